import { expect, onTestFinished, test } from 'vitest';
import { mayReload, restoreTypedText, saveTypedText } from './reload';

test('an open dialog and a running upload put off a reload', () => {
  const dialog = document.createElement('div');
  dialog.ariaModal = 'true';
  document.body.append(dialog);
  expect(mayReload()).toBe(false);
  dialog.remove();
  expect(mayReload()).toBe(true);
  const warn = (event: Event) => event.preventDefault(); // as during an upload
  addEventListener('beforeunload', warn);
  onTestFinished(() => removeEventListener('beforeunload', warn));
  expect(mayReload()).toBe(false);
});

test('keeps what was typed through a reload, but no password that is shown and no code', () => {
  const main = document.createElement('main');
  main.innerHTML = `<input name="email" type="email"><textarea name="message"></textarea>
    <input name="password" autocomplete="new-password"><input name="code" autocomplete="one-time-code">`;
  document.body.append(main);
  onTestFinished(() => main.remove());
  const boxes = [...main.querySelectorAll<HTMLInputElement>('input, textarea')];
  for (const box of boxes) box.value = box.name;
  saveTypedText();
  for (const box of boxes) box.value = 'default';
  restoreTypedText();
  expect(boxes.map(({ value }) => value)).toEqual(['email', 'message', 'default', 'default']);
});
