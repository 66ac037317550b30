import { createContext, useContext } from 'react';
import type { Accounts } from '../domain/accounts';
import type { GalleryStore } from '../domain/gallery-store';
import type { MediaStore } from '../domain/media-store';
import type { Outbox } from '../domain/outbox';
import type { Inbox } from '../domain/quotes';

/**
 * The services that screens use, loaded on first use: a page that uses none loads no back-end code. The app chooses the
 * implementation; tests provide in-memory fakes.
 */
export interface Services {
  accounts(): Promise<Accounts>;
  media(): Promise<MediaStore>;
  gallery(): Promise<GalleryStore>;
  inbox(): Promise<Inbox>;
  outbox(): Promise<Outbox>;
  /** Whether a user may be signed in on this device; loads no code. */
  mayHaveSession(): boolean;
  /** Whether this device may have unsent submissions; loads no code. */
  hasPendingSubmissions(): boolean;
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

/** The services. Throws outside of a ServicesProvider. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider');
  return services;
}
