import { brand } from '../../domain/brand';
import { openingHours } from '../opening-hours';
import { partnerNames } from '../partners/names';
import type { FrameContent } from './en';

const es: FrameContent = {
  routes: {
    home: 'Inicio',
    whoWeServe: 'A quién servimos',
    smallBusiness: 'Negocios pequeños',
    enterprise: 'Empresas grandes',
    services: 'Servicios',
    posSystems: 'Punto de venta',
    onlinePayments: 'Pagos en línea',
    creditCardProcessing: 'Cobro con tarjeta',
    zeroFee: 'Cero comisiones',
    southTexas: 'Sur de Texas',
    whoWeAre: 'Quiénes somos',
    industries: 'Giros',
    partners: 'Socios',
    clients: 'Clientes',
    contact: 'Contacto',
    resources: 'Recursos',
    auth: 'Entrar',
    admin: 'Panel de administración',
    gallery: 'Galería',
  },
  skipLink: 'Ir al contenido',
  header: {
    brandLink: `${brand.name}, página de inicio`,
    navigation: 'Navegación principal',
    solutions: 'Soluciones',
    whoWeServeOverview: 'A quién servimos: panorama',
    solutionsOverview: 'Todos los servicios',
    login: 'Entrar',
    quote: 'Cotizar',
    user: 'Usuario',
    admin: 'Admin',
    userMenu: 'Menú de la cuenta',
    adminPanel: 'Panel de administración',
    signOut: 'Cerrar sesión',
    call: `Llame al ${brand.phone.display}`,
  },
  bottomBar: {
    label: 'Navegación rápida',
    home: 'Inicio',
    services: 'Servicios',
    contact: 'Contacto',
    more: 'Más',
    openMenu: 'Más: abrir el menú de navegación',
  },
  drawer: {
    title: 'Menú de navegación',
    label: 'Todas las páginas',
    close: 'Cerrar el menú',
    services: 'Servicios',
    servicesOverview: 'Todos los servicios',
    quote: 'Pida su cotización gratis',
  },
  footer: {
    label: 'Pie de página',
    tagline: `Terminales y cobros para el Valle del Río Grande y el sur de Texas, en español y en inglés, desde ${brand.founded}.`,
    contactTitle: 'Llame o escriba',
    call: `Llame al ${brand.phone.display}`,
    email: `Escriba a ${brand.email}`,
    address: `${brand.address.locality}, ${brand.address.region} ${brand.address.postalCode}`,
    hoursTitle: 'Horario',
    hours: openingHours('es'),
    linksTitle: 'Enlaces rápidos',
    servicesTitle: 'Servicios',
    partnersTitle: 'Procesadores de pagos asociados',
    partners: partnerNames.processors,
    socialTitle: 'Síganos',
    social: { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' },
    copyright: `© {year} ${brand.name}. Todos los derechos reservados.`,
  },
  chat: {
    label: 'Chat de ayuda',
    open: 'Haga una pregunta: abrir el chat',
    failed: `El chat no se puede abrir en este momento. Llame al ${brand.phone.display} o`,
    write: 'vea cómo localizarnos',
  },
  theme: {
    toLight: 'Cambiar al tema claro',
    toDark: 'Cambiar al tema oscuro',
  },
  language: {
    name: 'English',
    switch: 'Read this page in English',
    offer: {
      label: 'Language of the page',
      text: 'Would you rather read this page in English?',
      accept: 'Yes, in English',
      dismiss: 'No, thank you',
    },
  },
  notFound: {
    meta: {
      title: `Página no encontrada | ${brand.name}`,
      description: 'No hay ninguna página en esta dirección.',
      keywords: brand.name,
    },
    code: '404',
    title: '¡Ay! No encontramos esa página',
    text: 'No hay nada en esta dirección. Puede que el enlace sea viejo o que se haya colado una letra.',
    suggestionTitle: '¿Buscaba esto?',
    suggestions: {
      mobilePayments: {
        text: 'Los lectores para cobrar a domicilio están en la página de negocios pequeños.',
        link: 'Vea los cobros móviles',
      },
      crossBorder: {
        text: 'Vender en los dos lados del río está en la página de empresas grandes.',
        link: 'Vea los pagos transfronterizos',
      },
      restaurants: {
        text: 'Lo que hacemos por los restaurantes está en la página de giros.',
        link: 'Vea restaurantes',
      },
      retail: { text: 'Lo que hacemos por las tiendas está en la página de giros.', link: 'Vea tiendas' },
      healthcare: {
        text: 'Lo que hacemos por clínicas y consultorios está en la página de giros.',
        link: 'Vea salud',
      },
      caseStudies: {
        text: 'Los casos de nuestros clientes están en la página del sur de Texas.',
        link: 'Vea los casos',
      },
    },
    home: 'Volver al inicio',
  },
  loading: {
    page: 'Cargando la página...',
    slow: 'Sigue cargando. La conexión parece lenta.',
  },
  error: {
    title: 'Algo salió mal',
    text: 'No se pudo mostrar la página. Vuelva a cargarla y, si pasa otra vez, llámenos.',
    reload: 'Volver a cargar',
    call: `Llame al ${brand.phone.display}`,
  },
};

export default es;
