import { chakra } from '@chakra-ui/react';
import { pathTo } from '../../domain/paths';
import { useContent } from '../../i18n/locale';
import { IconArrow } from '../../ui/icons';
import { Section } from '../../ui/section';
import { Heading, Text, TextLink } from '../../ui/text';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '1', md: '8' },
    gridTemplateColumns: { base: '1fr', md: '1fr auto' },
    alignItems: 'baseline',
    py: { base: '3', md: '2' },
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

/** What somebody wants, in their words, and the page that is about it. */
export function Guide() {
  const { guide, index } = useContent('services');
  const services = index.items;
  const answers = [
    { id: 'stock', link: pathTo('posSystems'), answer: services.posSystems.title },
    { id: 'website', link: pathTo('onlinePayments'), answer: services.onlinePayments.title },
    { id: 'cards', link: pathTo('creditCardProcessing'), answer: services.creditCardProcessing.title },
    { id: 'margin', link: pathTo('zeroFee'), answer: services.zeroFee.title },
    { id: 'road', link: pathTo('smallBusiness', 'mobile'), answer: guide.others.road },
    { id: 'branches', link: pathTo('enterprise'), answer: guide.others.branches },
    { id: 'border', link: pathTo('enterprise', 'cross-border'), answer: guide.others.border },
  ] as const;
  return (
    <Section id="guide" bg="bg.muted">
      <chakra.div display="grid" gap={{ base: '6', md: '16' }} gridTemplateColumns={{ base: '1fr', md: '4fr 8fr' }}>
        <chakra.div display="grid" gap="3" alignContent="start">
          <Heading>{guide.title}</Heading>
          <Text>{guide.intro}</Text>
        </chakra.div>
        <dl>
          {answers.map(({ id, link, answer }) => (
            <Row key={id}>
              <chakra.dt textStyle="body">{guide.items[id]}</chakra.dt>
              <dd>
                <TextLink href={link} minH="target">
                  {answer}
                  <IconArrow />
                </TextLink>
              </dd>
            </Row>
          ))}
        </dl>
      </chakra.div>
    </Section>
  );
}
