import { chakra } from '@chakra-ui/react';

/** As many columns as fit, each wider the wider the screen is, and never more than four. */
const COLUMNS = 'repeat(auto-fill, minmax(max(9rem + 5vw, (100% - 3 * 1.5rem) / 4), 1fr))';

/** The files, in 1, 2, 3 or 4 columns by width. Source: spec 2 "Media Library tab". */
export const MediaGrid = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '5', md: '6' },
    rowGap: { base: '8', md: '10' },
    gridTemplateColumns: COLUMNS,
  },
});

/** The files, one a line. */
export const MediaList = chakra('ul', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } });

const Bone = chakra('div', { base: { bg: 'bg.muted', borderRadius: 'control' } });

/**
 * As many cards without content as are likely to come, while the list is loading. `label` says so to a screen reader.
 */
export function MediaSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <>
      <chakra.p role="status" srOnly>
        {label}
      </chakra.p>
      <MediaGrid aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <chakra.li key={index} data-skeleton="" display="grid" gap="3">
            <Bone aspectRatio="4 / 3" />
            <Bone h="1rem" w="70%" />
            <Bone h="0.75rem" w="45%" />
          </chakra.li>
        ))}
      </MediaGrid>
    </>
  );
}
