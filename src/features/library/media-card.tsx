import { defineStyle, Stack } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaLabels } from '../media/media-labels';
import { MediaThumbnail } from '../media/media-thumbnail';
import { FeaturedMark, FileActions, FileCheck, type FileItemProps, FileTitle, MissingBadge } from './file-controls';
import { isMissing } from './library-view';

const TITLE_LINE = { display: 'flex', gap: '0.5rem', alignItems: 'baseline', justifyContent: 'space-between' };

/** Styled from the card: a search draws dozens of cards for each key, and each styled element takes time. */
const FACTS = defineStyle({
  '& > dl': { textStyle: 'label', fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  '& > dl > div': { display: 'flex', columnGap: '2', justifyContent: 'space-between', color: 'fg.muted' },
  '& dt': { srOnly: { base: true, md: false } }, // a phone's two columns have room for the values alone
  '& dd': { textAlign: { md: 'end' }, color: { md: 'fg' } },
});

/** One file of the library. Source: spec 2 "Media Library tab", spec 8 "Empty and fallback states". */
export const MediaCard = memo(function MediaCard(props: FileItemProps) {
  const { file, src, isSelected, canChange, onToggle, onOpen, ...item } = props;
  const { t } = useTranslation('media');
  const { title, alt, lang, type, size, category, dimensions } = useMediaLabels(file);
  const facts = [
    ['size', size],
    ['dimensions', dimensions ?? t('noDimensions')],
    ['category', category],
  ] as const;
  return (
    <Stack
      as="li"
      data-selected={isSelected || undefined}
      {...item}
      position="relative"
      gap="3"
      borderRadius="control"
      _selected={{ outline: '2px solid', outlineColor: 'brand.fg', outlineOffset: '4px' }}
      css={FACTS}
    >
      <MediaThumbnail file={file} src={src} alt={alt} altLang={lang.alt} typeLabel={type} />
      <FileCheck
        file={file}
        isSelected={isSelected}
        onToggle={onToggle}
        position="absolute"
        top="2"
        insetInlineStart="2"
        bg="bg.panel"
        borderRadius="control"
      />
      <h4 style={TITLE_LINE}>
        <FileTitle data-file={file.id} lang={lang.title} onClick={() => onOpen('view', file)}>
          {title}
        </FileTitle>
        {file.is_featured && <FeaturedMark />}
      </h4>
      {isMissing(file) && <MissingBadge />}
      <dl>
        {facts.map(([id, value]) => (
          <div key={id}>
            <dt>{t(id)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <FileActions file={file} canChange={canChange} onOpen={onOpen} mt="auto" mx="-3" />
    </Stack>
  );
});
