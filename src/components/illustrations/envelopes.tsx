import { Drawing, type DrawingProps, ink, mix, SHADE } from './drawing';

const PAPER = { fill: ink('bg.panel'), stroke: SHADE, strokeWidth: 2 };
const STAR = 'l5 11 12 1-9 8 3 12-11-7-11 7 3-12-9-8 12-1z';

/** Two envelopes, and an open one with a five-star letter. */
export function Envelopes(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 440 340" {...props}>
      <rect x="20" y="14" width="400" height="300" rx="28" fill={mix('brand.fg', 9, 'bg')} />
      <ellipse cx="220" cy="318" rx="170" ry="8" fill={mix('fg.muted', 26, 'bg')} />
      <g transform="rotate(-11 150 120)">
        <rect x="44" y="52" width="216" height="136" rx="6" {...PAPER} fill={mix('fg.success', 40, 'bg.muted')} />
        <path fill={ink('bg.panel')} d="M60 66h34v42H60z" />
        <path fill={ink('brand.fg')} d="M65 71h24v32H65z" />
        <path fill="none" stroke={SHADE} strokeWidth="3" d="M104 76q8-6 16 0t16 0 16 0M104 86q8-6 16 0t16 0 16 0" />
      </g>
      <g transform="rotate(9 320 130)">
        <rect x="214" y="66" width="190" height="124" rx="6" {...PAPER} fill={mix('brand.fg', 26, 'bg.muted')} />
        <path fill={ink('bg.panel')} d="M356 80h34v42h-34z" />
        <path fill={ink('fg.success')} d="M361 85h24v32h-24z" />
        <path stroke={SHADE} strokeWidth="3" d="M300 92h42M300 102h34" />
      </g>
      <path fill={mix('fg.muted', 30, 'bg.muted')} stroke={SHADE} strokeWidth="2" d="M86 190l134-88 134 88z" />
      <rect x="112" y="70" width="216" height="200" rx="4" {...PAPER} />
      <g fill={ink('brand.fg')}>
        {[148, 184, 220, 256, 292].map((x) => (
          <path key={x} d={`M${x} 88${STAR}`} />
        ))}
      </g>
      <path
        stroke={mix('fg.muted', 55, 'bg.panel')}
        strokeWidth="4"
        d="M132 140h176M132 156h160M132 172h176M132 188h104"
      />
      <path {...PAPER} fill={ink('bg.muted')} d="M86 190l134 84 134-84v112q0 8-8 8H94q-8 0-8-8z" />
      <path fill="none" stroke={SHADE} strokeWidth="2" d="M89 307l98-54M351 307l-98-54" />
    </Drawing>
  );
}
