import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';

/** A card's title, which links to the file. Its clickable area covers the whole positioned card. */
export const CardLink = chakra(Link, {
  base: {
    textStyle: 'small',
    fontWeight: 600,
    color: 'fg',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    lineClamp: 3, // the dialog shows the full title
    _hover: { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.25em' },
    _after: { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid', outlineColor: 'brand.fg', outlineOffset: '4px' },
    },
  },
});
