import { chakra } from '@chakra-ui/react/styled-system';
import { useContent } from '../../i18n/place';
import { Header } from './header';

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    zIndex: 'overlay',
    top: '2',
    left: '2',
    px: '4',
    py: '3',
    borderRadius: 'control',
    bg: 'accent',
    color: 'accent.text',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

/** What stands above every page. */
export function Top() {
  const { skipLink } = useContent('frame');
  return (
    <>
      <SkipLink href="#main">{skipLink}</SkipLink>
      <Header />
    </>
  );
}
