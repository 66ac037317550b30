import { Text, type TextProps } from '@chakra-ui/react';
import { useEffect, useState } from 'react';

/** Time for screen readers to notice a new region, in milliseconds. */
const STANDS_MS = 100;

/** Whether a component has been in the page for a moment. Screen readers announce only what is added to it later. */
export function useStanding(): boolean {
  const [isStanding, setStanding] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setStanding, STANDS_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isStanding;
}

/** Text that screen readers announce whenever it changes. It must not be part of a button. */
export const LiveRegion = ({ children, ...region }: TextProps) => (
  <Text role="status" _empty={{ position: 'absolute' }} {...region}>
    {useStanding() && children}
  </Text>
);

/** The same for screen readers only. */
export const Announcement = (region: TextProps) => <LiveRegion as="span" srOnly {...region} />;
