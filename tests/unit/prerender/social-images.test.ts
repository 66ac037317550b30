import { existsSync, readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { LOCALES } from '../../../src/domain/locale';
import { ROUTE_IDS } from '../../../src/domain/paths';
import { socialCards } from '../../../src/prerender/social-cards';
import { SOCIAL_IMAGE_SIZE, socialImageOf } from '../../../src/prerender/social-image';

/** Some chats drop a picture that takes long to come. */
const MOST_BYTES = 40 * 1024;

const IMAGES = ROUTE_IDS.flatMap((id) => LOCALES.map((locale) => socialImageOf(id, locale)));

it.each(IMAGES)('%s is there, as large as its page says, and light', async (image) => {
  const file = `public${image}`;
  expect(existsSync(file), 'made by scripts/make-social-images.ts').toBe(true);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', ...SOCIAL_IMAGE_SIZE });
  expect(statSync(file).size).toBeLessThanOrEqual(MOST_BYTES);
});

it('no picture is left of a page that is gone', () => {
  expect(
    readdirSync('public/social')
      .map((name) => `/social/${name}`)
      .toSorted(),
  ).toEqual(IMAGES.toSorted());
});

it.each(socialCards)('$file is taken of a page with its styles', ({ html }) => {
  expect(html).toMatch(/<style>[^<]*--mq-colors-ground/);
  expect(html).not.toContain('[object');
});
