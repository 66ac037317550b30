import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
import { brand } from '../../domain/brand';
import { Receipt } from './outcome';

test('a form that failed three times, or before a reload, shows how to reach a person', async () => {
  const receipt = (failures: number, isEarlier = false) => (
    <Receipt outcome={{ state: 'saved', reason: 'server', failures }} isEarlier={isEarlier} title="" text="" />
  );
  const { rerender } = await renderComponent(receipt(2), ['forms']);
  const note = page.getByRole('status').filter({ hasText: wordsOf('forms').saved.server.title });
  await expect.element(note).toHaveFocus();
  await expect.element(note.getByRole('link')).not.toBeInTheDocument();
  await rerender(receipt(3));
  const phone = note.getByRole('link', { name: brand.phone.display });
  await expect.element(phone).toHaveAttribute('href', brand.phone.href);
  await expect.element(note.getByRole('link', { name: brand.email })).toBeVisible();
  await rerender(receipt(0, true));
  await expect.element(phone).toBeVisible();
});
