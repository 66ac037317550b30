import { brand } from '../../domain/brand';

const en = {
  meta: {
    title: `Admin Dashboard | ${brand.name}`,
    description: `The media library of ${brand.name}, for staff.`,
    keywords: `${brand.name} admin, media library`,
  },
  hero: { title: 'Admin Dashboard' },
  figures: {
    title: 'The library in figures',
    loading: '...',
    failed: 'The figures could not be loaded.',
    totalFiles: { label: 'Total Files', none: 'No files uploaded yet', some: 'Media files in library' },
    images: { label: 'Images', caption: 'Photos and drawings' },
    videos: { label: 'Videos', caption: 'Clips that play in the gallery' },
    storage: { label: 'Storage Used', caption: 'Of unlimited storage' },
  },
  shortcuts: {
    title: 'Where to go',
    library: { title: 'Media Library', text: 'Upload files, find them again, and say what they show.' },
    analytics: { title: 'Analytics Dashboard', text: 'Coming soon: what visitors look at and download.' },
    settings: { title: 'System Settings', text: 'Coming soon: accounts, permissions and notices.' },
  },
  start: {
    title: 'Getting Started',
    steps: {
      upload: 'Upload images, videos and documents',
      organize: 'Organize with categories and tags',
      edit: 'Edit metadata and descriptions',
      monitor: 'Monitor storage usage',
      configure: 'Configure processing and security',
      manage: 'Manage team access and permissions',
    },
  },
};

export default en;
export type AdminContent = typeof en;
