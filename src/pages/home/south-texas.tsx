import { chakra } from '@chakra-ui/react';
import { pathTo } from '../../domain/paths';
import { useContent } from '../../i18n/locale';
import { IconArrow } from '../../ui/icons';
import { TOWN_NAMES, ValleyMap } from '../../ui/illustrations';
import { Section } from '../../ui/section';
import { ByLayout, Eyebrow, Heading, Subheading, Text, TextLink } from '../../ui/text';

/** Who answers the phone, and where we work. */
export function SouthTexas() {
  const { southTexas } = useContent('home');
  return (
    <Section id="south-texas">
      <chakra.div
        display="grid"
        gap={{ base: '10', md: '16' }}
        alignItems="center"
        gridTemplateColumns={{ base: '1fr', md: '5fr 6fr' }}
      >
        <chakra.div display="grid" gap="4" justifyItems="start">
          <Eyebrow>{southTexas.eyebrow}</Eyebrow>
          <Heading>{southTexas.title}</Heading>
          <Text>
            <ByLayout compact={southTexas.textCompact} full={southTexas.text} />
          </Text>
          <TextLink href={pathTo('whoWeAre')}>
            {southTexas.owner}
            <IconArrow />
          </TextLink>
          <Subheading mt="4">{southTexas.coverageTitle}</Subheading>
          <Text>{southTexas.coverage}</Text>
          <TextLink href={pathTo('southTexas')}>
            {southTexas.link}
            <IconArrow />
          </TextLink>
        </chakra.div>
        <ValleyMap labels={TOWN_NAMES} {...southTexas.map} title={southTexas.coverage} />
      </chakra.div>
    </Section>
  );
}
