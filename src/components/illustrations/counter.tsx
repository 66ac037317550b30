import { BODY, Drawing, type DrawingProps, FAINT, GLASS, ink, mix, SHADE } from './drawing';

/** A shop's counter with a register. The counter continues past the sides of the drawing. */
export function Counter({ amount, ...props }: DrawingProps & { amount: string }) {
  return (
    <Drawing viewBox="0 0 480 360" {...props}>
      <rect x="24" y="12" width="432" height="316" rx="28" fill={mix('brand.fg', 9, 'bg')} />
      <path fill={SHADE} d="M48 108h128v6H48zM320 84h112v6H320zM388 170h52v6h-52z" />
      <path fill={mix('fg.success', 70, 'bg')} d="M58 108V76q0-6 6-6h18q6 0 6 6v32zM338 84V54h34v30z" />
      <path
        fill={mix('brand.fg', 70, 'bg')}
        d="M96 108V60h34v48zM400 84V62q0-4 4-4h14q4 0 4 4v22zM396 170v-34h30v34z"
      />
      <path fill={FAINT} d="M138 108V86h28v22zM376 84V68h18v16zM62 66h22v5H62z" />
      <path stroke={ink('bg.panel')} strokeWidth="3" d="M96 80h34M338 68h34M58 90h30" />
      <path fill={SHADE} d="M222 212h36l8 36h-52z" />
      <rect x="118" y="84" width="244" height="138" rx="14" {...BODY} />
      <rect x="129" y="95" width="222" height="116" rx="6" fill={GLASS} />
      <path fill={ink('brand.fg')} d="M138 104h38v30h-38zM181 139h38v30h-38zM138 174h38v28h-38z" />
      <path fill={ink('fg.success')} d="M181 104h38v30h-38zM138 139h38v30h-38zM224 174h38v28h-38z" />
      <path fill={FAINT} d="M224 104h38v30h-38zM224 139h38v30h-38zM181 174h38v28h-38z" />
      <path stroke={FAINT} strokeWidth="3" d="M274 108h66M274 119h50M274 130h60M274 141h42" />
      <text x="342" y="168" textAnchor="end" fill={ink('bg')} style={{ fontSize: 19, fontWeight: 600 }}>
        {amount}
      </text>
      <rect x="274" y="178" width="68" height="24" rx="5" fill={ink('brand.fg')} />
      <rect x="156" y="246" width="168" height="44" rx="8" {...BODY} />
      <path stroke={SHADE} strokeWidth="3" d="M168 274h144" />
      <circle cx="240" cy="260" r="4" fill={SHADE} />
      <path fill={ink('bg.panel')} stroke={SHADE} d="M70 250v-56l6 4 6-4 6 4 6-4 6 4 6-4v56z" />
      <path stroke={SHADE} strokeWidth="2" d="M78 208h20m-20 9h20m-20 9h12m-12 9h20" />
      <rect x="54" y="242" width="70" height="48" rx="9" {...BODY} />
      <path stroke={SHADE} strokeWidth="4" strokeLinecap="round" d="M66 252h46" />
      <circle cx="110" cy="276" r="4" fill={ink('fg.success')} />
      <g transform="rotate(-7 392 262)">
        <rect x="364" y="214" width="56" height="78" rx="10" {...BODY} />
        <rect x="371" y="222" width="42" height="24" rx="4" fill={GLASS} />
        <path stroke={SHADE} strokeWidth="7" strokeDasharray="9 6" d="M373 256h42M373 268h42" />
        <path stroke={ink('fg.success')} strokeWidth="7" d="M373 281h39" />
      </g>
      <path fill={mix('fg.muted', 30, 'bg.muted')} d="M-999 290h3e3v12h-3e3z" />
      <path fill={ink('bg.muted')} d="M-999 302h3e3v58h-3e3z" />
      <path stroke={SHADE} strokeWidth="58" strokeDasharray="2 108" d="M-981 331h3e3" />
    </Drawing>
  );
}
