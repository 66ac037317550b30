import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../tests/support/render-component';

const control = (name: string) => page.getByRole('button', { name, exact: true, includeHidden: true });
const heading = (name: string) => page.getByRole('heading', { name });

/** Shows a page in which this control has the focus. */
async function showFocused(name: string, content: ReactNode) {
  await renderComponent(
    <main>
      <h1>The page</h1>
      {content}
    </main>,
  );
  control(name).element().focus();
}

/** Removes the control with the row around it. */
const removeRow = (name: string) => control(name).element().closest('li')?.remove();

/** Long enough for a focus that moves by mistake. */
const wait = () => new Promise((resolve) => setTimeout(resolve, 50));

const row = (name: string) => (
  <li key={name}>
    <button type="button">{name}</button>
  </li>
);

/** Shows a section with a list, in which this control has the focus. */
const showList = (name: string, rows: ReactNode[]) =>
  showFocused(
    name,
    <section>
      <h2>Files</h2>
      <ul>{rows}</ul>
    </section>,
  );

const files = (
  <section>
    <h2>Files</h2>
    <div>
      <button type="button">Add</button>
      <ul>{['First', 'Second', 'Third'].map(row)}</ul>
    </div>
  </section>
);

describe('when the control with the focus is removed, the focus moves', () => {
  test('to the control in its place', async () => {
    await showFocused('Second', files);
    removeRow('Second');
    await expect.element(control('Third')).toHaveFocus();
  });

  test('to the control before it, if it was the last one', async () => {
    await showFocused('Third', files);
    removeRow('Third');
    await expect.element(control('Second')).toHaveFocus();
  });

  test('to the new first control, if it was the first one', async () => {
    await showFocused('First', files);
    removeRow('First');
    await expect.element(control('Second')).toHaveFocus();
  });

  test('to a control around the list, if the whole list is gone', async () => {
    await showFocused('Second', files);
    page.getByRole('list').element().replaceChildren();
    await expect.element(control('Add')).toHaveFocus();
  });

  test('to the heading, if the controls around it are not on the screen', async () => {
    await showFocused(
      'Only',
      <section>
        <h2>Files</h2>
        <div>
          <button type="button" style={{ position: 'absolute', top: -200 }}>
            Add
          </button>
          <ul>{row('Only')}</ul>
        </div>
      </section>,
    );
    removeRow('Only');
    await expect.element(heading('Files')).toHaveFocus();
  });

  test.each([
    ['hidden', { hidden: true }],
    ['disabled', { disabled: true }],
  ])('past a control that is %s', async (_, third) => {
    await showList('Second', [
      row('First'),
      row('Second'),
      <li key="Third">
        <button type="button" {...third}>
          Third
        </button>
      </li>,
    ]);
    removeRow('Second');
    await expect.element(control('First')).toHaveFocus();
  });

  test('past a text field, which would open the keyboard of a phone', async () => {
    await showList('Remove', [
      row('Remove'),
      <li key="Title">
        <input aria-label="Title" />
      </li>,
    ]);
    removeRow('Remove');
    await expect.element(heading('Files')).toHaveFocus();
  });

  test('to the heading of its section, if no control is left there', async () => {
    await showFocused(
      'Only',
      <>
        <section>
          <h2>Folders</h2>
          <button type="button">Another</button>
        </section>
        <section>
          <h2>Files</h2>
          <ul>{row('Only')}</ul>
        </section>
      </>,
    );
    removeRow('Only');
    await expect.element(heading('Files')).toHaveFocus();
  });

  test('to the heading of the page, if it was in no section', async () => {
    await showFocused(
      'Only',
      <>
        <button type="button">Another</button>
        <ul>{row('Only')}</ul>
      </>,
    );
    removeRow('Only');
    await expect.element(heading('The page')).toHaveFocus();
  });

  test('to its dialog, if no control is left there', async () => {
    await showFocused(
      'Only',
      <div role="dialog" aria-label="A file" tabIndex={-1}>
        <h2>Files</h2>
        <ul>{row('Only')}</ul>
      </div>,
    );
    removeRow('Only');
    await expect.element(page.getByRole('dialog')).toHaveFocus();
  });

  test('also if the control was disabled before', async () => {
    await showFocused('Second', files);
    control('Second').element().toggleAttribute('disabled', true);
    await wait();
    removeRow('Second');
    await expect.element(control('Third')).toHaveFocus();
  });

  test('also if the list is a row shorter without it', async () => {
    await showFocused('Second', virtual(['First', 'Second', 'Third']));
    removeRow('Second');
    for (const item of page.getByRole('listitem').elements()) item.setAttribute('aria-setsize', '2');
    await expect.element(control('Third')).toHaveFocus();
  });
});

/** A list that renders only the rows near the screen. */
const virtual = (names: string[]) => (
  <section>
    <h2>Files</h2>
    <ul>
      {names.map((name, index) => (
        <li key={name} aria-setsize={names.length} aria-posinset={index + 1}>
          <button type="button">{name}</button>
        </li>
      ))}
    </ul>
  </section>
);

describe('the focus does not move', () => {
  test('when a list no longer renders the row because it is far from the screen', async () => {
    await showFocused('First', virtual(['First', 'Second', 'Third']));
    removeRow('First');
    await wait();
    expect(document.activeElement).toBe(document.body);
  });

  test('when the visitor has left the control before', async () => {
    await showFocused('Second', files);
    control('Second').element().blur();
    await wait();
    removeRow('Second');
    await wait();
    expect(document.activeElement).toBe(document.body);
  });

  test('when another control is removed', async () => {
    await showFocused('Second', files);
    removeRow('First');
    await wait();
    await expect.element(control('Second')).toHaveFocus();
  });

  test('when a toast is removed, because Chakra returns the focus from there', async () => {
    await showFocused(
      'Close',
      <section data-scope="toast">
        <h2>Toasts</h2>
        <ul>{row('Close')}</ul>
      </section>,
    );
    removeRow('Close');
    await wait();
    expect(document.activeElement).toBe(document.body);
  });
});
