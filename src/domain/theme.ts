/** Local storage key of the theme; values `dark` (the default) and `light`. Source: spec 4 "Theme". */
export const THEME_KEY = 'theme';

/**
 * Colors of the light theme (noon) and the dark one (dusk) that parts outside the pages also use: icons, the manifest,
 * the unsubscribe page. index.html repeats `ground` for the time before scripts run.
 */
export const NOON = {
  ground: '#FBF7F0',
  text: '#2A1F17',
  muted: '#665647',
  border: '#E4D9C9',
  accent: '#9A4A0C',
  hover: '#7E3B07',
  onAccent: '#FFFFFF',
};
export const DUSK: typeof NOON = {
  ground: '#17120F',
  text: '#F5EDE3',
  muted: '#C4B5A5',
  border: '#3A2E25',
  accent: '#F2A541',
  hover: '#FFBE69',
  onAccent: '#1B1208',
};
