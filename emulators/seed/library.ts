import type { Category } from '../../src/domain/media-category';
import { firstWeekGuide, switchingChecklist } from './papers';
import { makePdf, type Paper } from './pdf';
import { makePicture, type PictureFormat } from './picture';
import { armadillo, greenJay } from './pictures/animals';
import { coverageMap, fallingFees, feeRing } from './pictures/charts';
import { openSign, tapToPay, tillOnCounter } from './pictures/counter';
import { causeway, citrusRows, mesquiteAtNoon, valleyAtDusk } from './pictures/land';
import { balance, coinsGrowing, longReceipt } from './pictures/money';
import { mobileReader, onlineCheckout } from './pictures/online';
import { group, looks, portrait, standing } from './pictures/people';
import { colour, type Drawing } from './pictures/svg';
import { rooftops, shopByDay, streetAtDusk } from './pictures/town';
import { makeVideo } from './video';

/** A file and how its bytes are made. */
export interface SeedFile {
  name: string;
  make: () => Promise<Buffer>;
  /** In pixels; a document has none. */
  width: number | null;
  height: number | null;
}

/** A file of the library with what its record says of it. */
export interface LibraryFile extends SeedFile {
  category: Category;
  title: string;
  description: string;
  /** Images only. */
  alt: string | null;
  tags: string[];
  featured?: true;
}

function picture(name: `${string}.${PictureFormat}`, drawing: Drawing, width: number, height: number): SeedFile {
  const format = name.split('.').at(-1) as PictureFormat;
  return { name, width, height, make: () => makePicture(drawing, width, height, format) };
}

function paper(name: `${string}.pdf`, text: Paper): SeedFile {
  return { name, width: null, height: null, make: () => makePdf(text) };
}

const film = { width: 848, height: 480, seconds: 4 };

/** The library, newest first: neighbours differ in category, shape and language, as in a library that grew. */
export const LIBRARY: readonly LibraryFile[] = [
  {
    ...picture('valley-at-dusk.jpg', valleyAtDusk(), 1920, 1080),
    category: 'hero-banner',
    title: 'The Valley at dusk',
    description: 'Mesquites against the last light, the view we never tire of. Wide banner for the home page.',
    alt: 'Dark mesquite trees in front of a low sun over brown hills',
    tags: ['valley', 'dusk', 'mesquite', 'wide'],
    featured: true,
  },
  {
    ...picture('calle-principal-al-anochecer.webp', streetAtDusk, 1920, 960),
    category: 'hero-banner',
    title: 'Calle Principal al anochecer',
    description: 'Seis negocios de la misma cuadra, con las luces recién encendidas. Cada uno cobra con nosotros.',
    alt: 'Fachadas de pequeños negocios con toldos a rayas y ventanas iluminadas',
    tags: ['calle', 'negocios', 'noche'],
    featured: true,
  },
  {
    ...picture('tap-to-pay.png', tapToPay, 1200, 1200),
    category: 'solution-image',
    title: 'Tap to pay',
    description: 'A contactless card on a countertop terminal. The sale is done before the coffee is poured.',
    alt: 'A green payment card held to a card terminal',
    tags: ['terminal', 'contactless', 'card'],
    featured: true,
  },
  {
    ...picture('Elena Garza, dueña.jpg', portrait(looks.elena, ['#3b2c22', '#211a15'], colour.amber), 1000, 1250),
    category: 'team-photo',
    title: 'Elena Garza, dueña',
    description: 'Retrato de Elena para la página Quiénes somos.',
    alt: 'Retrato ilustrado de una mujer de pelo largo ante un sol color ámbar',
    tags: ['equipo', 'retrato'],
  },
  {
    ...picture('where-we-work.png', coverageMap, 1400, 1400),
    category: 'marketing-asset',
    title: 'Where we work',
    description: 'From Laredo up the coast to Houston: the cities in which we install and train in person.',
    alt: 'Map of South Texas with a dot for each city that is served',
    tags: ['map', 'coverage', 'cities'],
    featured: true,
  },
  {
    ...picture('citricos-del-valle.webp', citrusRows, 1800, 800),
    category: 'hero-banner',
    title: 'Cítricos del Valle',
    description: 'Hileras de toronjas al amanecer. Portada de la temporada de cosecha.',
    alt: 'Hileras de árboles con toronjas que llegan hasta el horizonte',
    tags: ['cítricos', 'cosecha', 'amanecer'],
    featured: true,
  },
  {
    name: 'del-atardecer-a-la-noche.webm',
    width: film.width,
    height: film.height,
    make: () => makeVideo(valleyAtDusk, film),
    category: 'marketing-asset',
    title: 'Del atardecer a la noche',
    description: 'Cuatro segundos de ocaso en el Valle, sin sonido. Fondo para pantallas de feria.',
    alt: null,
    tags: ['video', 'ocaso', 'feria'],
  },
  {
    ...picture('fees-that-fall.png', fallingFees, 1200, 675),
    category: 'blog-image',
    title: 'Fees that fall while sales rise',
    description:
      'A year after switching: the bars are fees, the line is takings. For the article on reading a statement.',
    alt: 'Chart of falling amber bars and a rising green line',
    tags: ['chart', 'fees', 'article'],
  },
  {
    ...picture('panaderia-dona-ines.jpg', shopByDay('bread', standing(looks.ines), '#e2c79c', colour.brick), 1200, 900),
    category: 'testimonial',
    title: 'Panadería Doña Inés',
    description: 'Doña Inés frente a su panadería. Acompaña su testimonio.',
    alt: 'Panadera con delantal rojo frente a su tienda',
    tags: ['panadería', 'cliente'],
  },
  {
    ...picture('receipt-that-adds-up.jpg', longReceipt, 900, 1400),
    category: 'solution-image',
    title: 'A receipt that adds up',
    description: 'Every line is what it says, and the last one is the sum.',
    alt: 'A long paper receipt on a dark ground',
    tags: ['receipt', 'zero-fee'],
  },
  {
    ...picture(
      'equipo-de-soporte.webp',
      group([looks.lupe, looks.marco, looks.ines], ['#dfe7d2', '#b9c79d']),
      1500,
      1000,
    ),
    category: 'team-photo',
    title: 'Equipo de soporte',
    description: 'Lupe, Marco e Inés contestan el teléfono, en español y en inglés.',
    alt: 'Tres personas ilustradas, una al lado de la otra',
    tags: ['equipo', 'soporte', 'bilingüe'],
  },
  {
    ...paper('Your first week with us.pdf', firstWeekGuide),
    category: 'document',
    title: 'Your first week with us',
    description: 'What to have at hand before, on and after the day of installation.',
    alt: null,
    tags: ['guide', 'onboarding'],
  },
  {
    ...picture('mesquite-poster.png', mesquiteAtNoon, 1000, 1400),
    category: 'marketing-asset',
    title: 'Mesquite at noon',
    description: 'The tree we are named after, as a poster for shop windows.',
    alt: 'A wide green mesquite tree in daylight',
    tags: ['poster', 'mesquite'],
  },
  {
    ...picture('caja-en-el-mostrador.png', tillOnCounter, 1600, 1200),
    category: 'solution-image',
    title: 'Caja en el mostrador',
    description: 'Punto de venta completo: pantalla, terminal y café recién servido.',
    alt: 'Pantalla de punto de venta y terminal sobre un mostrador de madera',
    tags: ['punto de venta', 'mostrador'],
  },
  {
    ...picture('green-jay.webp', greenJay, 1000, 1000),
    category: 'other',
    title: 'The green jay outside our office',
    description: 'It comes every morning at nine and has never signed anything.',
    alt: 'A green and blue jay on a branch',
    tags: ['bird', 'office', 'fun'],
  },
  {
    ...picture('causeway-to-the-island.jpg', causeway, 1600, 900),
    category: 'hero-banner',
    title: 'The causeway to the island',
    description: 'South Padre on a clear day. Banner for the coverage page.',
    alt: 'A long bridge over calm water, palms on the near shore',
    tags: ['coast', 'bridge', 'day'],
  },
  {
    ...picture('ray-installs.jpg', portrait(looks.ray, ['#f7efdc', '#e6d2ab'], '#e9b872'), 1000, 1000),
    category: 'team-photo',
    title: 'Ray installs your terminals',
    description: 'Ray brings the equipment, sets it up and stays until everyone has run a sale.',
    alt: 'Illustrated portrait of a man with an amber cap',
    tags: ['team', 'installation'],
  },
  {
    ...picture('a-donde-va-la-comision.png', feeRing, 1000, 1000),
    category: 'blog-image',
    title: '¿A dónde va la comisión?',
    description: 'Qué parte se queda el banco emisor, qué parte la marca y qué parte el procesador.',
    alt: 'Anillo dividido en cuatro partes de distinto tamaño',
    tags: ['gráfica', 'comisiones'],
  },
  {
    ...picture('vaquero-auto-repair.webp', shopByDay('wrench', standing(looks.ray), '#c7b195', '#46606a'), 1200, 1200),
    category: 'testimonial',
    title: 'Vaquero Auto Repair',
    description: 'Two bays, one till, and no more knuckle-busters. Goes with their letter.',
    alt: 'A mechanic with a cap in front of his shop',
    tags: ['auto repair', 'client'],
  },
  {
    ...picture('lector-movil.jpg', mobileReader, 1080, 1350),
    category: 'solution-image',
    title: 'Lector móvil',
    description: 'Cobre en el mercado, en la obra o en la puerta de su cliente.',
    alt: 'Teléfono con un lector y una tarjeta naranja',
    tags: ['móvil', 'lector', 'mercado'],
  },
  {
    ...picture('zero-fee-balance.jpg', balance, 1200, 628),
    category: 'marketing-asset',
    title: 'Coins on one side, a leaf on the other',
    description: 'Social image for the zero-fee programs.',
    alt: 'A balance with a heap of coins and a leaf',
    tags: ['zero-fee', 'social'],
  },
  {
    ...paper('Lista para cambiar de procesador.pdf', switchingChecklist),
    category: 'document',
    title: 'Lista para cambiar de procesador',
    description: 'Paso a paso, para no perder un solo día de ventas.',
    alt: null,
    tags: ['guía', 'lista'],
  },
  {
    ...picture('flores-del-rio.png', shopByDay('flower', standing(looks.lupe), '#dfc9a4', colour.moss), 1400, 1050),
    category: 'testimonial',
    title: 'Flores del Río',
    description: 'Lupita vende en la tienda y en línea con la misma cuenta. Acompaña su testimonio.',
    alt: 'Florista frente a su tienda con toldo verde',
    tags: ['florería', 'cliente'],
  },
  {
    ...picture('armadillo.jpg', armadillo, 1200, 800),
    category: 'other',
    title: 'Our neighbor the armadillo',
    description: 'Drawn for the back of the business cards. Slow, well protected, always arrives.',
    alt: 'An armadillo walking through grass at sunset',
    tags: ['armadillo', 'fun'],
  },
  {
    ...picture('coins-that-grow.webp', coinsGrowing, 1200, 800),
    category: 'blog-image',
    title: 'Funded the next day',
    description: 'Illustration for the article on next-day funding.',
    alt: 'Stacks of coins that rise to a seedling',
    tags: ['funding', 'article'],
  },
  {
    ...picture('pago-en-linea.webp', onlineCheckout, 1400, 1000),
    category: 'solution-image',
    title: 'Pago en línea',
    description: 'Un carrito, tres renglones y un botón. El paquete ya espera.',
    alt: 'Computadora con una página de pago y una caja de cartón',
    tags: ['en línea', 'tienda'],
  },
  {
    ...picture('open-sign.webp', openSign, 800, 800),
    category: 'other',
    title: 'Open at ten',
    description: 'The door of the office. We use it when the hours change.',
    alt: 'A clock over a green sign in a glass door',
    tags: ['office', 'hours'],
  },
];

/** Objects that somebody put into the bucket by other means: no record knows them until Sync Storage is pressed. */
export const UNKNOWN_OBJECTS: readonly SeedFile[] = [
  picture('hero-rooftops-at-sunset.jpg', rooftops, 1400, 933),
  picture('staff_front_desk.webp', group([looks.ray, looks.elena], ['#f0d9ae', '#dba75f']), 1200, 900),
  picture('corner-taqueria.png', shopByDay('taco', standing(looks.marco), '#d9b98a', colour.clay), 1000, 1250),
];
