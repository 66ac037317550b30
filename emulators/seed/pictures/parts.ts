import { box, colour, disc, line, place, repeat } from './svg';

/**
 * Which of the seven segments (top, upper right, lower right, bottom, lower left, upper left, middle) a digit lights.
 */
const SEGMENTS = ['012345', '12', '01346', '01236', '1256', '02356', '023456', '012', '0123456', '012356'] as const;
const SEGMENT_PATHS = ['M2 0H8', 'M10 2V8', 'M10 12V18', 'M2 20H8', 'M0 12V18', 'M0 2V8', 'M2 10H8'] as const;

/** A number in seven-segment digits, each 10 × 20 units, from (0, 0) to the right; needs no font. */
export function digits(text: string, ink: string): string {
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
export function card(face: string[], chip: string = colour.sun): string {
  return [
    box(-80, -50, 160, 100, face, 10),
    box(-62, -16, 28, 22, chip, 4),
    line('M-62 -5H-34M-48 -16V6', colour.clay, 1.4),
    repeat(4, (group) => line(`M${-62 + group * 32} 24h22`, 'rgba(255,255,255,0.55)', 4)),
    disc(52, 30, 11, colour.amber, 0.9) + disc(64, 30, 11, colour.brick, 0.75),
  ].join('');
}

/** Waves of a card held near. */
export function waves(ink: string): string {
  return repeat(3, (wave) =>
    line(`M${wave * 12} ${-10 - wave * 7}Q${10 + wave * 16} 0 ${wave * 12} ${10 + wave * 7}`, ink, 5),
  );
}

/** A card terminal around (0, 0), 180 × 330 units. */
export function terminal(amount: string): string {
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

/** A table's top from `top` down, before a wall. */
export function table(width: number, height: number, top: number, wall: string[], wood: string[]): string {
  return (
    box(0, 0, width, height, wall) +
    box(0, top, width, height - top, wood) +
    box(0, top, width, height * 0.012, 'rgba(255,255,255,0.18)')
  );
}
