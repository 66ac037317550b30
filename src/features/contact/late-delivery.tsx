import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Locale } from '../../domain/locale';
import type { FormName } from '../../domain/outbox';
import { pathTo, type RouteId } from '../../domain/paths';
import { loadContent } from '../../i18n/content';
import { useContent, useLocale } from '../../i18n/locale';
import { useStores } from '../../stores/stores';
import { Toaster, toast } from '../../ui/toaster';
import { hasDraft, keepDraft } from './draft';

/** Where each form stands. */
const PLACES: Record<FormName, { page: RouteId; anchor: string }> = {
  quotes: { page: 'contact', anchor: 'quote' },
  newsletter: { page: 'resources', anchor: 'newsletter' },
};

/** Sends what this device keeps, and tells the visitor what became of it, on whatever page that happens. */
export default function LateDelivery() {
  const locale = useLocale();
  const [ready, setReady] = useState<Locale | null>(null);
  useEffect(() => {
    loadContent('forms', locale).then(
      () => setReady(locale),
      () => {}, // no words, no delivery: it is tried again on the next page
    );
  }, [locale]);
  return ready === locale ? <Delivery key={locale} /> : null;
}

function Delivery() {
  const { late } = useContent('forms');
  const stores = useStores();
  const [, navigate] = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a language, which is its key
  useEffect(() => {
    let end = () => {};
    let wanted = true;
    stores
      .outbox()
      .then((outbox) => {
        if (!wanted) return;
        end = outbox.watch(({ form, fields }, outcome) => {
          if (outcome.state !== 'recorded' && outcome.state !== 'refused') return false;
          const { title, text } = late[form][outcome.state];
          if (outcome.state === 'recorded') {
            toast({ kind: 'success', title, description: text });
            return true;
          }
          if (form === 'quotes') {
            if (hasDraft()) return false; // it would take the place of what is being typed
            keepDraft({ fields });
          }
          const { page, anchor } = PLACES[form];
          const action = { label: late[form].open, onClick: () => navigate(pathTo(page, anchor)) };
          toast({ kind: 'error', title, description: text, action });
          return true;
        });
        return outbox.deliver();
      })
      .catch((error: unknown) => console.warn('What is kept could not be sent', error));
    return () => {
      wanted = false;
      end();
    };
  }, []);

  return <Toaster label={late.label} closeLabel={late.close} />;
}
