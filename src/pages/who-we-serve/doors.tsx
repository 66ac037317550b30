import { chakra } from '@chakra-ui/react';
import { pathTo } from '../../domain/paths';
import { useContent } from '../../i18n/locale';
import { LinkButton } from '../../ui/button';
import { CheckList } from '../../ui/check-list';
import { IconArrow } from '../../ui/icons';
import { CompanyDoor, ShopDoor } from '../../ui/illustrations';
import { Section } from '../../ui/section';
import { ByLayout, Eyebrow, Heading, Lead, Text, TextLink, Title } from '../../ui/text';

const DOORS = [
  { id: 'smallBusiness', Drawing: ShopDoor },
  { id: 'enterprise', Drawing: CompanyDoor },
] as const;

const Door = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'surface',
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

/** The two paths: a shop's door and a company's, as wide as what is behind them. */
export function Doors() {
  const { hero, doors } = useContent('who-we-serve');
  return (
    <Section id="doors" py={{ base: '10', md: '16' }}>
      <Pair>
        <chakra.div display="grid" gap="4">
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <Title>{hero.title}</Title>
        </chakra.div>
        <Lead>
          <ByLayout compact={hero.leadCompact} full={hero.lead} />
        </Lead>
      </Pair>
      <Heading mt={{ base: '10', md: '16' }} textStyle="subheading">
        {doors.title}
      </Heading>
      <Text mt="1">{doors.intro}</Text>
      <chakra.ul display="grid" gap="6" mt="6" gridTemplateColumns={{ base: '1fr', md: '5fr 7fr' }}>
        {DOORS.map(({ id, Drawing }) => (
          <Door key={id}>
            <Drawing height={{ base: '11rem', md: '15rem' }} bg="bg.muted" />
            <Words>
              <chakra.h3 textStyle="heading">{doors.items[id].title}</chakra.h3>
              <Text>{doors.items[id].text}</Text>
              <CheckList items={Object.values(doors.items[id].points)} />
              <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="4" mt="auto" pt="2">
                <LinkButton href={pathTo('contact')}>{doors.items[id].quote}</LinkButton>
                <TextLink href={pathTo(id)}>
                  {doors.items[id].link}
                  <IconArrow />
                </TextLink>
              </chakra.div>
            </Words>
          </Door>
        ))}
      </chakra.ul>
    </Section>
  );
}
