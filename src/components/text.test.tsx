import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../tests/support/render-component';
import { brand } from '../domain/brand';
import { ContactText } from './text';

test('links the phone number and email address in a text', async () => {
  const { phone, email } = brand;
  await renderComponent(<ContactText>{`Call ${phone.display} or write to ${email}.`}</ContactText>);
  const hrefs = page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([phone.href, `mailto:${email}`]);
});
