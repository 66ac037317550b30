import { chakra } from '@chakra-ui/react';
import type { FunctionComponent } from 'react';
import { useTranslation } from 'react-i18next';
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
  ValleyDusk,
  ValleyMap,
} from '../src/components/illustrations';
import type { RouteId } from '../src/domain/paths';
import { sampleFee, sampleOrder, sampleSale } from '../src/domain/worked-examples';
import { BeforeAfter } from '../src/pages/zero-fee/before-after';

/** Position of a drawing: along the lower edge, or beside the text. */
export const PLACES = {
  below: { insetInline: '0', bottom: '0' },
  beside: { right: '56px', top: '0', bottom: '0', width: '500px', display: 'grid', alignItems: 'center' },
};

function Region() {
  const { t } = useTranslation('south-texas');
  return <ValleyMap gulf={t('map.gulf')} mexico={t('map.mexico')} borderRadius="surface" />;
}

const ITEMS = ['plates', 'guacamole', 'drinks', 'tax'] as const;

function Sale() {
  const { t } = useTranslation('home');
  const lines = [
    ...ITEMS.map((id) => ({
      label: t(`receipt.items.${id}`, { taxRate: sampleSale.taxRate }),
      amount: sampleSale[id],
    })),
    { label: t('receipt.total'), amount: sampleSale.total },
    { label: t('receipt.fee'), amount: `−${sampleSale.fee}` },
  ];
  const total = { label: t('receipt.deposit'), amount: sampleSale.deposit };
  return (
    <Receipt
      bg="bg.muted"
      heading={t('receipt.title')}
      lines={lines}
      total={total}
      fontSize="1.25rem"
      transform="rotate(2deg)"
    />
  );
}

const Frame = chakra('div', {
  base: { p: '5', bg: 'bg.muted', borderRadius: 'surface', display: 'grid', alignItems: 'center' },
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

type PlacedDrawing = [keyof typeof PLACES, FunctionComponent];

const DRAWINGS: Partial<Record<RouteId, PlacedDrawing>> = {
  home: ['below', () => <ValleyDusk height="400px" />],
  whoWeServe: ['below', TwoDoors],
  smallBusiness: ['beside', () => <ShopDoor height="275px" />],
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
  gallery: ['beside', Frames],
};

const LOGO: PlacedDrawing = ['beside', () => <Logo width="380px" ml="auto" />];

/** The drawing of a page's card, and its position. */
export const drawingOf = (id: RouteId) => DRAWINGS[id] ?? LOGO;
