import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { mediaFile } from '../../../tests/support/media-files';
import { button, renderComponent } from '../../../tests/support/render-component';
import { changeSession } from '../../../tests/support/watched-session';
import { StoreError } from '../../domain/store-error';
import { SessionGuard } from '../../features/auth/session-guard';
import { MediaLibrary } from '../../features/library/media-library';
import library from '../../locales/en/library.json';
import media from '../../locales/en/media.json';

const { watchFiles, updateFile } = vi.hoisted(() => ({
  watchFiles: vi.fn<typeof import('../../features/library/api/watch-files').watchFiles>(),
  updateFile: vi.fn(),
}));
vi.mock('../../features/auth/api/watch-profile', () => ({ watchProfile: () => () => {} }));
vi.mock('../../features/auth/api/watch-session', () => import('../../../tests/support/watched-session'));
vi.mock('../../features/library/api/watch-files', () => ({ watchFiles, reconnect: null }));
vi.mock('../../features/library/api/update-file', () => ({ updateFile }));

const ANA = { state: 'signed-in', uid: 'ana', email: 'ana@mesquite.example', name: null, role: 'admin' } as const;
const editor = page.getByRole('dialog', { name: library.edit.label });
const title = editor.getByLabelText(media.texts.title, { exact: true });
const openEditor = () => button(fillIn(library.file.editNamed, { name: 'menu.png' })).click();

test('an edit that the end of the session interrupted is there again after the next login', async () => {
  history.replaceState(null, '', '/admin');
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  watchFiles.mockImplementation((onFiles) => {
    onFiles([mediaFile('menu')]);
    return () => {};
  });
  updateFile.mockImplementation(async () => {
    changeSession({ state: 'signed-out', end: 'session-ended' });
    throw new StoreError('session-ended');
  });
  await renderComponent(
    <SessionGuard isForAdmins heading={null}>
      <MediaLibrary />
    </SessionGuard>,
    ['admin', 'auth', 'library', 'media'],
  );
  changeSession(ANA);
  await openEditor();
  await title.fill('Menu of today');
  await editor.getByRole('button', { name: library.edit.save, exact: true }).click();
  await expect.poll(() => location.pathname).toBe('/auth');
  await expect.element(editor).not.toBeInTheDocument();
  changeSession(ANA);
  await openEditor();
  await expect.element(title).toHaveValue('Menu of today');
});
