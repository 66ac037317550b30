import { lazy } from 'react';
import { Toaster } from '../../ui/toaster';
import { AdminGuard } from './guard';
import { Unavailable } from './unavailable';

/** What staff work with is fetched for staff only. */
const Screen = lazy(() => import('./screen').catch(() => ({ default: Unavailable })));

/** The staff's part of the site. Source: spec 2 "Admin", spec 6. */
export default function AdminRoute() {
  return (
    <>
      <AdminGuard>
        <Screen />
      </AdminGuard>
      <Toaster />
    </>
  );
}
