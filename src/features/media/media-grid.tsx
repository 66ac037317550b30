import { chakra, Stack } from '@chakra-ui/react';
import { Skeleton, type SkeletonProps } from '@chakra-ui/react/skeleton';

/** As many columns as fit, at most four; wider on wider screens. */
const COLUMNS = 'repeat(auto-fill, minmax(min(100%, max(9rem + 5vw, (100% - 3 * 1.5rem) / 4)), 1fr))';

/** Files in 1 to 4 columns. Source: spec 2 "Media Library tab". */
export const MediaGrid = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: 'columns.sm',
    rowGap: 'rows.lg',
    gridTemplateColumns: COLUMNS,
  },
});

/** Files, one per row. */
export const MediaList = chakra('ul', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } });

const Blank = (props: SkeletonProps) => <Skeleton bg="bg.muted" borderRadius="control" {...props} />;

/** Placeholder cards while the list is loading. */
export const MediaSkeletons = ({ count }: { count: number }) => (
  <MediaGrid aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical
      <Stack as="li" key={index} data-skeleton="" gap="3">
        <Blank aspectRatio="4 / 3" />
        <Blank h="1rem" w="70%" />
        <Blank h="0.75rem" w="45%" />
      </Stack>
    ))}
  </MediaGrid>
);
