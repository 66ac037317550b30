import { useEffect } from 'react';
import { focusHeading } from '../components/current-page';

/** No text inputs: on a phone they would open the keyboard. */
const CONTROLS = ':is(button, select, [type=checkbox], [type=file]):enabled, a[href]';

/** A hidden element has no height. */
function isOnScreen(control: Element): boolean {
  const { top, bottom, height } = control.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

/** The first visible control: `place` itself or one inside it. */
function controlIn(place: Element | null): HTMLElement | undefined {
  const controls = place?.matches(CONTROLS) ? [place] : (place?.querySelectorAll(CONTROLS) ?? []);
  return ([...controls] as HTMLElement[]).find(isOnScreen);
}

/**
 * Where to look for the next control: the element now in place of the removed one, the one before it, then the
 * ancestors.
 */
function placesAt({ target, previousSibling }: MutationRecord, root: Element): (Element | null)[] {
  const before = previousSibling instanceof Element && previousSibling.isConnected ? previousSibling : null;
  const places = before ? [before.nextElementSibling, before] : [(target as Element).firstElementChild];
  for (let around = target as Element | null; around && around !== root; around = around.parentElement) {
    places.push(around);
  }
  return places;
}

const sizeOf = (item: Element | null | undefined) => item?.getAttribute('aria-setsize');

/**
 * Whether `lost` is from a list that is as long as before: the virtual list no longer renders an item that far away.
 */
function isOnlyFar(lost: Element, list: Element): boolean {
  const size = sizeOf(lost.closest('[aria-setsize]'));
  return !!size && size === sizeOf(list.querySelector('[aria-setsize]'));
}

/** The part of the page that keeps the focus: beyond it, the next control has nothing to do with the removed one. */
const PARTS = 'section, header, [popover], [role=dialog], [role=alertdialog]';

/**
 * When the focused control is removed, the browser drops the focus, and Tab would start at the top of the page. This hook
 * moves it to the control in its place or next to it; otherwise to the part around it if it can have
 * the focus, as a dialog can, or to the heading of the part or page.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    let focused: Element | null = null;
    const come = ({ target }: FocusEvent) => {
      focused = target as Element;
    };
    // Removing or disabling the element also fires focusout; the user did not leave.
    const leave = () =>
      queueMicrotask(() => {
        if (document.activeElement !== focused && focused?.isConnected && !focused.matches(':disabled')) focused = null;
      });
    const observer = new MutationObserver((records) => {
      const lost = focused;
      if (!lost || lost.isConnected || document.activeElement !== document.body) return;
      focused = null;
      const gone = records.find(
        ({ target, removedNodes }) => target.isConnected && [...removedNodes].some((node) => node.contains(lost)),
      );
      if (!gone || isOnlyFar(lost, gone.target as Element)) return;
      const part = (gone.target as Element).closest<HTMLElement>(PARTS);
      const control = part && placesAt(gone, part).map(controlIn).find(Boolean);
      if (control) control.focus({ preventScroll: true });
      else if (part?.hasAttribute('tabindex')) part.focus({ preventScroll: true });
      else focusHeading(part);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', come);
    document.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', come);
      document.removeEventListener('focusout', leave);
    };
  }, []);
}
