import {
  type DocumentReference,
  deleteField,
  doc,
  type UpdateData,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { STAFF_LISTS, type StaffListName } from '../../../domain/staff-lists';
import { StoreError } from '../../../domain/store-error';
import { firestore } from '../../../firebase/firestore';
import { asStaff } from '../../../firebase/with-token';
import { doToAll } from '../../../services/do-to-all';
import { GENUINE_SUBSCRIBER, keepSubscriber } from './keep-subscriber';
import { setQuoteStatus } from './set-quote-status';

/** Writes records in one batch: all or none. Throws StoreError. */
const commit = (
  list: StaffListName,
  ids: readonly string[],
  write: (batch: WriteBatch, record: DocumentReference) => void,
) =>
  asStaff(async () => {
    const batch = writeBatch(firestore);
    for (const id of ids) write(batch, doc(firestore, STAFF_LISTS[list], id));
    await batch.commit();
  });

/** Deletes up to BATCH_SIZE records; those that are gone do not matter. Throws StoreError. */
export const deleteRecords = (list: StaffListName, ids: readonly string[]): Promise<void> =>
  commit(list, ids, (batch, record) => batch.delete(record));

/**
 * Leaves out the fields about the answer. The rules refuse an open request that has an answer, so this cannot undo one
 * that a colleague has given since.
 */
const KEPT: Record<StaffListName, UpdateData<object>> = {
  quotes: { status: 'open', suspect: [], expires_at: deleteField() },
  subscribers: GENUINE_SUBSCRIBER,
};

const keepOne = {
  quotes: (id: string) => setQuoteStatus({ id, from: 'suspect', status: 'open' }),
  subscribers: keepSubscriber,
};

/**
 * Keeps up to BATCH_SIZE doubted records: they are not suspect any more. What a colleague has answered or deleted since
 * stays as it is. Throws StoreError.
 */
export async function keepRecords(list: StaffListName, ids: readonly string[]): Promise<void> {
  try {
    await commit(list, ids, (batch, record) => batch.update(record, KEPT[list]));
  } catch (error) {
    if (!(error instanceof StoreError) || error.reason !== 'not-allowed') throw error;
    // The rules refuse the whole batch for one record that has changed.
    const keep = async (id: string) => void (await keepOne[list](id));
    const { reasons } = await doToAll(ids, keep, () => {});
    const failure = reasons.find((reason) => reason !== 'gone');
    if (failure) throw new StoreError(failure, error);
  }
}
