import { Box } from '@chakra-ui/react';
import { Combobox } from '@chakra-ui/react/combobox';
import { Link } from 'wouter';
import type { Result } from './find';
import type { Piece } from './snippet';

/** Pieces are elements: a browser's translation replaces bare text nodes, and React would lose track of them. */
function Marked({ pieces }: { pieces: Piece[] }) {
  let start = 0;
  return pieces.map(({ text, match }) => {
    start += text.length;
    return match ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>;
  });
}

/** Two sections without an anchor have the same address, so the position identifies a result. */
export const idOf = (result: Result, results: Result[]) => `${results.indexOf(result)}`;

interface ResultsProps {
  results: Result[];
  onClose: () => void;
}

/** The results, as the options of the search box. They are plain links; following one here closes the dialog. */
export function Results({ results, onClose }: ResultsProps) {
  return (
    <Combobox.Content>
      {results.map((result) => (
        <Combobox.Item key={idOf(result, results)} item={result} asChild persistFocus>
          {/* The index has whole paths. The link does not call `onClick` if it opens another tab. */}
          <Link href={`~${result.href}`} onClick={onClose}>
            <Box as="span" textStyle="label" color="fg.muted">
              {result.page}
            </Box>
            <Box as="span" fontWeight="semibold" lineHeight="1.3">
              <Marked pieces={result.title} />
            </Box>
            <Box as="span" textStyle="small" color="fg.muted" lineClamp={{ base: 3, md: 2 }}>
              <Marked pieces={result.snippet} />
            </Box>
          </Link>
        </Combobox.Item>
      ))}
    </Combobox.Content>
  );
}
