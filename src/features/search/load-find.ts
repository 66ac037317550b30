import type { i18n } from 'i18next';
import { type IndexedPage, searchIndexPath } from '../../domain/search-index';
import { loadNamespaces, localeOf } from '../../i18n/i18n';
import { createFind, type Find } from './find';

let loading: Promise<Find> | null = null;

async function fetchFind(words: i18n): Promise<Find> {
  const [response] = await Promise.all([fetch(searchIndexPath(localeOf(words))), loadNamespaces(words, ['search'])]);
  if (!response.ok) throw new Error(`No search index: ${response.status}`);
  const t = words.getFixedT(null, 'search');
  return createFind((await response.json()) as IndexedPage[], t('fillers'));
}

/** The search over the index of the document's language. Fetches the index once; after a failure, the next call retries. */
export function loadFind(words: i18n): Promise<Find> {
  loading ??= fetchFind(words).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
