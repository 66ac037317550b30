import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** Styles of bare elements. Font faces and the reset stand in index.html: they are known before any script. */
export const globalCss = defineGlobalStyles({
  html: {
    bg: 'ground',
    color: 'text',
    fontFamily: 'body',
    textStyle: 'body',
    colorScheme: 'light',
    scrollPaddingTop: '6rem',
    hyphens: 'manual',
  },
  'html.dark': { colorScheme: 'dark' },
  'html[lang=es]': { hyphens: 'auto' },
  'h1:focus': { outline: 'none' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  summary: { cursor: 'pointer' },
  '*, *::before, *::after': { _motionReduce: { animation: 'none !important', transition: 'none !important' } },
});
