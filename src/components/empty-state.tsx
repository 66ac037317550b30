import { EmptyState as Chakra } from '@chakra-ui/react/empty-state';
import type { ReactNode } from 'react';
import { emptyStateRecipe } from '../theme/recipes/empty-state';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** Actions, such as a retry button. */
  children?: ReactNode;
}

/** Shown in place of content that does not exist yet or failed to load. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <Chakra.Root recipe={emptyStateRecipe}>
      <Chakra.Content>
        <Chakra.Indicator>{icon}</Chakra.Indicator>
        <Chakra.Title as="h2">{title}</Chakra.Title>
        <Chakra.Description>{text}</Chakra.Description>
        {children}
      </Chakra.Content>
    </Chakra.Root>
  );
}
