import { chakra } from '@chakra-ui/react/styled-system';
import type { FunctionComponent } from 'react';
import { sampleFee } from '../content/credit-card-processing/sample-fee';
import { sampleSale } from '../content/home/sample-sale';
import { sampleOrder } from '../content/online-payments/sample-order';
import { brand } from '../domain/brand';
import { LOCALES, type Locale } from '../domain/locale';
import { matchPath, pathOf, ROUTE_IDS, type RouteId } from '../domain/paths';
import { contentOf, loadContent } from '../i18n/content';
import { PlaceProvider, useContent } from '../i18n/place';
import { BeforeAfter } from '../pages/zero-fee/before-after';
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
} from '../ui/illustrations';
import { draw } from './draw';
import { SOCIAL_IMAGE_SIZE, socialImageOf } from './social-image';

/** Where a drawing stands: along the card's lower edge, beside the words, or on the card's right from edge to edge. */
const PLACES = {
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

const DRAWINGS: Record<RouteId, [keyof typeof PLACES, FunctionComponent]> = {
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

const Card = chakra('div', {
  base: { position: 'relative', overflow: 'hidden', ...SOCIAL_IMAGE_SIZE, bg: 'ground', color: 'text' },
});
const Words = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    height: 'full',
    py: '56px',
    px: '64px',
    fontFamily: 'display',
    fontWeight: 700,
    letterSpacing: '-0.03em',
  },
});
const Brand = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '14px', fontSize: '32px', '& svg': { width: '52px' } },
});

/** The title of a page, the name of the business and a drawing: what a chat or a feed shows of a link to the page. */
function SocialCard({ id }: { id: RouteId }) {
  const { title } = useContent(contentOf(id)).hero;
  const { locality, region } = brand.address;
  const [place, Drawing] = DRAWINGS[id];
  const size =
    place === 'below'
      ? { gridTemplateRows: 'auto 1fr', gap: '36px' }
      : { gridTemplateRows: 'auto 1fr auto', width: '680px' };
  return (
    <Card>
      <chakra.div position="absolute" css={PLACES[place]}>
        <Drawing />
      </chakra.div>
      <Words css={size}>
        <Brand>
          <Logo />
          {brand.name}
        </Brand>
        <chakra.p
          fontSize="76px"
          lineHeight="1.04"
          textWrap="balance"
          alignSelf={place === 'below' ? 'start' : 'center'}
        >
          {title}
        </chakra.p>
        {place !== 'below' && (
          <chakra.p fontFamily="body" fontWeight="500" fontSize="26px" letterSpacing="0" color="muted">
            {`${locality}, ${region} · ${brand.phone.display}`}
          </chakra.p>
        )}
      </Words>
    </Card>
  );
}

async function card(id: RouteId, locale: Locale): Promise<{ file: string; html: string }> {
  const names = ['frame', 'home', contentOf(id)] as const;
  await Promise.all(names.map((name) => loadContent(name, locale)));
  const path = pathOf(id, locale);
  const place = (
    <PlaceProvider value={matchPath(path)}>
      <SocialCard id={id} />
    </PlaceProvider>
  );
  const { html, styles } = draw(path, place);
  const css = styles.global + styles.own.join('');
  return {
    file: socialImageOf(id, locale),
    html: `<!doctype html><html lang="${locale}" class="dark"><head><style>${css}</style></head><body>${html}</body></html>`,
  };
}

/**
 * Every page's card in every language: where its picture belongs, and the document to take the picture of. Ready with
 * the module, because the script that imports it can import nothing afterwards.
 */
export const socialCards = await Promise.all(ROUTE_IDS.flatMap((id) => LOCALES.map((locale) => card(id, locale))));
