import { ChakraProvider, chakra } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Logo } from '../src/components/illustrations';
import { brand } from '../src/domain/brand';
import { LOCALES, type Locale } from '../src/domain/locale';
import { ROUTE_IDS, type RouteId } from '../src/domain/paths';
import { createI18n, loadNamespaces } from '../src/i18n/i18n';
import { namespaceOf } from '../src/i18n/namespaces';
import { createSiteSystem } from '../src/theme/system';
import { drawingOf, PLACES } from './social-drawings';
import { SOCIAL_IMAGE_SIZE, socialImageOf } from './social-image';

const Card = chakra('div', {
  base: { position: 'relative', overflow: 'hidden', ...SOCIAL_IMAGE_SIZE, bg: 'bg', color: 'fg' },
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

/** The preview image of a link: title, business name and a drawing. */
function SocialCard({ id }: { id: RouteId }) {
  const { t } = useTranslation(namespaceOf(id));
  const { locality, region } = brand.address;
  const [place, Drawing] = drawingOf(id);
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
          {t('hero.title')}
        </chakra.p>
        {place !== 'below' && (
          <chakra.p fontFamily="body" fontWeight="500" fontSize="26px" letterSpacing="0" color="fg.muted">
            {`${locality}, ${region} · ${brand.phone.display}`}
          </chakra.p>
        )}
      </Words>
    </Card>
  );
}

async function card(id: RouteId, locale: Locale): Promise<{ file: string; html: string }> {
  const i18n = createI18n(locale);
  await loadNamespaces(i18n, ['common', 'home', namespaceOf(id)]);
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <ChakraProvider value={createSiteSystem()}>
        <I18nextProvider i18n={i18n}>
          <SocialCard id={id} />
        </I18nextProvider>
      </ChakraProvider>
    </CacheProvider>,
  );
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
  return {
    file: socialImageOf(id, locale),
    html: `<!doctype html><html lang="${locale}" class="dark"><head>${styles}</head><body>${html}</body></html>`,
  };
}

/**
 * The file name and HTML of every page's card in every language. Rendered at import, because the importing script can
 * import nothing afterwards.
 */
export const socialCards = await Promise.all(ROUTE_IDS.flatMap((id) => LOCALES.map((locale) => card(id, locale))));
