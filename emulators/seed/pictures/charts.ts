import { box, colour, type Drawing, disc, line, place, repeat, shape } from './svg';

/** Bars of a year that fall as the fees do, a line of the takings above them. */
export const fallingFees: Drawing = (width, height) => {
  const bars = [0.78, 0.74, 0.76, 0.6, 0.52, 0.47, 0.4, 0.36, 0.33, 0.27, 0.24, 0.2];
  const takings = [0.36, 0.38, 0.37, 0.44, 0.47, 0.53, 0.55, 0.62, 0.66, 0.72, 0.78, 0.84];
  const [left, right, foot, tall] = [width * 0.09, width * 0.92, height * 0.86, height * 0.72];
  const step = (right - left) / bars.length;
  const points = takings.map((value, index) => [left + (index + 0.5) * step, foot - value * tall] as const);
  const path = points.map(([x, y]) => `${x} ${y}`).join('L');
  return [
    box(0, 0, width, height, ['#211a15', '#17120f']),
    repeat(5, (grid) => line(`M${left} ${foot - (grid / 4) * tall}H${right}`, 'rgba(196,181,165,0.16)', 2)),
    bars
      .map((value, index) =>
        box(
          left + (index + 0.2) * step,
          foot - value * tall,
          step * 0.6,
          value * tall,
          index < 3 ? ['#c46a2c', '#8a4216'] : ['#f2a541', '#c9792a'],
          6,
        ),
      )
      .join(''),
    shape(`M${left + step / 2} ${foot}L${path}L${right - step / 2} ${foot}Z`, colour.sage, 0.12),
    line(`M${path}`, colour.sage, height * 0.009),
    points.map(([x, y]) => disc(x, y, height * 0.013, colour.sage) + disc(x, y, height * 0.006, colour.night)).join(''),
  ].join('');
};

/** A ring: what of a card fee goes to whom. */
export const feeRing: Drawing = (width, height) => {
  const radius = Math.min(width, height) * 0.3;
  const shares = [0.62, 0.14, 0.15, 0.09];
  const paints = [colour.clay, colour.amber, colour.leaf, colour.stone];
  let from = -0.25;
  const arcs = shares.map((share, index) => {
    const point = (at: number) => `${Math.cos(at * 2 * Math.PI) * radius} ${Math.sin(at * 2 * Math.PI) * radius}`;
    const [start, end] = [from + 0.006, from + share - 0.006];
    from += share;
    return `<path d="M${point(start)}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${point(end)}" fill="none" stroke="${paints[index]}" stroke-width="${radius * 0.42}"/>`;
  });
  return [
    box(0, 0, width, height, ['#fbf7f0', '#f3ece1']),
    place(width / 2, height * 0.45, 1, arcs.join('')),
    disc(width / 2, height * 0.45, radius * 0.5, colour.paper),
    place(
      width / 2,
      height * 0.45,
      radius / 105,
      box(-36, -24, 72, 48, colour.ink, 7) + box(-36, -12, 72, 10, colour.amber) + line('M-26 12h18', colour.sand, 4),
    ),
    repeat(
      4,
      (item) =>
        disc(width * (0.2 + item * 0.2), height * 0.9, radius * 0.09, paints[item] ?? colour.ink) +
        line(
          `M${width * (0.2 + item * 0.2) + radius * 0.18} ${height * 0.9}h${width * 0.075}`,
          colour.stone,
          radius * 0.05,
        ),
    ),
  ].join('');
};

/** South Texas from Laredo to Houston: the coast, the river, and a light for each city that is served. */
export const coverageMap: Drawing = (width, height) => {
  const size = Math.min(width, height) / 100;
  const coast = 'M103 20Q92 26 84 32T72 44Q66 50 64 57T63 74Q64 82 67 90';
  const river = 'M-3 34Q10 44 16 52T30 72Q40 82 50 86T67 90';
  const cities: [number, number, number][] = [
    [90, 17, 3.2],
    [46, 20, 3],
    [19, 54, 2],
    [62, 55, 2.3],
    [40, 82, 2.8],
    [62, 86, 2.2],
    [54, 80, 1.8],
    [57, 83.5, 1.4],
    [66, 79, 1.2],
    [28, 60, 1.2],
  ];
  const roads = 'M90 17L46 20L19 54L40 82M46 20L62 55L54 80L62 86M62 55L90 17M40 82L54 80';
  const offset = `translate(${(width - size * 100) / 2} ${(height - size * 100) / 2}) scale(${size})`;
  return [
    box(0, 0, width, height, '#35504d'),
    `<g transform="${offset}">`,
    repeat(
      6,
      (wave) =>
        `<path d="${coast}" transform="translate(${3 + wave * 3.4} ${wave * 0.6})" fill="none" stroke="#9db5ac" stroke-opacity="${0.34 - wave * 0.05}" stroke-width="0.5"/>`,
    ),
    shape(`M-60 -60H160V10Q112 12 103 20${coast.slice(7)}Q50 86 40 82T-3 34L-60 30Z`, colour.sand),
    shape(`${river}Q72 110 58 160H-60V20Q-20 24 -3 34Z`, '#cdb489'),
    line(coast, colour.paper, 1),
    line(river, colour.water, 1.3),
    `<path d="${roads}" fill="none" stroke="${colour.stone}" stroke-width="0.6" stroke-dasharray="1.6 1.2"/>`,
    cities
      .map(
        ([x, y, r]) =>
          disc(x, y, r * 1.9, colour.amber, 0.35) + disc(x, y, r, colour.clay) + disc(x, y, r * 0.42, colour.sun),
      )
      .join(''),
    '</g>',
  ].join('');
};
