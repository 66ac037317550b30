import { Box } from '@chakra-ui/react';
import { FileUpload } from '@chakra-ui/react/file-upload';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconUpload } from '../../components/icons';
import { formatSize } from '../../domain/format';
import { MAX_UPLOAD_BYTES } from '../../domain/media-limits';
import { UPLOAD_ACCEPT } from '../../domain/media-type';
import { useLocale } from '../../i18n/i18n';
import { fileUploadRecipe } from '../../theme/recipes/library-controls';

const CHOOSING = 'data-choosing';

/** Whether the system's file dialog is open: removing its input would lose the user's choice. */
export const isChoosing = () => document.querySelector(`[${CHOOSING}]`) !== null;

interface DropAreaProps {
  /** Whether files are being dragged over the page, which takes drops everywhere. */
  isOver: boolean;
  /** Whether the file dialog can be opened. */
  canChange: boolean;
  onPick: (files: Iterable<File>) => void;
}

/** Opens the system's file dialog. The upload queue keeps the files and checks them. */
export function DropArea({ isOver, canChange, onPick }: DropAreaProps) {
  const { t } = useTranslation('library');
  const limits = t('upload.limits', { limit: formatSize(MAX_UPLOAD_BYTES, useLocale()) ?? '' });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const box = input.current;
    box?.addEventListener('cancel', () => box.removeAttribute(CHOOSING)); // React has no such event for inputs
  }, []);
  return (
    <FileUpload.Root
      recipe={fileUploadRecipe}
      acceptedFiles={[]}
      maxFiles={Number.POSITIVE_INFINITY}
      allowDrop={false} // the page takes drops everywhere
      disabled={!canChange}
      translations={{ dropzone: `${t('upload.choose')}. ${limits}` }}
    >
      <FileUpload.HiddenInput
        ref={input}
        accept={UPLOAD_ACCEPT}
        // If the connection is lost while the user chooses, Ark would ignore the files; the queue waits instead.
        disabled={false}
        onClick={({ currentTarget }) => currentTarget.setAttribute(CHOOSING, '')}
        onInput={({ currentTarget }) => {
          currentTarget.removeAttribute(CHOOSING);
          onPick(currentTarget.files ?? []);
        }}
      />
      <FileUpload.Dropzone data-over={isOver || undefined}>
        <IconUpload />
        <span>
          <Box
            as="strong"
            color="brand.fg"
            fontWeight="semibold"
            textDecoration="underline"
            textUnderlineOffset="0.25em"
          >
            {t('upload.choose')}
          </Box>{' '}
          <Box as="span" hideBelow="md">
            {t('upload.drop')}
          </Box>
        </span>
        <span>{limits}</span>
      </FileUpload.Dropzone>
    </FileUpload.Root>
  );
}
