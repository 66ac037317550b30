import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '../domain/brand';
import { LOCALES, type Locale } from '../domain/locale';
import { matchPath, pathOf, ROUTE_IDS, type RouteId } from '../domain/paths';
import { contentOf, loadContent } from '../i18n/content';
import { PlaceProvider, useContent } from '../i18n/place';
import { Logo } from '../ui/illustrations';
import { draw } from './draw';
import { DRAWINGS, PLACES } from './social-drawings';
import { SOCIAL_IMAGE_SIZE, socialImageOf } from './social-image';

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
