import { Band, type BandProps, dusk, mix, scene } from './drawing';
import { Palm } from './plants';
import { Boutique, Clinic, Garage, Taqueria } from './shops';

/** A street of small shops: taquería, mechanic, boutique, clinic. Place it on the lower edge of a section. */
export function ShopFronts(props: BandProps) {
  return (
    <Band
      viewBox="0 0 1120 200"
      justifyContent="center"
      height={{ base: '7rem', md: '13rem' }}
      {...props}
      css={{ ...scene, '@media screen': { _dark: { ...dusk, '--bark': mix('fg.muted', 36, 'bg') } } }}
    >
      <g fill="none" stroke="var(--bark)">
        <path d="M-760 76Q-496 124-232 76 32 124 296 76 560 124 824 76 1088 124 1352 76 1616 124 1880 76" />
        <path
          strokeWidth="5"
          d="M-232 194V66m-16 12h32M296 194V66m-16 12h32M824 194V66m-16 12h32M1352 194V66m-16 12h32"
        />
      </g>
      <Palm x={40} y={194} height={128} />
      <Palm x={82} y={194} height={92} scale={0.85} />
      <Palm x={532} y={194} height={142} />
      <Palm x={778} y={194} height={100} scale={0.85} />
      <Palm x={1048} y={194} height={146} />
      <Palm x={1092} y={194} height={104} scale={0.85} />
      <g transform="translate(116 194)">
        <Taqueria />
        <g transform="translate(216)">
          <Garage />
        </g>
        <g transform="translate(442)">
          <Boutique />
        </g>
        <g transform="translate(740)">
          <Clinic />
        </g>
      </g>
      <path
        fill="none"
        stroke="var(--paint-a)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 13"
        d="M262 98Q278 126 296 112M296 112Q314 132 332 116M684 66Q760 140 824 110"
      />
      <path fill="var(--wall-b)" d="M-999 194h3118v6H-999z" />
    </Band>
  );
}
