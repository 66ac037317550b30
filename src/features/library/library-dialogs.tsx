import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { OfflineNotice } from '../../components/offline-notice';
import type { MediaFile } from '../../domain/media-record';
import { EditDialog } from './edit-dialog';
import type { FileAction } from './file-controls';
import { useDeleteFile } from './use-media-actions';
import { ViewDialog } from './view-dialog';

/** The open dialog: an action and its file. */
export interface OpenDialog {
  action: FileAction;
  file: MediaFile;
}

interface LibraryDialogsProps {
  opened: OpenDialog;
  /** The file as it is now; undefined if it was deleted. */
  current: MediaFile | undefined;
  canChange: boolean;
  onOpen: (action: FileAction, file: MediaFile) => void;
  onClose: () => void;
}

/** The dialogs of a file: view, edit, delete. Source: spec 2 "Media Library tab". */
export function LibraryDialogs({ opened, current, canChange, onOpen, onClose }: LibraryDialogsProps) {
  const { t } = useTranslation('library');
  const { mutateAsync: deleteFile } = useDeleteFile();
  const { action } = opened;
  const file = current ?? opened.file;
  const dialog = { file, isGone: !current, canChange, onClose };
  if (action === 'delete') {
    return (
      <ConfirmDialog
        label={t('remove.label')}
        question={t('remove.question', { name: file.file_name })}
        confirm={t('remove.confirm')}
        busy={t('remove.deleting')}
        notice={<OfflineNotice isOnline={canChange} />}
        canChange={canChange}
        onConfirm={() => deleteFile(file).then(onClose, () => {})}
        onClose={onClose}
      />
    );
  }
  return action === 'edit' ? <EditDialog {...dialog} /> : <ViewDialog {...dialog} onOpen={onOpen} />;
}
