import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Result } from './find';
import type { Piece } from './snippet';

const List = chakra('div', {
  base: {
    minH: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: '3',
    p: '3',
    _empty: { p: 0 },
  },
});

const Option = chakra(Link, {
  base: {
    display: 'grid',
    gap: '0.5',
    px: '3',
    py: '2.5',
    borderRadius: 'control',
    borderInlineStartWidth: '3px',
    borderColor: 'transparent',
    textDecoration: 'none',
    '&[aria-selected=true]': { bg: 'bg.muted', borderColor: 'brand.fg' },
    '& mark': { bg: 'transparent', color: 'brand.fg', fontWeight: 700 },
  },
});

const Snippet = chakra('span', { base: { textStyle: 'small', color: 'fg.muted', lineClamp: { base: 3, md: 2 } } });

/** Where each piece starts tells it from the others of its line. */
function Marked({ pieces }: { pieces: Piece[] }) {
  let start = 0;
  return pieces.map(({ text, match }) => {
    start += text.length;
    return match ? <mark key={start}>{text}</mark> : text;
  });
}

interface ResultsProps {
  id: string;
  results: Result[];
  chosen: number;
  optionId: (index: number) => string;
  onChoose: (index: number) => void;
  onClose: () => void;
}

/** What was found, as the options of the search box. They are plain links: following one closes the dialog. */
export function Results({ id, results, chosen, optionId, onChoose, onClose }: ResultsProps) {
  const { t } = useTranslation('search');
  const close = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey; // a tab or a window of its own
    if (!elsewhere) onClose();
  };
  return (
    <List id={id} role="listbox" aria-label={t('results')}>
      {results.map(({ href, page, title, snippet }, index) => (
        <Option
          key={optionId(index)}
          id={optionId(index)}
          role="option"
          aria-selected={index === chosen}
          tabIndex={-1}
          href={`~${href}`} // the index has whole paths
          onClick={close}
          onPointerMove={() => onChoose(index)}
        >
          <chakra.span textStyle="label" color="fg.muted">
            {page}
          </chakra.span>
          <chakra.span fontWeight="semibold" lineHeight="1.3">
            <Marked pieces={title} />
          </chakra.span>
          <Snippet>
            <Marked pieces={snippet} />
          </Snippet>
        </Option>
      ))}
    </List>
  );
}
