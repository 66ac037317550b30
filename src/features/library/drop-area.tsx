import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconUpload } from '../../components/icons';
import { formatSize } from '../../domain/format';
import { MAX_UPLOAD_BYTES } from '../../domain/media-limits';
import { UPLOAD_ACCEPT } from '../../domain/media-type';
import { useLocale } from '../../i18n/use-locale';

const Area = chakra('label', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '1',
    px: '5',
    py: { base: '6', md: '8' },
    textAlign: 'center',
    textStyle: 'small',
    color: 'fg.muted',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
    borderRadius: 'surface',
    cursor: 'pointer',
    '& > svg': { boxSize: '1.75rem' },
    _hover: { bg: 'bg.muted' },
    '&[data-over]': { bg: 'bg.muted', borderColor: 'brand.fg' },
    '&[data-off]': { opacity: 0.5, pointerEvents: 'none' },
    _focusWithin: { outline: '2px solid', outlineColor: 'brand.fg', outlineOffset: '2px' },
  },
});

const CHOOSING = 'data-choosing';

/** Whether the system's dialog for files is open: what is picked there is lost if its input goes meanwhile. */
export const isChoosing = () => document.querySelector(`[${CHOOSING}]`) !== null;

interface DropAreaProps {
  /** Whether files are being dragged over the page, which takes drops everywhere. */
  isOver: boolean;
  /** Whether files are taken at all. */
  canChange: boolean;
  onPick: (files: Iterable<File>) => void;
}

/** Where files are picked. */
export function DropArea({ isOver, canChange, onPick }: DropAreaProps) {
  const { t } = useTranslation('library');
  const limit = formatSize(MAX_UPLOAD_BYTES, useLocale()) ?? '';
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const chosen = () => input.current?.removeAttribute(CHOOSING);
    input.current?.addEventListener('cancel', chosen); // of an input, React does not tell it
  }, []);
  return (
    <Area data-over={isOver || undefined} data-off={canChange ? undefined : ''}>
      <chakra.input
        ref={input}
        type="file"
        multiple
        disabled={!canChange}
        accept={UPLOAD_ACCEPT}
        srOnly
        onClick={({ currentTarget }) => currentTarget.setAttribute(CHOOSING, '')}
        onChange={({ target }) => {
          target.removeAttribute(CHOOSING);
          onPick([...(target.files ?? [])]);
          target.value = ''; // the same file may be picked again
        }}
      />
      <IconUpload />
      <span>
        <chakra.strong color="brand.fg" fontWeight="600" textDecoration="underline" textUnderlineOffset="0.25em">
          {t('upload.choose')}
        </chakra.strong>{' '}
        <chakra.span hideBelow="md">{t('upload.drop')}</chakra.span>
      </span>
      <span>{t('upload.limits', { limit })}</span>
    </Area>
  );
}
