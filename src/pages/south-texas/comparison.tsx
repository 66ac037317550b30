import { chakra } from '@chakra-ui/react/styled-system';
import { useContent } from '../../i18n/place';
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
      borderColor: 'line',
      py: { base: '4', md: '0' },
    },
    '& tbody th': { fontWeight: 600, w: { md: '28%' } },
    '& td': { color: 'muted', w: { md: '36%' } },
    '& td:last-child': { color: 'text', fontWeight: 500 },
    '& thead th': { textStyle: 'label', color: 'muted' },
    '& thead th:last-child': { color: 'accent' },
  },
});

const ColumnName = chakra('span', { base: { display: 'block', hideFrom: 'md', textStyle: 'label', color: 'muted' } });

/** National versus local, question by question. */
export function Comparison() {
  const { comparison } = useContent('south-texas');
  return (
    <Section id="comparison" bg="surface">
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
                <ColumnName color="accent">{comparison.local}</ColumnName>
                {comparison.rows[id].local}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
