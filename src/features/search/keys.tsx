import { chakra } from '@chakra-ui/react/styled-system';
import { useContent } from '../../i18n/place';

const KeyLine = chakra('p', {
  base: {
    display: 'flex',
    gap: '5',
    px: '6',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'line',
    textStyle: 'label',
    color: 'muted',
    '& kbd': { fontFamily: 'body', color: 'text', mr: '1.5' },
  },
});

/** What the keys do, for those who have some. */
export function Keys() {
  const { keys } = useContent('search');
  return (
    <KeyLine hideBelow="md" aria-hidden>
      <span>
        <kbd>↑ ↓</kbd>
        {keys.move}
      </span>
      <span>
        <kbd>↵</kbd>
        {keys.follow}
      </span>
      <span>
        <kbd>Esc</kbd>
        {keys.close}
      </span>
    </KeyLine>
  );
}
