import { expect, type Page } from 'playwright/test';
import type { Services } from '../../functions/src/context';
import { QUOTES_COLLECTION } from '../../src/domain/quotes';
import { counted, fillIn } from '../support/words';
import type { RealFile } from './objects';
import { open, type Site } from './site';

export const MESSAGE = '<b>¿Cuánto?</b>';

export const SUBMISSION = /\/api\/(quotes|newsletter)/;

/** The quote form on a page, and the requests that it sends with this address. */
export function quoteForm(page: Page, site: Site, { firestore }: Services, email: string) {
  const { quote } = site.words('forms');
  const field = (name: keyof typeof quote.fields) => page.getByRole('textbox', { name: quote.fields[name] }).first();
  return {
    email,
    field,
    submit: page.getByRole('button', { name: quote.submit }),
    async quotes() {
      const { docs } = await firestore.collection(QUOTES_COLLECTION).where('email', '==', email).get();
      return docs.map((each) => each.data());
    },
    /** The first request starts the function. */
    isRecorded: () => expect(page.getByText(quote.recorded.title)).toBeVisible({ timeout: 60_000 }),
    async openAndFill(firstName = 'José') {
      await open(page, site.path('contact'));
      const texts = { firstName, lastName: 'Peña', email, phone: '(956) 555-0199', message: MESSAGE };
      for (const [name, text] of Object.entries(texts)) await field(name as keyof typeof texts).fill(text);
      await canSend(page);
    },
  };
}

/** Waits until the code that sends a form has loaded: the page loads it when a visitor starts to type. */
const canSend = (page: Page) =>
  page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const parts = ['browser-outbox', 'schemas', 'quotes', 'submission'];
    return parts.every((part) => fetched.some((name) => name.includes(`/assets/${part}-`)));
  });

/** The gallery on a page. */
export function galleryOf(page: Page, site: Site) {
  const { allFiles, featuredImages, filters, search } = site.words('gallery');
  const all = page.getByRole('region', { name: allFiles });
  return {
    all,
    /** The cards or rows on the page; it renders distant ones only when the visitor scrolls there. */
    items: all.getByRole('listitem').filter({ has: page.locator('[data-file]') }),
    strip: page.getByRole('region', { name: featuredImages }),
    search: page.getByRole('searchbox', { name: search, exact: true }),
    filters: page.getByRole('button', { name: new RegExp(`^${filters.toggle}`) }),
    marketing: page.getByRole('button', { name: filters['marketing-asset'], exact: true }),
    type: page.getByLabel(filters.type, { exact: true }),
    file: (title: string) => all.getByRole('link', { name: title, exact: true }),
    dialog: page.getByRole('dialog'),
    open: (query = '') => open(page, `${site.path('gallery')}${query}`),
    isReady: () => expect(page.locator('[data-file]').first()).toBeVisible(),
  };
}

/** The staff library on a page. */
export function libraryOf(page: Page, site: Site) {
  const words = site.words('library');
  const shelf = page.getByRole('region', { name: words.title });
  const dialog = (name: string) => page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
  const toast = (text: string) =>
    page.getByRole('region', { name: site.words('common').toasts.label }).getByText(text, { exact: true });
  const uploads = dialog(words.upload.title);
  const picker = uploads.locator('input[type=file]');
  const editor = dialog(words.edit.label);
  return {
    shelf,
    search: shelf.getByLabel(words.search),
    items: shelf.getByRole('listitem').filter({ has: page.getByRole('checkbox') }),
    /** The line with the number of files. */
    showing: (count: number) => shelf.getByText(new RegExp(`^\\D*${count} (of|de) `)),
    edit: (name: string) => shelf.getByRole('button', { name: fillIn(words.file.editNamed, { name }) }),
    select: (name: string) => shelf.getByRole('checkbox', { name: fillIn(words.file.select, { name }) }),
    dialog,
    toast,

    uploads,
    picker,
    /** The upload dialog's row of a file. */
    uploadRow: (name: string) => uploads.getByRole('listitem').filter({ hasText: name }),
    async upload(files: RealFile | RealFile[]) {
      await shelf.getByRole('button', { name: words.uploadButton, exact: true }).first().click();
      await picker.setInputFiles(files);
    },
    hasUploaded: (count: number) =>
      expect(toast(counted(words.upload, 'succeeded', count))).toBeVisible({ timeout: 60_000 }),

    editor,
    title: editor.getByLabel(site.words('media').texts.title, { exact: true }),
    save: editor.getByRole('button', { name: words.edit.save }),
  };
}
