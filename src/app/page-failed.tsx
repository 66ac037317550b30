import { useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { brand } from '../domain/brand';
import { focusHeading } from '../hooks/current-page';

const action = {
  padding: '0.75rem 0',
  color: 'var(--mq-colors-brand-fg)',
  fontWeight: 600,
  textDecoration: 'underline',
};

/**
 * Shown in place of a page that failed, until a retry or the next page. Plain HTML, because the component library may
 * be what failed.
 */
export function PageFailed({ resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation();
  useEffect(() => {
    focusHeading(); // a screen reader reads it
    // The inline script holds every press until this call, which a page that throws on first load never makes.
    window.replayEarlyPress?.();
  }, []);
  return (
    <section style={{ maxWidth: '70rem', margin: '6rem auto', padding: '0 clamp(1.25rem, 3vw, 2rem)' }}>
      <h1 style={{ font: '700 2rem/1.1 var(--mq-fonts-display)' }}>{t('error.title')}</h1>
      <p style={{ margin: '1rem 0' }}>{t('error.text')}</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', columnGap: '2rem' }}>
        <button type="button" style={{ ...action, cursor: 'pointer' }} onClick={resetErrorBoundary}>
          {t('retry')}
        </button>
        <button type="button" style={{ ...action, cursor: 'pointer' }} onClick={() => location.reload()}>
          {t('error.reload')}
        </button>
        <a href={brand.phone.href} style={action}>
          {t('error.call')}
        </a>
      </div>
    </section>
  );
}
