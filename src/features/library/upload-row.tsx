import { Box, chakra, defineStyle } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { IconClose, IconSync } from '../../components/icons';
import { formatPercent, formatSize } from '../../domain/format';
import { MAX_UPLOAD_BYTES } from '../../domain/media-limits';
import type { StoreFailure } from '../../domain/store-error';
import { useLocale } from '../../i18n/i18n';
import type { UploadItem } from './upload-item';
import type { UploadQueue } from './upload-queue';

/** Styles of progress bars. A list of many sets them once: styling each bar would take longer than drawing it. */
const progressStyle = defineStyle({
  appearance: 'none',
  display: 'block',
  w: 'full',
  h: '0.375rem',
  border: 0,
  borderRadius: 'full',
  overflow: 'hidden',
  bg: 'bg.muted',
  color: 'brand.fg',
  '&::-webkit-progress-bar': { bg: 'bg.muted' },
  '&::-webkit-progress-value': { bg: 'brand.solid', borderRadius: 'full' },
  '&::-moz-progress-bar': { bg: 'brand.solid', borderRadius: 'full' },
});

/** A progress bar; it needs an `aria-label`. */
export const ProgressBar = chakra('progress', { base: progressStyle });

/** The list of rows. It holds their styles, because hundreds of styled rows render slowly. */
export const UploadRows = chakra('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& [data-name]': { textStyle: 'small', fontWeight: 600, overflowWrap: 'anywhere' },
    '& [data-state]': { textStyle: 'label', fontWeight: 500, color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& [data-state=failed], & [data-state=refused]': { color: 'fg.error' },
    '& [data-controls]': { display: 'flex' },
    '& progress': { ...progressStyle, gridColumn: '1 / -1' },
  },
});

/** Reasons with their own text. An upload changes no record, so `gone` cannot occur. */
type UploadFailure =
  | 'not-allowed'
  | 'session-ended'
  | 'too-large'
  | 'wrong-type'
  | 'empty'
  | 'unreadable'
  | 'offline'
  | 'canceled'
  | 'unknown';

const uploadFailure = (reason: StoreFailure): UploadFailure => (reason === 'gone' ? 'unknown' : reason);

interface UploadRowProps {
  item: UploadItem;
  queue: UploadQueue;
  /** Whether uploads are possible now. */
  canChange: boolean;
}

/**
 * One file of the upload dialog: name, size, progress and state, or why it was not uploaded. It renders again only for
 * its own changes: forty uploads cause hundreds of them.
 */
export const UploadRow = memo(function UploadRow({ item, queue, canChange }: UploadRowProps) {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const { id, file, state, bytes, reason, duplicateOf } = item;
  const { name } = file;
  const size = formatSize(file.size, locale);

  function describe(): string {
    if (duplicateOf) return t('upload.duplicate', { name: duplicateOf });
    if (reason)
      return t(`upload.reasons.${uploadFailure(reason)}`, { limit: formatSize(MAX_UPLOAD_BYTES, locale) ?? '' });
    if (state === 'uploading') return formatPercent(bytes / file.size, locale);
    if (state === 'done') return t('upload.states.done');
    return t(state === 'canceling' ? 'upload.states.canceling' : 'upload.states.waiting');
  }
  const description = describe();

  return (
    <li>
      <div>
        <p data-name="">{name}</p>
        <p data-state={state}>{size ? `${size} · ${description}` : description}</p>
        {state === 'duplicate' && (
          <Button
            variant="outline"
            mt="2"
            disabled={!canChange}
            onClick={() => queue.retry(id)}
            aria-label={t('upload.anywayNamed', { name })}
          >
            {t('upload.anyway')}
          </Button>
        )}
      </div>
      <Controls id={id} name={name} state={state} queue={queue} canChange={canChange} />
      {(state === 'waiting' || state === 'uploading') && (
        <progress value={bytes} max={file.size} aria-label={t('upload.progress', { name })} />
      )}
    </li>
  );
});

type ControlsProps = Pick<UploadItem, 'id' | 'state'> & Pick<UploadRowProps, 'queue' | 'canChange'> & { name: string };

/** The actions on the file. A separate component, because it does not change while bytes arrive. */
const Controls = memo(function Controls({ id, name, state, queue, canChange }: ControlsProps) {
  const { t } = useTranslation(['library', 'common']);
  return (
    <div data-controls="">
      {(state === 'failed' || state === 'canceled') && (
        <Button
          variant="ghost"
          disabled={!canChange}
          onClick={() => queue.retry(id)}
          aria-label={t('upload.retryFile', { name })}
        >
          <IconSync />
          <Box as="span" hideBelow="md">
            {t('common:retry')}
          </Box>
        </Button>
      )}
      {(state === 'waiting' || state === 'uploading') && (
        <Button variant="ghost" onClick={() => queue.cancel(id)} aria-label={t('upload.cancelFile', { name })}>
          {t('common:cancel')}
        </Button>
      )}
      {(state === 'failed' || state === 'refused' || state === 'canceled' || state === 'duplicate') && (
        <Button variant="ghost" size="icon" onClick={() => queue.remove(id)} aria-label={t('upload.remove', { name })}>
          <IconClose />
        </Button>
      )}
    </div>
  );
});
