import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge';
import { useMediaLabels } from '../../components/media-labels';
import { MediaThumbnail } from '../../components/media-thumbnail';
import { CardLink, type FileItemProps } from './file-card';

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '5rem minmax(0, 1fr)', md: '6rem minmax(0, 1fr) auto' },
    alignItems: { md: 'center' },
    columnGap: '4',
    rowGap: '2',
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});
/** Too small for more than an icon. */
const Thumbnail = chakra('div', {
  base: {
    gridRow: { base: 'span 2', md: 'auto' },
    '& img': { p: '1' },
    '& svg': { boxSize: '1.25rem' },
    '& svg + span': { display: 'none' },
  },
});
const Badges = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { md: 'flex-end' },
    gap: '2',
  },
});

/** A file of the gallery as a row of the list. Source: spec 2 "Public gallery". */
export function FileRow({ file, src, href, item }: FileItemProps) {
  const { t } = useTranslation('media');
  const { title, alt, description, lang, type, category, size } = useMediaLabels(file);
  return (
    <Row {...item}>
      <Thumbnail>
        <MediaThumbnail file={file} src={src} alt={alt} altLang={lang.alt} typeLabel={type} />
      </Thumbnail>
      <chakra.div display="grid" gap="1">
        <CardLink href={href} data-file={file.id} lang={lang.title}>
          {title}
        </CardLink>
        <chakra.p
          textStyle="label"
          fontWeight="400"
          color="fg.muted"
          lineClamp="2"
          overflowWrap="anywhere"
          lang={lang.description}
        >
          {description}
        </chakra.p>
      </chakra.div>
      <Badges>
        {file.is_featured && (
          <li>
            <Badge variant="surface">{t('featured')}</Badge>
          </li>
        )}
        {[type, category, size].map((text) => (
          <li key={text}>
            <Badge>{text}</Badge>
          </li>
        ))}
      </Badges>
    </Row>
  );
}
