import { createElement, type ReactNode, useMemo } from 'react';
import { localePath } from '../domain/locale';
import { usePlace } from '../i18n/place';
import { readPart } from './page-document';

/**
 * A part of a page that is drawn when the site is built, and is HTML from then on: in the browser React neither draws
 * nor hydrates it, and none of its code is sent. Give what it holds as `{__DRAWS__ && <Part />}`. Links, popovers and
 * disclosures answer by themselves; a part with a state or an effect stands outside of it. `name` is one per page; one
 * does not stand in another. A `lasting` part stays as it is from page to page of a language.
 */
export function Still({ name, lasting = false, children }: { name: string; lasting?: boolean; children: ReactNode }) {
  const { path, locale } = usePlace();
  const pathname = localePath(locale, path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lasts depends on the language alone
  const html = useMemo(() => (__DRAWS__ ? '' : readPart(pathname, name)), [lasting ? locale : pathname, name]);
  return createElement(
    'still-part',
    __DRAWS__ ? { name } : { name, dangerouslySetInnerHTML: { __html: html } },
    children || undefined,
  );
}
