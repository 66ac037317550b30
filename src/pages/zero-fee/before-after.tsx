import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { savingsExample } from '../../domain/savings';

const Slip = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    p: { base: '4', lg: '6' },
    pb: { base: '6', lg: '8' },
    borderWidth: '1px',
    borderRadius: 'control',
  },
});
const Name = chakra('p', { base: { textStyle: 'label' } });
const List = chakra('dl', { base: { display: 'grid', gap: '4', fontVariantNumeric: 'tabular-nums' } });
const Label = chakra('dt', { base: { textStyle: 'small', color: 'fg.muted' } });
const Amount = chakra('dd', { base: { textStyle: 'figure' } });
const Plain = chakra('dd', { base: { fontWeight: 600 } });

/** The savings example: a monthly statement before the program and one after. Source: spec 2 "Zero-fee". */
export function BeforeAfter() {
  const { t } = useTranslation('zero-fee');
  return (
    <chakra.figure aria-label={t('example.title')} display="grid" gridTemplateColumns="1fr 1fr" pt="4">
      <Slip bg="bg.muted" borderColor="border" transform="rotate(-2deg)" mr="-2">
        <Name color="fg.error">{t('example.before')}</Name>
        <List>
          <div>
            <Label>{t('example.monthlyVolume')}</Label>
            <Plain>{savingsExample.monthlyVolume}</Plain>
          </div>
          <div>
            <Label>{t('example.rate')}</Label>
            <Plain>{savingsExample.rate}</Plain>
          </div>
          <div>
            <Label>{t('example.monthlyFees')}</Label>
            <Amount color="fg.error" mt="1">
              {savingsExample.monthlyFees}
            </Amount>
          </div>
        </List>
      </Slip>
      <Slip bg="bg" borderColor="border.emphasized" transform="translateY(-1rem) rotate(1.5deg)">
        <Name color="fg.success">{t('example.after')}</Name>
        <List>
          <div>
            <Label>{t('example.program')}</Label>
            <Amount color="fg.success" mt="1">
              {savingsExample.programFees}
            </Amount>
          </div>
          <chakra.div borderTopWidth="3px" borderTopStyle="double" borderColor="border.emphasized" pt="4">
            <Label>{t('example.annualSavings')}</Label>
            <Amount color="brand.fg" mt="1">
              {savingsExample.annualSavings}
            </Amount>
          </chakra.div>
        </List>
      </Slip>
    </chakra.figure>
  );
}
