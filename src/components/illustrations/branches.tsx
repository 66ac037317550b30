import { Drawing, type DrawingProps, ink, mix, scene } from './drawing';

/** The branches: their color, also in the book, and the width of their amount there. */
const BRANCHES = [
  { paint: 'var(--paint-a)', amount: 34 },
  { paint: 'var(--paint-b)', amount: 26 },
  { paint: ink('fg.muted'), amount: 40 },
  { paint: 'var(--paint-b)', amount: 22 },
  { paint: 'var(--paint-a)', amount: 31 },
];

/** Five branches with one shared set of books. */
export function Branches(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 400 330" {...props} css={scene}>
      <rect x="24" y="46" width="352" height="240" rx="120" fill={mix('brand.fg', 9, 'bg')} />
      {BRANCHES.map(({ paint, amount }, i) => (
        <g key={amount}>
          <path
            fill="none"
            stroke={ink('brand.fg')}
            strokeOpacity=".6"
            strokeWidth="1.5"
            strokeDasharray="2 4"
            d={`M${40 + i * 80} 96C${40 + i * 80} 130 200 116 200 152`}
          />
          <g transform={`translate(${8 + i * 80} ${Math.abs(i - 2) * 6})`}>
            <path fill="var(--wall-b)" d="M4 24h56v66H4z" />
            <path fill="var(--edge)" d="M0 20h64v6H0z" />
            <path fill="var(--lit)" d="M10 54h22v22H10z" />
            <path fill="var(--lit-b)" d="M38 54h16v36H38z" />
            <path fill={paint} d="M2 36h60v8l-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6z" />
            <path fill="var(--edge)" d="M0 90h64v3H0z" />
          </g>
        </g>
      ))}
      <ellipse cx="200" cy="322" rx="132" ry="6" fill={mix('fg.muted', 26, 'bg')} />
      <rect
        x="90"
        y="152"
        width="220"
        height="168"
        rx="12"
        fill={ink('bg.panel')}
        stroke={mix('fg.muted', 40, 'bg.muted')}
        strokeWidth="2"
      />
      <path fill={ink('bg.muted')} d="M92 164a10 10 0 0 1 10-10h196a10 10 0 0 1 10 10v14H92z" />
      <path stroke={ink('fg.muted')} strokeWidth="4" strokeLinecap="round" d="M108 166h54M270 166h24" />
      {BRANCHES.map(({ paint, amount }, i) => (
        <g key={amount} transform={`translate(0 ${192 + i * 18})`}>
          <rect x="108" y="-4" width="9" height="9" rx="2.5" fill={paint} />
          <path
            stroke={mix('fg.muted', 45, 'bg.panel')}
            strokeWidth="4"
            strokeLinecap="round"
            d={`M128 .5h${50 + amount}`}
          />
          <path stroke={ink('fg.muted')} strokeWidth="4" strokeLinecap="round" d={`M294 .5h-${amount}`} />
        </g>
      ))}
      <path stroke={ink('fg.muted')} d="M108 283h186m0 3H108" />
      <path stroke={ink('brand.fg')} strokeWidth="9" strokeLinecap="round" d="M230 301h60" />
      <path stroke={ink('fg')} strokeWidth="5" strokeLinecap="round" d="M110 301h34" />
    </Drawing>
  );
}
