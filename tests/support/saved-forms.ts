import { clear, createStore, entries, set } from 'idb-keyval';
import { notePending } from '../../src/services/has-pending';

/** The forms that this browser keeps, as they are in its database. */
const database = () => createStore('outbox', 'submissions');

/** Saves a form, as an earlier visit did. */
export async function saveForm<Saved extends { id: string }>(saved: Saved): Promise<void> {
  await set(saved.id, saved, database());
  notePending(true);
}

export const savedForms = async () => (await entries(database())).map(([, saved]) => saved);

export const removeSavedForms = () => clear(database());
