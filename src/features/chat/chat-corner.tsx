import { chakra } from '@chakra-ui/react/styled-system';
import { useContent, usePlace } from '../../i18n/place';
import { Button } from '../../ui/button';
import { IconChat } from '../../ui/icons';
import { Corner } from './corner';

const Notice = chakra('p', {
  base: {
    maxW: '20rem',
    p: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'danger',
    borderRadius: 'surface',
    textStyle: 'small',
    _empty: { display: 'none' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});

/**
 * The chat while it is closed: a round button, and what is said where it cannot be had. chat.tsx answers for them. The
 * button stands beside the page's column wherever there is room for it, beside the scroll bar of a 1280 px window too.
 */
export function ChatCorner() {
  const { chat } = useContent('frame');
  const { id } = usePlace();
  return (
    <Corner aria-label={chat.label} hidden={id === 'admin'} data-chat-corner="">
      <Notice role="alert" data-chat-notice="" />
      <Button
        variant="outline"
        size="icon"
        boxSize="3rem"
        me={{ base: '-4', '2xl': '0' }}
        borderRadius="full"
        bg="surface"
        color="accent"
        boxShadow="0 4px 16px rgb(0 0 0 / 0.2)"
        aria-label={chat.open}
        data-chat=""
      >
        <IconChat size={24} />
      </Button>
    </Corner>
  );
}
