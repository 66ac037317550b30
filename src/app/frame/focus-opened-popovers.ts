const focusWithin = ({ target, newState }: ToggleEvent) => {
  const popover = target as Element;
  if (newState === 'open' && !popover.matches(':focus-within'))
    popover.querySelector<HTMLElement>('[autofocus]')?.focus();
};

/** WebKit does not move the focus into a popover that `visibility` has hidden, as the phone's menu is. */
export function focusOpenedPopovers(): void {
  addEventListener('toggle', focusWithin, true);
}
