import { expect, onTestFinished, test } from 'vitest';
import { mayReload, restoreTypedText, saveTypedText } from './reload';

test('may reload', () => {
  expect(mayReload()).toBe(true);
});

test('does not reload while a dialog is open', () => {
  const dialog = document.createElement('div');
  dialog.ariaModal = 'true';
  document.body.append(dialog);
  onTestFinished(() => dialog.remove());
  expect(mayReload()).toBe(false);
});

test('does not reload during an upload', () => {
  const warn = (event: Event) => event.preventDefault(); // as during an upload
  addEventListener('beforeunload', warn);
  onTestFinished(() => removeEventListener('beforeunload', warn));
  expect(mayReload()).toBe(false);
});

/** What a text box holds after a reload if something else was typed into it before. */
function afterReload(box: string): string {
  const main = document.createElement('main');
  main.innerHTML = box;
  document.body.append(main);
  onTestFinished(() => main.remove());
  const field = main.firstElementChild as HTMLInputElement | HTMLTextAreaElement;
  field.value = 'typed';
  saveTypedText();
  field.value = '';
  restoreTypedText();
  return field.value;
}

test.each([
  '<input name="company">',
  '<input name="email" type="email">',
  '<input name="phone" type="tel">',
  '<textarea name="message"></textarea>',
])('keeps what was typed through a reload: %s', (box) => {
  expect(afterReload(box)).toBe('typed');
});

test('does not store a password that is shown', () => {
  expect(afterReload('<input name="password" autocomplete="new-password">')).toBe('');
});

test('does not store the code of an authenticator app', () => {
  expect(afterReload('<input name="code" autocomplete="one-time-code">')).toBe('');
});

test('restores each of several boxes', () => {
  const main = document.createElement('main');
  main.innerHTML = '<input name="email"><textarea name="message"></textarea>';
  document.body.append(main);
  onTestFinished(() => main.remove());
  const boxes = [...main.querySelectorAll<HTMLInputElement>('input, textarea')];
  for (const box of boxes) box.value = box.name;
  saveTypedText();
  for (const box of boxes) box.value = '';
  restoreTypedText();
  expect(boxes.map(({ value }) => value)).toEqual(['email', 'message']);
});

test('leaves a box alone that the page did not have before the reload', () => {
  const main = document.createElement('main');
  main.innerHTML = '<input name="email" value="ana@example.com">';
  document.body.append(main);
  onTestFinished(() => main.remove());
  saveTypedText();
  main.innerHTML = '<input name="company"><input name="email">';
  restoreTypedText();
  expect(main.querySelector('input')?.value).toBe('');
});
