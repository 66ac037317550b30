import { box, colour, type Drawing, disc, line, oval, place, randomFrom, repeat, shape } from './svg';

/** The light of a landscape: sky from top to bottom, then the hills from far to near. */
interface Light {
  sky: string[];
  hills: readonly [string, string, string];
  sun: string;
  tree: string;
  leaves: readonly string[];
}

const dusk: Light = {
  sky: ['#1d1713', '#3b261b', '#7c3f1c', '#d17a2c', '#f6b65a', '#ffdca0'],
  hills: ['#8a4a22', '#4f2d1b', '#241912'],
  sun: '#ffe9bd',
  tree: '#120d0a',
  leaves: ['#1b1712', '#262016', '#33291a'],
};

const noon: Light = {
  sky: ['#cfe0da', '#e6ece0', '#fbf3e1'],
  hills: ['#c9cba4', '#a3b384', '#7f9763'],
  sun: '#fffaf0',
  tree: '#5a4330',
  leaves: ['#6f8c58', '#86a26c', '#a3bc90', '#5c7a47'],
};

/** A mesquite on (0, 0), about 200 units high: crooked limbs from one foot, a wide and feathery crown. */
function mesquite(seed: number, bark: string, leaves: readonly string[]): string {
  const random = randomFrom(seed);
  let limbs = '';
  let crown = '';
  const grow = (x: number, y: number, angle: number, length: number, width: number): void => {
    const bend = angle + (random() - 0.5) * 0.5;
    const [toX, toY] = [x + Math.cos(bend) * length, y - Math.sin(bend) * length];
    const side = (random() - 0.5) * length * 0.5;
    limbs += line(`M${x} ${y}Q${(x + toX) / 2 + side} ${(y + toY) / 2} ${toX} ${toY}`, bark, width);
    if (width < 3.4) {
      crown += repeat(11, () => {
        const [cx, cy] = [toX + (random() - 0.5) * 58, toY + (random() - 0.65) * 34];
        const fill = leaves[Math.floor(random() * leaves.length)] ?? bark;
        return oval(cx, cy, 9 + random() * 11, 3 + random() * 3, fill, (random() - 0.5) * 70);
      });
      return;
    }
    const spread = 0.38 + random() * 0.3;
    grow(toX, toY, Math.max(bend - spread, 0.25), length * 0.8, width * 0.68);
    grow(toX, toY, Math.min(bend + spread, Math.PI - 0.25), length * 0.8, width * 0.68);
  };
  grow(0, 0, 1.15, 60, 15);
  grow(0, 0, 2.05, 56, 13);
  return limbs + crown;
}

/** A palm on (0, 0), about 200 units high. */
function palm(trunk: string, frond: string): string {
  const fronds = [-165, -140, -110, -80, -45, -18, 8].map((angle) => {
    const radians = (angle * Math.PI) / 180;
    const [x, y] = [Math.cos(radians) * 62, Math.sin(radians) * 46];
    return shape(
      `M6 -190Q${x * 0.6} ${-205 + y * 1.2} ${6 + x} ${-178 + y + 20}Q${x * 0.55} ${-188 + y * 0.7} 6 -190Z`,
      frond,
    );
  });
  return line('M0 0Q-8 -100 6 -190', trunk, 9) + fronds.join('');
}

/** A line of hills from side to side. */
function hills(width: number, height: number, y: number, swell: number, seed: number, fill: string): string {
  const points = repeat(41, (index) => {
    const at = index / 40;
    const rise = Math.sin(at * 5 + seed) + 0.5 * Math.sin(at * 11 + seed * 3) + 0.25 * Math.sin(at * 23 + seed * 7);
    return `L${at * width} ${y - rise * swell}`;
  });
  return shape(`M0 ${height}${points}L${width} ${height}Z`, fill);
}

function sunAt(x: number, y: number, radius: number, fill: string): string {
  return [3.2, 2.2, 1.5].map((far) => disc(x, y, radius * far, fill, 0.13)).join('') + disc(x, y, radius, fill);
}

function stars(width: number, height: number): string {
  const random = randomFrom(7);
  return repeat(60, () =>
    disc(random() * width, random() ** 1.6 * height, 0.6 + random() * 1.4, colour.sand, 0.25 + random() * 0.5),
  );
}

/** Mesquites before a low sun. `hour` goes from 0, still day, to 1, night: the frames of the video. */
export function valleyAtDusk(hour = 0.45): Drawing {
  return (width, height) => {
    const unit = height / 100;
    const sky = box(0, 0, width, height * 0.76, dusk.sky);
    const night = `<g opacity="${Math.max(0, hour * 1.5 - 0.55)}">${box(0, 0, width, height, ['#0d0b0a', '#1a1512', '#4a2a18'])}${stars(width, height * 0.55)}</g>`;
    return [
      sky,
      sunAt(width * 0.66, unit * (38 + hour * 46), unit * 9, dusk.sun),
      night,
      hills(width, height, unit * 70, unit * 2.4, 1.1, dusk.hills[0]),
      hills(width, height, unit * 79, unit * 2.2, 4.2, dusk.hills[1]),
      hills(width, height, unit * 89, unit * 1.6, 2.6, dusk.hills[2]),
      place(width * 0.2, unit * 92, unit * 0.29, mesquite(11, dusk.tree, dusk.leaves)),
      place(width * 0.86, unit * 90, unit * 0.17, mesquite(23, dusk.tree, dusk.leaves)),
      place(width * 0.48, unit * 85, unit * 0.09, mesquite(5, dusk.tree, dusk.leaves)),
    ].join('');
  };
}

/** One mesquite by day, the tree that the business is named after. */
export const mesquiteAtNoon: Drawing = (width, height) => {
  const unit = Math.min(width, height) / 100;
  return [
    box(0, 0, width, height, noon.sky),
    sunAt(width * 0.22, height * 0.16, unit * 8, noon.sun),
    hills(width, height, height * 0.7, unit * 2.4, 3.2, noon.hills[0]),
    hills(width, height, height * 0.78, unit * 2, 1.2, noon.hills[1]),
    hills(width, height, height * 0.86, unit * 1.4, 5, noon.hills[2]),
    oval(width * 0.54, height * 0.9, unit * 40, unit * 3.4, '#5f7548'),
    place(width * 0.52, height * 0.9, unit * 0.4, mesquite(41, noon.tree, noon.leaves)),
  ].join('');
};

/** Rows of citrus running to the horizon, heavy with fruit. */
export const citrusRows: Drawing = (width, height) => {
  const random = randomFrom(3);
  const horizon = height * 0.42;
  const rows = repeat(9, (row) => {
    const lane = row - 4;
    return repeat(13, (step) => {
      const near = (13 - step) / 13;
      const depth = 1 - near;
      const y = horizon + (height * 1.02 - horizon) * depth ** 2.1;
      const x = width / 2 + lane * width * (0.028 + 0.36 * depth ** 2.1);
      const size = height * (0.012 + 0.13 * depth ** 2.1);
      const crown = repeat(7, (leaf) => {
        const angle = (leaf / 7) * Math.PI * 2;
        return disc(
          x + Math.cos(angle) * size * 0.5,
          y - size + Math.sin(angle) * size * 0.34,
          size * 0.52,
          leaf % 2 ? colour.moss : '#587a3e',
        );
      });
      const fruit = repeat(8, () =>
        disc(
          x + (random() - 0.5) * size * 1.6,
          y - size + (random() - 0.5) * size * 1.1,
          size * 0.11,
          random() > 0.4 ? colour.amber : colour.rose,
        ),
      );
      return (
        oval(x, y, size * 0.8, size * 0.16, '#7a5a38') +
        box(x - size * 0.06, y - size * 0.5, size * 0.12, size * 0.5, colour.earth) +
        disc(x, y - size, size * 0.66, colour.grove) +
        crown +
        fruit
      );
    });
  });
  return [
    box(0, 0, width, height, ['#f0b765', '#f8d79c', '#fdf0d3', '#fdf0d3']),
    sunAt(width * 0.5, horizon - height * 0.06, height * 0.07, '#fff8e6'),
    hills(width, height, horizon, height * 0.012, 2, '#b99a63'),
    box(0, horizon + height * 0.01, width, height, ['#c9a468', '#a8794a']),
    rows,
  ].join('');
};

/** The causeway to the island, palms on the near shore. */
export const causeway: Drawing = (width, height) => {
  const random = randomFrom(9);
  const sea = height * 0.56;
  const road = (x: number) => sea - height * 0.03 - Math.exp(-(((x / width - 0.62) * 5) ** 2)) * height * 0.13;
  const points = Array.from({ length: 61 }, (_, index) => (index / 60) * width);
  const pillars = points.filter((_, index) => index % 2 === 0);
  return [
    box(0, 0, width, sea, ['#b9d3cd', '#dbe6dc', '#fbf1dc']),
    sunAt(width * 0.8, height * 0.2, height * 0.06, '#fffaf0'),
    repeat(3, (cloud) =>
      oval(
        width * (0.14 + cloud * 0.27),
        height * (0.14 + (cloud % 2) * 0.08),
        width * 0.07,
        height * 0.016,
        '#fdfaf2',
      ),
    ),
    box(0, sea, width, height - sea, ['#8fb3aa', '#5f8d86', '#4f7470']),
    repeat(70, () => {
      const y = sea + random() ** 1.5 * height * 0.4;
      const long = 8 + ((y - sea) / height) * 160 * random();
      return line(`M${random() * width} ${y}h${long}`, '#d9e8e0', 1.2 + ((y - sea) / height) * 5);
    }),
    pillars.map((x) => line(`M${x} ${road(x)}V${sea + height * 0.014}`, '#a3937d', width * 0.0026)).join(''),
    line(`M${points.map((x) => `${x} ${road(x)}`).join('L')}`, colour.limestone, height * 0.016),
    line(`M${points.map((x) => `${x} ${road(x) + height * 0.008}`).join('L')}`, colour.stone, height * 0.004),
    shape(
      `M0 ${height}V${height * 0.84}Q${width * 0.2} ${height * 0.78} ${width * 0.46} ${height * 0.93}T${width * 0.8} ${height}Z`,
      '#e6cfa3',
    ),
    place(width * 0.1, height * 0.9, height / 330, palm(colour.earth, colour.moss)),
    place(width * 0.2, height * 0.93, height / 430, palm(colour.earth, colour.leaf), 4),
    place(width * 0.3, height * 0.93, height / 620, palm(colour.earth, colour.moss), -3),
  ].join('');
};
