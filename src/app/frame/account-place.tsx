import { chakra } from '@chakra-ui/react/styled-system';
import { useContent, useHref } from '../../i18n/place';
import { ButtonLink } from '../../ui/button';
import type { AccountPlaceName } from './account-menus';

/** While a session is kept and not yet known whose, Login gives way to its own outline (see held-account-place.ts). */
const Place = chakra('div', {
  base: {
    display: 'contents',
    '& > a:first-of-type:not(:only-child)': { display: 'none' },
    '[data-session=kept] &': {
      '& > :only-child': { color: 'transparent', bg: 'raised', borderColor: 'transparent', transition: 'none' },
    },
  },
});

/** Where the frame has Login for a visitor, which gives way to whatever `Account` puts beside it. */
export function AccountPlace({ name }: { name: AccountPlaceName }) {
  const { header } = useContent('frame');
  const href = useHref();
  return (
    <Place data-account={name}>
      <ButtonLink variant="outline" href={href('auth')}>
        {header.login}
      </ButtonLink>
    </Place>
  );
}
