import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { fillSilently } from '../../../tests/support/fill-silently';
import { goOffline } from '../../../tests/support/go-offline';
import { mediaFile, NO_TEXTS } from '../../../tests/support/media-files';
import { renderComponent, toast } from '../../../tests/support/render-component';
import { MAX_TAG_LENGTH, MAX_TAGS } from '../../domain/media-limits';
import type { MediaFile } from '../../domain/media-record';
import { MEDIA_TEXT_NAMES, MEDIA_TEXTS } from '../../domain/media-texts';
import { StoreError } from '../../domain/store-error';
import admin from '../../locales/en/admin.json';
import common from '../../locales/en/common.json';
import library from '../../locales/en/library.json';
import media from '../../locales/en/media.json';
import type { updateFile as UpdateFile, UpdateOutcome } from './api/update-file';
import { MediaLibrary } from './media-library';

const { watchFiles, updateFile } = vi.hoisted(() => ({
  watchFiles: vi.fn<typeof import('./api/watch-files').watchFiles>(),
  updateFile: vi.fn<typeof UpdateFile>(),
}));
vi.mock('./api/watch-files', () => ({ watchFiles, reconnect: null }));
vi.mock('./api/update-file', () => ({ updateFile }));

const { edit: words } = library;
const { texts } = media;
const FILM = mediaFile('film', { media_type: 'video' });
const MENU = mediaFile('menu', { title: 'Menu', alt_text: 'A slate' });

const editor = page.getByRole('dialog', { name: words.label });
const field = (label: string) => editor.getByLabelText(label, { exact: true });
const title = field(texts.title);
const description = field(texts.description);
const spanishTitle = field(fillIn(words.inSpanish, { label: texts.title }));
const tags = field(words.tags);
const alert = editor.getByRole('alert');
const button = (name: string) => editor.getByRole('button', { name, exact: true });
const save = button(words.save);
const removeTag = (tag: string) => button(fillIn(words.tag.delete, { tag }));
const openSpanish = () => editor.getByRole('tab', { name: words.languages.es }).click();
const isClosed = () => expect.element(editor).not.toBeInTheDocument();
const open = ({ file_name: name }: MediaFile) =>
  page.getByRole('button', { name: fillIn(library.file.editNamed, { name }) }).click();

/** Opens the edit form of a file in the library. */
async function show(file: MediaFile) {
  watchFiles.mockImplementation((onFiles) => {
    onFiles([file]);
    return () => {};
  });
  const library = await renderComponent(<MediaLibrary />, ['library', 'media', 'admin']);
  await open(file);
  return library;
}

/** Saves, and returns what `updateFile` got. */
async function saved() {
  await save.click();
  await isClosed();
  const [onto, edit, captions] = updateFile.mock.lastCall ?? [];
  return { onto, edit, captions };
}

/** The next attempt to save finds this version, which someone else has saved. */
const conflictWith = (file: MediaFile) => updateFile.mockResolvedValueOnce({ state: 'changed', file });

beforeEach(() => void updateFile.mockResolvedValue({ state: 'saved' }));
afterEach(async () => {
  if (button(common.cancel).elements().length > 0) await button(common.cancel).click(); // forgets the draft
});

describe('a saved edit', () => {
  test('is made onto the version that was opened', async () => {
    await show({ ...MENU, updated_at: 7 });
    await title.fill('Menu of today');
    expect((await saved()).onto).toMatchObject({ id: 'menu', updated_at: 7 });
  });

  test('has the typed text without the spaces around it', async () => {
    await show(MENU);
    await title.fill('  Menu of today ');
    expect((await saved()).edit?.title).toBe('Menu of today');
  });

  test('keeps the texts that were not touched', async () => {
    await show(MENU);
    await title.fill('Menu of today');
    expect((await saved()).edit?.alt_text).toBe('A slate');
  });

  test.each(MEDIA_TEXT_NAMES)('has the %s in both languages', async (name) => {
    await show(MENU);
    await field(texts[name]).fill('Carta of today');
    await openSpanish();
    await field(fillIn(words.inSpanish, { label: texts[name] })).fill('Carta de hoy');
    const { edit } = await saved();
    expect([edit?.[name], edit?.translations?.es[name]]).toEqual(['Carta of today', 'Carta de hoy']);
  });

  test('has the texts in Spanish as translations', async () => {
    await show(MENU);
    await openSpanish();
    await spanishTitle.fill(' Carta ');
    expect((await saved()).edit?.translations).toEqual({ es: { ...NO_TEXTS, title: 'Carta' } });
  });

  test('is reported', async () => {
    await show(MENU);
    await save.click();
    await expect.element(toast(words.succeeded)).toBeVisible();
  });
});

describe('a tag', () => {
  test.each([
    ['at a comma', 'menú,'],
    ['with Enter', 'menú{Enter}'],
    ['when the box loses the focus', 'menú{Tab}'],
  ])('is added %s', async (_, typed) => {
    await show(MENU);
    await userEvent.type(tags, typed);
    await expect.element(removeTag('menú')).toBeVisible();
    expect((await saved()).edit?.tags).toEqual(['menú']);
  });

  test('is added by saving', async () => {
    await show(MENU);
    await userEvent.type(tags, ' día ');
    expect((await saved()).edit?.tags).toEqual(['día']);
  });

  test('is saved after those that were added before', async () => {
    await show(MENU);
    await userEvent.type(tags, 'menú,día{Enter}');
    expect((await saved()).edit?.tags).toEqual(['menú', 'día']);
  });

  test('is not added if it is blank', async () => {
    await show(MENU);
    await userEvent.type(tags, ' , día{Enter}');
    expect((await saved()).edit?.tags).toEqual(['día']);
  });

  test('is removed by its button', async () => {
    await show(MENU);
    await userEvent.type(tags, 'menú,carta{Enter}');
    await removeTag('carta').click();
    expect((await saved()).edit?.tags).toEqual(['menú']);
  });
});

describe('a screen reader hears', () => {
  const announcement = page.getByRole('alert').filter({ hasText: /./ });

  test('that a tag was added', async () => {
    await show(MENU);
    await userEvent.type(tags, 'menú,');
    await expect.element(announcement).toHaveTextContent(fillIn(words.tag.added, { tag: 'menú' }));
  });

  test('which tags were pasted', async () => {
    await show(MENU);
    await title.fill('menú,día');
    await title.click({ clickCount: 3 });
    await userEvent.copy();
    await tags.click();
    await userEvent.paste();
    await expect.element(removeTag('día')).toBeVisible();
    await expect.element(announcement).toHaveTextContent(fillIn(words.tag.added, { tag: 'menú, día' }));
  });

  test('which tag the keyboard has selected', async () => {
    await show({ ...MENU, tags: ['menú', 'día'] });
    await tags.click();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(editor.getByText(fillIn(words.tag.selected, { tag: 'día' }))).toHaveRole('status');
  });

  test('that the selected tag was removed', async () => {
    await show({ ...MENU, tags: ['menú', 'día'] });
    await tags.click();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await expect.element(removeTag('día')).not.toBeInTheDocument();
    await expect.element(announcement).toHaveTextContent(fillIn(words.tag.deleted, { tag: 'día' }));
  });
});

describe('tags that are not allowed', () => {
  const tooMany = fillIn(words.tooManyTags, { max: MAX_TAGS });
  const attempt = async (typed: string) => {
    await show(MENU);
    await userEvent.type(tags, `${typed}{Enter}`);
    await save.click();
  };

  test('are marked if they are too many', async () => {
    await attempt(Array.from({ length: MAX_TAGS + 1 }, (_, index) => index).join());
    await expect.element(editor.getByText(tooMany)).toBeVisible();
    await expect.element(tags).toHaveAccessibleDescription(expect.stringContaining(tooMany));
  });

  test('are marked if one is too long', async () => {
    await attempt('x'.repeat(MAX_TAG_LENGTH + 1));
    const message = fillIn(words.tagTooLong, { max: MAX_TAG_LENGTH });
    await expect.element(editor.getByText(message)).toBeVisible();
    await expect.element(tags).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  test('get the focus', async () => {
    await attempt('x'.repeat(MAX_TAG_LENGTH + 1));
    await expect.element(tags).toHaveFocus();
  });

  test('are not saved', async () => {
    await attempt('x'.repeat(MAX_TAG_LENGTH + 1));
    await expect.element(tags).toHaveFocus();
    expect(updateFile).not.toHaveBeenCalled();
  });
});

describe('a box that was filled in without an event', () => {
  test('is saved if it holds a text', async () => {
    await show(MENU);
    fillSilently(title, 'Mine');
    expect((await saved()).edit?.title).toBe('Mine');
  });

  test('is saved if it holds a tag', async () => {
    await show(MENU);
    fillSilently(tags, 'día');
    expect((await saved()).edit?.tags).toEqual(['día']);
  });

  test('shows its tag as one that can be removed', async () => {
    conflictWith({ ...MENU, title: 'Theirs', updated_at: 2 });
    await show(MENU);
    fillSilently(tags, 'día');
    await save.click();
    await expect.element(removeTag('día')).toBeVisible();
  });

  test('is saved on top of what someone else has saved', async () => {
    conflictWith({ ...MENU, title: 'Theirs', updated_at: 2 });
    await show(MENU);
    fillSilently(title, 'Mine');
    fillSilently(tags, 'día');
    await save.click();
    await expect.element(alert).toBeVisible();
    fillSilently(description, 'By me');
    await button(words.keepMine).click();
    await isClosed();
    expect(updateFile.mock.lastCall?.[1]).toMatchObject({ title: 'Mine', description: 'By me', tags: ['día'] });
  });
});

describe('a text that is too long', () => {
  /** Tries to save a long title while the other tab is open. */
  const attempt = async () => {
    await show(MENU);
    await title.fill('x'.repeat(MEDIA_TEXTS.title.max + 1));
    await openSpanish();
    await spanishTitle.fill('Carta');
    await save.click();
  };

  test('is marked at its field', async () => {
    await attempt();
    const message = fillIn(words.tooLong, { max: MEDIA_TEXTS.title.max });
    await expect.element(title).toHaveAccessibleDescription(message);
    await expect.element(editor.getByText(message)).toBeVisible();
  });

  test('gets the focus, for which its tab opens', async () => {
    await attempt();
    await expect.element(title).toHaveFocus();
  });

  test('gets the focus in the open tab if the other tab has one, too', async () => {
    await show(MENU);
    const long = 'x'.repeat(MEDIA_TEXTS.title.max + 1);
    await title.fill(long);
    await openSpanish();
    await spanishTitle.fill(long);
    await save.click();
    await expect.element(spanishTitle).toHaveFocus();
  });

  test('is not saved', async () => {
    await attempt();
    await expect.element(title).toHaveFocus();
    expect(updateFile).not.toHaveBeenCalled();
  });
});

describe('a save that is refused', () => {
  beforeEach(async () => {
    updateFile.mockRejectedValueOnce(new StoreError('not-allowed'));
    await show(MENU);
    await title.fill('Mine');
    await save.click();
  });

  test('shows a toast', async () => {
    await expect.element(toast(words.failed)).toBeVisible();
  });

  test('says why in the form', async () => {
    await expect.element(alert).toHaveTextContent(admin.failure.reasons['not-allowed']);
  });

  test('moves the focus to the reason', async () => {
    await expect.element(alert).toHaveFocus();
  });

  test('keeps what was typed', async () => {
    await expect.element(alert).toBeVisible();
    await expect.element(title).toHaveValue('Mine');
  });

  test('can be tried again', async () => {
    expect((await saved()).edit?.title).toBe('Mine');
  });
});

describe('while it saves', () => {
  let answer: (outcome: UpdateOutcome) => void;

  beforeEach(async () => {
    updateFile.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await show(MENU);
    await title.fill('Mine');
    await save.click();
  });
  afterEach(async () => {
    answer({ state: 'saved' });
    await isClosed();
  });

  test('keeps the focus on the button', async () => {
    await expect.element(button(words.saving)).toHaveFocus();
  });

  test('takes no other text', async () => {
    await expect.element(title).toHaveAttribute('readonly');
  });

  test('takes no other category', async () => {
    await expect.element(button(words.saving)).toBeVisible();
    (field(words.category).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(field(words.category)).toHaveValue('');
  });

  test('takes no other tag', async () => {
    await expect.element(tags).toBeDisabled();
  });

  test('cannot be featured', async () => {
    await expect.element(button(words.saving)).toBeVisible();
    (editor.getByRole('checkbox', { name: words.featured }).element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(editor.getByRole('checkbox', { name: words.featured })).not.toBeChecked();
  });

  test('stays open after Escape', async () => {
    await expect.element(button(words.saving)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button(words.saving)).toBeVisible();
  });
});

describe('a save that ends after its form was left', () => {
  let library: Awaited<ReturnType<typeof show>>;
  let saving: PromiseWithResolvers<UpdateOutcome>;

  beforeEach(async () => {
    saving = Promise.withResolvers();
    updateFile.mockReturnValueOnce(saving.promise);
    library = await show(MENU);
    await title.fill('Mine');
    await save.click();
    await expect.element(button(words.saving)).toBeVisible();
    await library.rerender(null); // Back, to another page
    await isClosed();
  });

  const openAgain = async () => {
    await library.rerender(<MediaLibrary />);
    await open(MENU);
  };

  test('is reported', async () => {
    saving.resolve({ state: 'saved' });
    await expect.element(toast(words.succeeded)).toBeVisible();
  });

  test('is reported as failed if it was refused', async () => {
    saving.reject(new StoreError('not-allowed'));
    await expect.element(toast(words.failed)).toBeVisible();
  });

  test('is reported as failed if someone else has changed the file', async () => {
    saving.resolve({ state: 'changed', file: { ...MENU, title: 'Theirs' } });
    await expect.element(toast(words.failed)).toBeVisible();
  });

  test('leaves nothing behind once it has succeeded', async () => {
    saving.resolve({ state: 'saved' });
    await expect.element(toast(words.succeeded)).toBeVisible();
    await openAgain();
    await expect.element(title).toHaveValue('Menu');
  });

  test('keeps what was typed if it was refused', async () => {
    saving.reject(new StoreError('not-allowed'));
    await expect.element(toast(words.failed)).toBeVisible();
    await openAgain();
    await expect.element(title).toHaveValue('Mine');
  });

  test('keeps what was typed if someone else has changed the file', async () => {
    saving.resolve({ state: 'changed', file: { ...MENU, title: 'Theirs' } });
    await expect.element(toast(words.failed)).toBeVisible();
    await openAgain();
    await expect.element(title).toHaveValue('Mine');
  });
});

describe('while offline', () => {
  const typeOffline = async () => {
    await show(MENU);
    await title.fill('Mine');
    goOffline();
    await expect.element(editor.getByText(common.cannotChange)).toBeVisible();
  };

  test('an edit cannot be saved', async () => {
    await typeOffline();
    await expect.element(save).toBeDisabled();
  });

  test('an edit keeps what was typed', async () => {
    await typeOffline();
    await expect.element(title).toHaveValue('Mine');
  });
});

describe('an edit of a file that is gone when it is saved', () => {
  beforeEach(async () => {
    updateFile.mockResolvedValueOnce({ state: 'gone' });
    await show(MENU);
    await title.fill('Mine');
    await save.click();
  });

  test('says that someone else has deleted the file', async () => {
    await expect.element(alert).toHaveTextContent(words.gone);
  });

  test('cannot be saved', async () => {
    await expect.element(save).toBeDisabled();
  });

  test('keeps what was typed on the screen', async () => {
    await expect.element(alert).toBeVisible();
    await expect.element(title).toHaveValue('Mine');
  });
});

describe('an edit of what someone else has changed', () => {
  const attempt = async (theirs: Partial<MediaFile>) => {
    conflictWith({ ...MENU, ...theirs });
    await save.click();
    await expect.element(alert).toBeVisible();
  };

  test('names the fields that they have changed', async () => {
    await show(MENU);
    await title.fill('Mine');
    await attempt({ description: 'By someone else', tags: ['día'], updated_at: 2 });
    const fields = `${texts.description}, ${words.tags}`;
    await expect.element(alert).toHaveTextContent(fillIn(words.changed, { fields }));
  });

  test('says that they have saved the file if they have changed no field', async () => {
    await show(MENU);
    await title.fill('Mine');
    await attempt({ updated_at: 2 });
    await expect.element(alert).toHaveTextContent(words.changedNothing);
  });

  test('can continue from their version', async () => {
    await show(MENU);
    await title.fill('Mine');
    await attempt({ title: 'Theirs', updated_at: 2 });
    await button(words.takeTheirs).click();
    await expect.element(title).toHaveValue('Theirs');
  });

  test('names only what they have changed since their version was taken', async () => {
    await show(MENU);
    await title.fill('Mine');
    await attempt({ title: 'Theirs', updated_at: 2 });
    await button(words.takeTheirs).click();
    await title.fill(' ');
    await attempt({ title: 'Theirs', description: 'By someone else', updated_at: 3 });
    await expect.element(alert).toHaveTextContent(fillIn(words.changed, { fields: texts.description }));
  });

  test('is saved on top of their version', async () => {
    await show(MENU);
    await title.fill(' ');
    await attempt({ description: 'By someone else', updated_at: 3 });
    await button(words.keepMine).click();
    await isClosed();
    const [onto, edit] = updateFile.mock.lastCall ?? [];
    expect(onto).toMatchObject({ updated_at: 3 });
    expect(edit).toMatchObject({ title: null, description: 'By someone else' });
  });

  test('stays on top of their version if that save fails and the form is opened again', async () => {
    await show(MENU);
    await title.fill('Mine');
    await attempt({ description: 'By someone else', updated_at: 3 });
    updateFile.mockRejectedValueOnce(new StoreError('offline'));
    await button(words.keepMine).click();
    await expect.element(toast(words.failed)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await open(MENU);
    expect((await saved()).onto).toMatchObject({ updated_at: 3 });
  });
});

describe('what was typed', () => {
  const type = async () => {
    await show(MENU);
    await title.fill('A draft');
    await userEvent.type(tags, 'día');
  };
  const openAfterEscape = async () => {
    await type();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await open(MENU);
  };

  test('is there again after Escape', async () => {
    await openAfterEscape();
    await expect.element(title).toHaveValue('A draft');
  });

  test('has the tag that was not added yet after Escape', async () => {
    await openAfterEscape();
    await expect.element(removeTag('día')).toBeVisible();
  });

  test('is called unsaved after Escape', async () => {
    await openAfterEscape();
    await expect.element(editor.getByText(words.restored)).toBeVisible();
  });

  test('is forgotten after Cancel', async () => {
    await type();
    await button(common.cancel).click();
    await isClosed();
    await open(MENU);
    await expect.element(title).toHaveValue('Menu');
  });

  test('is forgotten once the version of someone else is taken', async () => {
    await show(MENU);
    await title.fill('A draft');
    conflictWith({ ...MENU, title: 'Theirs', updated_at: 2 });
    await save.click();
    await button(words.takeTheirs).click();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await open(MENU);
    await expect.element(title).toHaveValue('Menu');
  });

  test('is not called unsaved once it is the saved text again', async () => {
    await show(MENU);
    await title.fill('A draft');
    await title.fill('Menu');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await open(MENU);
    await expect.element(title).toHaveValue('Menu');
    await expect.element(editor.getByText(words.restored)).not.toBeInTheDocument();
  });
});

test('the alternative text of an image has a hint', async () => {
  await show(MENU);
  await expect.element(field(texts.alt_text)).toHaveAccessibleDescription(words.hints.alt_text);
});

describe('the captions of a video', () => {
  const TEXT = 'WEBVTT\n\n00:00.000 --> 00:09.000\nHello';
  const captions = editor.getByRole('group', { name: words.captions.label });
  const state = captions.getByRole('status');
  const choose = (text: string) =>
    userEvent.upload(captions.element().querySelector('input') as HTMLElement, new File([text], 'film.vtt'));

  test('take the place of the alternative text', async () => {
    await show(FILM);
    await expect.element(captions).toBeVisible();
    await expect.element(field(texts.alt_text)).not.toBeInTheDocument();
  });

  test('are taken from a WebVTT file', async () => {
    await show(FILM);
    await choose(TEXT);
    await expect.element(state).toHaveTextContent(words.captions.chosen);
  });

  test('are saved with the edit', async () => {
    await show(FILM);
    await choose(TEXT);
    await expect.element(state).toHaveTextContent(words.captions.chosen);
    expect((await saved()).captions).toEqual({ en: TEXT });
  });

  test('are not taken from a file in another format', async () => {
    await show(FILM);
    await choose('1\n00:00:00,000 --> 00:00:01,000\nSubRip');
    await expect.element(editor.getByText(words.captions.notWebVtt)).toBeVisible();
    await expect.element(state).toHaveTextContent(words.captions.none);
  });

  test('are not taken from a file without a cue', async () => {
    await show(FILM);
    await choose('WEBVTT\n');
    await expect.element(editor.getByText(words.captions.noCues)).toBeVisible();
    await expect.element(state).toHaveTextContent(words.captions.none);
  });

  test('stay those that were chosen if the next file is refused', async () => {
    await show(FILM);
    await choose(TEXT);
    await expect.element(state).toHaveTextContent(words.captions.chosen);
    await choose('WEBVTT\n');
    await expect.element(editor.getByText(words.captions.noCues)).toBeVisible();
    await expect.element(state).toHaveTextContent(words.captions.chosen);
    expect((await saved()).captions).toEqual({ en: TEXT });
  });

  test('are called added if they are stored', async () => {
    await show({ ...FILM, captions: ['en'] });
    await expect.element(state).toHaveTextContent(words.captions.stored);
  });

  test('are no longer among those of the file once they were removed and saved', async () => {
    await show({ ...FILM, captions: ['en', 'es'] });
    await captions.getByRole('button', { name: words.captions.remove }).click();
    expect((await saved()).edit?.captions).toEqual(['es']);
  });

  test('can be removed before they are saved', async () => {
    await show(FILM);
    await choose(TEXT);
    await captions.getByRole('button', { name: words.captions.remove }).click();
    await expect.element(state).toHaveTextContent(words.captions.none);
  });

  test('no longer say why a file was refused once they are removed', async () => {
    await show({ ...FILM, captions: ['en'] });
    await choose('WEBVTT\n');
    await expect.element(editor.getByText(words.captions.noCues)).toBeVisible();
    await captions.getByRole('button', { name: words.captions.remove }).click();
    await expect.element(editor.getByText(words.captions.noCues)).not.toBeInTheDocument();
  });
});
