import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/button';
import { Section } from '../../components/section';
import { Heading, Text } from '../../components/text';
import { pathTo } from '../../domain/paths';
import { OTHERS } from './industry-index';

/** Other industries, in columns. Source: spec 2 "Industries". */
export function Others() {
  const { t } = useTranslation('industries');
  return (
    <Section id={OTHERS} bg="bg.panel" borderYWidth="1px" borderColor="border">
      <chakra.div
        display="grid"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '4fr 8fr' }}
      >
        <chakra.div display="grid" gap="4" alignContent="start" justifyItems="start">
          <Heading>{t('others.title')}</Heading>
          <Text>{t('others.text')}</Text>
          <LinkButton variant="outline" href={pathTo('contact')}>
            {t('others.link')}
          </LinkButton>
        </chakra.div>
        <chakra.ul
          columnGap="10"
          columnCount={{ base: 1, sm: 2 }}
          css={{ '& li': { breakInside: 'avoid', py: '2.5', borderBottomWidth: '1px', borderColor: 'border' } }}
        >
          {Object.values(t('others.items', { returnObjects: true })).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </chakra.ul>
      </chakra.div>
    </Section>
  );
}
