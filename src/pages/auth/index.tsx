import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CardTerminal } from '../../components/illustrations';
import { Section } from '../../components/section';
import { ContactText, Lead, Small, Title } from '../../components/text';
import { AuthScreen } from '../../features/auth/auth-screen';

/** The form is on the left, because toasts on the right must not cover it. */
const Layout = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '24',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '28rem minmax(0, 1fr)' },
    alignItems: 'start',
  },
});

const Card = chakra('div', {
  base: {
    maxW: '28rem',
    mt: '3',
    px: { base: '5', md: '8' },
    pt: '3',
    pb: { base: '6', md: '8' },
    layerStyle: 'card',
  },
});

/** Login and sign-up of staff. Source: spec 2 "Auth screen". */
export default function Auth() {
  const { t } = useTranslation('auth');
  return (
    <Section py={{ base: '10', md: '16' }}>
      <Layout>
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
          <Title>{t('hero.title')}</Title>
          <Lead>{t('hero.lead')}</Lead>
          <Card>
            <AuthScreen />
          </Card>
          <Small maxW="28rem">
            <ContactText>{t('customers.text')}</ContactText>
          </Small>
        </chakra.div>
        <chakra.div hideBelow="lg" maxW="26rem" width="full" mx="auto" pt="20">
          <CardTerminal />
        </chakra.div>
      </Layout>
    </Section>
  );
}
