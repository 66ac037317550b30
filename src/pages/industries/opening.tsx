import { chakra } from '@chakra-ui/react';
import { useContent } from '../../i18n/locale';
import { ShopFronts } from '../../ui/illustrations';
import { Column } from '../../ui/section';
import { Eyebrow, Lead, Title } from '../../ui/text';

/** What differs from trade to trade, over a street of them. */
export function Opening() {
  const { hero } = useContent('industries');
  return (
    <chakra.section bg="bg.muted" pt={{ base: '10', md: '16' }}>
      <Column
        display="grid"
        gap={{ base: '5', md: '12' }}
        alignItems="end"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '7fr 5fr' }}
      >
        <chakra.div display="grid" gap="5">
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <Title>{hero.title}</Title>
        </chakra.div>
        <Lead>{hero.lead}</Lead>
      </Column>
      <chakra.div mt={{ base: '8', md: '10' }}>
        <ShopFronts />
      </chakra.div>
    </chakra.section>
  );
}
