import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { useKeepFocus } from '../../src/app/keep-focus';
import { dismissToasts } from '../../src/components/toaster';
import { ToasterOutlet } from '../../src/components/toaster-outlet';
import type { Locale } from '../../src/domain/locale';
import { SessionProvider } from '../../src/features/auth/session';
import { createI18n, loadNamespaces } from '../../src/i18n/i18n';
import type { WordsNamespace } from '../../src/i18n/namespaces';
import common from '../../src/locales/en/common.json';
import { queryClient } from '../../src/services/query-client';
import { createSiteCache, createSiteSystem } from '../../src/theme/system';

export const button = (name: string) => page.getByRole('button', { name, exact: true });
/** A text in a toast. */
export const toast = (text: string) => page.getByRole('region', { name: common.toasts.label }).getByText(text).first();
/** Whether a toast has this text now. A locator that must not be found would wait until the toast has gone. */
export const hasToast = (text: string) => toast(text).query() !== null;

const cache = createSiteCache();
const system = createSiteSystem();

/** What the layout does for every page. Its effect runs after those of its children. */
function Page({ children, onMounted }: { children: ReactNode; onMounted: () => void }) {
  useKeepFocus();
  useEffect(onMounted, [onMounted]);
  return (
    <>
      {children}
      <ToasterOutlet />
    </>
  );
}

// A toast leaves the page only while its region is rendered, and after a moment: the next test would still see it.
afterEach(async () => {
  dismissToasts();
  await expect.poll(() => document.querySelector('[data-scope=toast][data-part=root]')).toBeNull();
});

/** Renders a component in the site's theme, with these translations besides `common`, and nothing left over. */
export async function renderComponent(component: ReactNode, namespaces: WordsNamespace[] = [], locale: Locale = 'en') {
  const i18n = createI18n(locale);
  await loadNamespaces(i18n, ['common', ...namespaces]);
  document.documentElement.lang = locale;
  queryClient.clear();
  const mounted = Promise.withResolvers<void>();
  const result = await render(component, {
    wrapper: ({ children }) => (
      <CacheProvider value={cache}>
        <I18nextProvider i18n={i18n}>
          <ChakraProvider value={system}>
            <SessionProvider>
              <QueryClientProvider client={queryClient}>
                <Router base={locale === 'en' ? '' : `/${locale}`}>
                  <Page onMounted={mounted.resolve}>{children}</Page>
                </Router>
              </QueryClientProvider>
            </SessionProvider>
          </ChakraProvider>
        </I18nextProvider>
      </CacheProvider>
    ),
  });
  await mounted.promise;
  return result;
}
