import { chakra } from '@chakra-ui/react';
import { pathTo } from '../../domain/paths';
import { useContent } from '../../i18n/locale';
import { CheckList } from '../../ui/check-list';
import { IconArrow } from '../../ui/icons';
import { Section } from '../../ui/section';
import { Heading, Lead, TextLink } from '../../ui/text';

/** Why there is only one telephone number. Source: spec 1 (a single owner as contact). */
export function Contact() {
  const { contact } = useContent('partners');
  return (
    <Section id="one-contact">
      <chakra.div display="grid" gap={{ base: '8', md: '16' }} gridTemplateColumns={{ base: '1fr', md: '7fr 5fr' }}>
        <chakra.div display="grid" gap="4" alignContent="start" justifyItems="start">
          <Heading>{contact.title}</Heading>
          <Lead>{contact.text}</Lead>
          <TextLink href={pathTo('posSystems')} minH="target">
            {contact.link}
            <IconArrow />
          </TextLink>
        </chakra.div>
        <CheckList items={Object.values(contact.items)} alignSelf="center" />
      </chakra.div>
    </Section>
  );
}
