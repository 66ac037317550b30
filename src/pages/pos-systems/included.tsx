import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../components/check-list';
import { SplitSection } from '../../components/section';
import { ArrowLink, Subheading } from '../../components/text';
import { pathTo } from '../../domain/paths';

const LISTS = ['hardware', 'software'] as const;

/** A packing slip: hardware and software. */
const Slip = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'surface',
    '& > div': { p: { base: '5', md: '6', lg: '8' } },
    '& > div + div': {
      borderColor: 'border.emphasized',
      borderStyle: 'dashed',
      borderTopWidth: { base: '1px', md: '0' },
      borderLeftWidth: { md: '1px' },
    },
  },
});

/** What the system includes, and who installs it. Source: spec 2 "POS systems". */
export function Included() {
  const { t } = useTranslation('pos-systems');
  return (
    <SplitSection
      id="included"
      bg="bg.panel"
      borderYWidth="1px"
      borderColor="border"
      template="4fr 8fr"
      from="lg"
      title={t('included.title')}
      intro={
        <>
          <Text>{t('included.intro')}</Text>
          <Text mt={{ lg: '6' }}>{t('included.owner')}</Text>
          <ArrowLink href={pathTo('whoWeAre')} minH="target">
            {t('included.link')}
          </ArrowLink>
        </>
      }
    >
      <Slip>
        {LISTS.map((id) => (
          <div key={id}>
            <Subheading mb="5">{t(`included.${id}.title`)}</Subheading>
            <CheckList items={t(`included.${id}.items`, { returnObjects: true })} />
          </div>
        ))}
      </Slip>
    </SplitSection>
  );
}
