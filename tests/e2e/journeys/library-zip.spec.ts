import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { holdBack } from '../hold-back';
import { expect, test } from '../journey';
import { OBJECT } from '../services';

test('staff sort their files, and download a selection as one ZIP or cancel it', async ({
  page,
  context,
  site,
  library,
  files,
  place,
  mark,
}) => {
  const { sort, bulk } = site.words('library');
  const { file } = site.words('media');
  const { shelf, showing } = library;
  const [picture] = files;
  await place(files);
  await place([{ ...picture, name: picture.name.toUpperCase() }]);
  await library.open();
  await expect(showing(4)).toBeVisible();

  const order = shelf.getByLabel(sort.label);
  await order.selectOption('largest');
  await expect(page).toHaveURL(new RegExp(`q=${mark}&sort=largest$`));
  const largest = files.toSorted((one, other) => other.buffer.length - one.buffer.length)[0];
  await expect(library.items.first()).toContainText(largest?.name ?? '', { ignoreCase: true });
  await page.reload();
  await expect(order).toHaveValue('largest');

  await shelf.getByRole('button', { name: bulk.all }).click();
  const bar = shelf.getByRole('region', { name: bulk.label });
  const button = bar.getByRole('button', { name: bulk.zip });
  const release = await holdBack(context, OBJECT);
  await button.click();
  await bar.getByRole('button', { name: file.downloadCancel }).click();
  await expect(button).toBeFocused();
  release();

  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^media-\d{4}-\d{2}-\d{2}\.zip$/);
  const entries = unzipSync(await readFile(await download.path()));
  // Two names that differ only in case: one of them has a number.
  expect(Object.keys(entries)).toHaveLength(4);
  expect(Object.keys(entries).filter((name) => name.includes(' (2).'))).toHaveLength(1);
  for (const { buffer } of files) expect(Object.values(entries).some((bytes) => buffer.equals(bytes))).toBe(true);
});
