import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
import { MessageInput } from './message-input';

const words = wordsOf('chat');
const box = page.getByRole('textbox', { name: words.input });
const show = (onSend = vi.fn()) =>
  renderComponent(<MessageInput ref={createRef()} isTyping={false} onSend={onSend} />, ['chat']).then(() => onSend);

test('sends with Enter, adds a line with Shift and Enter, and sends nothing empty', async () => {
  const onSend = await show();
  await box.fill('  ');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: words.send }).click();
  expect(onSend).not.toHaveBeenCalled();
  await box.fill('Hello');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}again{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Hello\nagain');
  await expect.element(box).toHaveValue('');
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'does not send with an Enter that ends a composition: %o',
  async (composing) => {
    const onSend = await show();
    await box.fill('日本');
    box.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...composing }));
    expect(onSend).not.toHaveBeenCalled();
    await expect.element(box).toHaveValue('日本');
  },
);
