import { chakra } from '@chakra-ui/react/styled-system';
import { useContent, useHref } from '../../i18n/place';
import { CheckList } from '../../ui/check-list';
import { IconArrow } from '../../ui/icons';
import { Section } from '../../ui/section';
import { Heading, Lead, TextLink } from '../../ui/text';

/** Why there is only one telephone number. Source: spec 1 (a single owner as contact). */
export function Contact() {
  const { contact } = useContent('partners');
  const href = useHref();
  return (
    <Section id="one-contact">
      <chakra.div display="grid" gap={{ base: '8', md: '16' }} gridTemplateColumns={{ base: '1fr', md: '7fr 5fr' }}>
        <chakra.div display="grid" gap="4" alignContent="start" justifyItems="start">
          <Heading>{contact.title}</Heading>
          <Lead>{contact.text}</Lead>
          <TextLink href={href('posSystems')} minH="target">
            {contact.link}
            <IconArrow />
          </TextLink>
        </chakra.div>
        <CheckList items={Object.values(contact.items)} alignSelf="center" />
      </chakra.div>
    </Section>
  );
}
