import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Text, Title } from '../../components/text';

/** The compact heading of the admin page: staff come here to work. `email` greets the admin who is signed in. */
export function AdminHeading({ email }: { email?: string }) {
  const { t } = useTranslation('admin');
  return (
    <chakra.div display={{ base: 'grid', lg: 'flex' }} columnGap="5" alignItems="baseline">
      <Title textStyle="subheading" flexShrink="0">
        {t('hero.title')}
      </Title>
      {email !== undefined && (
        <Text textStyle="small" maxW="none" overflowWrap="anywhere">
          {t('hero.lead', { email })}
        </Text>
      )}
    </chakra.div>
  );
}
