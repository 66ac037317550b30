import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, renderComponent, wordsOf } from '../../tests/support/render-component';
import { ConfirmDialog } from './confirm-dialog';

const { cancel } = wordsOf('common');

async function show(onConfirm: () => Promise<void>, canChange = true, question = 'Delete menu.png?') {
  const onClose = vi.fn();
  const dialog = { label: 'Delete file', question, confirm: 'Delete', busy: 'Deleting...' };
  await renderComponent(<ConfirmDialog {...dialog} canChange={canChange} onConfirm={onConfirm} onClose={onClose} />, [
    'media',
  ]);
  return onClose;
}

test('asks with the focus on Cancel, and closes on Escape, but not while it deletes', async () => {
  let end = () => {};
  const onConfirm = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const onClose = await show(onConfirm);
  await expect.element(page.getByRole('alertdialog')).toHaveAccessibleDescription('Delete menu.png?');
  await vi.waitFor(() => expect(document.activeElement?.outerHTML).toContain(cancel));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onConfirm).not.toHaveBeenCalled();
  await button('Delete').click();
  await expect.element(button('Deleting...')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  end();
  await expect.element(button('Delete')).toBeVisible();
});

test('Back on Android does nothing while it deletes, and closes it later', async () => {
  let end = () => {};
  const watchers: { requestClose(): void }[] = [];
  const { CloseWatcher } = window as unknown as { CloseWatcher: new () => (typeof watchers)[number] };
  class Watched extends CloseWatcher {
    constructor() {
      super();
      watchers.push(this);
    }
  }
  vi.stubGlobal('CloseWatcher', Watched);
  const onClose = await show(() => new Promise<void>((resolve) => (end = resolve)));
  await button('Delete').click();
  watchers.at(-1)?.requestClose();
  end();
  await expect.element(button('Delete')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  watchers.at(-1)?.requestClose();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('deletes nothing while offline', async () => {
  await show(vi.fn(), false);
  await expect.element(button('Delete')).toBeDisabled();
});

test('scrolls to its buttons in a low window', async () => {
  await page.viewport(320, 256);
  await show(vi.fn(), true, `Delete ${'menu'.repeat(40)}.png?`);
  (button('Delete').element() as HTMLElement).focus();
  await expect.element(button('Delete')).toBeInViewport({ ratio: 1 });
  await page.viewport(1280, 800);
});
