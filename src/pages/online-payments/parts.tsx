import { chakra } from '@chakra-ui/react';
import { useContent } from '../../i18n/locale';
import { IconGateway, IconLock, IconPhoneScreen, IconPlug, IconRepeat, IconWallet } from '../../ui/icons';
import { Section } from '../../ui/section';
import { Heading, Text } from '../../ui/text';
import { Tile } from '../../ui/tile';
import { CheckoutPhone } from './checkout-phone';

const PARTS = [
  { id: 'gateway', Icon: IconGateway },
  { id: 'checkout', Icon: IconPhoneScreen },
  { id: 'security', Icon: IconLock },
  { id: 'methods', Icon: IconWallet },
  { id: 'recurring', Icon: IconRepeat },
  { id: 'integration', Icon: IconPlug },
] as const;

/** The phone stands in the middle, three parts on each side of it. */
const Around = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '10', md: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: '1fr 20rem 1fr' },
    alignItems: 'start',
    '& > figure': {
      justifySelf: 'center',
      gridColumn: { md: '1 / -1', lg: '2' },
      gridRow: { lg: '1' },
      position: { lg: 'sticky' },
      top: '8rem',
    },
    '& > ul': { display: 'grid', gap: { base: '8', md: '10' } },
    '& > ul:first-of-type': { gridColumn: { lg: '1' }, gridRow: { lg: '1' } },
  },
});

/** The six parts, around the checkout that they make. Source: spec 2 "Online payments". */
export function Parts() {
  const { parts } = useContent('online-payments');
  const side = (from: number) => (
    <ul>
      {PARTS.slice(from, from + 3).map(({ id, Icon }) => (
        <Tile key={id} words={parts.items[id]} Icon={Icon} />
      ))}
    </ul>
  );
  return (
    <Section id="included">
      <chakra.div
        display="grid"
        gap="3"
        justifyItems={{ lg: 'center' }}
        textAlign={{ lg: 'center' }}
        mb={{ base: '10', md: '16' }}
      >
        <Heading>{parts.title}</Heading>
        <Text>{parts.intro}</Text>
      </chakra.div>
      <Around>
        <CheckoutPhone />
        {side(0)}
        {side(3)}
      </Around>
    </Section>
  );
}
