import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from './breadcrumbs';
import { Actions } from './quote-buttons';
import { Column } from './section';
import { keepRanges, Lead, ResponsiveText, Title } from './text';

/** Namespaces of pages with this hero. */
type PageWithHero =
  | 'clients'
  | 'contact'
  | 'credit-card-processing'
  | 'enterprise'
  | 'online-payments'
  | 'partners'
  | 'pos-systems'
  | 'resources'
  | 'services'
  | 'small-business'
  | 'south-texas'
  | 'who-we-are'
  | 'zero-fee';

interface PageHeroProps {
  page: PageWithHero;
  /** Buttons below the lead. */
  actions?: ReactNode;
  /** A drawing or a panel beside the text; below it on a phone. */
  aside?: ReactNode;
  composition?: keyof typeof COMPOSITIONS;
}

const TWO = { base: 'minmax(0, 1fr)', md: '7fr 5fr' };

/** Layouts of text and drawing. */
const COMPOSITIONS = {
  beside: { band: { py: { base: '10', md: '16' } }, words: {}, columns: TWO },
  /** The drawing stands on the lower edge and can continue behind the text. */
  standing: { band: { pt: { base: '10', md: '16' }, overflow: 'clip' }, words: { pb: { md: '24' } }, columns: TWO },
  /** The drawing comes first and fills its half from edge to edge. */
  first: {
    band: { pt: { base: '10', md: '0' }, overflow: 'clip' },
    words: { py: { md: '12' } },
    columns: { base: 'minmax(0, 1fr)', md: '5fr 7fr' },
  },
} as const;

/** The first section of a page: title, lead and actions, with a drawing or a panel beside them. */
export function PageHero({ page, actions, aside, composition = 'beside' }: PageHeroProps) {
  const { t } = useTranslation([page]);
  const hero = t(`${page}:hero`, { returnObjects: true });
  const { eyebrow, title, lead } = hero;
  const { band, words, columns } = COMPOSITIONS[composition];
  return (
    <chakra.section bg="bg.panel" borderBottomWidth="1px" borderColor="border" {...band}>
      <Column
        display="grid"
        gap={{ base: '8', md: '16' }}
        alignItems="center"
        gridTemplateColumns={aside ? columns : '1fr'}
      >
        <chakra.div display="grid" gap="5" justifyItems="start" {...words}>
          <Breadcrumbs name={eyebrow} />
          <Title>{title}</Title>
          <Lead>
            {'leadCompact' in hero ? <ResponsiveText compact={hero.leadCompact} full={lead} /> : keepRanges(lead)}
          </Lead>
          {actions && <Actions mt="2">{actions}</Actions>}
        </chakra.div>
        {aside}
      </Column>
    </chakra.section>
  );
}
