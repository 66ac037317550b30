import { deleteField, serverTimestamp } from 'firebase/firestore/lite';
import { OPEN_QUOTE, type QuoteStatus, type StaffStatus } from '../../../domain/quotes';
import { isDoubted } from '../../../domain/suspicion';
import { auth } from '../../../firebase/auth';
import { changeQuote } from './change-quote';

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
  changeQuote(id, (stored, update) => {
    const now = stored.get('status');
    if (now === status || (isDoubted(from) && !isDoubted(now))) return now;
    const closed = { status, answered_at: serverTimestamp(), answered_by: auth.currentUser?.email };
    update({ ...OPEN_QUOTE, ...(status !== 'open' && closed), expires_at: deleteField() });
    return status;
  });
