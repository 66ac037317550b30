import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';

const ROWS = ['answers', 'language', 'visit', 'price', 'contract', 'setup'] as const;

/** Below 768 px each row becomes a block: the question, then both answers with their column's name. */
const Table = chakra('table', {
  base: {
    w: 'full',
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

/** National providers compared with us. */
export function Comparison() {
  const { t } = useTranslation('south-texas');
  return (
    <Section id="comparison" bg="bg.panel" title={t('comparison.title')} intro={t('comparison.intro')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('comparison.question')}</th>
            <th scope="col">{t('comparison.national')}</th>
            <th scope="col">{t('comparison.local')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((id) => (
            <tr key={id}>
              <th scope="row">{t(`comparison.rows.${id}.question`)}</th>
              <td>
                <ColumnName>{t('comparison.national')}</ColumnName>
                {t(`comparison.rows.${id}.national`)}
              </td>
              <td>
                <ColumnName color="brand.fg">{t('comparison.local')}</ColumnName>
                {t(`comparison.rows.${id}.local`)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
