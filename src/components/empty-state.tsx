import { EmptyState as Chakra } from '@chakra-ui/react/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyStateRecipe } from '../theme/recipes/empty-state';
import { Button } from './button';
import { IconWarning } from './icons';

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

/** Shown in place of content that could not be loaded. */
export function LoadFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState icon={<IconWarning />} title={title} text={t('checkConnection')}>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </EmptyState>
  );
}
