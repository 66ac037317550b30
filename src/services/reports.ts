import { useEffect, useEffectEvent } from 'react';
import type { Report } from '../domain/outbox';

/** Shows a report, if it is the listener's to show. Returns whether it did. */
type Listener = (report: Report) => boolean;

/** The listeners of the forms that are shown, and those that show all other reports on a page. */
const listeners = { form: new Set<Listener>(), page: new Set<Listener>() };

/** Calls `listener` with each report while the component is mounted; a page's listener only if no form shows it. */
export function useReports(place: keyof typeof listeners, listener: Listener): void {
  const show = useEffectEvent(listener);
  useEffect(() => {
    const entry: Listener = (report) => show(report);
    listeners[place].add(entry);
    return () => void listeners[place].delete(entry);
  }, [place]);
}

/** Reports to the forms that are shown. Returns whether one of them shows it. */
export const tellForms = (report: Report): boolean => [...listeners.form].some((show) => show(report));

/** Reports to the forms that are shown, otherwise to the page. Returns whether the visitor sees it. */
export const tell = (report: Report): boolean => tellForms(report) || [...listeners.page].some((show) => show(report));
