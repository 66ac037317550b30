import { brand } from '../../domain/brand';

const en = {
  meta: {
    title: `Admin Access | ${brand.name}`,
    description: `Sign in to the media management system of ${brand.name}.`,
    keywords: `${brand.name} login, staff sign-in`,
  },
  hero: {
    title: 'Admin Access',
    lead: 'Sign in to the media management system.',
  },
  /** Followed by the phone number. */
  customers: {
    text: 'This door is for staff. As a customer you need no account: call us at',
  },
};

export default en;
export type AuthContent = typeof en;
