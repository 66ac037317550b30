import { useCallback, useEffect, useRef, useState } from 'react';
import type { QuoteRecord } from '../../domain/quotes';
import { useStores } from '../../stores/stores';

/** Requests fetched at once. */
const PAGE = 20;

interface Quotes {
  state: 'loading' | 'failed' | 'loaded';
  requests: readonly QuoteRecord[];
  /** Whether there may be older ones. */
  isMore: boolean;
}

/** The newest quote requests. `reload` begins again, `more` adds older ones; what is shown stays meanwhile. */
export function useQuotes() {
  const stores = useStores();
  const [quotes, setQuotes] = useState<Quotes>({ state: 'loading', requests: [], isMore: false });
  const latest = useRef(0);

  const load = useCallback(
    async (known: readonly QuoteRecord[]) => {
      latest.current += 1;
      const mine = latest.current;
      setQuotes((shown) => ({ ...shown, state: 'loading' }));
      try {
        const inbox = await stores.inbox();
        const page = await inbox.quotes(PAGE, known.at(-1));
        if (mine !== latest.current) return;
        setQuotes({ state: 'loaded', requests: [...known, ...page], isMore: page.length === PAGE });
      } catch (error) {
        console.warn('The quote requests could not be loaded', error);
        if (mine === latest.current) setQuotes((shown) => ({ ...shown, state: 'failed' }));
      }
    },
    [stores],
  );

  useEffect(() => {
    void load([]);
  }, [load]);

  return { ...quotes, reload: () => load([]), more: () => load(quotes.requests) };
}
