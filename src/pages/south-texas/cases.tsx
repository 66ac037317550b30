import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { Subheading } from '../../components/text';

const CASES = ['taqueria', 'broker', 'marina'] as const;

const Card = chakra('li', {
  base: {
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    p: '6',
    layerStyle: 'card',
  },
});

const Facts = chakra('dl', {
  base: { display: 'grid', gap: '3', '& dt': { textStyle: 'label', color: 'fg.muted' }, '& dd': { mt: '0.5' } },
});

/** Case studies: business, location, industry, result. Source: spec 3 "Static content shapes". */
export function Cases() {
  const { t } = useTranslation('south-texas');
  return (
    <Section id="case-studies" title={t('cases.title')}>
      <chakra.ul display="grid" gap="6" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', lg: '5fr 4fr 4fr' }}>
        {CASES.map((id) => (
          <Card key={id}>
            <Subheading>{t(`cases.items.${id}.business`)}</Subheading>
            <Facts>
              <div>
                <dt>{t('cases.labels.result')}</dt>
                <chakra.dd textStyle="subheading" color="brand.fg">
                  {t(`cases.items.${id}.result`)}
                </chakra.dd>
              </div>
              <div>
                <dt>{t('cases.labels.location')}</dt>
                <dd>{t(`cases.items.${id}.location`)}</dd>
              </div>
              <div>
                <dt>{t('cases.labels.industry')}</dt>
                <dd>{t(`cases.items.${id}.industry`)}</dd>
              </div>
            </Facts>
          </Card>
        ))}
      </chakra.ul>
    </Section>
  );
}
