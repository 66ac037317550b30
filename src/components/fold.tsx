import { Heading, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Button } from './button';
import { IconChevron } from './icons';

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
        <Button
          variant="ghost"
          mx="-3"
          font="inherit"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          css={{ '& svg': { transition: 'transform 150ms', transform: isOpen ? 'rotate(180deg)' : undefined } }}
        >
          {title}
          <IconChevron />
        </Button>
      </Heading>
      {isOpen && children}
    </Stack>
  );
}
