import { chakra } from '@chakra-ui/react/styled-system';
import { button } from './theme/button';

/** A button; `variant` solid, outline or quiet. */
export const Button = chakra('button', button, { defaultProps: { type: 'button' } });

/** A link that looks like a button. */
export const ButtonLink = chakra('a', button);
