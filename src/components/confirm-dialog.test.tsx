import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, renderComponent } from '../../tests/support/render-component';
import common from '../locales/en/common.json';
import { ConfirmDialog } from './confirm-dialog';

async function show(onConfirm: () => Promise<void>, canChange = true) {
  const onClose = vi.fn();
  const dialog = { label: 'Delete file', question: 'Delete menu.png?', confirm: 'Delete', busy: 'Deleting...' };
  await renderComponent(<ConfirmDialog {...dialog} canChange={canChange} onConfirm={onConfirm} onClose={onClose} />);
  return onClose;
}

/** Shows a dialog whose user has confirmed a deletion, which lasts until `end` is called. */
async function showWhileDeleting() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onClose = await show(() => promise);
  await button('Delete').click();
  await expect.element(button('Deleting...')).toBeVisible();
  return { onClose, end: resolve };
}

const cancel = button(common.cancel).first();

test('the question describes the dialog', async () => {
  await show(vi.fn());
  await expect.element(page.getByRole('alertdialog')).toHaveAccessibleDescription('Delete menu.png?');
});

test('the focus is first on a button that cancels', async () => {
  await show(vi.fn());
  await expect.element(cancel).toHaveFocus();
});

test('Escape closes the dialog and deletes nothing', async () => {
  const onConfirm = vi.fn();
  const onClose = await show(onConfirm);
  await expect.element(cancel).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onConfirm).not.toHaveBeenCalled();
});

test('Escape does not close the dialog while it deletes', async () => {
  const { onClose } = await showWhileDeleting();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

test('offers the deletion again when it has ended and the dialog is still open', async () => {
  const { end } = await showWhileDeleting();
  end();
  await expect.element(button('Delete')).toBeVisible();
});

test('deletes nothing while offline', async () => {
  await show(vi.fn(), false);
  await expect.element(button('Delete')).toBeDisabled();
});
