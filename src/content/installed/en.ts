import { brand } from '../../domain/brand';

/** What the site says as an app: how a phone presents it, and about its versions. */
const en = {
  app: {
    description: `Card processing and POS for South Texas: services, prices and a free quote from ${brand.name}. Works offline.`,
    call: 'Call us',
    screenshots: { home: 'The home page', zeroFee: 'What a zero-fee program saves' },
  },
  update: {
    label: 'New version',
    text: 'A newer version of this site is ready.',
    note: 'What you have typed stays.',
    accept: 'Update',
    later: 'Later',
  },
};

export default en;
export type InstalledContent = typeof en;
