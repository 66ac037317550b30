import { chakra } from '@chakra-ui/react';
import { pathTo } from '../../domain/paths';
import { useContent } from '../../i18n/locale';
import { CheckList } from '../../ui/check-list';
import { IconArrow } from '../../ui/icons';
import { Receipt } from '../../ui/illustrations';
import { Section } from '../../ui/section';
import { Heading, Subheading, Text, TextLink } from '../../ui/text';

/** Order of the price list. */
const LINES = ['pos', 'swiped', 'keyed', 'setup', 'cancel', 'minimum'] as const;

/** Every price, as a receipt. Source: spec 9 "Pricing claims". */
export function Pricing() {
  const { pricing } = useContent('small-business');
  const { heading, lines, total, note } = pricing.list;
  return (
    <Section id="pricing" bg="bg.muted">
      <chakra.div
        display="grid"
        columnGap="16"
        rowGap={{ base: '8', md: '6' }}
        gridTemplateColumns={{ base: '1fr', md: '6fr 5fr' }}
        gridTemplateRows={{ md: 'auto 1fr' }}
      >
        <chakra.div display="grid" gap="4">
          <Heading>{pricing.title}</Heading>
          <Text>{pricing.intro}</Text>
        </chakra.div>
        <Receipt
          heading={heading}
          lines={LINES.map((id) => lines[id])}
          total={total}
          note={note}
          gridRow={{ md: 'span 2' }}
          alignSelf="start"
        />
        <div>
          <CheckList items={Object.values(pricing.terms)} />
          <chakra.div borderLeftWidth="3px" borderColor="brand.fg" pl="5" mt="8">
            <Subheading>{pricing.zeroFee.title}</Subheading>
            <Text my="2">{pricing.zeroFee.text}</Text>
            <TextLink href={pathTo('zeroFee')}>
              {pricing.zeroFee.link}
              <IconArrow />
            </TextLink>
          </chakra.div>
        </div>
      </chakra.div>
    </Section>
  );
}
