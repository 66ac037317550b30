import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { SOCIAL_IMAGE_SIZE, socialImageOf } from '../../../build/social-image';
import { LOCALES } from '../../../src/domain/locale';
import { ROUTE_IDS } from '../../../src/domain/paths';

/** Some chat apps skip pictures that load slowly. */
const MOST_BYTES = 40 * 1024;

const IMAGES = ROUTE_IDS.flatMap((id) => LOCALES.map((locale) => socialImageOf(id, locale)));

it.each(IMAGES)('%s exists with the size that its page states, and is small', async (image) => {
  const file = `public${image}`;
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', ...SOCIAL_IMAGE_SIZE });
  expect(statSync(file).size).toBeLessThanOrEqual(MOST_BYTES);
});

it('no social images of removed pages exist', () => {
  const files = readdirSync('public/social').map((name) => `/social/${name}`);
  expect(files.sort()).toEqual(IMAGES.sort());
});
