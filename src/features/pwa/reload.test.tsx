import { expect, onTestFinished, test } from 'vitest';
import { mayReload } from './reload';

test('an open dialog and a running upload put off a reload', () => {
  expect(mayReload()).toBe(true);
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
