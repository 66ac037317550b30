import { expect, forgive, test } from '../journey';
import { blankFile, countObjects, oneRecord } from '../objects';
import { STORAGE, UPLOAD_CHUNK } from '../services';

test('an upload continues by itself when storage stores a chunk but answers 500: one object, one record, every byte', {
  tag: ['@desktop', '@slow'],
}, async ({ context, services, library, mark, complaints }) => {
  const file = blankFile(`trouble ${mark}.mp4`, 'video/mp4', 1_500_000);
  let chunks = 0;
  await context.route(UPLOAD_CHUNK, async (route) => {
    if (!route.request().headers()['x-goog-upload-command']?.includes('upload')) return route.continue();
    chunks += 1;
    if (chunks === 2) {
      await route.fetch(); // only the answer is lost
      return route.fulfill({ status: 500 });
    }
    await route.continue();
  });
  await library.open();
  await library.upload(file);
  await library.hasUploaded(1);
  await context.unroute(UPLOAD_CHUNK);
  expect(chunks).toBeGreaterThan(2);
  const record = await oneRecord(services, file.name);
  expect(await countObjects(services, file.name)).toBe(1);
  const [bytes] = await services.bucket.file(record.get('file_path')).download();
  expect(bytes.equals(file.buffer)).toBe(true);
  forgive(complaints, new RegExp(STORAGE));
});
