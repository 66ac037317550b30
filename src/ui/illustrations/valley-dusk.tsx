import { useId } from 'react';
import { Band, type BandProps } from './drawing';
import { Mesquite, Palm } from './plants';
import { scene } from './scene';
import { Boutique, Clinic, Garage, Taqueria } from './shops';
import { ink, mix } from './tokens';

/** Poles of a power line that runs into the distance: scale in hundredths. */
const POLES = [100, 62, 40, 26, 17];

const SUN = { cx: 742, cy: 316 };
const SUN_PLACE = { transform: 'var(--sun-at)' };

/** The hero's scene: the Valley at dusk, or at noon in the light theme. Fills its place; its right side stays. */
export function ValleyDusk(props: BandProps) {
  const zenith = useId();
  return (
    <Band
      viewBox="0 0 1280 480"
      justifyContent="flex-end"
      {...props}
      css={{
        ...scene,
        '--sun': ink('surface'),
        '--sun-at': 'translate(240px,-186px)',
        '--far': mix('sage', 40, 'ground'),
        '--land': mix('muted', 12, 'raised'),
        '--row': mix('muted', 24, 'raised'),
        '--near': mix('muted', 30, 'raised'),
        '--halo': mix('accent', 55, 'sage'),
        '--glow': 0.05,
        '--spill': 0,
        _dark: {
          ...scene._dark,
          '--sun': ink('accent'),
          '--sun-at': 'none',
          '--far': mix('accent', 16, 'ground'),
          '--land': mix('accent', 13, 'ground'),
          '--row': mix('accent', 4, 'ground'),
          '--near': mix('accent', 5, 'surface'),
          '--halo': ink('accent'),
          '--glow': 0.1,
          '--spill': 0.16,
        },
      }}
    >
      <linearGradient id={zenith} x2="0" y2="1">
        <stop stopColor={ink('ground')} />
        <stop offset="1" stopColor={ink('ground')} stopOpacity="0" />
      </linearGradient>
      <g fill="var(--halo)" fillOpacity="var(--glow)" style={SUN_PLACE}>
        {[780, 510, 330, 205, 125].map((r) => (
          <circle key={r} {...SUN} r={r} />
        ))}
      </g>
      <path fill={`url(#${zenith})`} d="M-4e3 0h5400v150h-5400z" />
      <circle {...SUN} r="62" fill="var(--sun)" style={SUN_PLACE} />
      <path fill={ink('accent')} fillOpacity="var(--dusk)" d="m236 96 2 7 7 2-7 2-2 7-2-7-7-2 7-2z" />
      <path
        stroke="var(--far)"
        strokeWidth="20"
        strokeLinecap="round"
        strokeDasharray="0 11 0 17 0 8 0 14"
        d="M-4e3 351h5400"
      />
      <path fill="var(--land)" d="M-4e3 350h5400v130h-5400z" />
      <path
        stroke="var(--row)"
        strokeWidth="2"
        d="M742 350-4e3 368M742 350-4e3 396M742 350-1800 432M742 350-700 432M742 350-250 432M742 350 0 432M742 350 160 432M742 350 280 432M742 350 380 432M742 350 470 432M742 350 550 432"
      />
      <g stroke="var(--bark)" fill="none">
        {POLES.map((size) => (
          <path
            key={size}
            strokeWidth="5"
            d="M0 0v-190M-26-176h52M-20-160h40"
            transform={`translate(${742 - 6.8 * size} ${350 + 0.7 * size})scale(${size / 100})`}
          />
        ))}
        <path d="M38 242Q190 284 306 283 396 310 461 307 530 325 559 322 640 340 742 350M20 426 62 246M86 242Q216 284 336 283 410 310 479 307 540 325 571 322 650 340 742 350" />
        <path
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray="0 12 0 10 0 17 0 300"
          strokeDashoffset="-48"
          d="M86 239Q216 281 336 280"
        />
      </g>
      <Palm x={880} y={410} height={250} />
      <Palm x={1040} y={410} height={190} scale={0.85} />
      <Palm x={1184} y={410} height={290} />
      <Palm x={1226} y={410} height={222} scale={0.85} />
      <g transform="translate(802 418)scale(.78)">
        <Taqueria />
        <g transform="translate(152)">
          <Garage />
        </g>
        <g transform="translate(310)">
          <Boutique />
        </g>
        <g transform="translate(438)">
          <Clinic />
        </g>
      </g>
      <path fill="var(--near)" d="M-4e3 480v-52h4640l150-10h700v62z" />
      <path
        fill="var(--lit)"
        fillOpacity="var(--spill)"
        d="M814 418h60l16 34h-94zM930 418h66l16 34h-94zM1052 418h48l14 34h-76zM1222 418h22l10 34h-42z"
      />
      <path stroke={ink('muted')} strokeOpacity=".3" strokeWidth="4" strokeDasharray="46 34" d="M-3960 462h5400" />
      <path fill="var(--bark)" fillOpacity=".2" d="M470 438q170-14 340 0-170 14-340 0z" />
      <Mesquite />
    </Band>
  );
}
