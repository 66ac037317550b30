import { Box, chakra, defineStyle, Flex, Stack } from '@chakra-ui/react';
import { type PointerEvent, type RefObject, type ToggleEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button, LinkButton } from '../../components/button';
import { IconChevron, IconClose, IconSearch } from '../../components/icons';
import { Subheading } from '../../components/text';
import { pathTo, type RouteId } from '../../domain/paths';
import { NAVIGATION } from '../../domain/site-content';
import { InstallButton } from '../../features/pwa/install-button';
import { useSearch } from '../../features/search/search';
import { openPopover } from '../../services/open-popover';
import { AccountRows } from './account-slot';
import { DRAWER_ID, useCurrent } from './nav-menu';

const MOTION =
  'transform 500ms cubic-bezier(0.2, 0.7, 0.2, 1), display 500ms allow-discrete, overlay 500ms allow-discrete';

/** How it slides in over a backdrop. */
const SLIDE = defineStyle({
  transform: 'translateY(100%)',
  transition: MOTION,
  '&:popover-open': { transform: 'none', _starting: { transform: 'translateY(100%)' } },
  _backdrop: { bg: 'transparent', transition: 'background-color 500ms' },
  '&:popover-open::backdrop': { bg: 'rgb(0 0 0 / 0.55)' },
});

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: '3rem',
    px: '5',
    layerStyle: 'row',
    _currentPage: { color: 'brand.fg', fontWeight: 600 },
  },
});

/**
 * The phone's menu. A native popover: it opens before hydration, and Escape or a tap outside closes it. Dragging it
 * down by a quarter of its height closes it too. Source: spec 2 "Shared layout", spec 9 "UI".
 */
export function Drawer({ covers }: { covers: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  const current = useCurrent();
  const { openSearch, isOpening, prefetchSearch } = useSearch();
  const sheet = useRef<HTMLDivElement>(null);
  const grip = useDragToClose(sheet);

  useEffect(() => {
    if (covers.current && openPopover()) covers.current.inert = true; // opened before hydration
  }, [covers]);

  // The page behind is inert to trap the focus; it must not be when the popover returns the focus.
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (covers.current) covers.current.inert = newState === 'open';
  };
  const search = () => {
    sheet.current?.hidePopover();
    openSearch();
  };
  const link = (route: RouteId, label: string = t(`routes.${route}`)) => (
    <li key={route}>
      <Row href={pathTo(route)} aria-current={current(route)}>
        {label}
      </Row>
    </li>
  );
  return (
    <Box
      ref={sheet}
      id={DRAWER_ID}
      popover="auto"
      role="dialog"
      aria-labelledby={`${DRAWER_ID}-title`}
      onBeforeToggle={onBeforeToggle}
      position="fixed"
      zIndex="overlay" // the top layer ignores it, but tools that read only the styles need it
      inset="auto 0 0 0"
      w="full"
      maxH="85dvh"
      m="0"
      p="0"
      pb="env(safe-area-inset-bottom)"
      border="0"
      borderTopRadius="surface"
      bg="bg.panel"
      color="fg"
      overflowY="auto"
      overscrollBehavior="contain"
      css={SLIDE}
    >
      <Box {...grip} touchAction="none" px="5" pt="3" pb="2" cursor="grab">
        <Box aria-hidden w="10" h="1" mx="auto" mb="2" borderRadius="full" bg="border.emphasized" />
        <Flex align="center" justify="space-between">
          <Subheading as="h2" id={`${DRAWER_ID}-title`}>
            {t('drawer.title')}
          </Subheading>
          <Button
            variant="ghost"
            size="icon"
            popoverTarget={DRAWER_ID}
            popoverTargetAction="hide"
            aria-label={t('drawer.close')}
            autoFocus // for the browser, when the popover opens
          >
            <IconClose />
          </Button>
        </Flex>
      </Box>
      <Row asChild w="full" justifyContent="flex-start" gap="2" _icon={{ color: 'brand.fg' }}>
        <button
          type="button"
          aria-busy={isOpening}
          onClick={search}
          onPointerEnter={prefetchSearch}
          onFocus={prefetchSearch}
        >
          <IconSearch />
          {t('header.search.label')}
        </button>
      </Row>
      <nav aria-label={t('drawer.label')}>
        <ul>
          {NAVIGATION.drawer.map((route) => link(route))}
          <li>
            <Box as="details" suppressHydrationWarning _open={{ _icon: { rotate: '180deg' } }}>
              <Row asChild>
                <summary>
                  {t('drawer.services')}
                  <IconChevron />
                </summary>
              </Row>
              <Box as="ul" bg="bg.muted">
                {NAVIGATION.services.map((route, index) =>
                  link(route, index === 0 ? t('drawer.servicesOverview') : undefined),
                )}
              </Box>
            </Box>
          </li>
        </ul>
      </nav>
      <Stack gap="3" p="5" layerStyle="row">
        <LinkButton size="lg" href={pathTo('contact')}>
          {t('drawer.quote')}
        </LinkButton>
        <AccountRows />
        <InstallButton variant="outline" />
      </Stack>
    </Box>
  );
}

/** The fraction of its height that the drawer must be dragged down to close. Source: spec 9 "UI". */
const CLOSES_AT = 0.25;

/** Event handlers for the grip of a popover: it follows the finger, and closes past `CLOSES_AT` or springs back. */
function useDragToClose(popover: RefObject<HTMLElement | null>) {
  const startY = useRef<number | null>(null);

  function follow(transform: string, transition: string) {
    if (popover.current) Object.assign(popover.current.style, { transform, transition });
  }
  const distance = ({ clientY }: PointerEvent) => Math.max(0, clientY - (startY.current ?? clientY));

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if ((event.target as Element).closest('button')) return;
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (startY.current !== null) follow(`translateY(${distance(event)}px)`, 'none');
    },
    onPointerUp(event: PointerEvent) {
      if (startY.current === null || !popover.current) return;
      const isFar = distance(event) > popover.current.offsetHeight * CLOSES_AT;
      startY.current = null;
      follow('', '');
      if (isFar) popover.current.hidePopover();
    },
    onPointerCancel() {
      startY.current = null;
      follow('', '');
    },
  };
}
