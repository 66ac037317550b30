import { Drawing, type DrawingProps, ink, mix, SHADE, scene } from './drawing';
import { Palm } from './plants';
import { Awning } from './shops';

/** A shop closed for the night, and a phone with a paid order. */
export function ClosedShop({ amount, ...props }: DrawingProps & { amount: string }) {
  return (
    <Drawing viewBox="0 0 480 360" {...props} css={scene}>
      <rect x="24" y="12" width="432" height="328" rx="28" fill={mix('brand.fg', 9, 'bg')} />
      <path fill={mix('brand.fg', 55, 'bg')} d="M398 48a30 30 0 1 0 22 50 26 26 0 0 1-22-50z" />
      <Palm x={62} y={332} height={222} />
      <path fill="var(--wall)" d="M96 332V104h232v228z" />
      <path fill="var(--edge)" d="M88 96h248v9H88zM112 168h136v164H112z" />
      <path fill="var(--wall-b)" d="M118 168h124v164H118zM268 188h44v144h-44z" />
      <path
        stroke="var(--edge)"
        strokeWidth="2"
        d="M118 188h124m0 20H118m0 20h124m0 20H118m0 20h124m0 20H118m0 20h124"
      />
      <path fill="var(--lit-b)" d="M275 198h30v62h-30z" />
      <circle cx="306" cy="272" r="3.5" fill="var(--edge)" />
      <Awning x={100} y={132} stripes={19} paint="var(--paint-a)" />
      <path stroke="var(--edge)" strokeWidth="2" fill="none" d="M276 216l14-10 14 10" />
      <path fill="var(--cloth)" stroke="var(--edge)" d="M272 216h36v18h-36z" />
      <path stroke="var(--paint-a)" strokeWidth="4" d="M279 225h22" />
      <path fill="var(--edge)" fillOpacity=".55" d="M24 332h432v8H24z" />
      <rect x="316" y="140" width="116" height="206" rx="20" fill={ink('bg.muted')} stroke={SHADE} strokeWidth="2" />
      <rect x="325" y="152" width="98" height="182" rx="11" fill={mix('fg', 90, 'fg.muted')} />
      <circle cx="374" cy="204" r="25" fill={ink('fg.success')} />
      <path
        fill="none"
        stroke={ink('bg')}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M363 205l8 8 15-17"
      />
      <text x="374" y="262" textAnchor="middle" fill={ink('bg')} style={{ fontSize: 23, fontWeight: 600 }}>
        {amount}
      </text>
      <path stroke={mix('fg.muted', 55, 'bg')} strokeWidth="4" d="M346 282h56M354 294h40" />
      <rect x="340" y="308" width="68" height="14" rx="5" fill={ink('brand.fg')} />
    </Drawing>
  );
}
