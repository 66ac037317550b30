import { Heading, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { ExpandButton } from './expand-button';

interface FoldProps {
  /** The id of the heading. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section whose heading opens it. Its content renders, and loads its data, only while it is open. */
export function Fold({ id, title, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack as="section" aria-labelledby={id} gap="4">
      <Heading id={id} size="md">
        <ExpandButton isOpen={isOpen} onOpenChange={setOpen} mx="-3" font="inherit">
          {title}
        </ExpandButton>
      </Heading>
      {isOpen && children}
    </Stack>
  );
}
