import { memo, useEffect } from 'react';
import { type Place, PlaceProvider } from '../i18n/place';
import { Still } from '../ui/still';
import { Boundary, PageFailed } from './boundary';
import { Frame } from './frame/frame';
import { Head } from './head';
import { isLive, readPage } from './load-page';
import { useNavigation } from './navigation';

/**
 * The site: the frame around the page that the URL names, or `pathname` where there is no browser (prerendering).
 * `onReady` is called when it answers to the visitor.
 */
export function App({ pathname, onReady }: { pathname?: string; onReady?: () => void }) {
  const place = useNavigation(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first commit
  useEffect(() => onReady?.(), []);
  return <Site place={place} />;
}

const Site = memo(({ place }: { place: Place }) => {
  const Page = readPage(place);
  const page = Page && <Page />;
  return (
    <PlaceProvider value={place}>
      {__DRAWS__ && <Head />}
      <Frame>
        <Boundary key={`${place.locale}${place.path}`} fallback={<PageFailed />}>
          {isLive(place) ? page : <Still name="page">{page}</Still>}
        </Boundary>
      </Frame>
    </PlaceProvider>
  );
});
