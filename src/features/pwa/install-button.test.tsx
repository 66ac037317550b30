import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../../tests/support/render-component';
import common from '../../locales/en/common.json';
import pwa from '../../locales/en/pwa.json';
import { keepInstallOffer } from './install';
import { InstallButton } from './install-button';

const { guide } = pwa;
const button = page.getByRole('button', { name: common.install });

keepInstallOffer();
afterEach(() => {
  dispatchEvent(new Event('appinstalled')); // ends the offer
  for (const property of ['standalone', 'maxTouchPoints']) Reflect.deleteProperty(navigator, property);
});

const show = () => renderComponent(<InstallButton />);

/** The browser offers to install the site. Returns its prompt, and whether it also shows a bar of its own. */
function offer() {
  const prompt = vi.fn();
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  return { prompt, hasBar: dispatchEvent(event) };
}

async function showOffer() {
  await show();
  const offered = offer();
  await expect.element(button).toBeVisible();
  return offered;
}

/** Safari on an iPhone tells whether the page runs as an installed app. */
const useIPhone = (standalone: boolean) =>
  Object.defineProperties(navigator, {
    standalone: { value: standalone, configurable: true },
    maxTouchPoints: { value: 5, configurable: true },
  });

test('shows no button while the browser does not offer to install the site', async () => {
  await show();
  await expect.element(button).not.toBeInTheDocument();
});

test('shows a button in place of the bar of the browser', async () => {
  const { hasBar } = await showOffer();
  expect(hasBar).toBe(false);
});

test('installs the site', async () => {
  const { prompt } = await showOffer();
  await button.click();
  expect(prompt).toHaveBeenCalledOnce();
});

test('hides the button after the visitor was asked', async () => {
  await showOffer();
  await button.click();
  await expect.element(button).not.toBeInTheDocument();
});

test('shows the button again when the browser offers it again', async () => {
  await showOffer();
  await button.click();
  await expect.element(button).not.toBeInTheDocument();
  offer();
  await expect.element(button).toBeVisible();
});

test('hides the button when the site is installed', async () => {
  await showOffer();
  dispatchEvent(new Event('appinstalled'));
  await expect.element(button).not.toBeInTheDocument();
});

test('explains on an iPhone how to install the site', async () => {
  useIPhone(false);
  await show();
  await button.click();
  const steps = page.getByRole('dialog', { name: guide.title }).getByRole('listitem');
  for (const step of Object.values(guide.steps)) await expect.element(steps.filter({ hasText: step })).toBeVisible();
});

test('shows no button on a Mac, whose screen takes no touch', async () => {
  Object.defineProperties(navigator, {
    standalone: { value: false, configurable: true },
    maxTouchPoints: { value: 0, configurable: true },
  });
  await show();
  await expect.element(button).not.toBeInTheDocument();
});

test('shows no button in the installed app of an iPhone', async () => {
  useIPhone(true);
  await show();
  await expect.element(button).not.toBeInTheDocument();
});
