import { chakra } from '@chakra-ui/react';
import { useContent } from '../../i18n/locale';
import { CheckList } from '../../ui/check-list';
import { Subheading } from '../../ui/text';

/** What staff can do here. Source: spec 2 "Dashboard". */
export function GettingStarted() {
  const { start } = useContent('admin');
  const { upload, organize, edit, monitor, configure, manage } = start.steps;
  return (
    <chakra.section
      aria-labelledby="getting-started"
      display="grid"
      gap="5"
      px={{ base: '5', md: '6' }}
      py="6"
      bg="bg.muted"
      borderRadius="surface"
    >
      <Subheading as="h2" id="getting-started">
        {start.title}
      </Subheading>
      <CheckList
        items={[upload, organize, edit, monitor, configure, manage]}
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        columnGap="8"
      />
    </chakra.section>
  );
}
