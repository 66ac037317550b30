import { useEffect } from 'react';
import { PlaceProvider } from '../i18n/place';
import { Frame } from './frame/frame';
import { Head } from './head';
import { readPage } from './load-page';
import { useNavigation } from './navigation';

/**
 * The site: the frame around the page that the URL names, or `pathname` where there is no browser (prerendering).
 * `onReady` is called when it answers to the visitor.
 */
export function App({ pathname, onReady }: { pathname?: string; onReady?: () => void }) {
  const place = useNavigation(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first commit
  useEffect(() => onReady?.(), []);
  const Page = readPage(place.id);
  return (
    <PlaceProvider value={place}>
      <Head />
      <Frame>
        <Page key={`${place.locale}${place.path}`} />
      </Frame>
    </PlaceProvider>
  );
}
