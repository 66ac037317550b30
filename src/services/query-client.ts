import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';

const warn = (what: string) => (error: unknown) => console.warn(what, error);

/**
 * The one query client. Hooks name it (`useQuery(options, queryClient)`) instead of reading a provider, so that only
 * screens that ask the server load it: marketing pages do not.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { queryKey }) => warn(`Could not load ${queryKey[0]}`)(error) }),
  mutationCache: new MutationCache({ onError: warn('Could not send a request') }),
  defaultOptions: {
    queries: {
      networkMode: 'always', // browsers that call themselves offline may reach a server, and a cache answers too
      refetchOnReconnect: true,
      refetchOnWindowFocus: false, // each of these is counted and charged, or long
      retry: false, // the services wait as long as it makes sense; then a button or a reconnect retries
    },
    mutations: { networkMode: 'always' },
  },
});

// A provider would do this: without it, no query hears of a reconnect.
queryClient.mount();

// TanStack Query assumes that a page starts online, and would miss the first reconnect of one that starts offline.
onlineManager.setOnline(globalThis.navigator?.onLine !== false);
