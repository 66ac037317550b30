/** Local storage key of the theme; values `dark` (the default) and `light`. Source: spec 4 "Theme". */
export const THEME_KEY = 'theme';

/**
 * What everything stands on at noon (light) and at dusk (dark). index.html repeats the latter, for before any script.
 */
export const NOON_GROUND = '#FBF7F0';
export const DUSK_GROUND = '#17120F';
