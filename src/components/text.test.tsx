import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../tests/support/render-component';
import { ContactText } from './text';

const [phone, email] = vi.hoisted(() => [{ display: '956.555.0100', href: 'tel:+19565550100' }, 'info@rio-pay.com']);
vi.mock('../domain/brand', async (load) => {
  const { brand } = await load<typeof import('../domain/brand')>();
  return { brand: { ...brand, phone, email } };
});

test('links the phone number and email address of any brand', async () => {
  await renderComponent(<ContactText>{`Call ${phone.display} or write to ${email}.`}</ContactText>);
  await expect
    .element(page.getByRole('link', { name: phone.display, exact: true }))
    .toHaveAttribute('href', phone.href);
  await expect.element(page.getByRole('link', { name: email, exact: true })).toHaveAttribute('href', `mailto:${email}`);
});
