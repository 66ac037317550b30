import { Box, Grid, type GridProps, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface MediaDetailsProps extends GridProps {
  /** Shows the file. */
  stage: ReactNode;
  stageProps?: GridProps;
}

/** The layout of a dialog that shows one file: its stage, and beside or below it what is known about it. */
export function MediaDetails({ stage, stageProps, children, ...grid }: MediaDetailsProps) {
  return (
    <Grid
      flex="1"
      minH="0"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
      templateRows={{ base: 'minmax(16rem, 55%) auto', lg: 'minmax(0, 1fr)' }}
      overflowY={{ base: 'auto', lg: 'hidden' }}
      {...grid}
    >
      <Grid position="relative" placeItems="center" minH="0" p="5" bg="bg" {...stageProps}>
        {stage}
      </Grid>
      <Stack
        gap="5"
        p={{ base: '5', md: '6' }}
        pb="max(1.5rem, env(safe-area-inset-bottom))"
        overflowY={{ lg: 'auto' }}
        borderTopWidth={{ base: '1px', lg: '0' }}
        borderLeftWidth={{ lg: '1px' }}
        borderColor="border"
      >
        {children}
      </Stack>
    </Grid>
  );
}

/** A fact about a file, in a `<dl>`. */
export const MediaFact = ({ label, value }: { label: ReactNode; value: ReactNode }) => (
  <Grid templateColumns="8rem minmax(0, 1fr)" gap="3" py="2" borderBottomWidth="1px" borderColor="border">
    <Box as="dt" color="fg.muted">
      {label}
    </Box>
    <Box as="dd" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
      {value}
    </Box>
  </Grid>
);
