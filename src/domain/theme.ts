/** Local storage key of the theme; values `dark` (the default) and `light`. Source: spec 4 "Theme". */
export const THEME_KEY = 'theme';

/**
 * Page background of the light (noon) and the dark theme (dusk). index.html repeats the dark one for the time before
 * scripts run.
 */
export const NOON_GROUND = '#FBF7F0';
export const DUSK_GROUND = '#17120F';
