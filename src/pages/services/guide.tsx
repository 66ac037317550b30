import { chakra } from '@chakra-ui/react/styled-system';
import { useContent, useHref } from '../../i18n/place';
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
    borderColor: 'line',
  },
});

/** What somebody wants, in their words, and the page that is about it. */
export function Guide() {
  const { guide, index } = useContent('services');
  const href = useHref();
  const services = index.items;
  const answers = [
    { id: 'stock', link: href('posSystems'), answer: services.posSystems.title },
    { id: 'website', link: href('onlinePayments'), answer: services.onlinePayments.title },
    { id: 'cards', link: href('creditCardProcessing'), answer: services.creditCardProcessing.title },
    { id: 'margin', link: href('zeroFee'), answer: services.zeroFee.title },
    { id: 'road', link: href('smallBusiness', 'mobile'), answer: guide.others.road },
    { id: 'branches', link: href('enterprise'), answer: guide.others.branches },
    { id: 'border', link: href('enterprise', 'cross-border'), answer: guide.others.border },
  ] as const;
  return (
    <Section id="guide" bg="raised">
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
