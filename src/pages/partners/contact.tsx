import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../components/check-list';
import { IconArrow } from '../../components/icons';
import { Section } from '../../components/section';
import { Heading, Lead, TextLink } from '../../components/text';
import { pathTo } from '../../domain/paths';

/** Why there is only one telephone number. Source: spec 1 (a single owner as contact). */
export function Contact() {
  const { t } = useTranslation('partners');
  return (
    <Section id="one-contact">
      <chakra.div display="grid" gap={{ base: '8', md: '16' }} gridTemplateColumns={{ base: '1fr', md: '7fr 5fr' }}>
        <chakra.div display="grid" gap="4" alignContent="start" justifyItems="start">
          <Heading>{t('contact.title')}</Heading>
          <Lead>{t('contact.text')}</Lead>
          <TextLink href={pathTo('posSystems')} minH="target">
            {t('contact.link')}
            <IconArrow />
          </TextLink>
        </chakra.div>
        <CheckList items={Object.values(t('contact.items', { returnObjects: true }))} alignSelf="center" />
      </chakra.div>
    </Section>
  );
}
