import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { counted } from '../../tests/support/fill-in';
import { renderComponent } from '../../tests/support/render-component';
import { brand } from '../domain/brand';
import { RETENTION_MONTHS, SUBMISSION_ID_DAYS } from '../domain/retention';
import { SUSPECT_DAYS } from '../domain/suspicion';
import words from '../locales/en/privacy.json';
import Privacy from './privacy';

afterEach(() => void vi.unstubAllEnvs());

const show = () => renderComponent(<Privacy />, ['privacy']);
const recaptcha = page.getByRole('heading', { name: words.attestation.title });

test.each([
  ['answered requests', counted(words.times, 'answered', RETENTION_MONTHS ?? 0)],
  ['what bots send', counted(words.times, 'suspect', SUSPECT_DAYS)],
  ['role changes', counted(words.times, 'roles', RETENTION_MONTHS ?? 0)],
  ['the ids of submissions', counted(words.times, 'protection', SUBMISSION_ID_DAYS)],
])('says how long the server keeps %s', async (_, text) => {
  await show();
  await expect.element(page.getByText(text)).toBeVisible();
});

test.each([
  ['to write to', brand.email, `mailto:${brand.email}`],
  ['to call', brand.phone.display, brand.phone.href],
])('says whom %s to have everything deleted', async (_, name, href) => {
  await show();
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('leads to the page where an account can be deleted', async () => {
  await show();
  await expect.element(page.getByRole('link', { name: words.deletion.link })).toHaveAttribute('href', '/auth/security');
});

test('says nothing about reCAPTCHA in a build without it', async () => {
  await show();
  await expect.element(page.getByText(words.deletion.account)).toBeVisible();
  await expect.element(recaptcha).not.toBeInTheDocument();
});

test('says what reCAPTCHA receives in a build with it', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'a-site-key');
  await show();
  await expect.element(recaptcha).toBeVisible();
});
