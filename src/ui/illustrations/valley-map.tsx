import { useId } from 'react';
import { Drawing, type DrawingProps } from './drawing';
import { ISLANDS, type Place, RIO_GRANDE, SHORE, SOUTH_SHORE, TOWNS, type Town } from './geography';
import { ink, mix } from './tokens';

/** North-west corner of the map, and its units for a degree of latitude. */
const WEST = -100.05;
const NORTH = 30.15;
const SCALE = 80;
/** The projection is equirectangular and true to scale at 28° north. */
const SHRINK = Math.cos((28 * Math.PI) / 180);

const x = ([longitude]: Place) => Math.round((longitude - WEST) * SHRINK * SCALE);
const y = ([, latitude]: Place) => Math.round((NORTH - latitude) * SCALE);
const line = (places: readonly Place[]) => `M${places.map((place) => `${x(place)} ${y(place)}`).join(' ')}`;

/** Where a town's name stands, from its dot. A name that stands apart gets a leader. */
const LABELS: Record<Town, { dx: number; dy: number; end?: boolean; apart?: boolean }> = {
  mcallen: { dx: 8, dy: -13 },
  harlingen: { dx: 76, dy: -20, apart: true },
  sanBenito: { dx: 71, dy: 2, apart: true },
  brownsville: { dx: 62, dy: 10, apart: true },
  laredo: { dx: 11, dy: 5 },
  corpusChristi: { dx: -11, dy: 5, end: true },
  sanAntonio: { dx: -11, dy: 5, end: true },
  houston: { dx: -11, dy: 5, end: true },
};

const HOME_NAME = { fontSize: 16, fontWeight: 700 };

/** The roads between the towns, each as one walk. */
const ROADS: readonly (readonly Town[])[] = [
  ['mcallen', 'harlingen', 'sanBenito', 'brownsville'],
  ['harlingen', 'corpusChristi', 'houston', 'sanAntonio', 'laredo', 'mcallen', 'sanAntonio', 'corpusChristi'],
];

export interface ValleyMapProps extends DrawingProps {
  /** The towns' names as they are to be read. */
  labels: Record<Town, string>;
  /** Names of the sea and of the neighbour. */
  gulf: string;
  mexico: string;
}

/** South Texas from the Rio Grande to San Antonio and Houston, with the towns that are served; McAllen is home. */
export function ValleyMap({ labels, gulf, mexico, ...props }: ValleyMapProps) {
  const shore = useId();
  const sea = (percent: number) => mix('sage', percent, 'ground');
  const river = line(RIO_GRANDE);
  const home = TOWNS.mcallen;
  return (
    <Drawing viewBox="0 0 400 376" fontSize="14px" {...props}>
      <path fill={sea(11)} d="M0 0h400v376H0z" />
      <defs>
        <path id={shore} d={line([...SOUTH_SHORE, ...SHORE])} />
      </defs>
      <g fill="none">
        <use href={`#${shore}`} stroke={sea(15)} strokeWidth="56" />
        <use href={`#${shore}`} stroke={sea(20)} strokeWidth="30" />
        <use href={`#${shore}`} stroke={sea(26)} strokeWidth="12" />
      </g>
      <path fill={mix('raised', 50, 'ground')} d={`${river}L${line(SOUTH_SHORE.toReversed()).slice(1)}H-60z`} />
      <path fill={ink('raised')} d={`${river}L${line(SHORE).slice(1)}V-60H-60z`} />
      <g fill="none" strokeLinejoin="round">
        <path stroke={ink('raised')} strokeWidth="3" d={ISLANDS.map(line).join('')} />
        <path stroke={sea(60)} strokeWidth="2" d={river} />
        <path
          stroke={ink('accent')}
          strokeOpacity=".6"
          strokeWidth="1.5"
          strokeDasharray="2 4"
          d={ROADS.map((towns) => line(towns.map((town) => TOWNS[town]))).join('')}
        />
      </g>
      <circle cx={x(home)} cy={y(home)} r="13" fill={ink('accent')} fillOpacity=".25" />
      {(Object.keys(TOWNS) as Town[]).map((town) => {
        const { dx, dy, end, apart } = LABELS[town];
        return (
          <g key={town} transform={`translate(${x(TOWNS[town])} ${y(TOWNS[town])})`}>
            {apart && <path stroke={ink('muted')} d={`M0 0 ${dx - 5} ${dy - 5}`} />}
            <circle r={town === 'mcallen' ? 6 : 4.5} fill={ink('accent')} stroke={ink('raised')} strokeWidth="1.5" />
            <text
              x={dx}
              y={dy}
              textAnchor={end ? 'end' : undefined}
              fill={ink('text')}
              stroke={apart ? undefined : ink('raised')}
              strokeWidth="4"
              paintOrder="stroke"
              style={town === 'mcallen' ? HOME_NAME : undefined}
            >
              {labels[town]}
            </text>
          </g>
        );
      })}
      <g fill={ink('muted')} textAnchor="middle">
        <text x="325" y="215">
          {gulf}
        </text>
        <text x="52" y="330">
          {mexico}
        </text>
      </g>
    </Drawing>
  );
}
