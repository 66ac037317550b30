import { expect, onTestFinished, test, vi } from 'vitest';
import { openPopover } from './open-popover';

test('finds no open menu in a browser without popovers, which would throw at the selector', () => {
  const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover') as PropertyDescriptor;
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  onTestFinished(() => void Object.defineProperty(HTMLElement.prototype, 'popover', popover));
  vi.spyOn(document, 'querySelector').mockImplementation((selector) => {
    throw new SyntaxError(selector);
  });
  expect(openPopover()).toBeNull();
});
