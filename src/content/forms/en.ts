import { brand } from '../../domain/brand';
import { QUOTE_LIMITS } from '../../domain/quote-fields';
import { tooLong } from './too-long';

const call = `Please call ${brand.phone.display}.`;

const en = {
  quote: {
    title: 'Get your free quote',
    intro: 'Four lines are enough. A person reads them and writes back within 24 hours.',
    promises: {
      free: 'Free, and yours to keep, whatever you decide',
      terms: `${brand.prices.setupFee} setup, no long-term contract`,
      language: 'In English or Spanish, as you prefer',
    },
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone',
      business: 'Business',
      message: 'Message',
    },
    optional: '(optional)',
    hints: { business: 'Its name, or what it sells', message: 'What you take cards for, and what you pay now' },
    submit: 'Request my quote',
    busy: 'Sending...',
    privacy: 'We use this to answer you, and for nothing else.',
    recorded: {
      title: 'We have your request',
      text: 'Thank you. We answer within 24 hours, in the language you wrote in.',
    },
    another: 'Send another request',
  },
  newsletter: {
    title: 'Two emails a season',
    text: 'New guides, changes in card rules, and deadlines that concern a shop in South Texas.',
    field: 'Email',
    submit: 'Subscribe',
    busy: 'Subscribing...',
    recorded: { title: 'You are on the list', text: 'Thank you. Every email has a link to leave.' },
  },
  kept: {
    offline: {
      title: 'Kept on this device',
      text: 'You are offline. It is kept here, and sent as soon as the connection is back while this site is open, or the next time you open it.',
    },
    server: {
      title: 'Kept on this device',
      text: 'Our server cannot take it right now. It is kept here, and sent while this site is open, or the next time you open it.',
    },
  },
  failed: `It could not be sent, and this browser cannot keep it. Your text is still here: try again, or ${call.replace('Please ', '')}`,
  unavailable: `The form could not be loaded. Check your connection and try again, or ${call.replace('Please ', '')}`,
  refused: `Our server did not accept this. ${call}`,
  noScript: `This form needs JavaScript. Without it, call ${brand.phone.display} or write to ${brand.email}.`,
  /** Not shown to people; whoever does see it, is told. */
  trap: 'Leave this field empty',
  errors: {
    required: {
      firstName: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
      email: 'Please enter your email.',
      phone: 'Please enter your phone number.',
    },
    invalid: {
      email: 'This does not look like an email. It needs an @ and a domain, like ana@example.com.',
      phone: `Please enter a phone number of ${QUOTE_LIMITS.minPhone} to ${QUOTE_LIMITS.phone} digits, like ${brand.phone.display}.`,
    },
    'too-long': tooLong((max) => `Please use ${max} characters at most.`),
    other: 'This cannot be sent as it is. Please change it.',
  },
  industries: {
    retail: 'Retail',
    restaurants: 'Restaurant',
    cafes: 'Cafe',
    automotive: 'Automotive',
    healthcare: 'Healthcare',
    'professional-services': 'Professional services',
    startups: 'Startup',
  },
  late: {
    label: 'Notifications',
    close: 'Close notification',
    quotes: {
      recorded: { title: 'Quote request sent', text: 'The request that was kept on this device has reached us.' },
      refused: { title: 'Quote request not sent', text: 'Something in it has to be changed. Your text is kept.' },
      open: 'Open the form',
    },
    newsletter: {
      recorded: { title: 'You are on the list', text: 'The sign-up that was kept on this device has reached us.' },
      refused: { title: 'Not subscribed', text: 'The address that was kept on this device was not accepted.' },
      open: 'Enter it again',
    },
  },
};

export default en;
export type FormsContent = typeof en;
