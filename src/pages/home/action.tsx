import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '../../domain/brand';
import { useContent, useHref } from '../../i18n/place';
import { ButtonLink } from '../../ui/button';
import { IconPhone } from '../../ui/icons';
import { Column } from '../../ui/section';
import { ByLayout, Heading, Lead } from '../../ui/text';

/** The call to action at the end. */
export function Action() {
  const { action } = useContent('home');
  const href = useHref();
  return (
    <chakra.section id="quote" bg="raised" pt={{ base: '16', md: '24' }} overflow="hidden">
      <Column display="grid" gap="5" justifyItems="center" textAlign="center">
        <Heading>{action.title}</Heading>
        <Lead>
          <ByLayout compact={action.textCompact} full={action.text} />
        </Lead>
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3" mt="2">
          <ButtonLink size="lg" href={href('contact')}>
            {action.quote}
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" href={brand.phone.href}>
            <IconPhone />
            {action.call}
          </ButtonLink>
        </chakra.div>
      </Column>
      <chakra.div mt={{ base: '12', md: '16' }}></chakra.div>
    </chakra.section>
  );
}
