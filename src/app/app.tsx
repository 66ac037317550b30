import { ChakraProvider } from '@chakra-ui/react';
import { LucideProvider } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Route, Router, type RouterProps, Switch } from 'wouter';
import { DEFAULT_LOCALE, type Locale } from '../domain/locale';
import { LocaleProvider } from '../i18n/locale';
import { SessionProvider } from '../stores/session';
import { StoresProvider } from '../stores/stores';
import { createSiteSystem } from '../theme/system';
import { ErrorBoundary, PageFailed } from './error-boundary';
import { Layout } from './layout/layout';
import type { PageId } from './lazy-page';
import { NotFound, routes } from './routes';
import { firebaseStores } from './stores';

interface AppProps {
  locale: Locale;
  /** Shows this page whatever the path is: the service worker serves the offline page under any URL. */
  page?: PageId;
  /** The pathname to render in the build, where there is no `location`. */
  ssrPath?: string;
  aroundNav?: RouterProps['aroundNav'];
}

/** wouter joins base and path, which makes the Spanish home page `/es/`. */
export const withoutTrailingSlash = (href: string) => href.replace(/(.)\/(?=$|[?#])/, '$1');

/** Case-sensitive, as Hosting is. No path has parameters; `*` is what wouter makes of a route without a path. */
const parser: RouterProps['parser'] = (path) => ({
  keys: [],
  pattern: path === '*' ? /.*/ : new RegExp(`^${path}/?$`),
});

/** The whole site in one language: the build renders it to HTML, and the browser hydrates that HTML. */
export function App({ locale, page, ...router }: AppProps) {
  const [system] = useState(createSiteSystem);
  const fixed = routes.find(({ id }) => id === page);
  return (
    <LocaleProvider value={locale}>
      <ChakraProvider value={system}>
        <LucideProvider strokeWidth={1.75} size={20}>
          <StoresProvider value={firebaseStores}>
            <SessionProvider>
              <Router
                base={locale === DEFAULT_LOCALE ? '' : `/${locale}`}
                hrefs={withoutTrailingSlash}
                parser={parser}
                ssrSearch="" // the prerendered page knows no query: React hydrates without it, then applies it
                {...router}
              >
                <Layout>
                  <ErrorBoundary fallback={<PageFailed />}>
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
                  </ErrorBoundary>
                </Layout>
              </Router>
            </SessionProvider>
          </StoresProvider>
        </LucideProvider>
      </ChakraProvider>
    </LocaleProvider>
  );
}
