import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Subheading, Text } from './text';

interface EmptyNoticeProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Stands where something would: it is not there yet, or could not be had. */
export function EmptyNotice({ icon, title, text, children }: EmptyNoticeProps) {
  return (
    <chakra.div
      display="grid"
      justifyItems="center"
      gap="3"
      px="5"
      py={{ base: '16', md: '24' }}
      textAlign="center"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      borderRadius="surface"
      color="fg.muted"
    >
      <chakra.div css={{ '& > svg': { boxSize: '2rem' } }}>{icon}</chakra.div>
      <Subheading as="h2" color="fg">
        {title}
      </Subheading>
      <Text>{text}</Text>
      {children}
    </chakra.div>
  );
}
