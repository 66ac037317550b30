import { writeFile } from 'node:fs/promises';
import type { BrowserContext } from 'playwright/test';
import { expect, forgive, test } from '../fixtures';
import { holdBack } from '../hold-back';
import { oneRecord, realFiles, recordsOf, removeFiles } from '../objects';
import { openLibrary } from '../staff';

const MB = 1024 * 1024;

/** Lets an upload begin and ends it with its second part; gives the function that lets it through again. */
async function failMidway(context: BrowserContext, name: string): Promise<() => Promise<void>> {
  const uploads = /:9199\/v0\/b\/.*[?&]name=/;
  let session: string | null = null;
  let parts = 0;
  await context.route(uploads, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (session && url.searchParams.get('upload_id') === session) {
      parts += 1;
      return parts > 1 ? route.fulfill({ status: 403 }) : route.continue();
    }
    if (!request.postData()?.includes(encodeURIComponent(name))) return route.continue();
    const response = await route.fetch();
    session = new URL(response.headers()['x-goog-upload-url'] ?? '').searchParams.get('upload_id');
    return route.fulfill({ response });
  });
  return () => context.unroute(uploads);
}

test('twelve files of all kinds go up at once; one fails midway and arrives when it is tried again', async ({
  page,
  context,
  site,
  services,
  complaints,
}, testInfo) => {
  const { interface: words } = site;
  const { upload } = words.media;
  const mark = `upload-${testInfo.project.name}-${Date.now()}`;
  const [png, jpeg, pdf] = await realFiles(mark);
  const film = testInfo.outputPath(`Película larga ${mark}.MP4`);
  await writeFile(film, Buffer.alloc(60 * MB, mark));
  const other = (name: string, mimeType: string, size = 2000) => {
    const full = name.replace('*', mark);
    return { name: full, mimeType, buffer: Buffer.alloc(size, full) };
  };
  const unlucky = other('unlucky *.webp', 'image/webp', MB);
  const small = [
    ...[png, jpeg, pdf, unlucky],
    other('ánimo (1) *.GIF', 'image/gif'),
    other('logo *.Svg', 'image/svg+xml'),
    other('carta *.DOC', 'application/msword'),
    other('contrato *.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
    other('jingle *.mp3', 'audio/mpeg'),
    other('clip *.WebM', 'video/webm'),
    other('no extension *', 'image/png'),
  ];
  const names = [...small.map(({ name }) => name), `Película larga ${mark}.MP4`];
  const letThrough = await failMidway(context, unlucky.name);

  const { shelf, dialog, told, showing } = await openLibrary(page, site, mark);
  await shelf.getByRole('button', { name: words.media.library.upload, exact: true }).first().click();
  const uploads = dialog(upload.title);
  const picker = uploads.locator('input[type=file]');
  await picker.setInputFiles(small);
  await picker.setInputFiles(film);

  // The page is left only after a warning while files are under way.
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const warning = await asked;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();

  await expect(told(upload.succeeded_other.replace('{{count, number}}', '11'))).toBeVisible({ timeout: 60_000 });
  await expect(told(upload.failed)).toBeVisible();
  const row = uploads.getByRole('listitem').filter({ hasText: unlucky.name });
  await expect(row).toContainText(upload.reasons['not-allowed']);
  expect(await recordsOf(services, 'file_name', unlucky.name)).toEqual([]);
  await letThrough();
  await row.getByRole('button', { name: upload.retryFile.replace('{{name}}', unlucky.name) }).click();
  await expect(told(upload.succeeded_one.replace('{{count, number}}', '1'))).toBeVisible();
  await expect(uploads).toBeHidden();
  await expect(showing(12)).toBeVisible();
  for (const name of names) {
    const record = await oneRecord(services, 'file_name', name);
    const [{ size }] = await services.bucket.file(record.get('file_path')).getMetadata();
    expect(Number(size)).toBe(record.get('file_size'));
  }
  await removeFiles(services, 'file_name', names);
  forgive(complaints, /403/);
});

test('files that are picked while the ones before arrive go up too; text that is pasted with its picture is text', async ({
  page,
  context,
  site,
  services,
}, { project }) => {
  const { upload, library } = site.interface.media;
  const mark = `picked-${project.name}-${Date.now()}`;
  const [first, second] = await realFiles(mark);
  const { dialog, showing, search, told, shelf } = await openLibrary(page, site, mark);
  await shelf.getByRole('button', { name: library.upload, exact: true }).click();
  const uploads = dialog(upload.title);
  const give = await holdBack(context, /:9199\/v0\/b\/.*[?&]name=/);
  const pick = async () => {
    const chooser = page.waitForEvent('filechooser');
    await uploads.getByText(upload.choose).click();
    return chooser;
  };
  await (await pick()).setFiles([first]);
  await expect(uploads.getByText(first.name)).toBeVisible();
  const chooser = await pick();
  give();
  await expect(told(upload.succeeded_one.replace('{{count, number}}', '1'))).toBeVisible();
  await chooser.setFiles([second]);
  await expect(uploads).toBeHidden();
  await expect(showing(2)).toBeVisible();

  await search.focus();
  const isLeftAlone = await search.evaluate((box) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'B7');
    data.setData('text/html', '<td>B7</td>');
    data.items.add(new File(['a picture of it'], 'image.png', { type: 'image/png' }));
    return box.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }));
  });
  expect(isLeftAlone).toBe(true);
  await expect(uploads).toBeHidden();
  await removeFiles(services, 'file_name', [first.name, second.name]);
});

test('a file that is pasted or dropped goes up, and the same bytes again only when that is wished', async ({
  page,
  context,
  site,
  services,
}, { project }) => {
  const { library, interface: words } = site;
  const { upload } = words.media;
  const mark = `twice-${project.name}-${Date.now()}`;
  const [, , { name }] = await realFiles(mark);
  const again = `again ${mark}.pdf`;
  const { dialog, showing, told } = await openLibrary(page, site, mark);
  const uploads = dialog(upload.title);
  /** Puts a file of these bytes on the page, as the clipboard or a mouse would. */
  const arrive = (kind: 'paste' | 'drop', fileName: string) =>
    page.evaluate(
      ([how, called, bytes]) => {
        const data = new DataTransfer();
        data.items.add(new File([bytes], called, { type: 'application/pdf' }));
        const init = { bubbles: true, cancelable: true };
        const event =
          how === 'paste'
            ? new ClipboardEvent('paste', { ...init, clipboardData: data })
            : new DragEvent('drop', { ...init, dataTransfer: data });
        document.body.dispatchEvent(event);
      },
      [kind, fileName, mark] as const,
    );

  await arrive('paste', name);
  await expect(showing(1)).toBeVisible();
  await expect(uploads).toBeHidden();
  await arrive('drop', again);
  const row = uploads.getByRole('listitem').filter({ hasText: again });
  await expect(row).toContainText(library.upload.duplicate.replace('{{name}}', name));
  await expect(uploads.getByText(library.upload.duplicates_one.replace('{{count, number}}', '1'))).toBeVisible();
  const anyway = row.getByRole('button', { name: library.upload.anywayNamed.replace('{{name}}', again) });
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(uploads.getByText(library.offline)).toBeVisible();
  for (const control of [anyway, uploads.locator('input[type=file]')]) await expect(control).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await anyway.click();
  await expect(uploads).toBeHidden();
  await expect(showing(2)).toBeVisible();

  // Whoever closes the dialog before it is known is told all the same.
  const give = await holdBack(context, /:runQuery/);
  await arrive('paste', `third ${mark}.pdf`);
  await expect(uploads).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(uploads).toBeHidden();
  give();
  await expect(told(library.upload.duplicates_one.replace('{{count, number}}', '1'))).toBeVisible();
  await removeFiles(services, 'file_name', [name, again]);
});
