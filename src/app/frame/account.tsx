import { lazy, Suspense, useLayoutEffect } from 'react';
import { useContent } from '../../i18n/place';
import { useSession } from '../../stores/session';
import { useStores } from '../../stores/stores';
import { InPlace } from '../../ui/in-place';
import type { AccountPlaceName, SignedIn } from './account-menus';
import { freeAccountPlace } from './held-account-place';

/** Where its code cannot be had, Login stays: to sign in again does no harm. */
const load = (name: AccountPlaceName) => () =>
  import('./account-menus').then(
    ({ MENUS }) => ({ default: MENUS[name] }),
    () => {
      freeAccountPlace();
      return { default: () => null };
    },
  );
const MENUS = { header: lazy(load('header')), drawer: lazy(load('drawer')) };

/**
 * Shows who is signed in, if anybody, in the places that the frame keeps. Until that is known this is a visitor, as on
 * the prerendered page: most are. Source: spec 2 "Shared layout", 6.
 */
export function Account() {
  const { header } = useContent('frame');
  const { session } = useSession();
  const stores = useStores();
  const isVisitor = session.state === 'signed-out' || session.state === 'unreachable';
  useLayoutEffect(() => {
    if (isVisitor) freeAccountPlace();
  }, [isVisitor]);
  if (session.state !== 'signed-in') return null;
  const account: SignedIn = {
    email: session.email,
    isAdmin: session.isAdmin,
    label: session.isRoleUnknown ? header.account : session.isAdmin ? header.admin : header.user,
    signOut: async () => (await stores.accounts()).signOut(),
  };
  return (Object.keys(MENUS) as AccountPlaceName[]).map((name) => {
    const AccountMenu = MENUS[name];
    return (
      <InPlace key={name} of={`[data-account=${name}]`}>
        <Suspense>
          <AccountMenu account={account} />
        </Suspense>
      </InPlace>
    );
  });
}
