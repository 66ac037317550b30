import { chakra } from '@chakra-ui/react';
import type { FunctionComponent } from 'react';
import { sampleFee } from '../src/content/credit-card-processing/sample-fee';
import { sampleSale } from '../src/content/home/sample-sale';
import { sampleOrder } from '../src/content/online-payments/sample-order';
import type { RouteId } from '../src/domain/paths';
import { useContent } from '../src/i18n/locale';
import { BeforeAfter } from '../src/pages/zero-fee/before-after';
import {
  Branches,
  CardTerminal,
  Checkout,
  ClosedShop,
  CompanyDoor,
  Counter,
  Desk,
  Envelopes,
  Logo,
  PhoneReader,
  PosScreen,
  Receipt,
  SaleRoute,
  ShopDoor,
  ShopFronts,
  TOWN_NAMES,
  ValleyDusk,
  ValleyMap,
} from '../src/ui/illustrations';

/** Where a drawing stands: along the card's lower edge, beside the words, or on the card's right from edge to edge. */
export const PLACES = {
  below: { insetInline: '0', bottom: '0' },
  beside: { right: '56px', top: '0', bottom: '0', width: '500px', display: 'grid', alignItems: 'center' },
  filling: { right: '0', top: '0', bottom: '0', width: '480px' },
};

function Region() {
  const { map } = useContent('south-texas');
  return <ValleyMap labels={TOWN_NAMES} {...map} borderRadius="surface" />;
}

function Sale() {
  const { items, total, fee, deposit, title } = useContent('home').receipt;
  const lines = [items.plates, items.guacamole, items.drinks, items.tax, total, fee];
  return (
    <Receipt bg="raised" heading={title} lines={lines} total={deposit} fontSize="1.25rem" transform="rotate(2deg)" />
  );
}

const Frame = chakra('div', {
  base: { p: '5', bg: 'raised', borderRadius: 'surface', display: 'grid', alignItems: 'center' },
});

const Frames = () => (
  <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gridAutoRows="15.5rem" gap="4">
    {[Desk, CardTerminal, Envelopes, Branches].map((Picture) => (
      <Frame key={Picture.name}>
        <Picture maxH="13rem" />
      </Frame>
    ))}
  </chakra.div>
);

const Devices = () => (
  <chakra.div
    display="grid"
    gridTemplateColumns="1fr 1fr"
    gap="4"
    css={{ '& > :first-of-type': { gridColumn: 'span 2' } }}
  >
    <PosScreen />
    <Checkout />
    <PhoneReader />
  </chakra.div>
);

const TwoDoors = () => (
  <chakra.div display="grid" gridTemplateColumns="5fr 7fr" gap="1.5" height="330px">
    <ShopDoor />
    <CompanyDoor />
  </chakra.div>
);

/** The drawing of each page's card, and where it stands. */
export const DRAWINGS: Record<RouteId, [keyof typeof PLACES, FunctionComponent]> = {
  home: ['below', () => <ValleyDusk height="400px" />],
  whoWeServe: ['below', TwoDoors],
  smallBusiness: ['filling', ShopDoor],
  enterprise: ['beside', Branches],
  services: ['beside', Devices],
  posSystems: ['beside', () => <Counter amount={sampleSale.total} />],
  onlinePayments: ['beside', () => <ClosedShop amount={sampleOrder.total} />],
  creditCardProcessing: ['beside', () => <CardTerminal amount={sampleFee.sale} />],
  zeroFee: ['beside', BeforeAfter],
  southTexas: ['beside', Region],
  whoWeAre: ['beside', Desk],
  industries: ['below', () => <ShopFronts height="216px" />],
  partners: ['beside', SaleRoute],
  clients: ['beside', Envelopes],
  contact: ['beside', Desk],
  resources: ['beside', Sale],
  auth: ['beside', () => <Logo width="380px" ml="auto" />],
  admin: ['beside', () => <Logo width="380px" ml="auto" />],
  gallery: ['beside', Frames],
};
