import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { AnchorButton, Button } from '../../components/button';
import { IconArrow, IconPhone } from '../../components/icons';
import { LiveRegion } from '../../components/live-region';
import { brand } from '../../domain/brand';
import { pathTo } from '../../domain/paths';
import { NAVIGATION } from '../../domain/site-content';

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: 'target',
    px: '3',
    borderRadius: 'control',
    fontWeight: 500,
    _hover: { bg: 'bg.muted' },
    _icon: { color: 'brand.fg' },
  },
});

function Notice({ title, text, children }: { title?: string; text: string; children: ReactNode }) {
  return (
    <Stack gap="3" align="start" px="3" pt="1" pb="6">
      {title && (
        <Text fontWeight="semibold" color="fg">
          {title}
        </Text>
      )}
      <Text>{text}</Text>
      <Flex wrap="wrap" gap="3">
        {children}
      </Flex>
    </Stack>
  );
}

function Call() {
  const { t } = useTranslation('search');
  return (
    <AnchorButton variant="outline" href={brand.phone.href}>
      <IconPhone />
      {t('call')}
    </AnchorButton>
  );
}

/** Below the status line of a search without results: what else the visitor can do. */
export function NoneFound() {
  const { t } = useTranslation('search');
  return (
    <Notice text={t('none.text')}>
      <Call />
    </Notice>
  );
}

/** Shown if the index cannot be loaded. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['search', 'common']);
  return (
    <LiveRegion as="div" role="alert">
      <Notice title={t('failed.title')} text={t('failed.text')}>
        <Button onClick={onRetry}>{t('common:retry')}</Button>
        <Call />
      </Notice>
    </LiveRegion>
  );
}

/** Popular pages, before the first query and when nothing was found. */
export function Suggestions({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['search', 'common']);
  return (
    <nav aria-label={t('pages')}>
      <Text aria-hidden textStyle="label" px="3" pb="1">
        {t('pages')}
      </Text>
      <ul>
        {NAVIGATION.popular.map((route) => (
          <li key={route}>
            <Row href={pathTo(route)} onClick={onClose}>
              {t(`common:routes.${route}`)}
              <IconArrow />
            </Row>
          </li>
        ))}
      </ul>
    </nav>
  );
}
