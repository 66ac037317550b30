import { createContext, useContext } from 'react';
import type { Accounts } from '../domain/accounts';
import type { GalleryStore } from '../domain/gallery-store';
import type { Inbox } from '../domain/inbox';
import type { MediaStore } from '../domain/media-store';
import type { Outbox } from '../domain/outbox';

/**
 * The stores that screens work with, fetched when the first one asks: a page that asks for none loads nothing of
 * the back end. The app chooses the implementation, tests give the in-memory twins.
 */
export interface Stores {
  accounts(): Promise<Accounts>;
  media(): Promise<MediaStore>;
  gallery(): Promise<GalleryStore>;
  inbox(): Promise<Inbox>;
  outbox(): Promise<Outbox>;
  /** Says, without loading anything, whether somebody may be signed in on this device. */
  mayHaveSession(): boolean;
  /** Says, without loading anything, whether this device may keep something that is still to be sent. */
  hasPendingSubmissions(): boolean;
}

const StoresContext = createContext<Stores | null>(null);
/** Gives everything below it its stores. */
export const StoresProvider = StoresContext.Provider;

/** The stores. Throws outside of a StoresProvider. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores needs a StoresProvider');
  return stores;
}
