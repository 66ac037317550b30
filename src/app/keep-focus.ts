import { useEffect } from 'react';
import { focusHeading } from '../hooks/current-page';

/** No text inputs: on a phone they would open the keyboard. */
const CONTROLS = ':is(button, select, [type=checkbox]):enabled, a[href], [role=button][tabindex="0"]';

/** A hidden element has no height. */
const isShown = (control: Element) => control.getBoundingClientRect().height > 0;

function isOnScreen(control: Element): boolean {
  const { top, bottom } = control.getBoundingClientRect();
  return isShown(control) && bottom > 0 && top < innerHeight;
}

/** The first control for which `counts` is true: `place` itself or one inside it. */
function controlIn(place: Element | null, counts: (control: Element) => boolean): HTMLElement | undefined {
  const controls = place?.matches(CONTROLS) ? [place] : (place?.querySelectorAll(CONTROLS) ?? []);
  return ([...controls] as HTMLElement[]).find(counts);
}

/**
 * The control that is now in the place of the removed one; otherwise the one before it; otherwise the first one on the
 * screen in its ancestors inside `part`.
 */
function nextControl({ target, previousSibling }: MutationRecord, part: Element): HTMLElement | undefined {
  const before = previousSibling instanceof Element && previousSibling.isConnected ? previousSibling : null;
  const near = before ? [before.nextElementSibling, before] : [(target as Element).firstElementChild];
  const around: Element[] = [];
  for (let element = target as Element | null; element && element !== part; element = element.parentElement)
    around.push(element);
  return (
    near.map((place) => controlIn(place, isShown)).find(Boolean) ??
    around.map((place) => controlIn(place, isOnScreen)).find(Boolean)
  );
}

const sizeOf = (item: Element | null | undefined) => item?.getAttribute('aria-setsize');

/** Whether `lost` is gone only because the virtual list no longer renders its row: the list is as long as before. */
function isOnlyFar(lost: Element, list: Element): boolean {
  const size = sizeOf(lost.closest('[aria-setsize]'));
  return !!size && size === sizeOf(list.querySelector('[aria-setsize]'));
}

/** The part of the page that keeps the focus: beyond it, the next control has nothing to do with the removed one. */
const PARTS = 'section, header, [popover], [role=dialog], [role=alertdialog]';

/** Moves the focus from `lost`, which was removed. */
function replaceFocus(lost: Element, records: MutationRecord[]): void {
  const removal = records.find(
    ({ target, removedNodes }) => target.isConnected && [...removedNodes].some((node) => node.contains(lost)),
  );
  if (!removal || isOnlyFar(lost, removal.target as Element)) return;
  const part = (removal.target as Element).closest<HTMLElement>(PARTS);
  const control = part && nextControl(removal, part);
  if (control) control.focus();
  else if (part?.hasAttribute('tabindex')) part.focus({ preventScroll: true });
  else focusHeading(part);
}

/**
 * When the focused control is removed, the browser drops the focus, and Tab would start at the top of the page. This
 * hook moves it to the control in its place or next to it; otherwise to the part around it if that can have the focus,
 * as a dialog can, or to the heading of the part or page.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    let focused: Element | null = null;
    // Chakra returns the focus from a toast by itself.
    const onFocusIn = ({ target }: FocusEvent) => {
      focused = (target as Element).closest('[data-scope=toast]') ? null : (target as Element);
    };
    // Removing or disabling the element also fires focusout; the user did not leave.
    const onFocusOut = () =>
      queueMicrotask(() => {
        if (document.activeElement !== focused && focused?.isConnected && !focused.matches(':disabled')) focused = null;
      });
    const observer = new MutationObserver((records) => {
      const lost = focused;
      if (!lost || lost.isConnected || document.activeElement !== document.body) return;
      focused = null;
      replaceFocus(lost, records);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
}
