import { expect, it, vi } from 'vitest';
import { downloadAsZip, uniqueNames } from '../../../src/features/media/download-zip';
import { mediaFile } from '../../support/media-files';

it('saves a ZIP without what the server does not have, but none if the connection breaks between two files', async () => {
  const click = vi.fn();
  const saved = click.mock.contexts; // the links
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, vi.fn());
  vi.stubGlobal('document', { createElement: () => ({ click }) });
  const files = ['a', 'b', 'c'].map((id) => mediaFile(id));
  const here = async () => new Response('bytes');
  vi.stubGlobal('fetch', vi.fn(here).mockResolvedValueOnce(new Response(null, { status: 404 })));
  expect(await downloadAsZip(files, 'media.zip')).toEqual(files.slice(0, 1));
  expect(saved).toMatchObject([{ download: 'media.zip' }]);
  vi.stubGlobal('fetch', vi.fn(here).mockRejectedValueOnce(new TypeError('Failed to fetch')));
  await expect(downloadAsZip(files, 'media.zip')).rejects.toThrow('Failed to fetch');
  expect(saved).toHaveLength(1);
});

it('numbers files of the same name, in any case and however an accent is written', () => {
  const names = ['menu.png', 'Menu.PNG', 'menu.png', 'menu (2).png', 'caf\u00e9', 'cafe\u0301', '.env', 'no extension'];
  const numbered = ['menu.png', 'Menu (2).PNG', 'menu (3).png', 'menu (2) (2).png', 'caf\u00e9', 'cafe\u0301 (2)'];
  expect(uniqueNames(names)).toEqual([...numbered, '.env', 'no extension']);
});
