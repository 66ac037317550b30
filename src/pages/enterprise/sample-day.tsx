import { chakra } from '@chakra-ui/react';
import type { EnterpriseContent } from '../../content/enterprise/en';

/** The rows and how their deposits are labeled: town and store. */
const ROWS = [
  { id: 'first', label: 'MCA-01' },
  { id: 'second', label: 'LRD-02' },
  { id: 'third', label: 'BRO-03' },
] as const;

const Table = chakra('table', {
  base: {
    w: 'full',
    bg: 'bg.panel',
    borderRadius: 'surface',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    px: { base: '3', md: '6' },
    py: '4',
    '& caption': { textStyle: 'label', color: 'fg.muted', textAlign: 'start', pb: '2' },
    '& th': { textAlign: 'start', fontWeight: 500 },
    '& thead th': { textStyle: 'label', color: 'fg.muted' },
    '& td': { textAlign: 'end', color: 'fg.muted' },
    '& tr > :nth-of-type(n + 2), & td': { textAlign: 'end' },
    '& th, & td': { py: '2.5', pe: { base: '2', md: '4' }, verticalAlign: 'baseline' },
    '& tr > :last-child': { pe: '0' },
    '& tbody > tr > *': { borderTopWidth: '1px', borderColor: 'border' },
    '& tfoot > tr > *': {
      borderTopWidth: '3px',
      borderTopStyle: 'double',
      borderColor: 'border.emphasized',
      fontWeight: 700,
    },
    '& tfoot td:nth-of-type(1)': { color: 'fg' },
  },
});

/** A day at three locations, in one table. */
export function SampleDay({ words }: { words: EnterpriseContent['features']['multiLocation']['table'] }) {
  return (
    <Table>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.location}</th>
          <th scope="col">{words.sales}</th>
          <th scope="col">{words.label}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ id, label }) => (
          <tr key={id}>
            <th scope="row">{words.rows[id].location}</th>
            <td>{words.rows[id].sales}</td>
            <td>{label}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td>{words.sum}</td>
          <td>{words.totalLabel}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
