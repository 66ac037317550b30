import { type BadgeProps, Badge as Chakra } from '@chakra-ui/react/badge';
import { badgeRecipe } from '../theme/recipes/badge';

/** A short fact in a box. */
export const Badge = (props: BadgeProps) => <Chakra recipe={badgeRecipe} {...props} />;
