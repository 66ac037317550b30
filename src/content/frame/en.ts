import { brand } from '../../domain/brand';
import { openingHours } from '../opening-hours';
import { partnerNames } from '../partners/names';

/** Words around every page: header, bottom bar, drawer, footer, notices. `routes` has the short name of each route. */
const en = {
  routes: {
    home: 'Home',
    whoWeServe: 'Who We Serve',
    smallBusiness: 'Small Business',
    enterprise: 'Enterprise',
    services: 'Services',
    posSystems: 'POS Systems',
    onlinePayments: 'Online Payments',
    creditCardProcessing: 'Credit Card Processing',
    zeroFee: 'Zero-Fee Solutions',
    southTexas: 'South Texas',
    whoWeAre: 'Who We Are',
    industries: 'Industries',
    partners: 'Partners',
    clients: 'Clients',
    contact: 'Contact',
    resources: 'Resources',
    auth: 'Login',
    admin: 'Admin Panel',
    gallery: 'Media Gallery',
  },
  skipLink: 'Skip to content',
  header: {
    brandLink: `${brand.name}, home page`,
    navigation: 'Main navigation',
    solutions: 'Solutions',
    whoWeServeOverview: 'Who we serve: overview',
    solutionsOverview: 'All services',
    login: 'Login',
    quote: 'Get Quote',
    user: 'User',
    account: 'Account', // while it is not known which
    admin: 'Admin',
    userMenu: 'Account menu',
    adminPanel: 'Admin Panel',
    signOut: 'Sign Out',
    call: `Call ${brand.phone.display}`,
    search: {
      open: 'Search',
      label: 'Search this site',
      failed: 'Search could not be loaded. Check your connection and try again.',
    },
  },
  bottomBar: {
    label: 'Quick navigation',
    home: 'Home',
    services: 'Services',
    contact: 'Contact',
    more: 'More',
    openMenu: 'More: open the navigation menu',
  },
  drawer: {
    title: 'Navigation Menu',
    label: 'All pages',
    close: 'Close menu',
    services: 'Services',
    servicesOverview: 'All services',
    quote: 'Get Your Free Quote',
  },
  install: 'Install the app',
  footer: {
    tagline: `Merchant services for the Rio Grande Valley and South Texas, in English and Spanish, since ${brand.founded}.`,
    contactTitle: 'Call or write',
    call: `Call ${brand.phone.display}`,
    email: `Write to ${brand.email}`,
    address: `${brand.address.locality}, ${brand.address.region} ${brand.address.postalCode}`,
    hours: openingHours('en'),
    linksTitle: 'Quick links',
    servicesTitle: 'Services',
    partnersTitle: 'Payment-processor partners',
    partners: partnerNames.processors,
    social: { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' },
    /** `{year}` is replaced by the current year. */
    copyright: `© {year} ${brand.name}. All rights reserved.`,
  },
  chat: {
    label: 'Chat',
    open: 'Ask a question: open the chat',
    failed: `The chat cannot be opened right now. Call ${brand.phone.display}, or`,
    write: 'see how to reach us',
  },
  breadcrumbs: 'Breadcrumb',
  theme: {
    toLight: 'Switch to light theme',
    toDark: 'Switch to dark theme',
  },
  /** Names and offers the other language, in that language: mark these strings with its `lang`. */
  language: {
    switch: 'Leer esta página en español',
    offer: {
      label: 'Idioma de la página',
      text: '¿Prefiere leer esta página en español?',
      accept: 'Sí, en español',
      dismiss: 'No, gracias',
    },
  },
  notFound: {
    meta: {
      title: `Page not found | ${brand.name}`,
      description: 'There is no page at this address.',
      keywords: brand.name,
    },
    code: '404',
    title: 'Oops! Page not found',
    text: 'There is nothing at this address. The link may be old, or a letter may have gone astray.',
    suggestionTitle: 'Were you looking for this?',
    suggestions: {
      mobilePayments: {
        text: 'Card readers for work on the road are part of our small business page.',
        link: 'See mobile payments',
      },
      crossBorder: {
        text: 'Selling on both sides of the river is part of our enterprise page.',
        link: 'See cross-border payments',
      },
      restaurants: { text: 'What we do for restaurants is on our industries page.', link: 'See restaurants' },
      retail: { text: 'What we do for shops is on our industries page.', link: 'See retail' },
      healthcare: { text: 'What we do for clinics and practices is on our industries page.', link: 'See healthcare' },
      caseStudies: { text: 'Our case studies are on the South Texas page.', link: 'See the case studies' },
    },
    home: 'Return to Home',
  },
  back: 'Back',
  offline: 'You are offline',
  update: {
    label: 'New version',
    text: 'A newer version of this site is ready.',
    note: 'What you have typed stays.',
    accept: 'Update',
    later: 'Later',
  },
  error: {
    title: 'Something went wrong',
    text: 'The page could not be shown. Reload it, and if it happens again, call us.',
    reload: 'Reload',
    call: `Call ${brand.phone.display}`,
  },
};

export default en;
export type FrameContent = typeof en;
