import { sessionValue } from './session-value';

/**
 * Unsaved texts of staff in this tab, by account and record: they survive a reload and a new login. Other accounts do
 * not see them. `key` is the name in session storage.
 */
export function accountDrafts<Draft>(key: string) {
  const all = sessionValue<Record<string, Draft>>(key, {});
  return (uid: string) => ({
    /** The draft of a record, by the record's id. */
    find: (id: string): Draft | undefined => all.read()[`${uid} ${id}`],
    keep: (id: string, draft: Draft): void => all.write({ ...all.read(), [`${uid} ${id}`]: draft }),
    forget(id: string): void {
      const { [`${uid} ${id}`]: _forgotten, ...others } = all.read();
      all.write(others);
    },
  });
}
