import { Flex, HStack, Text } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton, Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { Form, FormNote } from '../../components/form';
import { OfflineNotice } from '../../components/offline-notice';
import { differences, editFieldsOf } from '../../domain/media-edit-form';
import type { MediaFile } from '../../domain/media-record';
import { useFailureReason } from '../../hooks/use-failure-reason';
import { useMediaLabels } from '../media/media-labels';
import { MediaThumbnail } from '../media/media-thumbnail';
import { EditFields } from './edit-fields';
import { useEditLabels } from './text-tabs';
import { useEdit } from './use-edit';

/** The height from which the buttons are sticky: in a lower window, such as a zoomed one, they would cover fields. */
const TALL = '@media (min-height: 30em)';

interface EditDialogProps {
  file: MediaFile;
  /** Whether someone else has deleted it. */
  isGone: boolean;
  canChange: boolean;
  onClose: () => void;
}

/** Edits one record. Source: spec 2 "Media Library tab", spec 5 "Edit form". */
export function EditDialog({ file, isGone, canChange, onClose }: EditDialogProps) {
  const { t } = useTranslation(['library', 'common']);
  const labels = useMediaLabels(file);
  const edit = useEdit(file, onClose);
  const { form, base, saving, isRestored, keepMine, takeTheirs } = edit;
  const withReasons = useFailureReason();
  const isSaving = saving.state === 'saving';
  const mayTry = !isGone && saving.state !== 'gone' && saving.state !== 'changed';
  const cancel = () => {
    edit.cancel();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void edit.submit();
  };
  return (
    <Dialog
      label={t('edit.label')}
      closeLabel={t('edit.close')}
      onClose={onClose}
      onCloseButton={edit.cancel}
      isHeld={isSaving}
      maxW={{ md: '40rem' }}
    >
      <Form
        ref={edit.element}
        onSubmit={submit}
        overflowY="auto"
        css={{ [TALL]: { scrollPaddingBlock: '6rem' } }}
        px={{ base: '5', md: '6' }}
        pt="5"
      >
        {/* At the top: a taller row of buttons would cover fields, and on a phone, a toast covers the space above it. */}
        <OfflineNotice
          isOnline={canChange}
          css={{ [TALL]: { '&:not(:empty)': { position: 'sticky' } } }}
          top="-5" // at the edge: above it, fields would show in the padding
          zIndex="docked"
          bg="bg.panel"
        />
        {saving.state === 'failed' && (
          <FormNote status="error">{withReasons(t('edit.failed'), [saving.reason])}</FormNote>
        )}
        {isRestored && <FormNote status="info">{t('edit.restored')}</FormNote>}
        <HStack gap="4">
          <MediaThumbnail file={file} labels={labels} flex="none" w="6rem" />
          <Text textStyle="small" fontWeight="semibold" color="fg" overflowWrap="anywhere">
            {file.file_name}
          </Text>
        </HStack>
        <EditFields form={form} mediaType={file.media_type} isReadOnly={isSaving} />
        {saving.state === 'changed' && (
          <ChangedNote base={base} theirs={saving.theirs} canChange={canChange} onKeep={keepMine} onTake={takeTheirs} />
        )}
        {(isGone || saving.state === 'gone') && <FormNote status="error">{t('edit.gone')}</FormNote>}
        <Flex
          wrap="wrap"
          align="center"
          justify="flex-end"
          gap="3"
          css={{ [TALL]: { position: 'sticky' } }}
          bottom="0"
          pt="4"
          pb="max(1rem, env(safe-area-inset-bottom))"
          bg="bg.panel"
          layerStyle="row"
        >
          <Button variant="outline" disabled={isSaving} onClick={cancel}>
            {t('common:cancel')}
          </Button>
          <BusyButton type="submit" isBusy={isSaving} busyLabel={t('edit.saving')} disabled={!canChange || !mayTry}>
            {t('edit.save')}
          </BusyButton>
        </Flex>
      </Form>
    </Dialog>
  );
}

interface ChangedNoteProps {
  base: MediaFile;
  theirs: MediaFile;
  canChange: boolean;
  onKeep: (theirs: MediaFile) => void;
  onTake: (theirs: MediaFile) => void;
}

/** Names the fields that another user changed since the form was opened, and lets the user decide. */
function ChangedNote({ base, theirs, canChange, onKeep, onTake }: ChangedNoteProps) {
  const { t } = useTranslation('library');
  const labels = useEditLabels();
  const fields = differences(editFieldsOf(base), theirs).map((field) => labels[field]);
  return (
    <FormNote status="error">
      <p>{fields.length > 0 ? t('edit.changed', { fields: fields.join(', ') }) : t('edit.changedNothing')}</p>
      <Flex wrap="wrap" gap="3">
        <Button variant="outline" disabled={!canChange} onClick={() => onKeep(theirs)}>
          {t('edit.keepMine')}
        </Button>
        <Button variant="outline" onClick={() => onTake(theirs)}>
          {t('edit.takeTheirs')}
        </Button>
      </Flex>
    </FormNote>
  );
}
