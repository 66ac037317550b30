import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
import { keepInstallOffer } from './install';
import { InstallButton } from './install-button';

const { guide } = wordsOf('pwa');
const buttons = page.getByRole('button', { name: wordsOf('common').install });

keepInstallOffer();
afterEach(() => {
  for (const property of ['standalone', 'maxTouchPoints']) Reflect.deleteProperty(navigator, property);
});

const show = () =>
  renderComponent(
    <>
      <InstallButton />
      <InstallButton />
    </>,
  );

/** Safari on an iPhone tells whether the page runs as an installed app. */
const useIPhone = (standalone: boolean) =>
  Object.defineProperties(navigator, {
    standalone: { value: standalone, configurable: true },
    maxTouchPoints: { value: 5, configurable: true },
  });

test('offers to install the site in every place, until it is installed', async () => {
  const prompt = vi.fn();
  const offer = () => dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  await show();
  await expect.element(buttons).not.toBeInTheDocument();
  expect(offer(), 'the browser shows no bar of its own').toBe(false);
  await buttons.nth(1).click();
  expect(prompt).toHaveBeenCalledOnce();
  await expect.element(buttons).not.toBeInTheDocument();
  offer();
  await expect.element(buttons.first()).toBeVisible();
  dispatchEvent(new Event('appinstalled'));
  await expect.element(buttons).not.toBeInTheDocument();
});

test('explains on an iPhone how to install the site', async () => {
  useIPhone(false);
  await show();
  await buttons.first().click();
  const dialog = page.getByRole('dialog', { name: guide.title });
  await expect.element(dialog).toBeVisible();
  const steps = dialog.getByRole('listitem').elements();
  expect(steps.map(({ textContent }) => textContent)).toEqual(Object.values(guide.steps));
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('offers nothing in the installed app', async () => {
  useIPhone(true);
  await show();
  await expect.element(buttons).not.toBeInTheDocument();
});
