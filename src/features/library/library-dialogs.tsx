import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { OfflineNotice } from '../../components/offline-notice';
import type { MediaFile } from '../../domain/media-record';
import { EditDialog } from './edit-dialog';
import type { FileAction } from './file-controls';
import type { useMediaActions } from './use-media-actions';
import { ViewDialog } from './view-dialog';

/** The open dialog: an action and its file. */
export interface OpenDialog {
  action: FileAction;
  file: MediaFile;
}

interface LibraryDialogsProps {
  opened: OpenDialog;
  canChange: boolean;
  actions: ReturnType<typeof useMediaActions>;
  onOpen: (action: FileAction, file: MediaFile) => void;
  onClose: () => void;
}

/** The dialogs of a file that is there: view, edit, delete. Source: spec 2 "Media Library tab". */
export function LibraryDialogs({ opened, canChange, actions, onOpen, onClose }: LibraryDialogsProps) {
  const { t } = useTranslation('library');
  const { action, file } = opened;
  if (action === 'delete') {
    const remove = async () => {
      if (await actions.remove(file)) onClose();
    };
    return (
      <ConfirmDialog
        label={t('remove.label')}
        question={t('remove.question', { name: file.file_name })}
        confirm={t('remove.confirm')}
        busy={t('remove.deleting')}
        notice={<OfflineNotice isOnline={canChange} />}
        canChange={canChange}
        onConfirm={remove}
        onClose={onClose}
      />
    );
  }
  if (action === 'edit') return <EditDialog file={file} canChange={canChange} onClose={onClose} />;
  return <ViewDialog file={file} canChange={canChange} onOpen={onOpen} onClose={onClose} />;
}
