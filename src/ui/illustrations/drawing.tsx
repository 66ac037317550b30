import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

interface Titled {
  /** What the drawing shows, for those who cannot see it. Without it the drawing counts as decoration. */
  title?: string;
}

export type DrawingProps = Omit<HTMLChakraProps<'svg'>, 'viewBox' | 'title'> & Titled;

/** The SVG element of a drawing: an image with a name, or hidden from assistive technology. Takes style props. */
export function Drawing({ title, ...rest }: DrawingProps & { viewBox: string }) {
  const role = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return <chakra.svg width="full" {...role} {...rest} />;
}

export type BandProps = Omit<HTMLChakraProps<'div'>, 'title'> & Titled;

/**
 * A drawing as high as its place, which is cropped where the place is narrower and runs on where it is wider: draw
 * ground and sky well past the sides of `viewBox`. `justifyContent` says which part stays.
 */
export function Band({ title, viewBox, children, ...rest }: BandProps & { viewBox: string }) {
  return (
    <chakra.div display="flex" overflow="hidden" height="full" {...rest}>
      <Drawing title={title} viewBox={viewBox} width="auto" height="full" flexShrink="0" overflow="visible">
        {children}
      </Drawing>
    </chakra.div>
  );
}
