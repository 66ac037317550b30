import { onTestFinished, vi } from 'vitest';

/** Called when the browser itself loads a page or reloads this one, which the test prevents. */
export function watchLeaving() {
  const leave = vi.fn((event: NavigateEvent) => event.preventDefault());
  const onNavigate = (event: NavigateEvent) => {
    if (!event.destination.sameDocument) leave(event);
  };
  window.navigation.addEventListener('navigate', onNavigate);
  onTestFinished(() => window.navigation.removeEventListener('navigate', onNavigate));
  return leave;
}
