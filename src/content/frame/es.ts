import { brand } from '../../domain/brand';
import { openingHours } from '../opening-hours';
import { partnerNames } from '../partners/names';
import type { FrameContent } from './en';

const es: FrameContent = {
  routes: {
    home: 'Inicio',
    whoWeServe: 'A quién atendemos',
    smallBusiness: 'Negocios pequeños',
    enterprise: 'Empresas grandes',
    services: 'Servicios',
    posSystems: 'Punto de venta',
    onlinePayments: 'Pagos en línea',
    creditCardProcessing: 'Cobro con tarjeta',
    zeroFee: 'Cero comisiones',
    southTexas: 'Sur de Texas',
    whoWeAre: 'Quiénes somos',
    industries: 'Industrias',
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
    whoWeServeOverview: 'A quién atendemos: vista general',
    solutionsOverview: 'Todos los servicios',
    login: 'Entrar',
    quote: 'Cotizar',
    user: 'Usuario',
    account: 'Cuenta',
    admin: 'Admin',
    userMenu: 'Menú de la cuenta',
    adminPanel: 'Panel de administración',
    signOut: 'Cerrar sesión',
    call: `Llame al ${brand.phone.display}`,
    search: {
      open: 'Buscar',
      label: 'Buscar en este sitio',
      failed: 'No se pudo cargar el buscador. Revise su conexión e intente de nuevo.',
    },
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
  install: 'Instalar la app',
  footer: {
    tagline: `Terminales y cobros para el Valle del Río Grande y el sur de Texas, en español y en inglés, desde ${brand.founded}.`,
    contactTitle: 'Llame o escriba',
    call: `Llame al ${brand.phone.display}`,
    email: `Escriba a ${brand.email}`,
    address: `${brand.address.locality}, ${brand.address.region} ${brand.address.postalCode}`,
    hours: openingHours('es'),
    linksTitle: 'Enlaces rápidos',
    servicesTitle: 'Servicios',
    partnersTitle: 'Procesadores de pagos asociados',
    partners: partnerNames.processors,
    social: { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' },
    copyright: `© {year} ${brand.name}. Todos los derechos reservados.`,
  },
  chat: {
    label: 'Chat de ayuda',
    open: 'Haga una pregunta: abrir el chat',
    failed: `El chat no se puede abrir en este momento. Llame al ${brand.phone.display} o`,
    write: 'vea cómo localizarnos',
  },
  breadcrumbs: 'Ruta de navegación',
  theme: {
    toLight: 'Cambiar al tema claro',
    toDark: 'Cambiar al tema oscuro',
  },
  language: {
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
        text: 'Los cobros de los dos lados del río están en la página de empresas grandes.',
        link: 'Vea los pagos transfronterizos',
      },
      restaurants: {
        text: 'Lo que hacemos por los restaurantes está en la página de industrias.',
        link: 'Vea la sección de restaurantes',
      },
      retail: {
        text: 'Lo que hacemos por las tiendas está en la página de industrias.',
        link: 'Vea la sección de tiendas',
      },
      healthcare: {
        text: 'Lo que hacemos por clínicas y consultorios está en la página de industrias.',
        link: 'Vea la sección de salud',
      },
      caseStudies: {
        text: 'Los casos de nuestros clientes están en la página del sur de Texas.',
        link: 'Vea los casos',
      },
    },
    home: 'Volver al inicio',
  },
  error: {
    title: 'Algo salió mal',
    text: 'No se pudo mostrar la página. Vuelva a cargarla y, si pasa otra vez, llámenos.',
    reload: 'Volver a cargar',
    call: `Llame al ${brand.phone.display}`,
  },
};

export default es;
