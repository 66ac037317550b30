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

test('asks with the focus on Cancel, and closes on Escape, but not while it deletes', async () => {
  let end = () => {};
  const onConfirm = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const onClose = await show(onConfirm);
  await expect.element(page.getByRole('alertdialog')).toHaveAccessibleDescription('Delete menu.png?');
  await vi.waitFor(() => expect(document.activeElement?.outerHTML).toContain(common.cancel));
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

test('deletes nothing while offline', async () => {
  await show(vi.fn(), false);
  await expect.element(button('Delete')).toBeDisabled();
});
