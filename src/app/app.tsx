import { useEffect } from 'react';
import { PlaceProvider } from '../i18n/place';
import { Frame } from './frame/frame';
import { Head } from './head';
import { readPage } from './load-page';
import { useNavigation } from './navigation';

/** The site: the frame around the page that the URL names. `onReady` is called when it answers to the visitor. */
export function App({ onReady }: { onReady?: () => void }) {
  const place = useNavigation();
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
