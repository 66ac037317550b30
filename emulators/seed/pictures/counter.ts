import { card, table, terminal, waves } from './parts';
import { box, colour, type Drawing, disc, line, oval, place, repeat, shape } from './svg';

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
