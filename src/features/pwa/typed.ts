/** Session storage key of what was typed when this tab went over to a newer version. */
const KEY = 'typed';

interface Typed {
  pathname: string;
  /** Text by field, in the order of the page. */
  texts: [name: string, text: string][];
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields for text, but for those whose content may not be stored. */
const fields = () =>
  document.querySelectorAll<Field>('main :is(textarea, input:is([type=text], [type=email], [type=tel], :not([type])))');

/** Keeps what was typed in the page, for the same page after a reload. A password is not kept. */
export function keepTyped(): void {
  const texts = Array.from(fields(), ({ name, id, value }): [string, string] => [name || id, value]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ pathname: location.pathname, texts } satisfies Typed));
  } catch {
    // Storage is blocked: the browser itself may still know.
  }
}

/** Puts back what `keepTyped` kept, once. Before React is there: it takes over what stands in the fields. */
export function restoreTyped(): void {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (!kept) return;
    sessionStorage.removeItem(KEY);
    const { pathname, texts }: Typed = JSON.parse(kept);
    if (pathname !== location.pathname) return;
    for (const field of fields()) {
      const at = texts.findIndex(([name]) => name === (field.name || field.id));
      if (at >= 0) field.value = texts.splice(at, 1)[0]?.[1] ?? '';
    }
  } catch {
    // Storage is blocked, or holds something else: nothing was kept.
  }
}
