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
  for (const property of ['standalone', 'maxTouchPoints']) Reflect.deleteProperty(navigator, property);
});

const show = () => renderComponent(<InstallButton />);

/** Safari on an iPhone tells whether the page runs as an installed app. */
const useIPhone = (standalone: boolean) =>
  Object.defineProperties(navigator, {
    standalone: { value: standalone, configurable: true },
    maxTouchPoints: { value: 5, configurable: true },
  });

test('offers to install the site until it is installed', async () => {
  const prompt = vi.fn();
  const offer = () => dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  await show();
  await expect.element(button).not.toBeInTheDocument();
  expect(offer(), 'the browser shows no bar of its own').toBe(false);
  await button.click();
  expect(prompt).toHaveBeenCalledOnce();
  await expect.element(button).not.toBeInTheDocument();
  offer();
  await expect.element(button).toBeVisible();
  dispatchEvent(new Event('appinstalled'));
  await expect.element(button).not.toBeInTheDocument();
});

test('explains on an iPhone how to install the site, but not in the installed app', async () => {
  useIPhone(false);
  const { unmount } = await show();
  await button.click();
  const steps = page.getByRole('dialog', { name: guide.title }).getByRole('listitem');
  for (const step of Object.values(guide.steps)) await expect.element(steps.filter({ hasText: step })).toBeVisible();
  await unmount();
  useIPhone(true);
  await show();
  await expect.element(button).not.toBeInTheDocument();
});
