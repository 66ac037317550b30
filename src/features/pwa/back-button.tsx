import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { IconBack } from '../../components/icons';
import { useCurrentRoute } from '../../components/use-current-route';
import { isApp } from './install';

/** A phone has no room for the logo next to it; Home is in the bottom bar. */
const HIDE_LOGO = { '& + a': { display: { base: 'none', md: 'inline-flex' } } };

/** Older versions of Safari only report the length of the history. */
const canGoBack = () => ('navigation' in window ? window.navigation.canGoBack : history.length > 1);

/** A back button for the installed app, whose window has none. */
export function AppBackButton() {
  const { t } = useTranslation();
  const { path } = useCurrentRoute();
  const [isNeeded, setNeeded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again on each page
  useEffect(() => setNeeded(isApp() && canGoBack()), [path]);
  if (!isNeeded) return null;
  return (
    <Button variant="ghost" size="icon" ml="-3" css={HIDE_LOGO} aria-label={t('back')} onClick={() => history.back()}>
      <IconBack />
    </Button>
  );
}
