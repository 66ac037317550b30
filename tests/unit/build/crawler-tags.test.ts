import { expect, it } from 'vitest';
import { crawlerTags } from '../../../build/crawler-tags';
import { loadContent, readContent } from '../../../src/i18n/content';

it('escapes texts in elements and attributes', async () => {
  await Promise.all([loadContent('frame', 'en'), loadContent('contact', 'en')]);
  const title = '</script><script>"quoted" & more';
  readContent('contact', 'en').meta.title = title;
  const html = crawlerTags('contact', 'en');
  expect(html).toContain('content="&lt;/script&gt;&lt;script&gt;&quot;quoted&quot; &amp; more"');
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)['@graph'][0].name).toBe(title);
});
