import { box, colour, type Drawing, disc, line, oval, place, repeat, shape } from './svg';

/** An armadillo that crosses the yard at dusk. */
export const armadillo: Drawing = (width, height) => {
  const size = Math.min(width / 460, height / 300);
  const bands = repeat(7, (band) =>
    line(
      `M${-44 + band * 15} ${-96 + Math.abs(band - 3) * 3}Q${-30 + band * 15} -50 ${-44 + band * 15} -12`,
      '#7d6651',
      3.4,
    ),
  );
  return [
    box(0, 0, width, height, ['#f7d9a0', '#eeb46a', '#d58540']),
    disc(width * 0.74, height * 0.36, size * 56, '#fff0cc'),
    shape(
      `M0 ${height * 0.76}Q${width * 0.3} ${height * 0.7} ${width * 0.6} ${height * 0.76}T${width} ${height * 0.74}V${height}H0Z`,
      '#8a5a30',
    ),
    repeat(14, (tuft) =>
      place(
        width * (0.04 + tuft * 0.074),
        height * (0.8 + (tuft % 3) * 0.06),
        size * 0.8,
        line('M0 0Q-4 -16 -12 -26M0 0V-32M0 0Q5 -16 13 -24', colour.moss, 3.4),
      ),
    ),
    place(
      width * 0.47,
      height * 0.86,
      size * 1.25,
      [
        oval(0, 2, 116, 9, 'rgba(42,31,23,0.3)'),
        line('M-94 -22Q-140 -18 -162 8', '#9a8068', 9),
        repeat(4, (leg) => box([-62, -38, 38, 58][leg] ?? 0, -24, 15, 26, '#8a705a', 6)),
        shape('M-102 -14Q-104 -104 0 -106T98 -14Q0 4 -102 -14Z', '#a88c72'),
        shape('M-102 -14Q-104 -84 -58 -98Q-74 -56 -64 -10Z', '#967b63'),
        shape('M98 -14Q98 -72 62 -92Q76 -50 68 -10Z', '#967b63'),
        bands,
        shape('M88 -58Q128 -66 158 -22Q164 -12 152 -10L94 -12Z', '#b89c82'),
        oval(102, -68, 8, 18, '#967b63', 18) + oval(116, -66, 7, 16, '#a88c72', 30),
        disc(126, -36, 4.4, colour.ink),
      ].join(''),
    ),
  ].join('');
};

/** A green jay on a branch. */
export const greenJay: Drawing = (width, height) => {
  const size = Math.min(width, height) / 400;
  return [
    box(0, 0, width, height, ['#eef0dd', '#dfe4c4']),
    disc(width * 0.3, height * 0.3, size * 92, '#fbf3d6'),
    repeat(18, (leaf) =>
      oval(
        width * ((leaf * 0.37) % 1),
        height * (0.06 + ((leaf * 0.23) % 0.24)),
        size * 26,
        size * 8,
        leaf % 2 ? colour.sage : '#c3d1a8',
        leaf * 47,
      ),
    ),
    line(
      `M${-width * 0.05} ${height * 0.8}Q${width * 0.4} ${height * 0.7} ${width * 1.05} ${height * 0.76}`,
      colour.earth,
      15 * size,
    ),
    place(
      width * 0.52,
      height * 0.73,
      size,
      [
        shape('M-46 -30L-134 86Q-126 100 -108 94L-8 4Z', '#d9b23c'),
        shape('M-40 -34L-116 92L-100 96L-4 0Z', '#3f7a63'),
        shape('M-70 -6Q-84 -110 6 -150Q74 -160 80 -96Q78 -4 2 6Q-46 10 -70 -6Z', '#6ba45c'),
        shape('M60 -128Q88 -60 30 -6Q66 -12 78 -64Q82 -100 60 -128Z', '#e7d27a'),
        shape('M-74 -2Q-62 -92 14 -104Q34 -50 -14 -14Q-48 8 -74 -2Z', '#4b8a66'),
        line('M-60 -8Q-40 -60 6 -84M-40 -6Q-22 -44 14 -62', '#3a7355', 4),
        disc(62, -158, 47, '#3f6f9e'),
        shape('M18 -150Q24 -104 74 -104Q108 -110 108 -146Q84 -128 58 -136Q34 -140 18 -150Z', colour.ink),
        shape('M30 -190Q58 -212 92 -192Q64 -182 52 -160Z', '#e9e6cf', 0.9),
        shape('M104 -164L146 -150L104 -138Z', colour.ink),
        disc(80, -160, 8, '#f2d45c') + disc(81, -160, 4.6, colour.ink),
        line('M-6 4v20M16 2v22', colour.ink, 5),
      ].join(''),
    ),
    repeat(9, (leaf) =>
      oval(
        width * (0.06 + leaf * 0.115),
        height * (0.83 + (leaf % 2) * 0.06),
        size * 34,
        size * 9,
        leaf % 3 ? colour.leaf : colour.moss,
        leaf % 2 ? 62 : 118,
      ),
    ),
  ].join('');
};
