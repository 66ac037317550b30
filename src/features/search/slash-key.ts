const KEY = 'search-slash';

/** Whether `/` alone opens the search. It does until the visitor turns it off: WCAG 2.1.4 "Character Key Shortcuts". */
export function slashOpens(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true; // storage is blocked: the default holds
  }
}

/** Saves whether `/` alone opens the search. */
export function keepSlash(opens: boolean): void {
  try {
    if (opens) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // storage is blocked: the choice is not saved
  }
}
