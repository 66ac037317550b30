import { card, digits, table } from './parts';
import { box, colour, type Drawing, disc, line, place, randomFrom, repeat, shape } from './svg';

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
