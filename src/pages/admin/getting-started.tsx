import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../ui/check-list';
import { Subheading } from '../../ui/text';

/** What staff can do here. Source: spec 2 "Dashboard". */
export function GettingStarted() {
  const { t } = useTranslation('admin');
  return (
    <chakra.section
      aria-labelledby="getting-started"
      display="grid"
      gap="5"
      px={{ base: '5', md: '6' }}
      py="6"
      bg="bg.muted"
      borderRadius="surface"
    >
      <Subheading as="h2" id="getting-started">
        {t('start.title')}
      </Subheading>
      <CheckList
        items={Object.values(t('start.steps', { returnObjects: true }))}
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        columnGap="8"
      />
    </chakra.section>
  );
}
