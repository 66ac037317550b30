import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { pathTo } from '../../domain/paths';
import { Text } from '../../ui/text';
import { keepDraft } from './draft';

/** Time to read why the page is about to change. */
const READING_TIME_MS = 1500;

/** Tells somebody who is signed in so, and leads them on. Source: spec 2 "Auth screen". */
export function Redirecting() {
  const { t } = useTranslation();
  const home = pathTo('home');
  const [pathname, navigate] = useLocation();
  // Whoever follows a link meanwhile is led nowhere else, however long its page is on its way.
  const isHere = pathname === pathTo('auth');
  useEffect(() => {
    keepDraft({});
    if (!isHere) return;
    const timer = setTimeout(() => navigate(home, { replace: true }), READING_TIME_MS);
    return () => clearTimeout(timer);
  }, [home, isHere, navigate]);
  return (
    <chakra.div role="status" display="grid" gap="2" py="6">
      <chakra.p textStyle="subheading">{t('auth.session.title')}</chakra.p>
      <Text>{t('auth.session.redirecting')}</Text>
    </chakra.div>
  );
}
