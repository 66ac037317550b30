import { BODY, Drawing, type DrawingProps, FAINT, GLASS, ink, mix, SHADE } from './drawing';

/** The steps of a sale: register, processor, bank. */
export function SaleRoute(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 440 340" {...props}>
      <rect x="14" y="14" width="412" height="306" rx="28" fill={mix('brand.fg', 9, 'bg')} />
      <path fill={mix('fg.muted', 26, 'bg')} d="M14 282h412v10q0 28-28 28H42q-28 0-28-28z" />
      <path
        fill="none"
        stroke={ink('brand.fg')}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 11"
        d="M92 168C92 70 130 62 172 62M268 62c60 0 76 20 76 66"
      />
      <path fill={SHADE} d="M78 250h34l8 32H70z" />
      <rect x="36" y="176" width="116" height="82" rx="10" {...BODY} />
      <rect x="44" y="184" width="100" height="66" rx="4" fill={GLASS} />
      <path fill={ink('brand.fg')} d="M51 191h22v17H51zM76 211h22v17H76z" />
      <path fill={ink('fg.success')} d="M76 191h22v17H76zM51 231h22v12H51z" />
      <path fill={FAINT} d="M51 211h22v17H51zM76 231h22v12H76z" />
      <path stroke={FAINT} strokeWidth="3" d="M106 195h30M106 204h22M106 213h26" />
      <rect x="106" y="230" width="30" height="13" rx="3" fill={ink('brand.fg')} />
      <rect x="172" y="40" width="96" height="242" rx="10" {...BODY} />
      {[54, 98, 142, 186, 230].map((y) => (
        <g key={y}>
          <rect x="182" y={y} width="76" height="34" rx="5" fill={GLASS} />
          <path stroke={FAINT} strokeWidth="3" d={`M190 ${y + 12}h34M190 ${y + 22}h24`} />
          <circle cx="246" cy={y + 17} r="4" fill={ink('fg.success')} />
        </g>
      ))}
      <path {...BODY} d="M284 178l60-40 60 40v12H284z" />
      <circle cx="344" cy="168" r="9" fill={ink('brand.fg')} />
      <path {...BODY} fill={mix('fg.success', 30, 'bg.muted')} d="M294 190h100v80H294z" />
      <path
        fill={ink('bg.panel')}
        stroke={SHADE}
        d="M302 192h14v76h-14zM328 192h14v76h-14zM350 192h14v76h-14zM374 192h14v76h-14z"
      />
      <path {...BODY} d="M284 268h120v14H284z" />
    </Drawing>
  );
}
