import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderComponent, toast as shownToast } from '../../tests/support/render-component';
import { type ToastMessage, toast } from './toaster';

const show = (title: string, more: Partial<ToastMessage> = {}) =>
  toast({ kind: 'success', title, description: 'Done', ...more });

const isShown = (title: string) => shownToast(title).query() !== null;

/** Lets time pass. Toasts measure it in frames. */
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(async () => {
  await renderComponent(null);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(() => void vi.useRealTimers());

describe('the fourth toast', () => {
  beforeEach(async () => {
    for (const title of ['First', 'Second', 'Third', 'Fourth']) show(title);
    await pass(1);
  });

  test('is shown', () => {
    expect(isShown('Fourth')).toBe(true);
  });

  test('replaces the oldest', () => {
    expect(isShown('First')).toBe(false);
  });

  test('leaves the others alone', () => {
    expect(isShown('Second')).toBe(true);
    expect(isShown('Third')).toBe(true);
  });
});

test('of five toasts at once, the last three are shown', async () => {
  const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
  for (const title of titles) show(title);
  await pass(1);
  expect(titles.filter(isShown)).toEqual(['Third', 'Fourth', 'Fifth']);
});

describe('a failure', () => {
  const title = 'Login Failed';

  test('is gone after some seconds', async () => {
    show(title, { kind: 'error' });
    await pass(1);
    expect(isShown(title)).toBe(true);
    await pass(4);
    expect(isShown(title)).toBe(false);
  });

  test('stays longer if the visitor can do something about it', async () => {
    show(title, { kind: 'error', action: { label: 'Try again', onClick: () => {} } });
    await pass(5);
    expect(isShown(title)).toBe(true);
  });
});
