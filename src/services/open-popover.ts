/** The phone's menu, if it is open. Browsers without popovers (Safari before 17) would throw at this selector. */
export const openPopover = () =>
  'popover' in HTMLElement.prototype ? document.querySelector<HTMLElement>('[popover=auto]:popover-open') : null;
