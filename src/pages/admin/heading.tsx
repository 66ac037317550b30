import { Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Small, Title } from '../../components/text';

/** The compact heading of the admin page. `email` greets the signed-in admin. */
export function AdminHeading({ email }: { email?: string }) {
  const { t } = useTranslation('admin');
  return (
    <Flex direction={{ base: 'column', lg: 'row' }} columnGap="5" align="baseline">
      <Title textStyle="subheading" flexShrink="0">
        {t('hero.title')}
      </Title>
      {email !== undefined && (
        <Small maxW="none" overflowWrap="anywhere">
          {t('hero.lead', { email })}
        </Small>
      )}
    </Flex>
  );
}
