import { deleteField, doc, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import { OPEN_QUOTE, QUOTES_COLLECTION, type QuoteStatus, type StaffStatus } from '../../../domain/quotes';
import { StoreError } from '../../../domain/store-error';
import { isDoubted } from '../../../domain/suspicion';
import { auth } from '../../../firebase/auth';
import { firestore } from '../../../firebase/firestore';
import { asStaff } from '../../../firebase/with-token';

interface NewStatus {
  id: string;
  /** The status on the screen. */
  from: QuoteStatus;
  status: StaffStatus;
}

/**
 * Closes a request in the name of the signed-in admin, or opens it; it is not suspect any more. If a colleague has
 * already closed it, the record keeps their name and time: the list on the screen may be old. Resolves to the status
 * that it has then. Throws StoreError.
 */
export const setQuoteStatus = ({ id, from, status }: NewStatus): Promise<NewStatus['status']> =>
  asStaff(() =>
    runTransaction(
      firestore,
      async (transaction) => {
        const record = doc(firestore, QUOTES_COLLECTION, id);
        const found = await transaction.get(record);
        if (!found.exists()) throw new StoreError('gone');
        const now = found.get('status');
        if (now === status || (isDoubted(from) && !isDoubted(now))) return now;
        const closed = { status, answered_at: serverTimestamp(), answered_by: auth.currentUser?.email };
        const change = { ...OPEN_QUOTE, ...(status !== 'open' && closed), expires_at: deleteField() };
        transaction.update(record, change);
        return status;
      },
      { maxAttempts: 2 },
    ),
  );
