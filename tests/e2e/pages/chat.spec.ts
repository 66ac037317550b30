import { otherLocale } from '../../../src/domain/locale';
import { wordsOf } from '../../support/words';
import { expectAccessibleInBothThemes } from '../accessibility';
import { changeLanguage, expect, hydrated, test } from '../fixtures';
import { holdBack } from '../hold-back';

// Phones have no chat.
test('the chat opens with a press before hydration, and keeps the conversation on other pages and in the other language', {
  tag: '@desktop',
}, async ({ page, context, site, language }) => {
  const words = site.words('chat');
  const log = page.getByRole('log', { name: words.log });
  const release = await holdBack(context, /\/assets\/start-/);
  await page.goto(site.path('home'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: site.words('common').chat.open }).click();
  release();
  await page.getByRole('button', { name: words.suggestions.setup }).click();
  await hydrated(page);
  await expectAccessibleInBothThemes(page, 'the chat', 'aside');
  await log.getByRole('link', { name: words.answers.setup.link }).click();
  await expect(page).toHaveURL(site.path('services'));
  await expect(log.getByText(words.answers.setup.text)).toBeVisible();

  const other = wordsOf('chat', otherLocale(language)) as typeof words;
  await changeLanguage(page, language);
  await expect(page.getByRole('region', { name: other.title })).toBeVisible();
  await expect(page.getByText(words.answers.setup.text)).toHaveAttribute('lang', language);
});
