import { chakra, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/button';
import { CheckList } from '../../components/check-list';
import { CompanyDoor, ShopDoor } from '../../components/illustrations';
import { Section } from '../../components/section';
import { ArrowLink, Eyebrow, Lead, ResponsiveText, Title } from '../../components/text';
import { pathTo } from '../../domain/paths';

const AUDIENCES = ['smallBusiness', 'enterprise'] as const;
const DRAWINGS = { smallBusiness: ShopDoor, enterprise: CompanyDoor };

const Card = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    layerStyle: 'card',
    overflow: 'hidden',
  },
});

const Words = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', flex: '1', p: { base: '5', md: '8' } },
});

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '5', md: '12' },
    alignItems: 'end',
    gridTemplateColumns: { base: '1fr', md: '7fr 5fr' },
  },
});

/** The page's hero and its two audiences: small businesses and enterprises. */
export function AudienceCards() {
  const { t } = useTranslation('who-we-serve');
  return (
    <Section id="audiences" py={{ base: '10', md: '16' }}>
      <Pair>
        <chakra.div display="grid" gap="4">
          <Eyebrow>{t('hero.eyebrow')}</Eyebrow>
          <Title>{t('hero.title')}</Title>
        </chakra.div>
        <Lead>
          <ResponsiveText compact={t('hero.leadCompact')} full={t('hero.lead')} />
        </Lead>
      </Pair>
      <Heading mt={{ base: '10', md: '16' }} textStyle="subheading">
        {t('audiences.title')}
      </Heading>
      <Text mt="1">{t('audiences.intro')}</Text>
      <chakra.ul display="grid" gap="6" mt="6" gridTemplateColumns={{ base: '1fr', md: '5fr 7fr' }}>
        {AUDIENCES.map((id) => {
          const Drawing = DRAWINGS[id];
          return (
            <Card key={id}>
              <Drawing height={{ base: '11rem', md: '15rem' }} bg="bg.muted" />
              <Words>
                <chakra.h3 textStyle="heading">{t(`audiences.items.${id}.title`)}</chakra.h3>
                <Text>{t(`audiences.items.${id}.text`)}</Text>
                <CheckList items={t(`audiences.items.${id}.points`, { returnObjects: true })} />
                <chakra.div
                  display="flex"
                  flexWrap="wrap"
                  alignItems="center"
                  columnGap="6"
                  rowGap="4"
                  mt="auto"
                  pt="2"
                >
                  <LinkButton href={pathTo('contact')}>{t(`audiences.items.${id}.quote`)}</LinkButton>
                  <ArrowLink href={pathTo(id)}>{t(`audiences.items.${id}.link`)}</ArrowLink>
                </chakra.div>
              </Words>
            </Card>
          );
        })}
      </chakra.ul>
    </Section>
  );
}
