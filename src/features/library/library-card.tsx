import { defineStyle } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { MediaCard } from '../media/media-card';
import { useMediaLabels } from '../media/media-labels';
import { FileActions, FileCheck, FileHeading, type LibraryItemProps } from './file-controls';

/** The facts, styled once from the card: each keystroke of a search renders a dozen cards. */
const FACTS = defineStyle({
  '& > dl': { textStyle: 'label', fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  '& > dl > div': { display: 'flex', columnGap: '2', justifyContent: 'space-between', color: 'fg.muted' },
  '& dt': { srOnly: { base: true, md: false } }, // a phone's two columns have room for the values alone
  '& dd': { textAlign: { md: 'end' }, color: { md: 'fg' } },
});

/** One file of the library. Source: spec 2 "Media Library tab", spec 8 "Empty and fallback states". */
export const LibraryCard = memo(function LibraryCard(props: LibraryItemProps) {
  const { file, isSelected, canChange, onToggle, onOpen, ...place } = props;
  const { t } = useTranslation('media');
  const labels = useMediaLabels(file);
  const facts = [
    ['size', labels.size],
    ['dimensions', labels.dimensions ?? t('noDimensions')],
    ['category', labels.category],
  ] as const;
  return (
    <MediaCard
      file={file}
      labels={labels}
      isSelected={isSelected}
      check={
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
      }
      actions={<FileActions file={file} canChange={canChange} onOpen={onOpen} mt="auto" mx="-3" />}
      css={FACTS}
      {...place}
    >
      <FileHeading file={file} labels={labels} onOpen={onOpen} />
      <dl>
        {facts.map(([id, value]) => (
          <div key={id}>
            <dt>{t(id)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </MediaCard>
  );
});
