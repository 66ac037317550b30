import { box, colour, type Drawing, disc, line, oval, place, randomFrom, repeat, shape } from './svg';

/** What a shop sells, as the sign over its door shows it: drawn around (0, 0), about 40 units wide. */
const signs = {
  coffee: (ink: string) =>
    shape('M-14 -10H10V4A10 10 0 0 1 0 14H-4A10 10 0 0 1 -14 4Z', ink) + line('M10 -6h5a5 5 0 0 1 0 12h-5', ink, 3),
  bread: (ink: string) =>
    shape('M-18 8Q-20 -10 0 -10T18 8Q0 14 -18 8Z', ink) + line('M-7 -5l4 8M3 -6l4 8', colour.sand, 2.4),
  wrench: (ink: string) => line('M-13 12L8 -9', ink, 6) + line('M4 -13a8 8 0 1 0 11 10', ink, 5),
  flower: (ink: string) =>
    repeat(6, (petal) => place(0, 0, 1, oval(0, -10, 5, 8, ink), petal * 60)) + disc(0, 0, 4.5, colour.sun),
  scissors: (ink: string) =>
    line('M-10 -12L8 8M10 -12L-8 8', ink, 3.4) +
    line('M-8 8m-5 3a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M8 8m-5 3a5 5 0 1 0 10 0a5 5 0 1 0 -10 0', ink, 3),
  taco: (ink: string) =>
    shape('M-18 10A18 18 0 0 1 18 10Z', ink) +
    repeat(4, (bit) => disc(-11 + bit * 7.5, -6 + Math.abs(bit - 1.5) * 3, 4, bit % 2 ? colour.sage : colour.rose)),
} as const;
export type Trade = keyof typeof signs;

interface Shop {
  trade: Trade;
  wall: string;
  trim: string;
  /** Colour behind the panes. */
  glow: string;
  /** Silhouette of the roof line. */
  roof: 'flat' | 'stepped' | 'round';
  /** How dark the walls are, 0 to 1; what is behind the panes is not. */
  shade?: number;
}

const ROOFS: Record<Shop['roof'], string> = {
  flat: 'M-4 -300H204V-286H-4Z',
  stepped: 'M-4 -300H36V-322H70V-340H130V-322H164V-300H204V-286H-4Z',
  round: 'M-4 -300H44Q100 -362 156 -300H204V-286H-4Z',
};

/** A shop front on (0, 0), 200 units wide and 340 high: window, door, striped awning, a sign without words. */
function shopFront({ trade, wall, trim, glow, roof, shade = 0 }: Shop): string {
  const awning = repeat(10, (stripe) => {
    const x = 6 + stripe * 18.8;
    return shape(
      `M${x + 4} -176H${x + 22.8}L${x + 18.8} -132a9.4 9.4 0 0 1 -18.8 0Z`,
      stripe % 2 ? colour.limestone : trim,
    );
  });
  return [
    box(0, -300, 200, 300, wall),
    shape(ROOFS[roof], trim),
    disc(100, -236, 30, colour.limestone),
    place(100, -237, 1, signs[trade](trim)),
    `<g opacity="${shade}">${box(0, -300, 200, 300, colour.night)}${shape(ROOFS[roof], colour.night)}</g>`,
    box(18, -132, 104, 92, glow, 3),
    shape('M18 -40V-132H60L26 -40Z', '#fff', 0.14),
    repeat(4, (jar) =>
      box(30 + jar * 23, -64 - (jar % 2) * 8, 15, 24 + (jar % 2) * 8, jar % 2 ? trim : colour.earth, 3),
    ),
    box(18, -40, 104, 7, colour.limestone),
    box(138, -136, 46, 136, trim, 3),
    box(144, -128, 34, 66, glow, 2),
    disc(177, -52, 3.4, colour.sun),
    box(18, -33, 104, 33, trim),
    awning,
  ].join('');
}

const LIT = '#ffd891';
const DAY = '#cfdcd2';

const street: readonly Omit<Shop, 'glow'>[] = [
  { trade: 'bread', wall: '#c98a52', trim: colour.brick, roof: 'stepped' },
  { trade: 'coffee', wall: '#e2c79c', trim: colour.moss, roof: 'flat' },
  { trade: 'scissors', wall: '#a9683c', trim: '#46606a', roof: 'round' },
  { trade: 'flower', wall: '#e9d5b5', trim: colour.rust, roof: 'stepped' },
  { trade: 'taco', wall: '#8c9c78', trim: colour.clay, roof: 'flat' },
  { trade: 'wrench', wall: '#c7b195', trim: colour.ink, roof: 'round' },
];

function lamp(glow: boolean): string {
  const light = glow ? [70, 42, 22].map((radius) => disc(0, -206, radius, LIT, 0.13)).join('') : '';
  return (
    light +
    line('M0 0V-190', colour.night, 6) +
    disc(0, -206, 12, glow ? '#fff0cf' : colour.limestone) +
    line('M-12 0H12', colour.night, 7)
  );
}

/** A street of small shops when the lamps are lit. */
export const streetAtDusk: Drawing = (width, height) => {
  const size = height / 560;
  const ground = height * 0.82;
  const count = Math.ceil(width / (206 * size)) + 1;
  return [
    box(0, 0, width, ground, ['#20170f', '#5a3218', '#b9682a', '#f2b35c', '#ffd9a0']),
    disc(width * 0.17, height * 0.17, height * 0.035, colour.sand, 0.9),
    repeat(count, (index) => {
      const shop = street[index % street.length] as Shop;
      return place(index * 206 * size - 60 * size, ground, size, shopFront({ ...shop, glow: LIT, shade: 0.34 }));
    }),
    box(0, ground, width, height, ['#3a2a20', '#211812']),
    box(0, ground, width, height * 0.018, '#6a543f'),
    repeat(count, (index) =>
      oval(index * 206 * size + 10 * size, ground + height * 0.07, 62 * size, 9 * size, 'rgba(255,206,128,0.2)'),
    ),
    repeat(Math.ceil(count / 2), (index) =>
      place((index * 412 + 146) * size, ground + height * 0.05, size * 1.05, lamp(true)),
    ),
  ].join('');
};

/** One shop by day with somebody in front of it. */
export function shopByDay(trade: Trade, owner: string, wall: string, trim: string): Drawing {
  return (width, height) => {
    const size = Math.min(width / 330, height / 400);
    const ground = height * 0.88;
    const middle = width / 2;
    return [
      box(0, 0, width, height, ['#d7e4dc', '#f6eeda']),
      disc(width * 0.86, height * 0.15, height * 0.06, '#fff8e4'),
      repeat(5, (side) =>
        box(
          middle + (side - 2) * 214 * size - 100 * size,
          ground - (230 + (side % 2) * 46) * size,
          196 * size,
          300 * size,
          side % 2 ? '#d8c8aa' : '#cdb999',
        ),
      ),
      place(middle - 100 * size, ground, size, shopFront({ trade, wall, trim, glow: DAY, roof: 'stepped' })),
      box(0, ground, width, height, ['#cbb894', '#b39c76']),
      box(0, ground, width, 5 * size, '#e6d8bb'),
      place(middle - 136 * size, ground, size, plant()),
      place(middle + 128 * size, ground, size * 0.8, plant()),
      place(middle + 62 * size, ground + 26 * size, size * 0.92, owner),
    ].join('');
  };
}

function plant(): string {
  return (
    repeat(9, (leaf) => place(0, -34, 1, oval(0, -28, 7, 34, leaf % 2 ? colour.leaf : colour.moss), (leaf - 4) * 17)) +
    shape('M-22 -40H22L16 0H-16Z', colour.rust)
  );
}

/** A sky full of evening birds over two water towers and roofs: the town seen from the freeway. */
export const rooftops: Drawing = (width, height) => {
  const random = randomFrom(31);
  const tower =
    line('M-26 0L-14 -120M26 0L14 -120M-22 -40L20 -80M22 -40L-20 -80', colour.bark, 5) +
    oval(0, -148, 46, 34, colour.sage) +
    shape('M-46 -150A46 34 0 0 1 46 -150Z', colour.limestone) +
    shape('M-34 -172L0 -200L34 -172Z', colour.moss);
  return [
    box(0, 0, width, height, ['#f3e3c4', '#f7cf8e', '#ee9f55']),
    disc(width * 0.3, height * 0.5, height * 0.15, '#fff1cf', 0.9),
    repeat(16, () => {
      const [x, y, span] = [random() * width, height * (0.08 + random() * 0.34), 6 + random() * 10];
      return line(
        `M${x - span} ${y - span * 0.4}Q${x - span * 0.4} ${y - span * 0.6} ${x} ${y}Q${x + span * 0.4} ${y - span * 0.6} ${x + span} ${y - span * 0.4}`,
        colour.bark,
        2.2,
      );
    }),
    place(width * 0.72, height * 0.78, height / 420, tower),
    repeat(3, (row) =>
      repeat(14, (index) => {
        const wide = width * (0.09 + random() * 0.05);
        const tall = height * (0.08 + random() * 0.13);
        const x = index * width * 0.082 - width * 0.05;
        const top = height * (0.72 + row * 0.11) - tall * 0.6;
        const fill = (['#c07a45', '#8a5630', '#4a2f20'] as const)[row] ?? colour.bark;
        const panes = repeat(6, (pane) =>
          random() > 0.45
            ? box(
                x + wide * (0.14 + (pane % 3) * 0.27),
                top + height * (0.025 + Math.floor(pane / 3) * 0.045),
                wide * 0.13,
                height * 0.024,
                LIT,
                1,
              )
            : '',
        );
        return box(x, top, wide, height, fill) + panes;
      }),
    ),
  ].join('');
};
