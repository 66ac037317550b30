import { QueryClientProvider } from '@tanstack/react-query';
import { Section } from '../../components/section';
import { Gallery } from '../../features/gallery/gallery';
import { queryClient } from '../../services/query-client';

/** The public gallery. Source: spec 2 "Public gallery". */
export default function GalleryRoute() {
  return (
    <QueryClientProvider client={queryClient}>
      <Section py={{ base: '10', md: '16' }}>
        <Gallery />
      </Section>
    </QueryClientProvider>
  );
}
