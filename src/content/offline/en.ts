import { brand } from '../../domain/brand';

/** Words of the page that stands for one that cannot be had without a connection. */
const en = {
  meta: {
    title: `No connection | ${brand.name}`,
    description: 'This page cannot be had without a connection; the rest of the site can.',
    keywords: brand.name,
  },
  title: 'You are offline',
  text: 'This page is not on your device. The rest of the site is: everything below opens without a connection.',
  retry: 'Try again',
  call: `Call ${brand.phone.display}`,
  list: 'What you can read now',
  quote:
    'A quote request that you send now is kept on this device. It goes out when the connection is back and this site is open.',
  quoteLink: 'Write a quote request',
  services: 'Services',
  businesses: 'Businesses',
  company: 'The company',
};

export default en;
export type OfflineContent = typeof en;
