import { useTranslation } from 'react-i18next';
import { toast } from '../components/toaster';

/** Shows toasts for results. Source: spec 8. */
export function useNotify() {
  const { t } = useTranslation();
  return {
    success: (description: string) => toast({ kind: 'success', title: t('success'), description }),
    failure: (description: string) => toast({ kind: 'error', title: t('failure'), description }),
  };
}
