import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { toast } from '../../components/toaster';
import type { FormName } from '../../domain/outbox';
import { pathTo, type RouteId } from '../../domain/paths';
import { useCurrentRoute } from '../../hooks/current-page';
import { loadNamespaces } from '../../i18n/i18n';
import { tellForms, useReports } from '../../services/reports';
import { loadOutbox } from './api/load-outbox';
import { DRAFTS } from './draft';

/** The section that shows each form. */
const PLACES: Record<FormName, { page: RouteId; anchor: string }> = {
  quotes: { page: 'contact', anchor: 'quote' },
  newsletter: { page: 'resources', anchor: 'newsletter' },
};

/** Sends the forms that this device keeps, and reports the result on the page that the visitor is on by then. */
export default function OutboxDelivery() {
  const { i18n } = useTranslation();
  const { path } = useCurrentRoute();
  const [isReady, setReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page retries
  useEffect(() => {
    loadNamespaces(i18n, ['forms']).then(
      () => setReady(true),
      () => {}, // without texts, the results could not be reported
    );
  }, [i18n, path]);
  return isReady ? <Delivery /> : null;
}

/** What the visitor reads about a submission that was delivered late. */
const wordsOf = (t: TFunction<'forms'>, form: FormName, state: 'recorded' | 'refused') => ({
  title: t(`late.${form}.${state}.title`),
  description: t(`late.${form}.${state}.text`),
  label: t(`late.${form}.open`),
});

function Delivery() {
  const [, navigate] = useLocation();
  const { t } = useTranslation('forms');

  useReports('page', (report) => {
    const { id, form, fields, outcome } = report;
    const draft = DRAFTS[form];
    const { page, anchor } = PLACES[form];
    const { title, description, label } = wordsOf(t, form, 'refused');
    const failure = {
      kind: 'error',
      title,
      description,
      action: { label, onClick: () => navigate(pathTo(page, anchor)) },
    } as const;
    switch (outcome.state) {
      case 'saved':
        return false;
      case 'recorded': {
        draft.finish(id);
        const words = wordsOf(t, form, 'recorded');
        toast({ kind: 'success', title: words.title, description: words.description });
        return true;
      }
      case 'refused':
        if (!draft.isEmpty() && !draft.holds(id)) return false; // it would take the place of what is being typed
        draft.restore(id, fields);
        if (!tellForms(report)) toast(failure);
        return true;
      case 'failed':
        toast({ ...failure, description: t('failed') });
        return true;
      case 'given-up': {
        draft.finish(id);
        const action = { label: t('late.contact'), onClick: () => navigate(pathTo('contact')) };
        toast({ ...failure, description: t('given-up'), action });
        return true;
      }
    }
  });
  useEffect(() => {
    loadOutbox()
      .then((outbox) => outbox.deliver())
      .catch((error: unknown) => console.warn('Failed to send the saved submissions', error));
  }, []);

  return null;
}
