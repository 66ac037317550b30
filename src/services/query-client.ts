import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';

const warn = (what: string) => (error: unknown) => console.warn(what, error);

/**
 * The only query client. Only pages and dialogs with server data provide it, so that marketing pages do not load it.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { queryKey }) => warn(`Could not load ${queryKey[0]}`)(error) }),
  mutationCache: new MutationCache({ onError: warn('Could not send a request') }),
  defaultOptions: {
    queries: {
      networkMode: 'always', // a browser that reports "offline" may still reach the server or a cache
      refetchOnReconnect: true,
      refetchOnWindowFocus: false, // queries cost money or time
      retry: false, // the services already retry as long as useful; after that, a button or a reconnect does
    },
    mutations: { networkMode: 'always' },
  },
});

// TanStack Query assumes that a page starts online, and would miss the first reconnect of a page that starts offline.
onlineManager.setOnline(globalThis.navigator?.onLine !== false);
