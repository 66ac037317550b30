import { chakra } from '@chakra-ui/react/styled-system';
import { useContent } from '../../i18n/place';
import { IconOffline } from '../../ui/icons';
import { styled } from '../../ui/styled';

const Mark = chakra('p', {
  base: {
    position: 'fixed',
    zIndex: 'header',
    left: { base: '4', md: '6' },
    bottom: { base: 'calc(4.5rem + env(safe-area-inset-bottom))', md: '6' },
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '3',
    py: '1.5',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'full',
    textStyle: 'label',
    pointerEvents: 'none',
    _print: { display: 'none' },
    '& svg': { boxSize: '1rem', color: 'accent' },
  },
});

/** Says, in a corner, that there is no connection; what stands below it can still be pressed. */
function Offline() {
  const { offline } = useContent('installed');
  return (
    <Mark role="status">
      <IconOffline />
      {offline}
    </Mark>
  );
}

export const OfflineMark = styled(Offline);
