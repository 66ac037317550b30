import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from './disclosure';
import { keepRanges, Subheading, Text } from './text';

interface FeatureCardProps extends HTMLChakraProps<'li'> {
  title: string;
  text: ReactNode;
  /** Text behind "Learn More". */
  detail?: string;
  Icon?: ComponentType;
}

const Item = chakra('li', {
  base: {
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    '& > svg': { color: 'brand.fg', boxSize: '1.75rem', mb: '1' },
  },
});

/** A feature in one or two sentences; "Learn More" opens its details in place, if there are any. */
export function FeatureCard({ title, text, detail, Icon, ...rest }: FeatureCardProps) {
  const { t } = useTranslation();
  return (
    <Item {...rest}>
      {Icon && <Icon />}
      <Subheading>{title}</Subheading>
      <Text>{typeof text === 'string' ? keepRanges(text) : text}</Text>
      {detail && (
        <Disclosure label={t('learnMore')} about={title}>
          <Text>{detail}</Text>
        </Disclosure>
      )}
    </Item>
  );
}
