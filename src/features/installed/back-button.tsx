import { useContent } from '../../i18n/place';
import { Button } from '../../ui/button';
import { IconBack } from '../../ui/icons';
import { styled } from '../../ui/styled';

/** On a phone there is no room for the logo beside it; Home is in the bottom bar. */
const BEFORE_LOGO = { 'span:has(> &) + a': { display: { base: 'none', md: 'inline-flex' } } };

/** One step back, where the window has no button of the browser's for it. */
function Back() {
  const { back } = useContent('installed');
  return (
    <Button variant="quiet" size="icon" ml="-3" css={BEFORE_LOGO} aria-label={back} onClick={() => history.back()}>
      <IconBack />
    </Button>
  );
}

export const BackButton = styled(Back);
