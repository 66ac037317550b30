import { Box, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CardTerminal } from '../../components/illustrations';
import { Section } from '../../components/section';
import { ContactText, Lead, Small, Title } from '../../components/text';
import { AuthScreen } from '../../features/auth/auth-screen';

/** Login and sign-up of staff. Source: spec 2 "Auth screen". */
export default function Auth() {
  const { t } = useTranslation('auth');
  return (
    <Section py={{ base: '10', md: '16' }}>
      {/* The form is on the left, because toasts on the right must not cover it. */}
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '28rem minmax(0, 1fr)' }} columnGap="24" alignItems="start">
        <Grid templateColumns="minmax(0, 1fr)" gap="4">
          <Title>{t('hero.title')}</Title>
          <Lead>{t('hero.lead')}</Lead>
          <Box layerStyle="card" maxW="28rem" mt="3" px={{ base: '5', md: '8' }} pt="3" pb={{ base: '6', md: '8' }}>
            <AuthScreen />
          </Box>
          <Small maxW="28rem">
            <ContactText>{t('customers.text')}</ContactText>
          </Small>
        </Grid>
        <Box hideBelow="lg" maxW="26rem" width="full" mx="auto" pt="20">
          <CardTerminal />
        </Box>
      </Grid>
    </Section>
  );
}
