import { brand } from '../../domain/brand';

const en = {
  meta: {
    title: `Admin Dashboard | ${brand.name}`,
    description: `The media library of ${brand.name}, for staff.`,
    keywords: `${brand.name} admin, media library`,
  },
  hero: { title: 'Admin Dashboard' },
};

export default en;
export type AdminContent = typeof en;
