/**
 * A value in session storage: it survives a reload and the language switch, until the tab closes. If storage is blocked
 * or full, it lives as long as the document.
 */
export function sessionValue<Value>(key: string, initial: Value) {
  let inMemory: Value | null = null;
  return {
    read(): Value {
      if (inMemory) return inMemory;
      try {
        return { ...initial, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
      } catch {
        return initial;
      }
    },
    /** Stores the value, or removes it with `null`. */
    write(value: Value | null): void {
      inMemory = null;
      try {
        if (value) sessionStorage.setItem(key, JSON.stringify(value));
        else sessionStorage.removeItem(key);
      } catch {
        inMemory = value;
      }
    },
  };
}
