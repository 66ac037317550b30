import { brand } from '../../domain/brand';

/** What the site says as an app: how a phone presents it, and about its versions. */
const en = {
  app: {
    description: `Card processing and POS for South Texas: services, prices and a free quote from ${brand.name}. Works offline.`,
    call: 'Call us',
    screenshots: { home: 'The home page', zeroFee: 'What a zero-fee program saves' },
  },
  /** For an iPhone or iPad; the quoted words are those of iOS. */
  guide: {
    title: 'Put this site on your home screen',
    text: 'It then opens like an app, also without a connection.',
    steps: {
      share: 'Tap the Share button of the browser.',
      add: 'Scroll down and choose “Add to Home Screen”.',
      confirm: 'Tap “Add”.',
    },
    close: 'Close the instructions',
  },
};

export default en;
export type InstalledContent = typeof en;
