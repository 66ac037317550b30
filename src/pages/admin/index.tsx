import { lazy } from 'react';
import { AdminGuard, Unavailable } from './guard';

/** Loaded for staff only. */
const Dashboard = lazy(() => import('./dashboard').catch(() => ({ default: Unavailable })));

/** The staff area. Source: spec 2 "Admin", spec 6. */
export default function AdminRoute() {
  return (
    <AdminGuard>
      <Dashboard />
    </AdminGuard>
  );
}
