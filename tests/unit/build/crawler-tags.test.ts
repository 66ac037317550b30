import { expect, it } from 'vitest';
import { crawlerTags } from '../../../build/crawler-tags';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';

it('escapes texts in elements and attributes', async () => {
  const words = createI18n('en');
  await loadNamespaces(words, ['common', 'contact']);
  const title = '</script><script>"quoted" & more';
  words.addResource(words.language, 'contact', 'meta.title', title);
  const html = crawlerTags('contact', words);
  expect(html).toContain('content="&lt;/script&gt;&lt;script&gt;&quot;quoted&quot; &amp; more"');
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)['@graph'][0].name).toBe(title);
});
