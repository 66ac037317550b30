import { useSession } from '../../stores/session';
import { Section } from '../../ui/section';
import { Dashboard } from './dashboard';
import { AdminHeading } from './heading';

/** What an admin sees: a greeting and the tabs. Source: spec 2 "Admin". */
export default function AdminScreen() {
  const { session } = useSession();
  return (
    <Section py={{ base: '3', md: '6' }}>
      <AdminHeading email={session.state === 'signed-in' ? session.email : ''} />
      <Dashboard />
    </Section>
  );
}
