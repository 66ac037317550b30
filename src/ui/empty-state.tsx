import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Subheading, Text } from './text';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** Buttons that help. */
  children?: ReactNode;
}

/** Shown in place of content that does not exist yet or failed to load. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <chakra.div
      display="grid"
      justifyItems="center"
      gap="3"
      px="5"
      py={{ base: '16', md: '24' }}
      textAlign="center"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      borderRadius="surface"
      color="fg.muted"
    >
      <chakra.div css={{ '& > svg': { boxSize: '2rem' } }}>{icon}</chakra.div>
      <Subheading as="h2" color="fg">
        {title}
      </Subheading>
      <Text>{text}</Text>
      {children}
    </chakra.div>
  );
}
