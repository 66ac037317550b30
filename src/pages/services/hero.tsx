import { chakra } from '@chakra-ui/react';
import { Checkout, PhoneReader, PosScreen } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';

const Devices = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '2', md: '4' },
    gridTemplateColumns: { base: '1fr 1fr 1fr', md: '1fr 1fr' },
    '& > :first-of-type': { gridColumn: { md: 'span 2' }, maxW: { md: '18rem' }, justifySelf: 'center' },
  },
});

/** What can be paid where: the counter, the website, the road. */
export function Hero() {
  return (
    <PageHero
      page="services"
      aside={
        <Devices>
          <PosScreen />
          <Checkout />
          <PhoneReader />
        </Devices>
      }
    />
  );
}
