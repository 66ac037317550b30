/**
 * Clicks and submits within `within` that arrive before React has taken over are held and given again afterwards, so
 * that a quick first tap is never lost. Links, popovers, disclosures and the theme toggle answer by themselves and are
 * let through. Gives the function that ends the holding and replays what was held.
 */
export function holdClicks(within: Node = document): () => void {
  // Heard at the document: React keeps events for parts that it has not taken over from everyone below it.
  let held: { target: HTMLElement; submit: boolean } | null = null;
  const hold = (event: Event) => {
    const target = (event.target as Element).closest<HTMLElement>(
      event.type === 'submit' ? 'form' : 'button:not([popovertarget],[data-theme-toggle],[data-language])',
    );
    if (!target || !within.contains(target)) return;
    event.preventDefault();
    event.stopPropagation();
    held = { target, submit: event.type === 'submit' };
  };
  document.addEventListener('click', hold, true);
  document.addEventListener('submit', hold, true);
  return () => {
    document.removeEventListener('click', hold, true);
    document.removeEventListener('submit', hold, true);
    if (held?.submit) (held.target as HTMLFormElement).requestSubmit();
    else held?.target.click();
  };
}
