import { chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { IconArrow, IconChart, IconFilter, IconImage } from '../../components/icons';
import { Small, Subheading } from '../../components/text';
import type { Tab } from './tabs';

const SHORTCUTS = ['library', 'analytics', 'settings'] as const satisfies Tab[];
const ICONS = { library: IconImage, analytics: IconChart, settings: IconFilter };

const Card = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'start',
    columnGap: '4',
    rowGap: '1',
    width: 'full',
    height: 'full',
    p: '5',
    textAlign: 'start',
    layerStyle: 'card',
    _hover: { bg: 'bg.muted', borderColor: 'border.emphasized' },
    '& > svg': { color: 'brand.fg', boxSize: '1.5rem', '&:last-of-type': { color: 'fg.muted', boxSize: '1.25rem' } },
  },
});

/** Three cards that open the other tabs. Source: spec 2 "Dashboard". */
export function Shortcuts({ onOpen }: { onOpen: (tab: Tab) => void }) {
  const { t } = useTranslation('admin');
  return (
    <section aria-label={t('shortcuts.title')}>
      <SimpleGrid as="ul" columns={{ base: 1, lg: 3 }} gap="4">
        {SHORTCUTS.map((tab) => {
          const Icon = ICONS[tab];
          return (
            <li key={tab}>
              <Card type="button" onClick={() => onOpen(tab)}>
                <Icon />
                <Stack as="span" gap="1">
                  <Subheading as="span">{t(`shortcuts.${tab}.title`)}</Subheading>
                  <Small as="span">{t(`shortcuts.${tab}.text`)}</Small>
                </Stack>
                <IconArrow />
              </Card>
            </li>
          );
        })}
      </SimpleGrid>
    </section>
  );
}
