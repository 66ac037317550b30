import { Alert } from '@chakra-ui/react/alert';
import type { i18n } from 'i18next';
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useCurrentRoute } from '../../hooks/current-page';
import { loadNamespaces } from '../../i18n/i18n';
import { CODE_LIMIT_MS, withTimeLimit } from '../../services/time-limit';
import type { SearchDialogProps } from './search-dialog';
import { TEXT_BOXES } from './search-keys';

const NOTICE_MS = 8000;

async function loadDialog(i18n: i18n): Promise<ComponentType<SearchDialogProps>> {
  const [{ SearchDialog, prefetchFind }] = await Promise.all([
    import('./search-dialog'),
    loadNamespaces(i18n, ['search']),
  ]);
  prefetchFind(i18n);
  return SearchDialog;
}

type State = 'closed' | 'opening' | 'open' | 'failed';

/** The next state, unless the visitor has moved on in the meantime. */
const afterOpening = (next: State) => (now: State) => (now === 'opening' ? next : now);

interface Search {
  openSearch: () => void;
  isOpening: boolean;
  /** Loads the dialog, its words and the index before the visitor opens it. */
  prefetchSearch: () => void;
}

const SearchContext = createContext<Search>({ openSearch() {}, isOpening: false, prefetchSearch() {} });

/** Opens the site's search from anywhere. */
export const useSearch = () => useContext(SearchContext);

/** The site's search: a dialog over the page. Its code loads when it is needed. Source: decisions "Pages". */
export function SearchProvider({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const { path } = useCurrentRoute();
  const [state, setState] = useState<State>('closed');
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();

  const openSearch = async () => {
    setState('opening');
    try {
      const loaded = await withTimeLimit(loadDialog(i18n), CODE_LIMIT_MS);
      setDialog(() => loaded);
      setState(afterOpening('open'));
    } catch {
      setState(afterOpening('failed'));
    }
  };
  const prefetchSearch = () => {
    loadDialog(i18n).catch(() => {}); // opening it reports the error
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: on each route change
  useEffect(() => setState('closed'), [path]);

  useEffect(() => {
    if (state !== 'opening') return;
    // A dialog that opens late must not take the focus from a text box.
    const cancel = ({ target }: FocusEvent) =>
      (target as Element).matches(TEXT_BOXES) && setState(afterOpening('closed'));
    document.addEventListener('focusin', cancel);
    return () => document.removeEventListener('focusin', cancel);
  }, [state]);

  useEffect(() => {
    if (state !== 'failed') return;
    const timer = setTimeout(() => setState('closed'), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <SearchContext value={{ openSearch, isOpening: state === 'opening', prefetchSearch }}>
      {children}
      <Alert.Root variant="solid" status="error" role="alert" position="fixed" top="20" bottom="auto" maxW="26rem">
        {state === 'failed' && t('header.search.failed')}
      </Alert.Root>
      <ErrorBoundary fallback={null} resetKeys={[state]}>
        {state === 'open' && Dialog && <Dialog onClose={() => setState('closed')} />}
      </ErrorBoundary>
    </SearchContext>
  );
}
