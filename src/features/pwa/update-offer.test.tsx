import { useEffect, useEffectEvent } from 'react';
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
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
    const register = useEffectEvent(() => onRegisteredSW('/sw.js', fake.registration));
    useEffect(() => register(), []);
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

let update: Mock;
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
  update = vi.fn(async () => {});
  fake.registration = Object.assign(new EventTarget(), { active: older, installing: null, waiting: null, update });
  tab.mayReload.mockReturnValue(true);
  await renderComponent(<UpdateOffer />);
});
afterEach(() => void reportTakeover()); // a page that still waits for it would reload during the next test

test('shows nothing without a newer version', async () => {
  await expect.element(bar).not.toBeInTheDocument();
});

test('the region of the offer is in the page before its text', async () => {
  await expect.element(status).toBeEmptyDOMElement(); // screen readers announce what is added to it
});

test('lets the active worker fill the gaps in its cache', () => {
  expect(older.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'REFILL_PRECACHE' });
});

test('offers a newer version', async () => {
  offer();
  await expect.element(bar).toBeVisible();
  await expect.element(status).toHaveTextContent(words.text + words.note);
});

test('a newer version does not take over before the visitor agrees', async () => {
  offer();
  await expect.element(bar).toBeVisible();
  expect(newer.postMessage).not.toHaveBeenCalled();
});

test('a newer version takes over when the visitor agrees', async () => {
  offer();
  await button(words.accept).click();
  expect(newer.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
});

test('the older version ends its requests when the visitor agrees', async () => {
  offer();
  await button(words.accept).click();
  expect(older.postMessage).toHaveBeenLastCalledWith({ type: 'END_REQUESTS' });
});

describe('a first worker that is active before the page hears that it is installed', () => {
  beforeEach(async () => {
    Object.assign(fake.registration, { active: null, installing: newer });
    fake.registration.dispatchEvent(new Event('updatefound'));
    Object.assign(fake.registration, { active: newer, installing: null });
    newer.become('installed');
    newer.become('activated');
    await new Promise((resolve) => setTimeout(resolve, 300)); // React renders, and the region fills
  });

  test('is not offered', async () => {
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('does not reload the page', () => {
    expect(tab.reload).not.toHaveBeenCalled();
  });
});

test('the button keeps the focus during the update', async () => {
  offer();
  await button(words.accept).click();
  await expect.element(button(words.busy)).toHaveFocus();
});

test('announces that the update is under way', async () => {
  offer();
  await button(words.accept).click();
  await expect.element(page.getByRole('status').getByText(words.busy)).toBeInTheDocument();
});

test('does not reload before the newer version is active', async () => {
  offer();
  await button(words.accept).click();
  newer.become('activating');
  expect(tab.reload).not.toHaveBeenCalled();
});

test('reloads if only the worker reports that it is active', async () => {
  offer();
  await button(words.accept).click();
  newer.become('activated'); // Safari leaves out `controllerchange`
  await expect.poll(() => tab.reload.mock.calls).toHaveLength(1);
});

test('reloads after some seconds if the browser reports nothing', async () => {
  offer();
  await button(words.accept).click();
  await vi.waitFor(() => expect(tab.reload).toHaveBeenCalledOnce(), { timeout: 6000 });
});

test('reloads after some seconds if the browser only reports that the newer version starts', async () => {
  offer();
  await button(words.accept).click();
  newer.become('activating');
  await vi.waitFor(() => expect(tab.reload).toHaveBeenCalledOnce(), { timeout: 6000 });
});

test('Later hides the offer', async () => {
  offer();
  await button(words.later).click();
  await expect.element(bar).not.toBeInTheDocument();
});

/** The visitor has put the offer off here and accepts it in another tab. */
async function acceptInAnotherTab() {
  offer();
  await button(words.later).click();
  await expect.element(bar).not.toBeInTheDocument();
  reportTakeover();
}

test('another tab that accepts the offer reloads this one', async () => {
  await acceptInAnotherTab();
  expect(tab.reload).toHaveBeenCalledOnce();
});

describe('another tab accepts the offer while a dialog is open here', () => {
  beforeEach(async () => {
    tab.mayReload.mockReturnValue(false);
    await acceptInAnotherTab();
    await expect.element(bar).toBeVisible();
  });

  test('does not reload at once', () => {
    expect(tab.reload).not.toHaveBeenCalled();
  });

  test('reloads when the visitor agrees', async () => {
    await button(words.accept).click();
    expect(tab.reload).toHaveBeenCalledOnce();
  });

  test('leaves the newer version, which is already active, alone', async () => {
    await button(words.accept).click();
    expect(newer.postMessage).not.toHaveBeenCalled();
  });
});

/** The visitor returns to the tab after these minutes. */
function returnAfter(minutes: number) {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('looks for a newer version when the visitor returns to a tab after an hour', () => {
  returnAfter(61);
  expect(update).toHaveBeenCalledOnce();
});

test('does not look for a newer version at each return', () => {
  returnAfter(30);
  expect(update).not.toHaveBeenCalled();
});

test('looks for a newer version only once an hour', () => {
  returnAfter(61);
  returnAfter(1);
  expect(update).toHaveBeenCalledOnce();
});
