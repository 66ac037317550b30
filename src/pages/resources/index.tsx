import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { CallToAction } from '../../components/call-to-action';
import { IconChevron, IconDownload, IconFile, IconTraining, IconVideo } from '../../components/icons';
import { PageHero } from '../../components/page-hero';
import { pathTo } from '../../domain/paths';
import { Blog } from './blog';
import { Guides } from './guides';
import { Library } from './library';
import { Newsletter } from './newsletter';

/** The kinds of resources in order; each id is also the anchor of its section. */
const SECTIONS = ['guides', 'downloads', 'videos', 'blog'] as const;
const ICONS = { guides: <IconTraining />, downloads: <IconDownload />, videos: <IconVideo />, blog: <IconFile /> };

/** One column; two columns in the compact layout. */
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

/** Resources. Source: spec 2 "Public pages". */
export default function Resources() {
  const { t } = useTranslation('resources');
  return (
    <>
      <PageHero
        page="resources"
        aside={
          <nav aria-label={t('shelves.title')}>
            <Boards>
              {SECTIONS.map((id) => (
                <li key={id}>
                  <Link href={pathTo('resources', id)}>
                    {ICONS[id]}
                    {t(`shelves.items.${id}`)}
                    <IconChevron />
                  </Link>
                </li>
              ))}
            </Boards>
          </nav>
        }
      />
      <Guides />
      <Library />
      <Blog />
      <Newsletter />
      <CallToAction page="resources" />
    </>
  );
}
