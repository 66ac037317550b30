import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../../tests/support/render-component';
import common from '../../locales/en/common.json';
import UpdateOffer from './update-offer';

const { update: words } = common;
const tab = vi.hoisted(() => ({ mayReload: vi.fn(), reload: vi.fn() }));
const fake = vi.hoisted(() => ({ registration: new EventTarget() }));
vi.mock('./reload', () => tab);
vi.mock('virtual:pwa-register/react', () => ({
  useRegisterSW({ onRegisteredSW }: { onRegisteredSW(url: string, registration: EventTarget): void }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, as in the plugin
    useEffect(() => onRegisteredSW('/sw.js', fake.registration), []);
  },
}));

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  postMessage = vi.fn();
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const bar = page.getByRole('complementary', { name: words.label });
const status = page.getByRole('status').first();
const button = (name: string) => bar.getByRole('button', { name });
/** What most browsers report in every tab when the newer worker has taken over. */
const reportTakeover = () => navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));

let older: FakeWorker;
let newer: FakeWorker;

/** The browser finds and installs a newer worker. */
function offer() {
  Object.assign(fake.registration, { installing: newer });
  fake.registration.dispatchEvent(new Event('updatefound'));
  Object.assign(fake.registration, { installing: null, waiting: newer });
  newer.become('installed');
}

beforeEach(async () => {
  older = new FakeWorker();
  newer = new FakeWorker();
  fake.registration = Object.assign(new EventTarget(), { active: older, installing: null, waiting: null });
  tab.mayReload.mockReturnValue(true);
  await renderComponent(<UpdateOffer />);
});

test('offers a newer version, which takes over only when the visitor agrees', async () => {
  await expect.element(status).toBeEmptyDOMElement(); // screen readers announce what is added to it
  await expect.element(bar).not.toBeInTheDocument();
  expect(older.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'REFILL_PRECACHE' });
  offer();
  await expect.element(status).toHaveTextContent(words.text + words.note);
  expect(newer.postMessage).not.toHaveBeenCalled();
  await button(words.accept).click();
  expect(newer.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  expect(older.postMessage).toHaveBeenLastCalledWith({ type: 'END_REQUESTS' });
});

test('offers nothing when the first worker is active before the page hears that it is installed', async () => {
  Object.assign(fake.registration, { active: null, installing: newer });
  fake.registration.dispatchEvent(new Event('updatefound'));
  Object.assign(fake.registration, { active: newer, installing: null });
  newer.become('installed');
  newer.become('activated');
  await new Promise((resolve) => setTimeout(resolve, 300)); // React renders, and the region fills
  await expect.element(bar).not.toBeInTheDocument();
  expect(tab.reload).not.toHaveBeenCalled();
});

test('shows that the update is under way, and reloads if only the worker reports that it is active', async () => {
  offer();
  await button(words.accept).click();
  await expect.element(button(words.busy)).toHaveFocus();
  await expect.element(page.getByRole('status').getByText(words.busy)).toBeInTheDocument();
  newer.become('activating');
  expect(tab.reload).not.toHaveBeenCalled();
  newer.become('activated'); // Safari leaves out `controllerchange`
  expect(tab.reload).toHaveBeenCalledOnce();
});

test('reloads after some seconds if the browser reports nothing', async () => {
  offer();
  await button(words.accept).click();
  await vi.waitFor(() => expect(tab.reload).toHaveBeenCalledOnce(), { timeout: 6000 });
});

test('Later hides the offer; another tab that accepts it reloads this one, or asks if a dialog is open', async () => {
  offer();
  await button(words.later).click();
  await expect.element(bar).not.toBeInTheDocument();
  reportTakeover();
  expect(tab.reload).toHaveBeenCalledOnce();
  tab.mayReload.mockReturnValue(false);
  reportTakeover();
  expect(tab.reload).toHaveBeenCalledOnce();
  await button(words.accept).click();
  expect(tab.reload).toHaveBeenCalledTimes(2);
  expect(newer.postMessage).not.toHaveBeenCalled();
});
