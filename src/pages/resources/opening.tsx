import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import { pathTo } from '../../domain/paths';
import { useContent } from '../../i18n/locale';
import { IconChevron, IconDownload, IconFile, IconTraining, IconVideo } from '../../ui/icons';
import { PageOpening } from '../../ui/page-opening';

/** The shelves in their order; `id` is also the anchor. */
const SHELVES = [
  { id: 'guides', Icon: IconTraining },
  { id: 'downloads', Icon: IconDownload },
  { id: 'videos', Icon: IconVideo },
  { id: 'blog', Icon: IconFile },
] as const;

/** Boards of a shelf, one above the other; two beside two on the compact layout. */
const Boards = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '3',
    gridTemplateColumns: { base: '1fr 1fr', md: 'minmax(0, 1fr)' },
    '& a': {
      display: 'grid',
      gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
      alignItems: 'center',
      gap: { base: '2', md: '4' },
      minH: { base: '3.5rem', md: '4.5rem' },
      textStyle: 'subheading',
      textDecoration: 'none',
      borderBottomWidth: '3px',
      borderColor: 'border.emphasized',
      _hover: { color: 'brand.fg' },
      '& svg': { color: 'brand.fg' },
      '& svg:last-of-type': { hideBelow: 'md' },
    },
  },
});

/** What there is to read, beside the shelves it stands on. */
export function Opening() {
  const { hero, shelves } = useContent('resources');
  return (
    <PageOpening
      eyebrow={hero.eyebrow}
      title={hero.title}
      lead={hero.lead}
      aside={
        <nav aria-label={shelves.title}>
          <Boards>
            {SHELVES.map(({ id, Icon }) => (
              <li key={id}>
                <Link href={pathTo('resources', id)}>
                  <Icon />
                  {shelves.items[id]}
                  <IconChevron />
                </Link>
              </li>
            ))}
          </Boards>
        </nav>
      }
    />
  );
}
