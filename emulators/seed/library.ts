import type { FormatEnum } from 'sharp';
import type { Category } from '../../src/domain/media-category';
import { extensionOf } from '../../src/domain/media-type';
import { firstWeekGuide, switchingChecklist } from './pdf';
import * as draw from './pictures';
import { color, render } from './svg';
import { makeVideo } from './video';

/** A file and a function that creates its bytes. */
export interface SeedFile {
  name: string;
  make: () => Promise<Buffer>;
  /** In pixels; null for documents. */
  width: number | null;
  height: number | null;
  /** Images only, in English and Spanish. */
  alt?: string;
  altEs?: string;
}

interface Words {
  title: string;
  description: string;
  /** Half of the library has Spanish texts. */
  es?: { title: string; description: string };
  tags: string[];
  featured?: true;
}

/** A file of the library with the texts of its record. */
export interface LibraryFile extends SeedFile, Words {
  category: Category;
}

/** The pictures and their alternative texts. Several files show the same picture in another shape. */
const PICTURES = {
  dusk: [draw.valley(), 'Dark mesquite trees and a low sun', 'Mezquites oscuros y un sol bajo'],
  noon: [draw.valley(0, draw.NOON), 'Green mesquite trees in daylight', 'Mezquites verdes a la luz del día'],
  street: [draw.street(3, 'night'), 'Shops with lit windows', 'Tiendas con ventanas iluminadas'],
  bakery: [draw.street(0, 'day'), 'A bakery with a striped awning', 'Una panadería con toldo a rayas'],
  garage: [draw.street(2, 'day'), 'A repair shop with a striped awning', 'Un taller con toldo a rayas'],
  florist: [draw.street(3, 'day'), 'A flower shop with a striped awning', 'Una florería con toldo a rayas'],
  owner: [draw.portrait('dark', 'elena'), 'Portrait of a woman with long hair', 'Retrato de una mujer de pelo largo'],
  installer: [draw.portrait('dusk', 'ray'), 'Portrait of a man with a cap', 'Retrato de un hombre con gorra'],
  team: [draw.portrait('sage', 'lupe', 'marco', 'ines'), 'Three people side by side', 'Tres personas juntas'],
  terminal: [draw.payment(color.moss, 'dusk'), 'A green card held to a terminal', 'Tarjeta verde y terminal'],
  reader: [draw.payment(color.rust, 'grove'), 'An orange card held to a reader', 'Tarjeta naranja y lector'],
  register: [draw.counter('light'), 'A register on a counter', 'Una caja sobre un mostrador'],
  receipt: [draw.receipt('dark'), 'A long paper receipt', 'Un largo recibo de papel'],
  chart: [draw.chart(), 'Falling amber bars and a rising green line', 'Barras que bajan y una línea que sube'],
  map: [draw.map(), 'Map of South Texas with a dot for each city', 'Mapa del sur de Texas con un punto por ciudad'],
} as const;

function picture(name: string, width: number, height: number, id: keyof typeof PICTURES): SeedFile {
  const [drawing, alt, altEs] = PICTURES[id];
  const make = () =>
    render(drawing, width, height)
      .toFormat(extensionOf(name) as keyof FormatEnum, { quality: 86 })
      .toBuffer();
  return { name, width, height, make, alt, altEs };
}

function other(name: string, make: () => Promise<Buffer>, width: number | null = null, height = width): SeedFile {
  return { name, width, height, make };
}

const entry = (category: Category, file: SeedFile, words: Words): LibraryFile => ({ ...file, category, ...words });

const film = () => makeVideo(draw.valley, 848, 480, 4);

/** The library, newest first; neighbors differ in category, shape and language. */
export const LIBRARY: readonly LibraryFile[] = [
  entry('hero-banner', picture('valley-at-dusk.jpg', 1920, 1080, 'dusk'), {
    title: 'The Valley at dusk',
    description: 'Mesquites against the last light, the view we never tire of. Wide banner for the home page.',
    tags: ['valley', 'dusk', 'mesquite', 'wide'],
    featured: true,
  }),
  entry('hero-banner', picture('calle-principal-al-anochecer.webp', 1920, 960, 'street'), {
    title: 'Main Street at nightfall',
    description: 'The businesses of one block, with the lights just switched on. All of them take cards with us.',
    es: { title: 'Calle Principal al anochecer', description: 'Los negocios de una cuadra. Cobran con nosotros.' },
    tags: ['calle', 'negocios', 'noche'],
    featured: true,
  }),
  entry('solution-image', picture('tap-to-pay.png', 1200, 1200, 'terminal'), {
    title: 'Tap to pay',
    description: 'A contactless card on a countertop terminal. The sale is done before the coffee is poured.',
    tags: ['terminal', 'contactless', 'card'],
    featured: true,
  }),
  entry('team-photo', picture('Elena Garza, dueña.jpg', 1000, 1250, 'owner'), {
    title: 'Elena Garza, owner',
    description: 'Portrait of Elena for the page Who We Are.',
    es: { title: 'Elena Garza, dueña', description: 'Retrato de Elena para la página Quiénes somos.' },
    tags: ['equipo', 'retrato'],
  }),
  entry('marketing-asset', picture('where-we-work.png', 1400, 1400, 'map'), {
    title: 'Where we work',
    description: 'From Laredo up the coast to Houston: the cities in which we install and train in person.',
    tags: ['map', 'coverage', 'cities'],
    featured: true,
  }),
  entry('hero-banner', picture('mediodia-en-el-valle.webp', 1800, 800, 'noon'), {
    title: 'Noon in the Valley',
    description: 'Mesquites in the midday sun. Banner for the harvest season.',
    es: { title: 'Mediodía en el Valle', description: 'Mezquites al sol. Portada de la temporada de cosecha.' },
    tags: ['valle', 'cosecha', 'mediodía'],
    featured: true,
  }),
  entry('marketing-asset', other('del-atardecer-a-la-noche.webm', film, 848, 480), {
    title: 'From dusk to night',
    description: 'Four seconds of sunset in the Valley, without sound. Background for trade fair screens.',
    es: { title: 'Del atardecer a la noche', description: 'Cuatro segundos de ocaso en el Valle, sin sonido.' },
    tags: ['video', 'ocaso', 'feria'],
  }),
  entry('blog-image', picture('fees-that-fall.png', 1200, 675, 'chart'), {
    title: 'Fees that fall while sales rise',
    description: 'A year after switching: the bars are fees, the line is takings. For an article.',
    tags: ['chart', 'fees', 'article'],
  }),
  entry('testimonial', picture('panaderia-dona-ines.jpg', 1200, 900, 'bakery'), {
    title: 'Doña Inés bakery',
    description: 'The bakery of Doña Inés. Goes with her testimonial.',
    es: { title: 'Panadería Doña Inés', description: 'La panadería de Doña Inés. Acompaña su testimonio.' },
    tags: ['panadería', 'cliente'],
  }),
  entry('solution-image', picture('receipt-that-adds-up.jpg', 900, 1400, 'receipt'), {
    title: 'A receipt that adds up',
    description: 'Every line is what it says, and the last one is the sum.',
    tags: ['receipt', 'zero-fee'],
  }),
  entry('team-photo', picture('equipo-de-soporte.webp', 1500, 1000, 'team'), {
    title: 'Support team',
    description: 'Lupe, Marco and Inés answer the phone, in Spanish and English.',
    es: { title: 'Equipo de soporte', description: 'Lupe, Marco e Inés contestan en español y en inglés.' },
    tags: ['equipo', 'soporte', 'bilingüe'],
  }),
  entry('document', other('Your first week with us.pdf', firstWeekGuide), {
    title: 'Your first week with us',
    description: 'What to have at hand before, on and after the day of installation.',
    tags: ['guide', 'onboarding'],
  }),
  entry('marketing-asset', picture('mesquite-poster.png', 1000, 1400, 'noon'), {
    title: 'Mesquite at noon',
    description: 'The tree we are named after, as a poster for shop windows.',
    tags: ['poster', 'mesquite'],
  }),
  entry('solution-image', picture('caja-en-el-mostrador.png', 1600, 1200, 'register'), {
    title: 'Register on the counter',
    description: 'A complete point of sale: screen, terminal and fresh coffee.',
    es: { title: 'Caja en el mostrador', description: 'Punto de venta: pantalla, terminal y café recién servido.' },
    tags: ['punto de venta', 'mostrador'],
  }),
  entry('other', picture('office-mesquite.webp', 1000, 1000, 'noon'), {
    title: 'The mesquite outside our office',
    description: 'It gives us shade every noon and has never signed anything.',
    tags: ['tree', 'office', 'fun'],
  }),
  entry('hero-banner', picture('laredo-to-houston.jpg', 1600, 900, 'map'), {
    title: 'From Laredo to Houston',
    description: 'The coast and its cities. Banner for the coverage page.',
    tags: ['coast', 'map', 'wide'],
  }),
  entry('team-photo', picture('ray-installs.jpg', 1000, 1000, 'installer'), {
    title: 'Ray installs your terminals',
    description: 'Ray brings the equipment, sets it up and stays until everyone has run a sale.',
    tags: ['team', 'installation'],
  }),
  entry('blog-image', picture('a-donde-va-la-comision.png', 1000, 1000, 'receipt'), {
    title: 'Where does the fee go?',
    description: 'Line by line: what the issuing bank keeps, what the card brand keeps and what the processor keeps.',
    es: { title: '¿A dónde va la comisión?', description: 'Lo que se quedan el banco, la marca y el procesador.' },
    tags: ['recibo', 'comisiones'],
  }),
  entry('testimonial', picture('vaquero-auto-repair.webp', 1200, 1200, 'garage'), {
    title: 'Vaquero Auto Repair',
    description: 'Two bays, one till, and no more knuckle-busters. Goes with their letter.',
    tags: ['auto repair', 'client'],
  }),
  entry('solution-image', picture('lector-movil.jpg', 1080, 1350, 'reader'), {
    title: 'Mobile reader',
    description: "Take cards at the market, on the job site or at your client's door.",
    es: { title: 'Lector móvil', description: 'Cobre en el mercado, en la obra o en la puerta de su cliente.' },
    tags: ['móvil', 'lector', 'mercado'],
  }),
  entry('marketing-asset', picture('fees-online.jpg', 1200, 628, 'chart'), {
    title: 'Lower fees, month after month',
    description: 'Social image for the zero-fee programs.',
    tags: ['zero-fee', 'social'],
  }),
  entry('document', other('Lista para cambiar de procesador.pdf', switchingChecklist), {
    title: 'Checklist for changing processors',
    description: 'Step by step, without losing a single day of sales.',
    es: { title: 'Lista para cambiar de procesador', description: 'Paso a paso, sin perder un solo día de ventas.' },
    tags: ['guía', 'lista'],
  }),
  entry('testimonial', picture('flores-del-rio.png', 1400, 1050, 'florist'), {
    title: 'Flores del Río flower shop',
    description: 'Lupita sells in the shop and online with the same account. Goes with her testimonial.',
    es: { title: 'Flores del Río', description: 'Lupita vende en la tienda y en línea con la misma cuenta.' },
    tags: ['florería', 'cliente'],
  }),
  entry('solution-image', picture('pago-en-linea.webp', 1400, 1000, 'register'), {
    title: 'Online payment',
    description: 'A cart, three lines and a button: the same account as at the counter.',
    es: { title: 'Pago en línea', description: 'Un carrito, tres renglones y un botón, con la misma cuenta.' },
    tags: ['en línea', 'tienda'],
  }),
];

/** Objects that were not uploaded through the library: they have no records until someone presses Sync Storage. */
export const UNKNOWN_OBJECTS: readonly SeedFile[] = [
  picture('hero-rooftops-at-sunset.jpg', 1400, 933, 'street'),
  picture('staff_front_desk.webp', 1200, 900, 'team'),
  picture('corner-bakery.png', 1000, 1250, 'bakery'),
];
