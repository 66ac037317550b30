import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import contact from './locales/en/contact.json';
import forms from './locales/en/forms.json';
import { start } from './start';

test('a form keeps its text on a page that the browser has translated, which React renders again', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  history.replaceState(null, '', '/contact');
  document.body.innerHTML =
    '<div id="root" data-locale="en"><main><h1>Contacto</h1><input name="firstName"></main></div>';
  const root = document.getElementById('root') as HTMLElement;
  (root.querySelector('input') as HTMLInputElement).value = 'Ana';
  await start(root);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(contact.hero.title);
  await expect.element(page.getByLabelText(forms.quote.fields.firstName).first()).toHaveValue('Ana');
  expect(reported).toHaveBeenCalled();
});
