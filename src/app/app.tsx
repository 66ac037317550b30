import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import type { i18n } from 'i18next';
import { LucideProvider } from 'lucide-react';
import { StrictMode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Route, Router, type RouterProps, Switch } from 'wouter';
import { DEFAULT_LOCALE } from '../domain/locale';
import { SessionProvider } from '../features/auth/session';
import { localeOf } from '../i18n/i18n';
import type { PageId } from '../i18n/namespaces';
import { Layout } from './layout/layout';
import { NotFound, routes } from './routes';

interface AppProps {
  /** Translations in the document's language. */
  i18n: i18n;
  /** Chakra's style engine. */
  system: SystemContext;
  /** Shows this page under any path: the service worker serves the offline page under any URL. */
  page?: PageId;
  /** The pathname to render in the build, where there is no `location`. */
  ssrPath?: string;
  aroundNav?: RouterProps['aroundNav'];
}

/** wouter joins base and path, which turns the Spanish home page into `/es/`. */
export const withoutTrailingSlash = (href: string) => href.replace(/(.)\/(?=$|[?#])/, '$1');

/** Case-sensitive, as Hosting is. No path has parameters; wouter uses `*` for a route without a path. */
const parser: RouterProps['parser'] = (path) => ({
  keys: [],
  pattern: path === '*' ? /.*/ : new RegExp(`^${path}/?$`),
});

/** The whole site in one language: the build renders it to HTML, and the browser hydrates that HTML. */
export function App({ i18n, system, page, ...router }: AppProps) {
  const locale = localeOf(i18n);
  const fixed = routes.find(({ id }) => id === page);
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <ChakraProvider value={system}>
          <LucideProvider strokeWidth={1.75} size={20}>
            <SessionProvider>
              <Router
                base={locale === DEFAULT_LOCALE ? '' : `/${locale}`}
                hrefs={withoutTrailingSlash}
                parser={parser}
                ssrSearch="" // the prerendered page has no query: React hydrates without it, then applies it
                {...router}
              >
                <Layout>
                  <Suspense>
                    {fixed ? (
                      <fixed.Page />
                    ) : (
                      <Switch>
                        {routes.map(({ path, Page }) => (
                          <Route key={path} path={path}>
                            <Page />
                          </Route>
                        ))}
                        <Route>
                          <NotFound />
                        </Route>
                      </Switch>
                    )}
                  </Suspense>
                </Layout>
              </Router>
            </SessionProvider>
          </LucideProvider>
        </ChakraProvider>
      </I18nextProvider>
    </StrictMode>
  );
}
