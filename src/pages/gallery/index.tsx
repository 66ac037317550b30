import { useTranslation } from 'react-i18next';
import { Gallery } from '../../features/gallery/gallery';
import { Section } from '../../ui/section';
import { Toaster } from '../../ui/toaster';

/** What we publish, for everybody. Source: spec 2 "Public gallery". */
export default function GalleryRoute() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Section py={{ base: '10', md: '16' }}>
        <Gallery title={t('hero.title')} lead={t('hero.lead')} />
      </Section>
      <Toaster />
    </>
  );
}
