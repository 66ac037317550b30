import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/button';
import { SplitSection } from '../../components/section';
import { pathTo } from '../../domain/paths';
import { OTHERS } from './industry-index';

/** Other industries, in columns. Source: spec 2 "Industries". */
export function Others() {
  const { t } = useTranslation('industries');
  return (
    <SplitSection
      id={OTHERS}
      bg="bg.panel"
      borderYWidth="1px"
      borderColor="border"
      template="4fr 8fr"
      from="lg"
      title={t('others.title')}
      intro={
        <>
          <Text>{t('others.text')}</Text>
          <LinkButton variant="outline" href={pathTo('contact')}>
            {t('others.link')}
          </LinkButton>
        </>
      }
    >
      <chakra.ul
        columnGap="10"
        columnCount={{ base: 1, sm: 2 }}
        css={{ '& li': { breakInside: 'avoid', py: '2.5', borderBottomWidth: '1px', borderColor: 'border' } }}
      >
        {Object.values(t('others.items', { returnObjects: true })).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </chakra.ul>
    </SplitSection>
  );
}
