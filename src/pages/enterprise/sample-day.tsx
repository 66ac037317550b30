import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../domain/brand';
import { sampleDay } from '../../domain/worked-examples';

/** The towns, and the labels of their deposits: town and store. */
const DEPOSITS = [
  ['mcAllen', 'MCA-01'],
  ['laredo', 'LRD-02'],
  ['brownsville', 'BRO-03'],
] as const;

const SALES_TABLE = {
  w: 'full',
  px: { base: '3', md: '6' },
  py: '4',
  bg: 'bg.panel',
  borderRadius: 'surface',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '& caption, & thead th': { textStyle: 'label', color: 'fg.muted' },
  '& caption': { textAlign: 'start', pb: '2' },
  '& th, & td': { py: '2.5', pe: { base: '2', md: '4' }, verticalAlign: 'baseline', textAlign: 'end' },
  '& th:first-of-type': { textAlign: 'start' },
  '& tbody th, & tfoot th': { fontWeight: 500 },
  '& td': { color: 'fg.muted' },
  '& tr > :last-child': { pe: '0' },
  '& tbody > tr > *': { borderTopWidth: '1px', borderColor: 'border' },
  '& tfoot > tr > *': { borderTop: '3px double', borderColor: 'border.emphasized', fontWeight: 700 },
  '& tfoot td:first-of-type': { color: 'fg' },
};

/** Sales of one day at three locations. */
export function SampleDay() {
  const { t } = useTranslation('enterprise');
  const words = t('features.multiLocation.table', { returnObjects: true });
  return (
    <chakra.table css={SALES_TABLE}>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.location}</th>
          <th scope="col">{words.sales}</th>
          <th scope="col">{words.label}</th>
        </tr>
      </thead>
      <tbody>
        {DEPOSITS.map(([town, label]) => (
          <tr key={town}>
            <th scope="row">{brand.coverage[town]}</th>
            <td>{sampleDay[town]}</td>
            <td>{label}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td>{sampleDay.total}</td>
          <td>{words.totalLabel}</td>
        </tr>
      </tfoot>
    </chakra.table>
  );
}
