import { Drawing, type DrawingProps } from './drawing';
import { LOGO_MARK } from './logo-mark';
import { ink, mix } from './tokens';

export interface CardTerminalProps extends DrawingProps {
  /** What the screen shows, as it is to be read: `$43.30`. */
  amount?: string;
}

const KEYS = [0, 1, 2];

/** A card held to a terminal, with the waves of a contactless payment between them. */
export function CardTerminal({ amount, ...props }: CardTerminalProps) {
  const shade = mix('muted', 40, 'raised');
  return (
    <Drawing viewBox="0 0 400 400" {...props}>
      <circle cx="206" cy="206" r="176" fill={mix('accent', 9, 'ground')} />
      <ellipse cx="152" cy="388" rx="112" ry="7" fill={mix('muted', 26, 'ground')} />
      <g transform="translate(-14 24)rotate(-6 150 250)">
        <rect x="68" y="142" width="164" height="218" rx="24" fill={shade} />
        <rect x="68" y="134" width="164" height="218" rx="24" fill={ink('raised')} stroke={shade} strokeWidth="2" />
        <path stroke={ink('sage')} strokeWidth="6" strokeLinecap="round" strokeDasharray="0 16" d="M126 149h50" />
        <rect x="84" y="160" width="132" height="62" rx="8" fill={mix('text', 90, 'muted')} />
        {amount && (
          <text x="150" y="201" textAnchor="middle" fill={ink('ground')} style={{ fontSize: 28, fontWeight: 600 }}>
            {amount}
          </text>
        )}
        <g fill={ink('surface')} stroke={mix('muted', 24, 'raised')}>
          {KEYS.map((row) =>
            KEYS.map((column) => (
              <rect key={`${row}${column}`} x={86 + column * 45} y={234 + row * 27} width="38" height="20" rx="7" />
            )),
          )}
        </g>
        <rect x="86" y="315" width="38" height="20" rx="7" fill={mix('danger', 80, 'raised')} />
        <rect x="131" y="315" width="83" height="20" rx="7" fill={ink('sage')} />
      </g>
      <g transform="translate(290 86)rotate(40)scale(5.6)translate(-12-12)">
        <rect x=".5" y="5" width="23" height="14" rx="3" fill={mix('accent', 60, 'ground')} />
        <path fill={ink('accent')} fillRule="evenodd" d={LOGO_MARK} />
        <path fill={ink('accent')} d="M0 11h2v2H0z" />
        <rect
          x="1.3"
          y="9.9"
          width="4"
          height="4.2"
          rx=".9"
          fill={ink('accent-text')}
          stroke={ink('accent')}
          strokeWidth=".6"
        />
      </g>
      <path
        fill="none"
        stroke={ink('accent')}
        strokeWidth="7"
        strokeLinecap="round"
        d="M196 132a26 26 0 0 1 22 22M200 110a46 46 0 0 1 39 39M204 88a66 66 0 0 1 56 56"
      />
    </Drawing>
  );
}
