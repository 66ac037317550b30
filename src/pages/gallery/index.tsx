import { useTranslation } from 'react-i18next';
import { Router } from 'wouter';
import { Gallery } from '../../features/gallery/gallery';
import { InterfaceProvider } from '../../i18n/interface';
import { useContent } from '../../i18n/locale';
import { Section } from '../../ui/section';
import { Toaster } from '../../ui/toaster';

export { loadInterface as prepare } from '../../i18n/interface';

/** What we publish, for everybody. Source: spec 2 "Public gallery". */
export default function GalleryRoute() {
  return (
    // The HTML knows of no query: React takes it over without, and then reads what the URL says.
    <Router ssrSearch="">
      <InterfaceProvider>
        <GalleryPage />
      </InterfaceProvider>
    </Router>
  );
}

function GalleryPage() {
  const { hero } = useContent('gallery');
  const { t } = useTranslation();
  return (
    <>
      <Section py={{ base: '10', md: '16' }}>
        <Gallery title={hero.title} lead={hero.lead} />
      </Section>
      <Toaster label={t('auth.toasts.label')} closeLabel={t('auth.toasts.close')} />
    </>
  );
}
