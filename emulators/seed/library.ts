import type { Category } from '../../src/domain/media-category';
import { firstWeekGuide, switchingChecklist } from './pdf';
import * as draw from './pictures';
import { color, type Drawing, render } from './svg';
import { makeVideo } from './video';

/** A file and a function that creates its bytes. */
export interface SeedFile {
  name: string;
  make: () => Promise<Buffer>;
  /** In pixels; null for documents. */
  width: number | null;
  height: number | null;
}

interface Texts {
  title: string;
  description: string;
  /** Images only. */
  alt?: string;
}

interface Words extends Texts {
  /** The same in Spanish; half of the library has it. */
  es?: Texts;
  tags: string[];
  featured?: true;
}

/** A file of the library with the texts of its record. */
export interface LibraryFile extends SeedFile, Words {
  category: Category;
}

function picture(name: string, width: number, height: number, drawing: Drawing): SeedFile {
  const make = () => {
    const rendered = render(drawing, width, height);
    if (name.endsWith('.png')) return rendered.png({ palette: true, quality: 95 }).toBuffer();
    return (name.endsWith('.jpg') ? rendered.jpeg({ quality: 86 }) : rendered.webp({ quality: 84 })).toBuffer();
  };
  return { name, width, height, make };
}

function other(name: string, make: () => Promise<Buffer>, width: number | null = null, height = width): SeedFile {
  return { name, width, height, make };
}

const entry = (category: Category, file: SeedFile, words: Words): LibraryFile => ({ ...file, category, ...words });

const film = () => makeVideo(draw.valley, 848, 480, 4);
const { elena, ines, lupe, marco, ray } = draw.LOOKS;

/** The library, newest first; neighbors differ in category, shape and language. */
export const LIBRARY: readonly LibraryFile[] = [
  entry('hero-banner', picture('valley-at-dusk.jpg', 1920, 1080, draw.valley()), {
    title: 'The Valley at dusk',
    description: 'Mesquites against the last light, the view we never tire of. Wide banner for the home page.',
    alt: 'Dark mesquite trees in front of a low sun over brown hills',
    tags: ['valley', 'dusk', 'mesquite', 'wide'],
    featured: true,
  }),
  entry('hero-banner', picture('calle-principal-al-anochecer.webp', 1920, 960, draw.street('flower')), {
    title: 'Main Street at nightfall',
    description: 'Six businesses of the same block, with the lights just switched on. All of them take cards with us.',
    alt: 'Fronts of small shops with striped awnings and lit windows',
    es: {
      title: 'Calle Principal al anochecer',
      description: 'Seis negocios de la misma cuadra, con las luces recién encendidas. Cada uno cobra con nosotros.',
      alt: 'Fachadas de pequeños negocios con toldos a rayas y ventanas iluminadas',
    },
    tags: ['calle', 'negocios', 'noche'],
    featured: true,
  }),
  entry('solution-image', picture('tap-to-pay.png', 1200, 1200, draw.payment(color.moss, 'dusk')), {
    title: 'Tap to pay',
    description: 'A contactless card on a countertop terminal. The sale is done before the coffee is poured.',
    alt: 'A green payment card held to a card terminal',
    tags: ['terminal', 'contactless', 'card'],
    featured: true,
  }),
  entry('team-photo', picture('Elena Garza, dueña.jpg', 1000, 1250, draw.portrait([elena], 'dark')), {
    title: 'Elena Garza, owner',
    description: 'Portrait of Elena for the page Who We Are.',
    alt: 'Illustrated portrait of a woman with long hair in front of an amber sun',
    es: {
      title: 'Elena Garza, dueña',
      description: 'Retrato de Elena para la página Quiénes somos.',
      alt: 'Retrato ilustrado de una mujer de pelo largo ante un sol color ámbar',
    },
    tags: ['equipo', 'retrato'],
  }),
  entry('marketing-asset', picture('where-we-work.png', 1400, 1400, draw.map()), {
    title: 'Where we work',
    description: 'From Laredo up the coast to Houston: the cities in which we install and train in person.',
    alt: 'Map of South Texas with a dot for each city that is served',
    tags: ['map', 'coverage', 'cities'],
    featured: true,
  }),
  entry('hero-banner', picture('amanecer-en-el-valle.webp', 1800, 800, draw.valley(0.3, draw.DAWN)), {
    title: 'Sunrise in the Valley',
    description: 'The sun comes up behind the mesquites. Banner for the harvest season.',
    alt: 'Green mesquites in front of a low sun and light hills',
    es: {
      title: 'Amanecer en el Valle',
      description: 'El sol sale tras los mezquites. Portada de la temporada de cosecha.',
      alt: 'Mezquites verdes ante un sol bajo y colinas claras',
    },
    tags: ['valle', 'cosecha', 'amanecer'],
    featured: true,
  }),
  entry('marketing-asset', other('del-atardecer-a-la-noche.webm', film, 848, 480), {
    title: 'From dusk to night',
    description: 'Four seconds of sunset in the Valley, without sound. Background for trade fair screens.',
    es: {
      title: 'Del atardecer a la noche',
      description: 'Cuatro segundos de ocaso en el Valle, sin sonido. Fondo para pantallas de feria.',
    },
    tags: ['video', 'ocaso', 'feria'],
  }),
  entry('blog-image', picture('fees-that-fall.png', 1200, 675, draw.chart()), {
    title: 'Fees that fall while sales rise',
    description:
      'A year after switching: the bars are fees, the line is takings. For the article on reading a statement.',
    alt: 'Chart of falling amber bars and a rising green line',
    tags: ['chart', 'fees', 'article'],
  }),
  entry('testimonial', picture('panaderia-dona-ines.jpg', 1200, 900, draw.street('bread', ines)), {
    title: 'Doña Inés bakery',
    description: 'Doña Inés in front of her bakery. Goes with her testimonial.',
    alt: 'A baker with a red apron in front of her shop',
    es: {
      title: 'Panadería Doña Inés',
      description: 'Doña Inés frente a su panadería. Acompaña su testimonio.',
      alt: 'Panadera con delantal rojo frente a su tienda',
    },
    tags: ['panadería', 'cliente'],
  }),
  entry('solution-image', picture('receipt-that-adds-up.jpg', 900, 1400, draw.receipt('dark')), {
    title: 'A receipt that adds up',
    description: 'Every line is what it says, and the last one is the sum.',
    alt: 'A long paper receipt on a dark ground',
    tags: ['receipt', 'zero-fee'],
  }),
  entry('team-photo', picture('equipo-de-soporte.webp', 1500, 1000, draw.portrait([lupe, marco, ines], 'sage')), {
    title: 'Support team',
    description: 'Lupe, Marco and Inés answer the phone, in Spanish and English.',
    alt: 'Three illustrated people side by side',
    es: {
      title: 'Equipo de soporte',
      description: 'Lupe, Marco e Inés contestan el teléfono, en español y en inglés.',
      alt: 'Tres personas ilustradas, una al lado de la otra',
    },
    tags: ['equipo', 'soporte', 'bilingüe'],
  }),
  entry('document', other('Your first week with us.pdf', firstWeekGuide), {
    title: 'Your first week with us',
    description: 'What to have at hand before, on and after the day of installation.',
    tags: ['guide', 'onboarding'],
  }),
  entry('marketing-asset', picture('mesquite-poster.png', 1000, 1400, draw.mesquiteAtNoon), {
    title: 'Mesquite at noon',
    description: 'The tree we are named after, as a poster for shop windows.',
    alt: 'A wide green mesquite tree in daylight',
    tags: ['poster', 'mesquite'],
  }),
  entry('solution-image', picture('caja-en-el-mostrador.png', 1600, 1200, draw.counter('terminal', 'light')), {
    title: 'Register on the counter',
    description: 'A complete point of sale: screen, terminal and fresh coffee.',
    alt: 'A point-of-sale screen and a terminal on a wooden counter',
    es: {
      title: 'Caja en el mostrador',
      description: 'Punto de venta completo: pantalla, terminal y café recién servido.',
      alt: 'Pantalla de punto de venta y terminal sobre un mostrador de madera',
    },
    tags: ['punto de venta', 'mostrador'],
  }),
  entry('other', picture('office-mesquite.webp', 1000, 1000, draw.mesquiteAtNoon), {
    title: 'The mesquite outside our office',
    description: 'It gives us shade every noon and has never signed anything.',
    alt: 'A green mesquite tree on a hill',
    tags: ['tree', 'office', 'fun'],
  }),
  entry('hero-banner', picture('laredo-to-houston.jpg', 1600, 900, draw.map()), {
    title: 'From Laredo to Houston',
    description: 'The coast and its cities. Banner for the coverage page.',
    alt: 'Map of the South Texas coast with roads between its cities',
    tags: ['coast', 'map', 'wide'],
  }),
  entry('team-photo', picture('ray-installs.jpg', 1000, 1000, draw.portrait([ray], 'dusk')), {
    title: 'Ray installs your terminals',
    description: 'Ray brings the equipment, sets it up and stays until everyone has run a sale.',
    alt: 'Illustrated portrait of a man with an amber cap',
    tags: ['team', 'installation'],
  }),
  entry('blog-image', picture('a-donde-va-la-comision.png', 1000, 1000, draw.receipt('grove')), {
    title: 'Where does the fee go?',
    description: 'Line by line: what the issuing bank keeps, what the card brand keeps and what the processor keeps.',
    alt: 'A paper receipt with nine lines and a total',
    es: {
      title: '¿A dónde va la comisión?',
      description: 'Renglón por renglón: qué parte se queda el banco emisor, cuál la marca y cuál el procesador.',
      alt: 'Un recibo de papel con nueve renglones y un total',
    },
    tags: ['recibo', 'comisiones'],
  }),
  entry('testimonial', picture('vaquero-auto-repair.webp', 1200, 1200, draw.street('wrench', ray)), {
    title: 'Vaquero Auto Repair',
    description: 'Two bays, one till, and no more knuckle-busters. Goes with their letter.',
    alt: 'A mechanic with a cap in front of his shop',
    tags: ['auto repair', 'client'],
  }),
  entry('solution-image', picture('lector-movil.jpg', 1080, 1350, draw.payment(color.rust, 'grove', true)), {
    title: 'Mobile reader',
    description: "Take cards at the market, on the job site or at your client's door.",
    alt: 'A phone with a reader and an orange card',
    es: {
      title: 'Lector móvil',
      description: 'Cobre en el mercado, en la obra o en la puerta de su cliente.',
      alt: 'Teléfono con un lector y una tarjeta naranja',
    },
    tags: ['móvil', 'lector', 'mercado'],
  }),
  entry('marketing-asset', picture('zero-fee-balance.jpg', 1200, 628, draw.coins('light')), {
    title: 'Coins on one side, a leaf on the other',
    description: 'Social image for the zero-fee programs.',
    alt: 'Stacks of coins beside a green leaf',
    tags: ['zero-fee', 'social'],
  }),
  entry('document', other('Lista para cambiar de procesador.pdf', switchingChecklist), {
    title: 'Checklist for changing processors',
    description: 'Step by step, without losing a single day of sales.',
    es: {
      title: 'Lista para cambiar de procesador',
      description: 'Paso a paso, para no perder un solo día de ventas.',
    },
    tags: ['guía', 'lista'],
  }),
  entry('testimonial', picture('flores-del-rio.png', 1400, 1050, draw.street('flower', lupe)), {
    title: 'Flores del Río flower shop',
    description: 'Lupita sells in the shop and online with the same account. Goes with her testimonial.',
    alt: 'A florist in front of her shop with a green awning',
    es: {
      title: 'Flores del Río',
      description: 'Lupita vende en la tienda y en línea con la misma cuenta. Acompaña su testimonio.',
      alt: 'Florista frente a su tienda con toldo verde',
    },
    tags: ['florería', 'cliente'],
  }),
  entry('solution-image', picture('pago-en-linea.webp', 1400, 1000, draw.counter('parcel', 'dark')), {
    title: 'Online payment',
    description: 'A cart, three lines and a button. The package is already waiting.',
    alt: 'A computer with a checkout page and a cardboard box',
    es: {
      title: 'Pago en línea',
      description: 'Un carrito, tres renglones y un botón. El paquete ya espera.',
      alt: 'Computadora con una página de pago y una caja de cartón',
    },
    tags: ['en línea', 'tienda'],
  }),
];

/** Objects that were not uploaded through the library: they have no records until someone presses Sync Storage. */
export const UNKNOWN_OBJECTS: readonly SeedFile[] = [
  picture('hero-rooftops-at-sunset.jpg', 1400, 933, draw.street('bread')),
  picture('staff_front_desk.webp', 1200, 900, draw.portrait([ray, elena], 'light')),
  picture('corner-taqueria.png', 1000, 1250, draw.street('taco', marco)),
];
