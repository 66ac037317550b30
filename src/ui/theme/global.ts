import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** Styles of bare elements. Font faces and the reset stand in index.html: they are known before any script. */
export const globalCss = defineGlobalStyles({
  html: {
    bg: 'ground',
    color: 'text',
    fontFamily: 'body',
    textStyle: 'body',
    colorScheme: 'light',
    scrollPadding: '6rem 0', // what gets the focus lies neither under the header nor under a phone's bottom bar
    hyphens: 'manual',
  },
  'html.dark': { colorScheme: 'dark' },
  'html[lang=es]': { hyphens: 'auto' },
  'h1:focus': { outline: 'none' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  'button, summary': { cursor: 'pointer' },
  ':disabled': { opacity: 0.55, cursor: 'not-allowed' },
  ':is(a, button) > svg': { flexShrink: 0 },
  '*, *::before, *::after': { _motionReduce: { animation: 'none !important', transition: 'none !important' } },
});
