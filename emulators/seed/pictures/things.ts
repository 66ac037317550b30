import { box, colour, type Drawing, disc, line, oval, place, randomFrom, repeat, shape } from './svg';

/**
 * Which of the seven segments (top, upper right, lower right, bottom, lower left, upper left, middle) a digit lights.
 */
const SEGMENTS = ['012345', '12', '01346', '01236', '1256', '02356', '023456', '012', '0123456', '012356'] as const;
const SEGMENT_PATHS = ['M2 0H8', 'M10 2V8', 'M10 12V18', 'M2 20H8', 'M0 12V18', 'M0 2V8', 'M2 10H8'] as const;

/** A number in seven-segment digits, each 10 × 20 units, from (0, 0) to the right; needs no font. */
function digits(text: string, ink: string): string {
  let x = 0;
  return [...text]
    .map((sign) => {
      if (sign === '.') {
        x += 5;
        return disc(x - 2, 20, 1.6, ink);
      }
      const lit = [...(SEGMENTS[Number(sign)] ?? '')].map((segment) => SEGMENT_PATHS[Number(segment)]).join('');
      const drawn = place(x, 0, 1, line(lit, ink, 2.4));
      x += 16;
      return drawn;
    })
    .join('');
}

/** A payment card around (0, 0), 160 × 100 units. */
function card(face: string[], chip: string = colour.sun): string {
  return [
    box(-80, -50, 160, 100, face, 10),
    box(-62, -16, 28, 22, chip, 4),
    line('M-62 -5H-34M-48 -16V6', colour.clay, 1.4),
    repeat(4, (group) => line(`M${-62 + group * 32} 24h22`, 'rgba(255,255,255,0.55)', 4)),
    disc(52, 30, 11, colour.amber, 0.9) + disc(64, 30, 11, colour.brick, 0.75),
  ].join('');
}

/** Waves of a card held near. */
function waves(ink: string): string {
  return repeat(3, (wave) =>
    line(`M${wave * 12} ${-10 - wave * 7}Q${10 + wave * 16} 0 ${wave * 12} ${10 + wave * 7}`, ink, 5),
  );
}

/** A card terminal around (0, 0), 180 × 330 units. */
function terminal(amount: string): string {
  const keys = repeat(12, (key) => {
    const [x, y] = [-54 + (key % 3) * 54, 26 + Math.floor(key / 3) * 30];
    const fill = key === 9 ? colour.brick : key === 11 ? colour.leaf : '#57463a';
    return box(x - 20, y - 10, 40, 20, fill, 6);
  });
  return [
    box(-84, -172, 176, 346, 'rgba(0,0,0,0.28)', 30),
    box(-90, -170, 180, 336, ['#4a3a2f', '#2c211a'], 28),
    box(-72, -150, 144, 148, ['#f7ecd6', '#eddcbb'], 10),
    place(-36, -128, 1.5, digits(amount, colour.ink)),
    line('M-52 -76H52M-52 -62H14', 'rgba(42,31,23,0.35)', 5),
    box(-52, -46, 104, 28, colour.leaf, 8),
    line('M-10 -33l7 7l14 -14', colour.paper, 5),
    keys,
  ].join('');
}

/** A till receipt with its foot on (0, 0): `rows` of goods, and a total. 150 units wide. */
function receipt(rows: number, total: string, height: number): string {
  const random = randomFrom(rows);
  const teeth = repeat(15, (tooth) => `L${75 - tooth * 10 - 5} ${tooth % 2 ? 0 : 7}L${75 - (tooth + 1) * 10} 0`);
  const step = (height - 120) / rows;
  return [
    shape(`M-75 ${-height}H75V0${teeth}Z`, colour.paper),
    shape(`M-75 ${-height}H-52V0L-75 0Z`, colour.ink, 0.04),
    disc(0, -height + 26, 11, colour.amber),
    repeat(rows, (row) => {
      const y = -height + 62 + row * step;
      return (
        line(`M-56 ${y}h${30 + random() * 42}`, colour.stone, 4.5) +
        line(`M${56 - 14 - random() * 16} ${y}H56`, colour.earth, 4.5)
      );
    }),
    line('M-56 -54H56', colour.sand, 2.5),
    line('M-56 -34h30', colour.ink, 7),
    place(4, -44, 0.95, digits(total, colour.ink)),
    line('M-56 -14H56', colour.sand, 2.5),
  ].join('');
}

function table(width: number, height: number, top: number, wall: string[], wood: string[]): string {
  return (
    box(0, 0, width, height, wall) +
    box(0, top, width, height - top, wood) +
    box(0, top, width, height * 0.012, 'rgba(255,255,255,0.18)')
  );
}

/** A terminal with a card held to it. */
export const tapToPay: Drawing = (width, height) => {
  const size = Math.min(width, height) / 470;
  return [
    box(0, 0, width, height, ['#f2b65f', '#e0893a', '#b8632a']),
    disc(width * 0.5, height * 0.5, Math.min(width, height) * 0.42, '#f9cf8b', 0.55),
    place(width * 0.42, height * 0.53, size, terminal('24.60'), -7),
    place(width * 0.73, height * 0.37, size * 1.05, card([colour.moss, colour.grove]), 18),
    place(width * 0.6, height * 0.25, size * 1.1, waves(colour.paper), -128),
  ].join('');
};

/** A phone with a small reader plugged in, before a market's lights. */
export const mobileReader: Drawing = (width, height) => {
  const size = Math.min(width / 340, height / 520);
  const random = randomFrom(17);
  return [
    box(0, 0, width, height, ['#1f2a1b', '#3b4d2b', '#8fa46d']),
    repeat(26, () =>
      disc(
        random() * width,
        random() * height * 0.66,
        (5 + random() * 16) * size,
        random() > 0.5 ? colour.sun : colour.amber,
        0.22,
      ),
    ),
    place(
      width / 2,
      height * 0.57,
      size,
      [
        box(-84, -168, 168, 330, colour.night, 26),
        box(-74, -156, 148, 306, ['#fbf7f0', '#efe3cd'], 18),
        disc(0, -104, 26, colour.amber),
        line('M-11 -104l8 8l15 -16', colour.ink, 6),
        place(-36, -54, 1.5, digits('18.25', colour.ink)),
        line('M-48 6H48M-48 24H48M-48 42H10', colour.stone, 6),
        box(-54, 82, 108, 36, colour.moss, 18),
        box(-44, -206, 88, 44, ['#fffaf0', '#d9c9ac'], 9),
        place(30, -224, 0.95, card([colour.rust, colour.brick]), -12),
        box(-44, -196, 88, 34, '#e9dcc2', 7),
      ].join(''),
      5,
    ),
  ].join('');
};

/** A shop's counter: a till with its stand, a drawer, a cup. */
export const tillOnCounter: Drawing = (width, height) => {
  const size = Math.min(width / 520, height / 400);
  const top = height * 0.72;
  const tiles = repeat(12, (tile) =>
    box(
      -118 + (tile % 4) * 60,
      -196 + Math.floor(tile / 4) * 46,
      52,
      38,
      [colour.sage, colour.amber, colour.rose, colour.sand, colour.mist][tile % 5] ?? colour.sand,
      6,
    ),
  );
  return [
    table(width, height, top, ['#efe4d0', '#dccbab'], ['#8a5a34', '#5e3b22']),
    repeat(3, (shelf) => box(width * (0.06 + shelf * 0.33), height * 0.14, width * 0.22, height * 0.014, '#a9855c')),
    repeat(12, (jar) =>
      box(
        width * (0.075 + Math.floor(jar / 4) * 0.33 + (jar % 4) * 0.052),
        height * 0.14 - size * (26 + (jar % 3) * 12),
        size * 22,
        size * (26 + (jar % 3) * 12),
        [colour.rust, colour.moss, colour.sand, colour.water][(jar * 3) % 4] ?? colour.sand,
        4,
      ),
    ),
    place(
      width * 0.46,
      top,
      size,
      [
        oval(0, 10, 120, 12, 'rgba(0,0,0,0.25)'),
        shape('M-34 0H34L22 -58H-22Z', colour.bark),
        box(-140, -224, 290, 176, colour.night, 16),
        box(-128, -212, 266, 152, colour.paper, 8),
        tiles,
      ].join(''),
    ),
    place(width * 0.78, top + 4 * size, size * 0.62, terminal('9.75'), 4),
    place(
      width * 0.16,
      top + 8 * size,
      size,
      shape('M-30 -64H30L24 0H-24Z', colour.limestone) +
        line('M30 -50q26 4 0 34', colour.limestone, 7) +
        oval(0, -64, 30, 6, colour.earth) +
        line('M-8 -82q-8 -12 0 -22M8 -84q-8 -12 0 -22', '#fff', 3),
    ),
  ].join('');
};

/** A checkout on a laptop, a parcel ready beside it. */
export const onlineCheckout: Drawing = (width, height) => {
  const size = Math.min(width / 520, height / 390);
  const top = height * 0.76;
  return [
    table(width, height, top, ['#33271f', '#4f3a2a'], ['#c98f52', '#a06a38']),
    disc(width * 0.16, height * 0.24, size * 44, colour.amber, 0.85),
    place(
      width * 0.46,
      top + 6 * size,
      size,
      [
        box(-180, -226, 360, 222, colour.night, 14),
        box(-168, -214, 336, 198, colour.paper, 6),
        box(-168, -214, 336, 26, colour.sand, 6),
        repeat(3, (dot) =>
          disc(-154 + dot * 14, -201, 4, [colour.brick, colour.amber, colour.leaf][dot] ?? colour.leaf),
        ),
        repeat(
          3,
          (row) =>
            box(-150, -172 + row * 46, 40, 36, [colour.sage, colour.rose, colour.amber][row] ?? colour.sage, 6) +
            line(`M-98 ${-160 + row * 46}h70M-98 ${-146 + row * 46}h44`, colour.stone, 5),
        ),
        box(10, -174, 142, 142, colour.limestone, 10),
        place(34, -160, 1.4, digits('64.90', colour.ink)),
        line('M26 -112H136M26 -98H108', colour.stone, 5),
        box(26, -78, 110, 30, colour.clay, 15),
        shape('M-214 -4H214L196 12H-196Z', '#c9bda9'),
      ].join(''),
    ),
    place(
      width * 0.84,
      top + 26 * size,
      size * 0.9,
      [
        shape('M-64 -92H64V0H-64Z', '#b98a55'),
        shape('M-64 -92L-40 -116H88L64 -92Z', '#d3a873'),
        shape('M64 -92L88 -116V-24L64 0Z', '#94693c'),
        box(-12, -92, 24, 92, colour.sand),
        shape('M-12 -92L12 -116H36L12 -92Z', '#f1e2c4'),
      ].join(''),
    ),
  ].join('');
};

/** A long receipt coming out of the dark, its total in amber light. */
export const longReceipt: Drawing = (width, height) => {
  const size = width / 240;
  return [
    box(0, 0, width, height, ['#2c231c', '#17120f']),
    disc(width * 0.62, height * 0.62, width * 0.5, colour.amber, 0.1),
    disc(width * 0.62, height * 0.62, width * 0.34, colour.amber, 0.1),
    place(
      width * 0.5 + 6 * size,
      height * 0.93 + 8 * size,
      size,
      shape(`M-75 ${(-height * 0.86) / size}H75V0H-75Z`, '#000', 0.35),
      2,
    ),
    place(width * 0.5, height * 0.93, size, receipt(9, '38.40', (height * 0.86) / size), 2),
  ].join('');
};

/** A balance: on one side a heap of coins that are paid as fees, on the other one leaf. */
export const balance: Drawing = (width, height) => {
  const size = Math.min(width / 520, height / 300);
  const pan = line('M-70 0L0 -96L70 0', colour.bark, 3) + shape('M-78 0H78Q60 34 0 34T-78 0Z', colour.clay);
  const coins = repeat(9, (coin) =>
    oval(-36 + (coin % 3) * 36, -7 - Math.floor(coin / 3) * 13, 22, 8, coin % 2 ? colour.amber : '#d98d2c'),
  );
  return [
    box(0, 0, width, height, ['#fbf7f0', '#f0e2c8']),
    disc(width * 0.5, height * 0.5, size * 128, colour.sand, 0.6),
    place(
      width * 0.5,
      height * 0.9,
      size,
      [
        box(-8, -214, 16, 214, colour.bark, 8),
        shape('M-70 0Q0 -34 70 0Z', colour.bark),
        line('M-170 -196L170 -236', colour.bark, 9),
        disc(0, -216, 14, colour.amber),
        place(-170, -100, 1, pan + oval(0, -8, 10, 30, colour.leaf, 38) + oval(16, -14, 8, 24, colour.sage, 62)),
        place(170, -140, 1, coins + pan),
      ].join(''),
    ),
  ].join('');
};

/** Stacks of coins that rise from day to day, a seedling on the last. */
export const coinsGrowing: Drawing = (width, height) => {
  const size = Math.min(width / 480, height / 320);
  const ground = height * 0.84;
  return [
    box(0, 0, width, height, ['#dfe7d2', '#f7efdc']),
    disc(width * 0.78, height * 0.26, size * 44, '#fffaf0'),
    box(0, ground, width, height - ground, ['#8fa46d', '#6f8c58']),
    repeat(5, (stack) => {
      const x = width / 2 + (stack - 2) * 78 * size;
      const coins = 2 + stack * 3;
      const pile = repeat(coins, (coin) =>
        box(
          x - 28 * size,
          ground - (coin + 1) * 12 * size,
          56 * size,
          11 * size,
          coin % 2 ? '#d98d2c' : colour.amber,
          5 * size,
        ),
      );
      const seedling =
        line(`M${x} ${ground - coins * 12 * size}q${4 * size} ${-22 * size} 0 ${-44 * size}`, colour.moss, 5 * size) +
        oval(x - 17 * size, ground - coins * 12 * size - 44 * size, 20 * size, 9 * size, colour.leaf, 24) +
        oval(x + 17 * size, ground - coins * 12 * size - 50 * size, 20 * size, 9 * size, colour.moss, -28);
      return oval(x, ground, 36 * size, 6 * size, 'rgba(0,0,0,0.15)') + pile + (stack === 4 ? seedling : '');
    }),
  ].join('');
};

/** A clock in a shop's door, with a sign that hangs below it. */
export const openSign: Drawing = (width, height) => {
  const size = Math.min(width, height) / 400;
  return [
    box(0, 0, width, height, ['#46606a', '#2f444c']),
    box(width * 0.12, height * 0.06, width * 0.76, height, ['#ffe2ab', '#f5bf6c'], 10),
    repeat(2, (pane) =>
      box(width * (0.12 + pane * 0.38) + (pane ? 6 : 0) * size, height * 0.06, 6 * size, height, '#2f444c'),
    ),
    disc(width / 2, height * 0.36, 92 * size, colour.bark) + disc(width / 2, height * 0.36, 80 * size, colour.paper),
    repeat(12, (hour) =>
      place(width / 2, height * 0.36, size, line('M0 -70V-60', colour.ink, hour % 3 ? 3 : 6), hour * 30),
    ),
    place(
      width / 2,
      height * 0.36,
      size,
      line('M0 0L-26 -30', colour.ink, 8) + line('M0 0L0 -60', colour.clay, 5) + disc(0, 0, 8, colour.ink),
    ),
    place(
      width / 2,
      height * 0.8,
      size,
      line('M-70 -44L0 -84L70 -44', colour.bark, 4) +
        box(-104, -46, 208, 76, colour.moss, 14) +
        line('M-62 -8l24 22l48 -46', colour.paper, 14) +
        disc(58, -8, 14, colour.amber),
    ),
  ].join('');
};
