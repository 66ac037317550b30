import { chakra } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { brand } from '../../domain/brand';
import { pathTo, type RouteId } from '../../domain/paths';
import { useContent } from '../../i18n/locale';
import { AnchorButton, Button } from '../../ui/button';
import { IconArrow, IconPhone } from '../../ui/icons';
import { Text } from '../../ui/text';

/** What most visitors come for. */
const LIKELY: RouteId[] = ['services', 'smallBusiness', 'zeroFee', 'industries', 'contact'];

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: 'target',
    px: '3',
    borderRadius: 'control',
    fontWeight: 500,
    textDecoration: 'none',
    _hover: { bg: 'bg.muted' },
    '& svg': { color: 'brand.fg' },
  },
});

function Notice({ title, text, children }: { title?: string; text: string; children: ReactNode }) {
  return (
    <chakra.div display="grid" gap="3" justifyItems="start" px="3" pt="1" pb="6">
      {title && <chakra.p fontWeight="semibold">{title}</chakra.p>}
      <Text>{text}</Text>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {children}
      </chakra.div>
    </chakra.div>
  );
}

function Call() {
  const { call } = useContent('search');
  return (
    <AnchorButton variant="outline" href={brand.phone.href}>
      <IconPhone />
      {call}
    </AnchorButton>
  );
}

/** Beside the line that says so: what else one can do. */
export function NoneFound() {
  const { none } = useContent('search');
  return (
    <Notice text={none.text}>
      <Call />
    </Notice>
  );
}

/** The index could not be had. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  const { failed } = useContent('search');
  return (
    <div role="alert">
      <Notice title={failed.title} text={failed.text}>
        <Button onClick={onRetry}>{failed.retry}</Button>
        <Call />
      </Notice>
    </div>
  );
}

/** The way on for whoever has not asked yet, or asked in vain. */
export function Suggestions() {
  const { pages } = useContent('search');
  const { routes } = useContent('frame');
  const close = (event: MouseEvent) => event.currentTarget.closest('dialog')?.close();
  return (
    <nav aria-label={pages}>
      <chakra.p aria-hidden textStyle="label" color="fg.muted" px="3" pb="1">
        {pages}
      </chakra.p>
      <ul>
        {LIKELY.map((route) => (
          <li key={route}>
            <Row href={pathTo(route)} onClick={close}>
              {routes[route]}
              <IconArrow />
            </Row>
          </li>
        ))}
      </ul>
    </nav>
  );
}
