import { backdrop, box, color, type Drawing, disc, line, oval, pick, place, randomFrom, repeat, shape } from './svg';

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
  sky: ['#1d1713', '#2a1d16', '#7c3f1c', '#d17a2c', '#ffdca0', '#ffdca0', '#ffdca0'],
  hills: ['#8a4a22', '#4f2d1b', '#241912'],
  sun: '#ffe9bd',
  bark: '#120d0a',
  leaves: ['#1b1712', '#262016', '#33291a'],
};
type Light = typeof DUSK;
const NOON = {
  sky: ['#cfe0da', '#e6ece0', '#fbf3e1'],
  hills: ['#c9cba4', '#a3b384', '#7f9763'],
  sun: '#fffaf0',
  bark: '#5a4330',
  leaves: [color.leaf, '#86a26c', color.sage, '#5c7a47'],
};
export const DAWN = {
  ...NOON,
  sky: ['#f0b765', '#f8d79c', '#fdf0d3'],
  hills: ['#b99a63', '#c9a468', '#a8794a'],
};

/** Three rows of hills under a sun that is `sunY` below the center. `night` ranges from 0 to 1. */
function landscape({ sky, hills, sun }: Light, sunY: number, night = 0): Drawing {
  const random = randomFrom(7);
  const star = () => disc(random() * 3000 - 1500, random() * 900 - 700, 1 + random() * 2, color.sand, random());
  const ridge = (row: number) => {
    const rise = (at: number) => 22 * (Math.sin(at / 5 + row * 3) + 0.5 * Math.sin(at / 2.3 + row));
    const points = repeat(61, (at) => `L${at * 50 - 1500} ${200 + row * 95 - rise(at)}`);
    return shape(`M-1500 900${points}V900Z`, pick(hills, row));
  };
  return `${backdrop(...sky)}${repeat(4, (ring) => disc(260, sunY, 270 - ring * 60, sun, ring < 3 ? 0.13 : 1))}
    <g opacity="${night}">${backdrop('#0d0b0a', '#1a1512', '#4a2a18')}${repeat(120, star)}</g>${repeat(3, ridge)}`;
}

/** A mesquite tree whose base is at (0, 0), about 270 units high. */
function mesquite({ bark, leaves }: Light, seed: number): string {
  const random = randomFrom(seed);
  const leaf = (index: number) => {
    const [angle, reach] = [random() * 6.3, 75 * Math.sqrt(random())];
    const x = (index % 6) * 64 - 160 + Math.cos(angle) * reach;
    const y = pick([-165, -215, -190, -235, -200, -165], index) + Math.sin(angle) * reach * 0.5;
    return oval(x, y, 8 + random() * 11, 4 + random() * 3, pick(leaves, index), random() * 90 - 45);
  };
  return `${line('M0 0Q-12 -50 -50 -85T-150 -165M-6 -30Q20 -80 70 -105T165 -170', bark, 13)}
    ${line('M-48 -84Q-40 -130 -60 -205M-20 -62Q0 -110 5 -180M62 -102Q60 -150 50 -220', bark, 7)}${repeat(420, leaf)}`;
}

/** Mesquites in front of a low sun. `hour` ranges from 0 (day) to 1 (night), for the frames of the video. */
export function valley(hour = 0.45, light = DUSK): Drawing {
  const tree = (x: number, y: number, scale: number) => place(x, y, scale, mesquite(light, y));
  const night = Math.max(0, hour * 1.5 - 0.55);
  return landscape(light, hour * 460 - 120, night) + tree(-480, 420, 2.1) + tree(620, 400, 1.2) + tree(0, 350, 0.7);
}

/** A mesquite tree in daylight. */
export const mesquiteAtNoon: Drawing =
  landscape(NOON, -330) + oval(0, 402, 330, 26, '#5f7548') + place(0, 400, 2.3, mesquite(NOON, 41));

/** A shop's wall and trim colors, and its sign as a path about 40 units wide. */
const SHOPS = {
  bread: ['#c98a52', color.brick, 'M-18 8Q-20 -10 0 -10T18 8Q0 14 -18 8Z'],
  coffee: ['#e2c79c', color.clay, 'M-14 -10H10V-6H18V6H9A10 10 0 0 1 0 14H-4A10 10 0 0 1 -14 4Z'],
  wrench: ['#c7b195', color.slate, 'M-18 12L0 -6Q-4 -18 10 -20L4 -12L8 -6L16 -10Q16 4 4 2L-12 18Z'],
  flower: ['#e9d5b5', color.moss, 'M0 0Q-12 -22 0 -20T0 0Q22 -14 20 0T0 0Q14 22 0 20T0 0Q-22 14 -20 0T0 0Z'],
  taco: ['#d9b98a', color.rust, 'M-18 12A18 20 0 0 1 18 12Z'],
  clock: ['#8c9c78', color.moss, 'M-4 -18H4V-2H16V6H-4Z'],
} satisfies Record<string, [string, string, string]>;
type Trade = keyof typeof SHOPS;

/** A shop front at (0, 0), 200 units wide and 340 high. */
function shopFront(trade: Trade, isNight: boolean): string {
  const [wall, trim, sign] = SHOPS[trade];
  const glow = isNight ? '#ffd891' : '#cfdcd2';
  const stripe = (at: number) => {
    const x = 6 + at * 18.8;
    return shape(`M${x + 4} -176h19l-4 44a9.4 9.4 0 0 1 -19 0Z`, at % 2 ? color.limestone : trim);
  };
  const jar = (at: number) =>
    box(30 + at * 23, -64 - (at % 2) * 8, 15, 24 + (at % 2) * 8, at % 2 ? trim : color.earth, 3);
  return `${box(0, -300, 200, 300, wall)}${shape('M-4 -300H36V-322H70V-340H130V-322H164V-300H204V-286H-4Z', trim)}
    ${disc(100, -236, 30, color.limestone)}${place(100, -237, 1.1, shape(sign, trim))}
    ${isNight ? box(-4, -342, 208, 342, 'rgba(23,18,15,0.34)') : ''}${box(18, -132, 104, 92, glow, 3)}${repeat(4, jar)}
    ${shape('M18 -40V-132H60L26 -40Z', '#fff', 0.14)}${box(18, -40, 104, 40, trim)}
    ${box(18, -40, 104, 7, color.limestone)}${box(138, -136, 46, 136, trim, 3)}${box(144, -128, 34, 66, glow, 2)}
    ${disc(177, -52, 3.4, color.sun)}${repeat(10, stripe)}`;
}

/** A street of small shops: by day with an `owner` in front of the middle shop, otherwise by night with lights on. */
export function street(middle: Trade, owner?: Look): Drawing {
  const scale = owner ? 2.2 : 1.5;
  const trades = Object.keys(SHOPS) as Trade[];
  const sky = owner ? ['#d7e4dc', '#f6eeda'] : ['#20170f', '#5a3218', '#b9682a', '#f2b35c', '#ffd9a0', '#ffd9a0'];
  const shop = (at: number) =>
    place((at * 208 - 932) * scale, 330, scale, shopFront(pick(trades, trades.indexOf(middle) + at + 2), !owner));
  const ground = owner ? ['#cbb894', '#a58d66'] : ['#3a2a20', '#211812'];
  return `${backdrop(...sky)}${repeat(9, shop)}${box(-1500, 330, 3000, 600, ground)}
    ${box(-1500, 330, 3000, 12, owner ? '#e6d8bb' : '#6a543f')}${owner ? place(150, 400, 1.9, standing(owner)) : ''}`;
}

type Look = { skin: string; hair: string; cut: string; shirt: string; apron?: string };
const SHORT = 'M-60 -112Q-76 -214 0 -212T60 -112Q58 -160 0 -172Q-52 -160 -60 -112Z';
const LONG = 'M-66 -100Q-74 -212 0 -214T66 -100L76 10Q30 20 52 -100Q54 -160 10 -168Q-40 -164 -52 -100Q-30 20 -76 10Z';
const CAP = 'M-60 -144Q-62 -214 0 -214T60 -146Q70 -150 98 -136Q50 -142 0 -150T-60 -144Z';
export const LOOKS = {
  elena: { skin: '#c98f62', hair: '#2a1a12', cut: LONG, shirt: color.amber, apron: color.bark },
  marco: { skin: '#a9714a', hair: '#1c130e', cut: SHORT, shirt: color.moss },
  lupe: { skin: '#d9a77c', hair: '#4a2c1a', cut: LONG, shirt: color.rose },
  ray: { skin: '#8a5a3a', hair: color.amber, cut: CAP, shirt: color.slate, apron: color.rust },
  ines: { skin: '#e0b48c', hair: '#7a6d62', cut: SHORT, shirt: color.limestone, apron: color.brick },
} satisfies Record<string, Look>;

/**
 * Head and shoulders, 300 units wide, with the base of the neck at (0, 0). Without a face, so that it resembles no real
 * person.
 */
function bust({ skin, hair, cut, shirt, apron }: Look): string {
  return `${shape('M-150 240Q-152 60 -92 34L-34 12H34L92 34Q152 60 150 240Z', shirt)}
    ${apron ? shape('M-86 240L-66 22Q-40 60 -20 90L20 90Q40 60 66 22L86 240Z', apron) : ''}
    ${shape('M-34 -60H34V14Q0 60 -34 14Z', skin)}${shape('M-34 -38Q0 -6 34 -38V-22Q0 14 -34 -22Z', color.ink, 0.16)}
    ${oval(0, -116, 58, 72, skin)}${shape(cut, hair)}`;
}

/** A full figure at (0, 0), 230 units high. */
function standing(look: Look): string {
  return `${oval(0, 0, 50, 7, 'rgba(42,31,23,0.25)')}${shape('M-27 -112H27L22 -2H4L0 -80L-4 -2H-22Z', color.ink)}
    ${place(0, -172, 0.34, bust(look))}${disc(-44, -84, 7, look.skin)}${disc(44, -84, 7, look.skin)}
    ${shape('M-51 -100Q-56 -150 -44 -156L-36 -88H-50ZM51 -100Q56 -150 44 -156L36 -88H50Z', look.shirt)}`;
}

/** One or more people in front of a wall. */
export function portrait(people: Look[], ground: Ground): Drawing {
  const scale = people.length > 1 ? 1.6 : 2.1;
  const busts = people.map((look, at) => place((at - (people.length - 1) / 2) * 250 * scale, 200, scale, bust(look)));
  const sun = disc(0, 0, 400, ground === 'dark' ? color.amber : color.limestone);
  return `${backdrop(...GROUNDS[ground])}${sun}${busts.join('')}`;
}

/** A payment card, 160 × 100 units, centered at (0, 0). */
function card(face: string): string {
  return `${box(-80, -50, 160, 100, face, 10)}${box(-62, -16, 28, 22, color.sun, 4)}
    ${repeat(4, (at) => line(`M${at * 32 - 62} 24h22`, 'rgba(255,255,255,0.55)', 4))}
    ${disc(52, 30, 11, color.amber)}${disc(64, 30, 11, color.brick, 0.75)}`;
}

/** A card terminal or a phone, 180 × 336 units, centered at (0, 0), with an approved payment. */
function device(isPhone = false): string {
  const key = (at: number) => {
    const fill = { 9: color.brick, 11: color.leaf }[at] ?? '#57463a';
    return box((at % 3) * 54 - 74, 26 + Math.floor(at / 3) * 30, 40, 20, fill, 6);
  };
  const screen = isPhone ? 304 : 148;
  return `${isPhone ? box(-44, -206, 88, 60, color.limestone, 9) : ''}
    ${box(-84, -172, 176, 346, 'rgba(0,0,0,0.28)', 30)}${box(-90, -170, 180, 336, ['#4a3a2f', '#2c211a'], 28)}
    ${box(-72, -150, 144, screen, ['#f7ecd6', '#eddcbb'], 10)}${disc(0, -98, 30, color.leaf)}
    ${line('M-13 -98l9 9l18 -19', color.paper, 7)}${line('M-48 -48H48M-48 -28H10', 'rgba(42,31,23,0.4)', 6)}
    ${isPhone ? box(-54, 84, 108, 36, color.moss, 18) : repeat(12, key)}`;
}

/** A card next to a terminal, or to a phone with a reader. */
export function payment(cardFace: string, ground: Ground, isPhone = false): Drawing {
  const wave = (at: number) =>
    line(`M${at * 12} ${-10 - at * 7}Q${10 + at * 16} 0 ${at * 12} ${10 + at * 7}`, color.paper, 5);
  return `${backdrop(...GROUNDS[ground])}${disc(0, 0, 430, '#f9cf8b', 0.4)}${place(-70, 40, 2.3, device(isPhone), -7)}
    ${place(210, -170, 2.2, card(cardFace), 18)}${place(90, -350, 2.3, repeat(3, wave), -128)}`;
}

/** A screen with a sale on a shop's counter, next to a terminal or a parcel. */
export function counter(beside: 'terminal' | 'parcel', ground: Ground): Drawing {
  const row = (at: number) =>
    box(-330, at * 100 - 250, 84, 76, pick([color.sage, color.rose, color.amber], at), 12) +
    line(`M-220 ${at * 100 - 226}h130M-220 ${at * 100 - 196}h80`, color.stone, 11);
  const parcel = `${box(-64, -92, 128, 92, '#b98a55')}${shape('M-64 -92L-40 -116H88L64 -92Z', '#d3a873')}
    ${shape('M64 -92L88 -116V-24L64 0Z', '#94693c')}${box(-12, -92, 24, 92, color.sand)}`;
  return `${backdrop(...GROUNDS[ground])}${box(-1500, 230, 3000, 700, ['#a06a38', '#5e3b22'])}
    ${oval(-100, 250, 280, 24, 'rgba(0,0,0,0.25)')}${shape('M-170 250H-30L-52 110H-148Z', color.bark)}
    ${box(-400, -300, 600, 430, color.night, 30)}${box(-376, -276, 552, 382, color.paper, 14)}
    ${repeat(3, row)}${box(-40, -250, 190, 276, color.limestone, 18)}
    ${line('M-12 -200H120M-12 -160H70M-12 -120H100', color.stone, 11)}${box(-16, -54, 142, 56, color.clay, 28)}
    ${beside === 'terminal' ? place(360, 90, 1.1, device(), 4) : place(320, 290, 1.7, parcel)}
    ${shape('M-560 110H-450L-470 260H-540Z', color.limestone)}${line('M-452 140q60 8 -8 80', color.limestone, 16)}`;
}

/** A receipt with lines and a bold total. */
export function receipt(ground: Ground): Drawing {
  const random = randomFrom(9);
  const item = (at: number) =>
    line(`M-180 ${at * 78 - 420}h${120 + random() * 110}M${150 - random() * 40} ${at * 78 - 420}H180`, color.stone, 15);
  const teeth = repeat(12, (at) => `L${220 - at * 40} ${at % 2 ? 500 : 525}`);
  const glow = disc(90, 80, 420, color.amber, 0.1) + disc(90, 80, 290, color.amber, 0.1);
  const paper = `${shape('M-220 -640H260V560H-220Z', '#000', 0.35)}
    ${shape(`M-240 -640H240V500${teeth}L-240 500Z`, color.paper)}${disc(0, -540, 44, color.amber)}${repeat(9, item)}
    ${line('M-180 300H180M-180 460H180', color.sand, 8)}${line('M-180 380h120M60 380H180', color.ink, 26)}`;
  return backdrop(...GROUNDS[ground]) + glow + place(0, 0, 1, paper, 2);
}

/** A year of falling fees (bars) and rising sales (line). */
export function chart(): Drawing {
  const left = (at: number) => at * 130 - 750;
  const bars = repeat(12, (at) => {
    const tall = 600 * 0.88 ** at;
    return box(left(at), 380 - tall, 78, tall, at < 3 ? ['#c46a2c', '#8a4216'] : ['#f2a541', '#c9792a'], 10);
  });
  const points = Array.from({ length: 12 }, (_, at) => [left(at) + 39, 130 - at * 36 + (at % 3) * 14]);
  return `${backdrop(...GROUNDS.dark)}
    ${repeat(5, (at) => line(`M-790 ${380 - at * 165}H790`, 'rgba(196,181,165,0.16)', 3))}${bars}
    ${line(`M${points.join('L')}`, color.sage, 12)}
    ${points.map(([x = 0, y = 0]) => disc(x, y, 17, color.sage)).join('')}`;
}

/** South Texas from Laredo to Houston: the coast, the river, and a dot for each city of the service area. */
export function map(): Drawing {
  const coast = 'Q92 26 84 32T72 44Q66 50 64 57T63 74Q64 82 67 90';
  const river = 'M-100 30L-3 34Q10 44 16 52T30 72Q40 82 50 86T67 90';
  const roads = 'M90 17L46 20L19 54L40 82M46 20L62 55L54 80L62 86M62 55L90 17M40 82L54 80';
  const cities = ['90 17', '46 20', '19 54', '62 55', '40 82', '62 86', '54 80', '57 84', '66 79', '28 60'];
  const city = (at: number) =>
    `<g transform="translate(${pick(cities, at)})">${disc(0, 0, 4, color.amber, 0.4)}${disc(0, 0, 2, color.clay)}</g>`;
  const wave = (at: number) => place(3 + at * 3.4, at * 0.6, 1, line(`M103 20${coast}`, '#6f8f8a', 0.5));
  const land = shape(`M-100 -60H200V12Q112 12 103 20${coast}L58 160H-100Z`, color.sand);
  const mexico = shape(`${river}Q72 110 58 160H-100Z`, '#cdb489');
  const lines = line(`M103 20${coast}`, color.paper, 1) + line(river, '#4f7470', 1.3) + line(roads, color.stone, 0.5);
  const country = repeat(6, wave) + land + mexico + lines + repeat(10, city);
  return backdrop('#3d5c58', '#35504d') + place(-500, -500, 10, country);
}

/** Rising stacks of coins and a seedling. */
export function coins(ground: Ground): Drawing {
  const stack = (at: number) => {
    const [x, count] = [at * 180 - 360, 2 + at * 3];
    const coin = (height: number) => box(x - 64, 318 - height * 28, 128, 25, height % 2 ? '#d98d2c' : color.amber, 11);
    return oval(x, 346, 84, 14, 'rgba(0,0,0,0.15)') + repeat(count, coin);
  };
  return `${backdrop(...GROUNDS[ground])}${disc(430, -300, 110, '#fffaf0')}
    ${box(-1500, 344, 3000, 600, ['#8fa46d', '#6f8c58'])}
    ${repeat(5, stack)}${line('M360 -50q10 -50 0 -100', color.moss, 12)}
    ${oval(320, -160, 48, 21, color.leaf, 24)}${oval(402, -172, 48, 21, color.moss, -28)}`;
}
