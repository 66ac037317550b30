import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../tests/support/render-component';
import words from '../locales/en/common.json';
import { BusyButton } from './button';
import { FormNote } from './form';
import { LiveRegion } from './live-region';
import { OfflineNotice } from './offline-notice';

/** The texts that live regions have when they enter the page: screen readers do not announce those. */
async function textsOnEntry(show: () => Promise<unknown>): Promise<(string | null)[]> {
  const texts: (string | null)[] = [];
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      const regions = [node, ...node.querySelectorAll('*')].filter((each) =>
        each.matches('[role=status], [role=alert]'),
      );
      texts.push(...regions.map((region) => region.textContent));
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await show();
  observer.disconnect();
  return texts;
}

test.each([
  ['text', <LiveRegion key="text">Saved</LiveRegion>, 'Saved'],
  ['offline notice', <OfflineNotice key="notice" isOnline={false} />, words.cannotChange],
  [
    'note of a form',
    <FormNote key="note" status="error">
      Wrong password
    </FormNote>,
    'Wrong password',
  ],
])('the region of a %s is in the page before its text', async (_, component, text) => {
  const texts = await textsOnEntry(async () => {
    await renderComponent(component);
    await expect.element(page.getByText(text)).toBeVisible();
  });
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(Boolean)).toEqual([]);
});

const sendButton = (isBusy: boolean) => (
  <BusyButton isBusy={isBusy} busyLabel="Sending...">
    Send
  </BusyButton>
);

test('a busy button announces its label', async () => {
  const { rerender } = await renderComponent(sendButton(false));
  const region = page.getByRole('status');
  await expect.element(region).toBeEmptyDOMElement();
  await rerender(sendButton(true));
  await expect.element(region).toHaveTextContent('Sending...');
});

test('the region of a busy button is outside of it, where screen readers announce it', async () => {
  await renderComponent(sendButton(true));
  await expect.element(page.getByRole('status')).toHaveTextContent('Sending...');
  expect(document.querySelector('button :is([role=status], [aria-live])')).toBeNull();
});
