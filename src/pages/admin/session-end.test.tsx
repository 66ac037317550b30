import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { mediaFile } from '../../../tests/support/media-files';
import { button, renderComponent, toast } from '../../../tests/support/render-component';
import { changeSession } from '../../../tests/support/watched-session';
import { StoreError } from '../../domain/store-error';
import { SessionGuard } from '../../features/auth/session-guard';
import { MediaLibrary } from '../../features/library/media-library';
import library from '../../locales/en/library.json';
import media from '../../locales/en/media.json';

const { watchFiles, updateFile, uploadFile, findDuplicate } = vi.hoisted(() => ({
  watchFiles: vi.fn<typeof import('../../features/library/api/watch-files').watchFiles>(),
  updateFile: vi.fn(),
  uploadFile: vi.fn(),
  findDuplicate: vi.fn(),
}));
vi.mock('../../features/auth/api/watch-profile', () => ({ watchProfile: () => () => {} }));
vi.mock('../../features/auth/api/watch-session', () => import('../../../tests/support/watched-session'));
vi.mock('../../features/library/api/watch-files', () => ({ watchFiles, reconnect: null }));
vi.mock('../../features/library/api/update-file', () => ({ updateFile }));
vi.mock('../../features/library/api/upload-file', () => ({ uploadFile }));
vi.mock('../../features/library/api/find-duplicate', () => ({ findDuplicate }));

const ANA = { state: 'signed-in', uid: 'ana', email: 'ana@mesquite.example', name: null, role: 'admin' } as const;
const LUIS = { ...ANA, uid: 'luis', email: 'luis@mesquite.example' } as const;
const editor = page.getByRole('dialog', { name: library.edit.label });
const title = editor.getByLabelText(media.texts.title, { exact: true });
const openEditor = () => button(fillIn(library.file.editNamed, { name: 'menu.png' })).click();

beforeEach(async () => {
  history.replaceState(null, '', '/admin');
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  watchFiles.mockImplementation((onFiles) => {
    onFiles([mediaFile('menu')]);
    return () => {};
  });
  await renderComponent(
    <SessionGuard isForAdmins heading={null}>
      <MediaLibrary />
    </SessionGuard>,
    ['admin', 'auth', 'library', 'media'],
  );
  changeSession(ANA);
  await expect.element(button(library.uploadButton)).toBeVisible();
});

test('an edit that the end of the session interrupted is there again after the next login', async () => {
  updateFile.mockImplementation(async () => {
    changeSession({ state: 'signed-out', end: 'session-ended' });
    throw new StoreError('session-ended');
  });
  await openEditor();
  await title.fill('Menu of today');
  await editor.getByRole('button', { name: library.edit.save, exact: true }).click();
  await expect.poll(() => location.pathname).toBe('/auth');
  await expect.element(editor).not.toBeInTheDocument();
  changeSession(ANA);
  await openEditor();
  await expect.element(title).toHaveValue('Menu of today');
});

describe('another admin who logs in in the same tab', () => {
  const uploads = page.getByRole('dialog', { name: library.upload.title });

  const logInAsLuis = async () => {
    changeSession({ state: 'signed-out', end: 'session-ended' });
    await expect.poll(() => location.pathname).toBe('/auth');
    changeSession(LUIS);
    await expect.element(button(library.uploadButton)).toBeVisible();
  };

  test('does not see what the one before has typed', async () => {
    await openEditor();
    await title.fill('Menu of today');
    await userEvent.keyboard('{Escape}');
    await expect.element(editor).not.toBeInTheDocument();
    await logInAsLuis();
    await openEditor();
    await expect.element(title).toHaveValue('');
  });

  test('does not see the uploads of the one before', async () => {
    findDuplicate.mockResolvedValue(null);
    uploadFile.mockRejectedValueOnce(new StoreError('offline'));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['x'], 'lost.png', { type: 'image/png' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    await expect.element(uploads.getByText('lost.png')).toBeVisible();
    await expect.element(toast(library.upload.failed)).toBeVisible();
    await logInAsLuis();
    await expect.element(uploads).not.toBeInTheDocument();
  });
});
