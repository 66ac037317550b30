import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../../tests/support/render-component';
import common from '../../locales/en/common.json';
import UpdateOffer from './update-offer';

const { update: words } = common;
const worker = vi.hoisted(() => ({ offer: () => {}, takeOver: vi.fn() }));
const tab = vi.hoisted(() => ({ mayReload: vi.fn(), reload: vi.fn() }));
vi.mock('./reload', () => tab);
vi.mock('virtual:pwa-register/react', () => ({
  useRegisterSW({ onNeedRefresh }: { onNeedRefresh(): void }) {
    const needRefresh = useState(false);
    worker.offer = () => {
      onNeedRefresh();
      needRefresh[1](true);
    };
    return { needRefresh, updateServiceWorker: worker.takeOver };
  },
}));

const bar = page.getByRole('complementary', { name: words.label });
const button = (name: string) => bar.getByRole('button', { name });
/** What the browser reports in every tab when the newer worker has taken over. */
const reportTakeover = () => navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));

beforeEach(async () => {
  await renderComponent(<UpdateOffer />);
});

test('offers a newer version, which takes over only when the visitor agrees', async () => {
  await expect.element(bar).not.toBeInTheDocument();
  worker.offer();
  await expect.element(bar.getByRole('status')).toHaveTextContent(words.text + words.note);
  expect(worker.takeOver).not.toHaveBeenCalled();
  await button(words.accept).click();
  expect(worker.takeOver).toHaveBeenCalledOnce();
});

test('Later hides the offer; another tab that accepts it reloads this one, or asks if a dialog is open', async () => {
  worker.offer();
  await button(words.later).click();
  await expect.element(bar).not.toBeInTheDocument();
  tab.mayReload.mockReturnValueOnce(true);
  reportTakeover();
  expect(tab.reload).toHaveBeenCalledOnce();
  tab.mayReload.mockReturnValueOnce(false);
  reportTakeover();
  expect(tab.reload).toHaveBeenCalledOnce();
  await button(words.accept).click();
  expect(tab.reload).toHaveBeenCalledTimes(2);
  expect(worker.takeOver).not.toHaveBeenCalled();
});
