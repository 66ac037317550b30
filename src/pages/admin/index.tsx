import { lazy } from 'react';
import { SessionGuard, Unavailable } from '../../features/auth/session-guard';
import { AdminHeading } from './heading';

/** Loaded for staff only. */
const Dashboard = lazy(() => import('./dashboard').catch(() => ({ default: Unavailable })));

/** The staff area. Source: spec 2 "Admin", spec 6. */
export default function AdminRoute() {
  return (
    <SessionGuard isForAdmins heading={<AdminHeading />}>
      <Dashboard />
    </SessionGuard>
  );
}
