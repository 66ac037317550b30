/** Words of the staff's screens around the library; what the spec quotes is to the letter. */
const en = {
  tabs: {
    label: 'Parts of the dashboard',
    dashboard: 'Dashboard',
    library: 'Media Library',
    analytics: 'Analytics',
    settings: 'Settings',
  },
  analytics: {
    title: 'Analytics Coming Soon',
    text: 'Visits, quote requests and downloads will be counted here.',
  },
  settings: {
    title: 'Settings Panel Coming Soon',
    text: 'Accounts, permissions and notices will be set here.',
  },
  quotes: {
    title: 'Newest quote requests',
    loading: 'Loading quote requests...',
    failed: 'Failed to load quote requests',
    empty: 'No quote requests yet',
    emptyHint: 'What visitors send from the contact page appears here, newest first.',
    more: 'Show older requests',
    loadingMore: 'Loading...',
    refresh: 'Refresh',
    email: 'Email',
    phone: 'Phone',
    language: { en: 'Wrote in English', es: 'Wrote in Spanish' },
  },
};

export default en;
