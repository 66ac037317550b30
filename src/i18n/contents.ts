/** The words of each content folder, with the shape that its English module defines. */
export interface Contents {
  frame: typeof import('../content/frame/en').default;
  forms: typeof import('../content/forms/en').default;
  chat: typeof import('../content/chat/en').default;
  home: typeof import('../content/home/en').default;
  'who-we-serve': typeof import('../content/who-we-serve/en').default;
  'small-business': typeof import('../content/small-business/en').default;
  enterprise: typeof import('../content/enterprise/en').default;
  services: typeof import('../content/services/en').default;
  'pos-systems': typeof import('../content/pos-systems/en').default;
  'online-payments': typeof import('../content/online-payments/en').default;
  'credit-card-processing': typeof import('../content/credit-card-processing/en').default;
  'zero-fee': typeof import('../content/zero-fee/en').default;
  'south-texas': typeof import('../content/south-texas/en').default;
  'who-we-are': typeof import('../content/who-we-are/en').default;
  industries: typeof import('../content/industries/en').default;
  partners: typeof import('../content/partners/en').default;
  clients: typeof import('../content/clients/en').default;
  contact: typeof import('../content/contact/en').default;
  resources: typeof import('../content/resources/en').default;
  auth: typeof import('../content/auth/en').default;
  admin: typeof import('../content/admin/en').default;
  gallery: typeof import('../content/gallery/en').default;
  search: typeof import('../content/search/en').default;
  offline: typeof import('../content/offline/en').default;
  installed: typeof import('../content/installed/en').default;
}

/** Content of a route: whatever else it holds, it has what the head of the page needs. */
export type PageContents = Omit<Contents, 'frame' | 'forms' | 'chat' | 'search' | 'offline' | 'installed'>;
