import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import { button } from '../theme/button';

/** A button; `variant` solid, outline or ghost. */
export const Button = chakra('button', button, { defaultProps: { type: 'button' } });

/** A link to a page of this site that looks like a button. */
export const LinkButton = chakra(Link, button);

/** A link to anything else (a phone number, an address, a file) that looks like a button. */
export const AnchorButton = chakra('a', button);
