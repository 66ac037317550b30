import { box, colour, type Drawing, disc, oval, place, repeat, shape } from './svg';

export interface Look {
  skin: string;
  hair: string;
  cut: 'short' | 'long' | 'bun' | 'cap' | 'grey';
  shirt: string;
  /** An apron or a vest over the shirt. */
  over?: string;
}

export const looks = {
  elena: { skin: '#c98f62', hair: '#2a1a12', cut: 'long', shirt: colour.amber, over: colour.bark },
  marco: { skin: '#a9714a', hair: '#1c130e', cut: 'short', shirt: colour.moss },
  lupe: { skin: '#d9a77c', hair: '#4a2c1a', cut: 'bun', shirt: colour.rose },
  ray: { skin: '#8a5a3a', hair: '#15100c', cut: 'cap', shirt: '#46606a', over: colour.rust },
  ines: { skin: '#e0b48c', hair: '#7a6d62', cut: 'grey', shirt: colour.limestone, over: colour.brick },
} as const satisfies Record<string, Look>;

/** Head and shoulders around (0, 0), the neck's foot; about 300 units wide. No face: a figure, not a likeness. */
function bust({ skin, hair, cut, shirt, over }: Look): string {
  const back = cut === 'long' ? shape('M-66 -100Q-74 -210 0 -212T66 -100L76 10Q0 40 -76 10Z', hair) : '';
  const crown = 'M-58 -118Q-66 -204 0 -206T58 -118Q50 -160 12 -164Q-34 -166 -58 -118Z';
  const top = {
    short: shape('M-58 -124Q-70 -212 0 -214T58 -124Q54 -168 26 -172Q-20 -158 -44 -170Q-56 -150 -58 -124Z', hair),
    long: shape(crown, hair),
    bun: disc(0, -218, 28, hair) + shape(crown, hair),
    cap:
      shape('M-60 -144Q-62 -214 0 -214T60 -144Q0 -158 -60 -144Z', colour.amber) +
      shape('M-12 -152Q60 -164 98 -136Q50 -142 -12 -140Z', colour.clay),
    grey: shape('M-60 -112Q-78 -214 0 -212T60 -112Q58 -160 0 -170Q-54 -160 -60 -112Z', hair),
  }[cut];
  const overShirt = over ? shape('M-86 200L-66 22Q-40 60 -20 90L-12 200ZM86 200L66 22Q40 60 20 90L12 200Z', over) : '';
  return [
    back,
    shape('M-150 200Q-152 60 -92 34L-34 12H34L92 34Q152 60 150 200Z', shirt),
    shape('M-34 -60H34V14Q0 60 -34 14Z', skin),
    shape('M-34 -38Q0 -6 34 -38V-22Q0 14 -34 -22Z', colour.ink, 0.16),
    overShirt,
    oval(0, -116, 58, 72, skin),
    shape('M0 -188A58 72 0 0 1 0 -44Q34 -80 34 -116T0 -188Z', colour.ink, 0.07),
    top,
  ].join('');
}

/** A whole figure standing on (0, 0), about 230 units high. */
export function standing(look: Look): string {
  return [
    oval(0, 0, 50, 7, 'rgba(42,31,23,0.25)'),
    shape('M-27 -112H27L22 -2H4L0 -80L-4 -2H-22Z', colour.ink),
    place(0, -172, 0.34, bust(look)),
    shape('M-50 -112Q-56 -150 -44 -156L-34 -108L-38 -84H-48ZM50 -112Q56 -150 44 -156L34 -108L38 -84H48Z', look.shirt),
    disc(-43, -82, 7, look.skin) + disc(43, -82, 7, look.skin),
    'over' in look && look.over ? shape('M-26 -128H26L30 -60H-30Z', look.over) : '',
  ].join('');
}

/** A portrait before a quiet wall with a low sun in it. */
export function portrait(look: Look, wall: string[], sun: string): Drawing {
  return (width, height) => {
    const size = Math.min(width / 400, height / 470);
    return [
      box(0, 0, width, height, wall),
      disc(width * 0.5, height * 0.47, Math.min(width, height) * 0.36, sun),
      place(width / 2, height - 196 * size, size, bust(look)),
    ].join('');
  };
}

/** Several people side by side. */
export function group(people: readonly Look[], wall: string[]): Drawing {
  return (width, height) => {
    const size = Math.min(width / (people.length * 235), height / 470);
    return [
      box(0, 0, width, height, wall),
      repeat(7, (stripe) => box((stripe / 7) * width, 0, width / 14, height, 'rgba(255,255,255,0.05)')),
      people
        .map((look, index) => {
          const offset = (index - (people.length - 1) / 2) * 235 * size;
          const lower = Math.abs(index - (people.length - 1) / 2) * 26 * size;
          return place(width / 2 + offset, height - 180 * size + lower, size, bust(look));
        })
        .join(''),
    ].join('');
  };
}
