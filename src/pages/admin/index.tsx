import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { InterfaceProvider } from '../../i18n/interface';
import { Toaster } from '../../ui/toaster';
import { AdminGuard } from './guard';
import { Unavailable } from './unavailable';

export { loadInterface as prepare } from '../../i18n/interface';

/** What staff work with is fetched for staff only. */
const Screen = lazy(() => import('./screen').catch(() => ({ default: Unavailable })));

/** The staff's part of the site. Source: spec 2 "Admin", spec 6. */
export default function AdminRoute() {
  return (
    <InterfaceProvider>
      <AdminGuard>
        <Screen />
      </AdminGuard>
      <Toasts />
    </InterfaceProvider>
  );
}

function Toasts() {
  const { t } = useTranslation();
  return <Toaster label={t('auth.toasts.label')} closeLabel={t('auth.toasts.close')} />;
}
