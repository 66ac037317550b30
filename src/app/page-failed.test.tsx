import { ErrorBoundary } from 'react-error-boundary';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, renderComponent } from '../../tests/support/render-component';
import { watchLeaving } from '../../tests/support/watch-leaving';
import { brand } from '../domain/brand';
import common from '../locales/en/common.json';
import { PageFailed } from './page-failed';

function Broken(): never {
  throw new Error('planted');
}

const replayEarlyPress = vi.fn();

beforeEach(async () => {
  window.replayEarlyPress = replayEarlyPress;
  onTestFinished(() => {
    delete window.replayEarlyPress;
  });
  await renderComponent(
    <ErrorBoundary FallbackComponent={PageFailed}>
      <Broken />
    </ErrorBoundary>,
  );
});

test('moves the focus to what is said in place of a page that throws', async () => {
  await expect.element(page.getByRole('heading', { name: common.error.title })).toHaveFocus();
});

test('offers a call in place of a page that throws', async () => {
  const call = page.getByRole('link', { name: brand.phone.display });
  await expect.element(call).toHaveAttribute('href', brand.phone.href);
});

test('loads a page that throws again on request', async () => {
  const leave = watchLeaving();
  await button(common.error.reload).click();
  expect(leave.mock.calls.map(([{ navigationType }]) => navigationType)).toEqual(['reload']);
});

test('a press that waits for a page that throws is repeated', () => {
  expect(replayEarlyPress).toHaveBeenCalledOnce();
});
