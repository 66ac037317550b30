/** Whether the document can be left without ending something, such as an upload. */
export const mayLeave = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Whether a reload is safe: no open dialog and no running upload. Typed text is saved. */
export const mayReload = (): boolean => !document.querySelector('[aria-modal=true]') && mayLeave();

/** Reloads the page. Text that the visitor types until the page unloads is saved. */
export function reload(): void {
  addEventListener('pagehide', saveTypedText, { once: true });
  location.reload();
}

/** Session storage key of the text in the fields before this tab reloaded. */
const KEY = 'typed';

/** Text by field, in document order. */
type Texts = [name: string, text: string][];

interface Typed {
  pathname: string;
  texts: Texts;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields with secrets. A password that is shown is in a text field. */
const SECRET = '[autocomplete$=password], [autocomplete=one-time-code]';

/** Text fields, except those whose content must not be stored. */
const fields = () =>
  document.querySelectorAll<Field>(
    `main :is(textarea, input:is([type=text], [type=email], [type=tel], :not([type]))):not(${SECRET})`,
  );

/** The text that the visitor typed, without passwords. */
export const typedTexts = (): Texts => Array.from(fields(), ({ name, id, value }) => [name || id, value]);

/** Fills the fields with text that was typed, and removes it from `texts`. */
export function fillTyped(texts: Texts): void {
  for (const field of fields()) {
    const at = texts.findIndex(([name]) => name === (field.name || field.id));
    if (at >= 0) field.value = texts.splice(at, 1)[0]?.[1] ?? '';
  }
}

/** Saves the text that the visitor typed, for the same page after a reload. */
export function saveTypedText(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ pathname: location.pathname, texts: typedTexts() } satisfies Typed));
  } catch {
    // Storage is blocked. The browser may still restore the fields itself.
  }
}

/**
 * Restores the text that `saveTypedText` saved, once. Call it before hydration: React takes over the values of the
 * fields.
 */
export function restoreTypedText(): void {
  try {
    const saved = sessionStorage.getItem(KEY);
    if (!saved) return;
    sessionStorage.removeItem(KEY);
    const { pathname, texts }: Typed = JSON.parse(saved);
    if (pathname === location.pathname) fillTyped(texts);
  } catch {
    // Storage is blocked, or holds something else: there is nothing to restore.
  }
}
