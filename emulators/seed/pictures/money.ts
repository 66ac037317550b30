import { digits } from './parts';
import { box, colour, type Drawing, disc, line, oval, place, randomFrom, repeat, shape } from './svg';

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
