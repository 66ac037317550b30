import { chakra } from '@chakra-ui/react';
import { useContent } from '../../i18n/locale';
import { IconBolt, IconPercent, IconPin, IconShield } from '../../ui/icons';
import { Section } from '../../ui/section';
import { ByLayout, Heading, Subheading, Text } from '../../ui/text';

const CARDS = [
  { id: 'secure', Icon: IconShield },
  { id: 'setup', Icon: IconBolt },
  { id: 'local', Icon: IconPin },
  { id: 'zeroFee', Icon: IconPercent },
] as const;

const Card = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    pt: '6',
    borderTopWidth: '1px',
    borderColor: 'border.emphasized',
    '& > svg': { color: 'brand.fg', boxSize: '1.75rem' },
  },
});

/** The four reasons. Source: spec 2 "Home". */
export function Why() {
  const { why } = useContent('home');
  return (
    <Section id="why">
      <chakra.div display="grid" gap={{ base: '10', lg: '16' }} gridTemplateColumns={{ base: '1fr', lg: '4fr 7fr' }}>
        <chakra.div display="grid" gap="4" alignContent="start">
          <Heading>{why.title}</Heading>
          <Text>{why.intro}</Text>
        </chakra.div>
        <chakra.ul
          display="grid"
          columnGap="10"
          rowGap={{ base: '8', md: '12' }}
          gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        >
          {CARDS.map(({ id, Icon }) => (
            <Card key={id}>
              <Icon />
              <Subheading>{why.items[id].title}</Subheading>
              <Text>
                <ByLayout compact={why.items[id].textCompact} full={why.items[id].text} />
              </Text>
            </Card>
          ))}
        </chakra.ul>
      </chakra.div>
    </Section>
  );
}
