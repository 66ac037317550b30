import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, renderComponent } from '../../tests/support/render-component';
import { Dialog } from './dialog';

/** The watchers that take Android's Back gesture before the page does. Each fires once. */
let watchers: { onclose?: () => void }[];

beforeEach(() => {
  watchers = [];
  vi.stubGlobal(
    'CloseWatcher',
    class {
      onclose?: () => void;
      constructor() {
        watchers.push(this);
      }
      destroy() {
        watchers = watchers.filter((watcher) => watcher !== this);
      }
    },
  );
});

const goBack = () => watchers.pop()?.onclose?.();

async function show(isHeld = false) {
  const onClose = vi.fn();
  const dialog = (isHeldNow: boolean) => (
    <Dialog label="Log in again" closeLabel="Close" isHeld={isHeldNow} onClose={onClose}>
      Enter your password.
    </Dialog>
  );
  const { rerender, unmount } = await renderComponent(dialog(isHeld));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const release = async () => {
    await rerender(dialog(false));
    await expect.element(button('Close')).toBeEnabled();
  };
  return { onClose, release, unmount };
}

test('the Back gesture closes the dialog', async () => {
  const { onClose } = await show();
  goBack();
  expect(onClose).toHaveBeenCalledOnce();
});

test('the Back gesture does not close a dialog that sends something', async () => {
  const { onClose } = await show(true);
  goBack();
  expect(onClose).not.toHaveBeenCalled();
});

test('the Back gesture closes the dialog after a gesture that could not', async () => {
  const { onClose, release } = await show(true);
  goBack();
  await release();
  goBack();
  expect(onClose).toHaveBeenCalledOnce();
});

test('the Back gesture leads back again once the dialog is gone', async () => {
  const { unmount } = await show();
  await unmount();
  expect(watchers).toEqual([]);
});
