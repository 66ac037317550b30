import { backdrop, box, color, type Drawing, disc, line, oval, place, repeat, shape } from './svg';

/** Background gradients, from top to bottom. */
const GROUNDS = {
  dark: ['#3b2c22', '#211a15'],
  light: ['#f7efdc', '#e6d2ab'],
  sage: ['#dfe7d2', '#b9c79d'],
  dusk: ['#f2b65f', color.rust],
  grove: ['#1f2a1b', '#8fa46d'],
};
type Ground = keyof typeof GROUNDS;

const DUSK = {
  sky: ['#1d1713', '#7c3f1c', '#d17a2c', '#ffdca0', '#ffdca0'],
  hills: ['#8a4a22', '#4f2d1b', '#241912'],
  sun: '#ffe9bd',
  bark: '#120d0a',
  leaf: '#262016',
};
export const NOON: typeof DUSK = {
  sky: ['#cfe0da', '#e6ece0', '#fbf3e1'],
  hills: ['#c9cba4', '#a3b384', '#7f9763'],
  sun: '#fffaf0',
  bark: '#5a4330',
  leaf: color.leaf,
};

/** A mesquite tree whose base is at (0, 0), about 270 units high. */
function mesquite({ bark, leaf }: typeof DUSK): string {
  const tuft = (at: number) => {
    const [row, column] = [Math.floor(at / 12), at % 12];
    const y = row * 24 - 252 + Math.abs(column - 5.5) * 8 + (at % 3) * 7;
    return oval(column * 30 - 165 + row * 5, y, 36 - (at % 4) * 3, 13, leaf, 0.55 + (at % 5) / 12);
  };
  return `${line('M0 0Q-12 -50 -50 -85T-150 -165M-6 -30Q20 -80 70 -105T165 -170', bark, 13)}
    ${line('M-48 -84Q-40 -130 -60 -205M-20 -62Q0 -110 5 -180M62 -102Q60 -150 50 -220', bark, 7)}${repeat(48, tuft)}`;
}

/** Mesquites on hills. The sun sets and night falls from `hour` 0 to 1, for the video. */
export function valley(hour = 0.45, light = DUSK): Drawing {
  const { sky, hills, sun } = light;
  const ridges = hills.map((fill, row) => {
    const wave = `M-1900 900V${row * 95 + 200}q150 -50 300 0${repeat(11, () => 't300 0')}V900Z`;
    return place(row * 130, 0, 1, shape(wave, fill));
  });
  const night = shape('M-1500 -800H1500V800H-1500Z', color.night, Math.max(0, hour - 0.45));
  const tree = (x: number, y: number, scale: number) => place(x, y, scale, mesquite(light));
  return `${backdrop(...sky)}${repeat(4, (ring) => disc(260, hour * 460 - 120, 270 - ring * 60, sun, ring < 3 ? 0.13 : 1))}
    ${ridges.join('')}${tree(-260, 420, 2.1)}${tree(620, 400, 1.2)}${tree(-700, 350, 0.7)}${night}`;
}

/** A shop's wall and trim colors, and its sign as a path about 40 units wide. */
const SHOPS: [wall: string, trim: string, sign: string][] = [
  ['#c98a52', color.brick, 'M-18 8Q-20 -10 0 -10T18 8Q0 14 -18 8Z'],
  ['#e2c79c', color.clay, 'M-14 -10H10V-6H18V6H9A10 10 0 0 1 0 14H-4A10 10 0 0 1 -14 4Z'],
  ['#c7b195', color.slate, 'M-18 12L0 -6Q-4 -18 10 -20L4 -12L8 -6L16 -10Q16 4 4 2L-12 18Z'],
  ['#e9d5b5', color.moss, 'M0 0Q-12 -22 0 -20T0 0Q22 -14 20 0T0 0Q14 22 0 20T0 0Q-22 14 -20 0T0 0Z'],
  ['#d9b98a', color.amber, 'M-18 12A18 20 0 0 1 18 12Z'],
];

/** A shop front at (0, 0), 200 units wide and 340 high. */
function shopFront(index: number, glass: string): string {
  const [wall = '', trim = '', sign = ''] = SHOPS[index % SHOPS.length] ?? [];
  const stripe = (at: number) =>
    shape(`M${at * 19 + 9} -176h19l-4 44a9.4 9.4 0 0 1 -19 0Z`, at % 2 ? color.limestone : trim);
  const jar = (at: number) =>
    box(30 + at * 23, -64 - (at % 2) * 8, 15, 24 + (at % 2) * 8, at % 2 ? trim : color.bark, 3);
  return `${box(0, -300, 200, 300, wall)}${shape('M-4 -300H36V-322H70V-340H130V-322H164V-300H204V-286H-4Z', trim)}
    ${disc(100, -236, 30, color.limestone)}${place(100, -237, 1.1, shape(sign, trim))}
    ${box(18, -132, 104, 92, glass, 3)}${repeat(4, jar)}${box(18, -40, 104, 40, trim)}
    ${box(138, -136, 46, 136, trim, 3)}${box(144, -128, 34, 66, glass, 2)}${repeat(10, stripe)}`;
}

/** A street of small shops by day or by night, with the shop at this index in the middle. */
export function street(middle: number, time: 'day' | 'night'): Drawing {
  const isDay = time === 'day';
  const scale = isDay ? 2.2 : 1.5;
  const shop = (at: number) =>
    place((at * 208 - 932) * scale, 330, scale, shopFront(middle + at + 1, isDay ? '#cfdcd2' : '#ffd891'));
  const sky = isDay ? ['#d7e4dc', '#f6eeda'] : ['#20170f', '#b9682a', '#ffd9a0'];
  return `${backdrop(...sky)}${repeat(9, shop)}${box(-1500, 330, 3000, 600, isDay ? '#cbb894' : '#3a2a20')}
    ${box(-1500, 330, 3000, 12, isDay ? '#e6d8bb' : '#6a543f')}`;
}

const SHORT = 'M-60 -112Q-76 -214 0 -212T60 -112Q58 -160 0 -172Q-52 -160 -60 -112Z';
const LONG = 'M-66 -100Q-74 -212 0 -214T66 -100L76 10Q30 20 52 -100Q54 -160 10 -168Q-40 -164 -52 -100Q-30 20 -76 10Z';
const CAP = 'M-60 -144Q-62 -214 0 -214T60 -146Q70 -150 98 -136Q50 -142 0 -150T-60 -144Z';
const PEOPLE = {
  elena: { skin: '#c98f62', hair: '#2a1a12', cut: LONG, shirt: color.clay },
  marco: { skin: '#a9714a', hair: '#1c130e', cut: SHORT, shirt: color.moss },
  lupe: { skin: '#d9a77c', hair: '#4a2c1a', cut: LONG, shirt: color.rose },
  ray: { skin: '#8a5a3a', hair: color.brick, cut: CAP, shirt: color.slate },
  ines: { skin: '#e0b48c', hair: '#7a6d62', cut: SHORT, shirt: color.brick },
};

/** People in front of a large sun, without faces: they resemble no real person. */
export function portrait(ground: Ground, ...names: (keyof typeof PEOPLE)[]): Drawing {
  const scale = names.length > 1 ? 1.6 : 2.1;
  const bust = (at: number) => {
    const { skin, hair, cut, shirt } = PEOPLE[names[at] ?? 'elena'];
    const body = `${shape('M-150 240Q-152 60 -92 34L-34 12H34L92 34Q152 60 150 240Z', shirt)}
      ${shape('M-34 -60H34V14Q0 60 -34 14Z', skin)}${shape('M-34 -38Q0 -6 34 -38V-22Q0 14 -34 -22Z', color.ink, 0.16)}
      ${oval(0, -116, 58, 72, skin)}${shape(cut, hair)}`;
    return place((at - (names.length - 1) / 2) * 250 * scale, 200, scale, body);
  };
  const sun = disc(0, 0, 400, ground === 'dark' ? color.amber : color.limestone);
  return backdrop(...GROUNDS[ground]) + sun + repeat(names.length, bust);
}

/** A card terminal with an approved payment, 180 × 336 units, centered at (0, 0). */
function terminal(): string {
  const key = (at: number) => {
    const fill = { 9: color.brick, 11: color.leaf }[at] ?? '#57463a';
    return box((at % 3) * 54 - 74, 26 + Math.floor(at / 3) * 30, 40, 20, fill, 6);
  };
  return `${box(-84, -172, 176, 346, 'rgba(0,0,0,0.28)', 30)}${box(-90, -170, 180, 336, '#3a2d24', 28)}
    ${box(-72, -150, 144, 148, color.limestone, 10)}${disc(0, -98, 30, color.leaf)}
    ${line('M-13 -98l9 9l18 -19', color.paper, 7)}${line('M-48 -48H48M-48 -28H10', color.stone, 6)}${repeat(12, key)}`;
}

/** A payment card held to a terminal. */
export function payment(cardColor: string, ground: Ground): Drawing {
  const wave = (at: number) =>
    line(`M${at * 12} ${-10 - at * 7}Q${10 + at * 16} 0 ${at * 12} ${10 + at * 7}`, color.paper, 5);
  const card = `${box(-80, -50, 160, 100, cardColor, 10)}${box(-62, -16, 28, 22, color.sun, 4)}
    ${repeat(4, (at) => line(`M${at * 32 - 62} 24h22`, color.sand, 4))}${disc(52, 30, 11, color.amber)}`;
  return `${backdrop(...GROUNDS[ground])}${disc(0, 0, 430, color.sun, 0.4)}${place(-70, 40, 2.3, terminal(), -7)}
    ${place(210, -170, 2.2, card, 18)}${place(90, -350, 2.3, repeat(3, wave), -128)}`;
}

/** A screen with a sale on a shop's counter, a cup and a terminal. */
export function counter(ground: Ground): Drawing {
  const row = (at: number) =>
    box(-330, at * 100 - 250, 84, 76, [color.sage, color.rose, color.amber][at] ?? '', 12) +
    line(`M-220 ${at * 100 - 226}h130M-220 ${at * 100 - 196}h80`, color.stone, 11);
  return `${backdrop(...GROUNDS[ground])}${box(-1500, 230, 3000, 700, '#8a5830')}
    ${oval(-100, 250, 280, 24, '#000', 0.25)}${shape('M-170 250H-30L-52 110H-148Z', color.bark)}
    ${box(-400, -300, 600, 430, color.night, 30)}${box(-376, -276, 552, 382, color.paper, 14)}
    ${repeat(3, row)}${box(-40, -250, 190, 276, color.limestone, 18)}
    ${line('M-12 -200H120M-12 -160H70M-12 -120H100', color.stone, 11)}${box(-16, -54, 142, 56, color.clay, 28)}
    ${place(360, 90, 1.1, terminal(), 4)}${shape('M-560 110H-450L-470 260H-540Z', color.limestone)}
    ${line('M-452 140q60 8 -8 80', color.limestone, 16)}`;
}

/** A receipt with lines and a bold total. */
export function receipt(ground: Ground): Drawing {
  const item = (at: number) =>
    line(
      `M-180 ${at * 78 - 420}h${120 + ((at * 47) % 110)}M${150 - ((at * 29) % 40)} ${at * 78 - 420}H180`,
      color.stone,
      15,
    );
  const teeth = repeat(12, (at) => `L${220 - at * 40} ${at % 2 ? 500 : 525}`);
  const paper = `${shape('M-220 -640H260V560H-220Z', '#000', 0.35)}
    ${shape(`M-240 -640H240V500${teeth}L-240 500Z`, color.paper)}${disc(0, -540, 44, color.amber)}${repeat(9, item)}
    ${line('M-180 300H180M-180 460H180', color.sand, 8)}${line('M-180 380h120M60 380H180', color.ink, 26)}`;
  return backdrop(...GROUNDS[ground]) + disc(90, 80, 420, color.amber, 0.15) + place(0, 0, 1, paper, 2);
}

/** A year of falling fees (bars) and rising sales (line). */
export function chart(): Drawing {
  const left = (at: number) => at * 130 - 750;
  const bar = (at: number) => {
    const height = 600 * 0.88 ** at;
    return box(left(at), 380 - height, 78, height, at < 3 ? color.rust : color.amber, 10);
  };
  const points = Array.from({ length: 12 }, (_, at) => `${left(at) + 39} ${130 - at * 36 + (at % 3) * 14}`);
  const grid = repeat(5, (at) => line(`M-790 ${380 - at * 165}H790`, '#4a3a30', 3));
  return `${backdrop(...GROUNDS.dark)}${grid}${repeat(12, bar)}${line(`M${points.join('L')}`, color.sage, 14)}`;
}

/** South Texas from Laredo to Houston: the coast, the river, and a dot for each city of the service area. */
export function map(): Drawing {
  const coast = 'Q92 26 84 32T72 44Q66 50 64 57T63 74Q64 82 67 90';
  const river = 'M-100 30L-3 34Q10 44 16 52T30 72Q40 82 50 86T67 90';
  const roads = 'M90 17L46 20L19 54L40 82M46 20L62 55L54 80L62 86M62 55L90 17M40 82L54 80';
  const cities = 'M90 17h0M46 20h0M19 54h0M62 55h0M40 82h0M62 86h0M54 80h0M28 60h0';
  const land = shape(`M-100 -60H200V12Q112 12 103 20${coast}L58 160H-100Z`, color.sand);
  const mexico = shape(`${river}Q72 110 58 160H-100Z`, '#cdb489');
  const lines = line(`M103 20${coast}`, color.paper, 1) + line(river, '#4f7470', 1.3) + line(roads, color.stone, 0.5);
  const country = land + mexico + lines + line(cities, color.amber, 7) + line(cities, color.clay, 4);
  return backdrop('#3d5c58', '#35504d') + place(-500, -500, 10, country);
}
