import { chakra } from '@chakra-ui/react';
import { useContent } from '../../i18n/locale';
import { Section } from '../../ui/section';
import { Heading, Text } from '../../ui/text';

const ROWS = ['answers', 'language', 'visit', 'price', 'contract', 'setup'] as const;

/** Below 768 px each row is a block of its own: the question, then the two answers, each with its column's name. */
const Table = chakra('table', {
  base: {
    w: 'full',
    mt: { base: '8', md: '12' },
    borderCollapse: 'collapse',
    textAlign: 'start',
    '& thead': { hideBelow: 'md' },
    '& th, & td': { py: { base: '2', md: '5' }, pr: { md: '8' }, verticalAlign: 'top', textAlign: 'start' },
    '& tr': {
      display: { base: 'grid', md: 'table-row' },
      borderTopWidth: '1px',
      borderColor: 'border',
      py: { base: '4', md: '0' },
    },
    '& tbody th': { fontWeight: 600, w: { md: '28%' } },
    '& td': { color: 'fg.muted', w: { md: '36%' } },
    '& td:last-child': { color: 'fg', fontWeight: 500 },
    '& thead th': { textStyle: 'label', color: 'fg.muted' },
    '& thead th:last-child': { color: 'brand.fg' },
  },
});

const ColumnName = chakra('span', {
  base: { display: 'block', hideFrom: 'md', textStyle: 'label', color: 'fg.muted' },
});

/** National versus local, question by question. */
export function Comparison() {
  const { comparison } = useContent('south-texas');
  return (
    <Section id="comparison" bg="bg.panel">
      <Heading>{comparison.title}</Heading>
      <Text mt="4">{comparison.intro}</Text>
      <Table>
        <thead>
          <tr>
            <th scope="col">{comparison.question}</th>
            <th scope="col">{comparison.national}</th>
            <th scope="col">{comparison.local}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((id) => (
            <tr key={id}>
              <th scope="row">{comparison.rows[id].question}</th>
              <td>
                <ColumnName>{comparison.national}</ColumnName>
                {comparison.rows[id].national}
              </td>
              <td>
                <ColumnName color="brand.fg">{comparison.local}</ColumnName>
                {comparison.rows[id].local}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
