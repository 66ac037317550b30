import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../stores/session';
import { Section } from '../../ui/section';
import { Lead, Title } from '../../ui/text';
import { Dashboard } from './dashboard';

/** What an admin sees: a greeting and the tabs. Source: spec 2 "Admin". */
export default function AdminScreen() {
  const { t } = useTranslation('admin');
  const { session } = useSession();
  const email = session.state === 'signed-in' ? session.email : '';
  return (
    <Section>
      <chakra.div display="grid" gap="3" mb={{ base: '8', md: '12' }}>
        <Title>{t('hero.title')}</Title>
        <Lead overflowWrap="anywhere">{t('hero.lead', { email })}</Lead>
      </chakra.div>
      <Dashboard />
    </Section>
  );
}
