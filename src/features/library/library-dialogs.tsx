import { useTranslation } from 'react-i18next';
import type { MediaFile } from '../../domain/media-record';
import type { MediaStore } from '../../domain/media-store';
import { ConfirmDialog } from './confirm-dialog';
import { EditDialog } from './edit-dialog';
import type { FileDeed } from './file-item';
import type { useMediaActions } from './use-media-actions';
import { ViewDialog } from './view-dialog';

/** What is open: a deed with a file, as it was then. */
export interface Opened {
  deed: FileDeed;
  file: MediaFile;
}

interface LibraryDialogsProps {
  opened: Opened;
  url: MediaStore['url'];
  canChange: boolean;
  deeds: ReturnType<typeof useMediaActions>;
  onOpen: (deed: FileDeed, file: MediaFile) => void;
  onClose: () => void;
}

/** The dialogs of a file that is there: view, edit, delete. Source: spec 2 "Media Library tab". */
export function LibraryDialogs({ opened, url, canChange, deeds, onOpen, onClose }: LibraryDialogsProps) {
  const { t } = useTranslation('library');
  const { deed, file } = opened;
  if (deed === 'delete') {
    const remove = async () => {
      if (await deeds.remove(file)) onClose();
    };
    return (
      <ConfirmDialog
        label={t('remove.label')}
        question={t('remove.question', { name: file.file_name })}
        busy={t('remove.deleting')}
        canChange={canChange}
        onConfirm={remove}
        onClose={onClose}
      />
    );
  }
  if (deed === 'edit') {
    const saved = () => {
      onClose();
      void deeds.saved();
    };
    return (
      <EditDialog
        file={file}
        src={url(file)}
        canChange={canChange}
        onSaved={saved}
        onFailed={deeds.saveFailed}
        onOvertaken={(isGone, isShown) => deeds.overtaken(file, isGone, isShown)}
        onClose={onClose}
      />
    );
  }
  return <ViewDialog file={file} src={url(file)} canChange={canChange} onOpen={onOpen} onClose={onClose} />;
}
