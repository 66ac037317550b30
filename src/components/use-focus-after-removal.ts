import { type RefObject, useEffect } from 'react';

/** No text box: on a phone its keyboard would rise unasked. */
const CONTROLS = ':is(button, select, [type=checkbox], [type=file]):enabled, a[href]';

/** One that is hidden has no height. */
function isOnScreen(control: Element): boolean {
  const { top, bottom, height } = control.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

/** The first control in `place`, or that itself, that can be seen. */
function controlIn(place: Element | null): HTMLElement | undefined {
  const controls = place?.matches(CONTROLS) ? [place] : (place?.querySelectorAll(CONTROLS) ?? []);
  return ([...controls] as HTMLElement[]).find(isOnScreen);
}

/** What stands where something was taken away, what stands before that, then what is around it, from near to far. */
function placesAt({ target, previousSibling }: MutationRecord, root: Element): (Element | null)[] {
  const before = previousSibling instanceof Element && previousSibling.isConnected ? previousSibling : null;
  const places = before ? [before.nextElementSibling, before] : [(target as Element).firstElementChild];
  for (let around = target as Element | null; around && around !== root; around = around.parentElement) {
    places.push(around);
  }
  return places;
}

const sizeOf = (item: Element | null | undefined) => item?.getAttribute('aria-setsize');

/** Says whether `lost` is of a list that is as long as before: an item that is too far from the screen is not drawn. */
function isOnlyFar(lost: Element, list: Element): boolean {
  const size = sizeOf(lost.closest('[aria-setsize]'));
  return !!size && size === sizeOf(list.querySelector('[aria-setsize]'));
}

/**
 * Where the control that has the focus disappears within `root`, as many do that were pressed, the browser leaves the
 * focus nowhere: it goes to what stands in its place or beside it, else to `home`.
 */
export function useFocusAfterRemoval(root: RefObject<HTMLElement | null>, home: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const section = root.current;
    if (!section) return;
    let focused: Element | null = null;
    const come = ({ target }: FocusEvent) => {
      focused = section.contains(target as Element) ? (target as Element) : null;
    };
    // Nobody has left what is gone by then, or what can only not be pressed for now.
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
      const control = placesAt(gone, section).map(controlIn).find(Boolean);
      (control ?? home.current)?.focus({ preventScroll: true });
    });
    observer.observe(section, { childList: true, subtree: true });
    document.addEventListener('focusin', come);
    document.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', come);
      document.removeEventListener('focusout', leave);
    };
  }, [root, home]);
}
