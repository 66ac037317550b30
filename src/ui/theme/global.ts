import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** Styles of bare elements. Font faces stand in index.html, so that they are known before any script. */
export const globalCss = defineGlobalStyles({
  html: {
    bg: 'ground',
    color: 'text',
    fontFamily: 'body',
    textStyle: 'body',
    colorScheme: 'light',
    scrollPaddingTop: '6rem',
    overflowWrap: 'break-word',
    hyphens: 'manual',
    textSizeAdjust: '100%',
  },
  'html.dark': { colorScheme: 'dark' },
  'html[lang=es]': { hyphens: 'auto' },
  'body, h1, h2, h3, p, ul, ol, dl, dd, figure': { margin: 0 },
  'ul, ol': { padding: 0, listStyle: 'none' },
  a: { color: 'inherit' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  'h1:focus': { outline: 'none' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  summary: { listStyle: 'none', cursor: 'pointer', '&::-webkit-details-marker': { display: 'none' } },
  '*, *::before, *::after': { _motionReduce: { animation: 'none !important', transition: 'none !important' } },
});
