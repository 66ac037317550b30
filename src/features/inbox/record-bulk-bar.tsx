import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkBar } from '../../components/bulk-bar';
import { Button } from '../../components/button';
import { IconCheck, IconTrash } from '../../components/icons';
import { isDoubted } from '../../domain/suspicion';
import { useOnline } from '../../services/connection';
import { BulkDialog } from './bulk-dialog';
import { useChangeRecords } from './use-change-records';
import type { RecordSelection } from './use-record-selection';

/** On a phone, both buttons fit into one line. */
const PX = { base: '3', md: '5' };

interface RecordBulkBarProps {
  list: 'quotes' | 'subscribers';
  selection: RecordSelection;
}

/** Actions on all selected records, while there are any. */
export function RecordBulkBar({ list, selection }: RecordBulkBarProps) {
  const { selected, finding, select } = selection;
  const { t } = useTranslation('admin');
  const isOnline = useOnline();
  const { progress } = useChangeRecords(list);
  const [asked, setAsked] = useState<'delete' | 'keep' | null>(null);
  const doubted = selected.filter(({ status }) => isDoubted(status));
  const records = asked === 'keep' ? doubted : selected;
  const isOff = !isOnline || progress !== null || finding !== null;
  const status = () => {
    if (progress) return t('selection.progress', { ...progress });
    if (finding !== null) return t('selection.finding', { count: finding });
    return t('selection.selected', { count: selected.length });
  };
  const selectRemaining = (remaining: string[]) => {
    const ids = new Set(remaining);
    select(selected.filter(({ id }) => ids.has(id)));
  };
  return (
    <>
      {(selected.length > 0 || progress || finding !== null) && (
        <BulkBar
          label={t(`${list}.bulk.label`)}
          status={status()}
          clearLabel={t('selection.none')}
          canChange={isOnline}
          isBusy={progress !== null}
          onClear={() => select([])}
        >
          <Flex wrap="wrap" gap="2">
            <Button variant="outline" px={PX} disabled={isOff || doubted.length === 0} onClick={() => setAsked('keep')}>
              <IconCheck />
              {t(`${list}.bulk.keep.confirm`)}
            </Button>
            <Button variant="outline" color="fg.error" px={PX} disabled={isOff} onClick={() => setAsked('delete')}>
              <IconTrash />
              {t(`${list}.bulk.delete.confirm`)}
            </Button>
          </Flex>
        </BulkBar>
      )}
      {asked && (
        <BulkDialog
          list={list}
          action={asked}
          ids={records.map(({ id }) => id)}
          onChanged={selectRemaining}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
