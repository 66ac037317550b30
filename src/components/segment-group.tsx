import { SegmentGroup, type SegmentGroupRootProps } from '@chakra-ui/react/segment-group';
import { segmentGroupRecipe } from '../theme/recipes/form-controls';

/** A choice of one of a few, in the look of this site; its parts are Chakra's. */
export const SegmentGroupRoot = (props: SegmentGroupRootProps) => (
  <SegmentGroup.Root recipe={segmentGroupRecipe} {...props} />
);
