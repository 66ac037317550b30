import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Puts children where `ChakraProvider` has its own, in the third place of three. The ids of `useId` say the way to a
 * component: it has to be the same where the prerender has the provider at the root and the browser has it deeper.
 */
export function inProviderPlace(children: ReactNode): ReactNode {
  return createElement(Fragment, null, null, null, children);
}
