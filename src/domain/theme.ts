/** Local storage key of the theme; values `dark` (the default) and `light`. Source: spec 4 "Theme". */
export const THEME_KEY = 'theme';
