import { Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { LiveRegion } from '../../components/live-region';
import { pathTo } from '../../domain/paths';
import { AuthForms, clearDrafts } from './auth-forms';
import { useSession } from './session';

/** Sign-in and sign-up; redirects users who are signed in. Source: spec 2 "Auth screen", 4 "Auth". */
export function AuthScreen() {
  const { session, watch } = useSession();
  useEffect(watch, [watch]); // loads the accounts while the visitor types
  return session.state === 'signed-in' ? <Redirecting /> : <AuthForms />;
}

/** Time to read why the page is about to change. */
const READING_TIME_MS = 1500;

/**
 * Says that the visitor is signed in, and goes to the home page, unless the visitor follows a link first.
 * Source: spec 2 "Auth screen".
 */
function Redirecting() {
  const { t } = useTranslation('auth');
  const [, navigate] = useLocation();
  useEffect(() => {
    clearDrafts();
    const timer = setTimeout(() => navigate(pathTo('home'), { replace: true }), READING_TIME_MS);
    const stay = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) clearTimeout(timer);
    };
    addEventListener('click', stay);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', stay);
    };
  }, [navigate]);
  return (
    <LiveRegion as="div" py="6">
      <Text textStyle="subheading" color="fg">
        {t('session.title')}
      </Text>
      <Text>{t('session.redirecting')}</Text>
    </LiveRegion>
  );
}
