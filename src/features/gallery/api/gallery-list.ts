import { createStore, get, set } from 'idb-keyval';
import { CATALOG_PATH, CATALOG_TYPE, FRESH_CATALOG_PATH, STALE_SINCE_HEADER } from '../../../domain/gallery-catalog';
import type { MediaFile } from '../../../domain/media-record';
import { StoreError } from '../../../domain/store-error';
import { createCatalogLines } from './catalog-lines';

/** Time limit without data, in milliseconds. */
const STALL_TIMEOUT_MS = 20_000;

/** The response text: storing ten thousand objects takes longer, and reading validates the text again. */
interface Saved {
  text: string;
  at: number;
}

const savedLists = () => createStore('gallery', 'lists');
const LAST = 'last';

/** The gallery's files, newest first, and the server time of the list (milliseconds since 1970). */
interface GalleryList {
  files: readonly MediaFile[];
  at: number;
}

interface ListOptions {
  /** Fetch the current list and bypass all caches. */
  isFresh?: boolean;
  /** Called with the files received so far while more are loading; the top of the page comes first. */
  onPart?: (files: readonly MediaFile[]) => void;
}

/** Reads the list without any part of Firebase, and saves it on this device if possible. Throws StoreError. */
export async function fetchGalleryList({ isFresh, onPart }: ListOptions = {}): Promise<GalleryList> {
  try {
    const { text, files, at } = await read(isFresh ? FRESH_CATALOG_PATH : CATALOG_PATH, onPart);
    save({ text, at }).catch(() => {}); // storage is blocked or full: then there is no list offline
    return { files, at };
  } catch (error) {
    throw error instanceof StoreError ? error : new StoreError('offline', error);
  }
}

/** The list last saved on this device, or null. Never throws. */
export async function readSavedGalleryList(): Promise<GalleryList | null> {
  try {
    const last = await get<Saved>(LAST, savedLists());
    if (!last) return null;
    const lines = createCatalogLines();
    lines.add(last.text);
    return { files: lines.end(), at: last.at };
  } catch {
    return null;
  }
}

const save = async (list: Saved) => set(LAST, list, savedLists());

async function read(url: string, onPart: ListOptions['onPart']) {
  const waiting = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => waiting.abort(), STALL_TIMEOUT_MS);
  };
  try {
    wait();
    const response = await fetch(url, { signal: waiting.signal });
    // A captive portal answers with its own page and status 200.
    const isCatalog = response.headers.get('Content-Type')?.startsWith(CATALOG_TYPE);
    if (!response.ok || !isCatalog || !response.body) throw new StoreError('unknown', `${url}: ${response.status}`);
    const staleSince = response.headers.get(STALE_SINCE_HEADER);
    const at = staleSince ? Date.parse(staleSince) : Date.now() - Number(response.headers.get('Age') ?? 0) * 1000;
    const lines = createCatalogLines(onPart);
    const chunks: string[] = [];
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { text: chunks.join(''), files: lines.end(), at };
      wait();
      chunks.push(value);
      lines.add(value);
    }
  } finally {
    clearTimeout(timer);
  }
}
