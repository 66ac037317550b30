import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../domain/brand';
import { sampleDay } from '../../domain/worked-examples';

/** The towns, and the labels of their deposits: town and store. */
const ROWS = [
  { town: 'mcAllen', label: 'MCA-01' },
  { town: 'laredo', label: 'LRD-02' },
  { town: 'brownsville', label: 'BRO-03' },
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

/** Sales of one day at three locations. */
export function SampleDay() {
  const { t } = useTranslation('enterprise');
  return (
    <Table>
      <caption>{t('features.multiLocation.table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('features.multiLocation.table.location')}</th>
          <th scope="col">{t('features.multiLocation.table.sales')}</th>
          <th scope="col">{t('features.multiLocation.table.label')}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ town, label }) => (
          <tr key={town}>
            <th scope="row">{brand.coverage[town]}</th>
            <td>{sampleDay[town]}</td>
            <td>{label}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('features.multiLocation.table.total')}</th>
          <td>{sampleDay.total}</td>
          <td>{t('features.multiLocation.table.totalLabel')}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
