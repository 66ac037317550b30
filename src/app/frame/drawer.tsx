import { chakra } from '@chakra-ui/react/styled-system';
import type { RouteId } from '../../domain/paths';
import { useContent, useHref, usePlace } from '../../i18n/place';
import { Button, ButtonLink } from '../../ui/button';
import { IconChevron, IconClose, IconSearch } from '../../ui/icons';
import { Subheading } from '../../ui/text';
import { AccountPlace } from './account-place';
import { GRIP } from './drag-to-close';
import { DRAWER, DRAWER_ID, SERVICES } from './links';

const MOVING = 'transform 500ms cubic-bezier(0.2, 0.7, 0.2, 1), overlay 500ms allow-discrete';

const Sheet = chakra('div', {
  base: {
    // Closed it is laid out all the same, last of all (src/ui/hurry.ts): it opens the faster.
    display: 'block',
    visibility: 'hidden',
    '[data-hurry] &': { '&:not(:popover-open)': { display: 'none' } },
    position: 'fixed',
    zIndex: 'overlay', // a popover needs none, but what judges a page by its styles alone goes by it
    inset: 'auto 0 0 0',
    width: '100%',
    maxHeight: '85dvh',
    m: 0,
    p: 0,
    border: 0,
    borderTopRadius: 'surface',
    bg: 'surface',
    color: 'text',
    overscrollBehavior: 'contain',
    overflowY: 'auto',
    pb: 'env(safe-area-inset-bottom)',
    transform: 'translateY(100%)',
    transition: `${MOVING}, visibility 500ms, display 500ms allow-discrete`,
    // Seen at once: what cannot be seen cannot be given the focus.
    '&:popover-open': {
      visibility: 'visible',
      transform: 'none',
      transition: MOVING,
      _starting: { transform: 'translateY(100%)' },
    },
    '&::backdrop': { bg: 'transparent', transition: 'background-color 500ms' },
    '&:popover-open::backdrop': { bg: 'rgb(0 0 0 / 0.55)' },
  },
});

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minH: '3rem',
  px: '5',
  color: 'text',
  textDecoration: 'none',
  borderTopWidth: '1px',
  borderColor: 'line',
  '&[aria-current]': { color: 'accent', fontWeight: 600 },
} as const;
const Row = chakra('a', { base: row });
const Group = chakra('summary', { base: row });
const SearchRow = chakra('button', {
  base: {
    ...row,
    justifyContent: 'flex-start',
    gap: '2',
    width: 'full',
    '& svg': { color: 'accent' },
  },
});
const Disclosure = chakra('details', { base: { '&[open] > summary > svg': { transform: 'rotate(180deg)' } } });

/**
 * The phone's menu: a native popover, so it opens before React is there, and Escape and a tap outside close it.
 * Dragged down by a quarter of its height it closes too. Source: spec 2 "Shared layout", spec 9 "UI".
 */
export function Drawer() {
  const { drawer, header, install, routes } = useContent('frame');
  const href = useHref();
  const { id } = usePlace();
  const link = (route: RouteId, label = routes[route]) => (
    <li key={route}>
      <Row href={href(route)} aria-current={id === route ? 'page' : undefined}>
        {label}
      </Row>
    </li>
  );
  return (
    <Sheet id={DRAWER_ID} popover="auto" role="dialog" aria-labelledby={`${DRAWER_ID}-title`}>
      <chakra.div {...GRIP} touchAction="none" px="5" pt="3" pb="2" cursor="grab">
        <chakra.div aria-hidden w="10" h="1" mx="auto" mb="2" borderRadius="full" bg="control" />
        <chakra.div display="flex" alignItems="center" justifyContent="space-between">
          <Subheading as="h2" id={`${DRAWER_ID}-title`}>
            {drawer.title}
          </Subheading>
          <Button
            variant="quiet"
            size="icon"
            popoverTarget={DRAWER_ID}
            popoverTargetAction="hide"
            aria-label={drawer.close}
            // The browser's doing when the popover opens; it gives the focus back, too.
            autoFocus
          >
            <IconClose />
          </Button>
        </chakra.div>
      </chakra.div>
      <SearchRow type="button" data-search="">
        <IconSearch />
        {header.search.label}
      </SearchRow>
      <nav aria-label={drawer.label}>
        <ul>
          {DRAWER.map((route) => link(route))}
          <li>
            <Disclosure>
              <Group>
                {drawer.services}
                <IconChevron />
              </Group>
              <chakra.ul bg="raised">
                {SERVICES.map((route, index) => link(route, index === 0 ? drawer.servicesOverview : undefined))}
              </chakra.ul>
            </Disclosure>
          </li>
        </ul>
      </nav>
      <chakra.div display="grid" gap="3" p="5" borderTopWidth="1px" borderColor="line">
        <ButtonLink size="lg" href={href('contact')}>
          {drawer.quote}
        </ButtonLink>
        <AccountPlace name="drawer" />
        <Button variant="outline" data-install="" hidden>
          {install}
        </Button>
      </chakra.div>
    </Sheet>
  );
}
