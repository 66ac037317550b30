import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import contact from './locales/en/contact.json';
import forms from './locales/en/forms.json';
import { start } from './start';

/** Starts a page that the browser has translated, in whose form a visitor has typed. Returns the reported errors. */
async function startTranslatedPage() {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  history.replaceState(null, '', '/contact');
  document.body.innerHTML =
    '<div id="root" data-locale="en"><main><h1>Contacto</h1><input name="firstName"></main></div>';
  const root = document.getElementById('root') as HTMLElement;
  (root.querySelector('input') as HTMLInputElement).value = 'Ana';
  await start(root);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(contact.hero.title);
  return report;
}

test('a form keeps its text when React renders a page again that the browser has translated', async () => {
  await startTranslatedPage();
  await expect.element(page.getByLabelText(forms.quote.fields.firstName).first()).toHaveValue('Ana');
});

test('reports why a page had to be rendered again', async () => {
  const report = await startTranslatedPage();
  expect(report).toHaveBeenCalled();
});
