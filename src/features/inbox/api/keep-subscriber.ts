import { deleteField, doc, runTransaction } from 'firebase/firestore/lite';
import { SUBSCRIBERS_COLLECTION } from '../../../domain/newsletter';
import { StoreError } from '../../../domain/store-error';
import { firestore } from '../../../firebase/firestore';
import { asStaff } from '../../../firebase/with-token';

/** The change that makes a subscriber genuine. */
export const GENUINE_SUBSCRIBER = { status: deleteField(), suspect: [], expires_at: deleteField() };

/** Makes a subscriber genuine. Throws StoreError. */
export const keepSubscriber = (id: string): Promise<void> =>
  asStaff(() =>
    runTransaction(
      firestore,
      async (transaction) => {
        const record = doc(firestore, SUBSCRIBERS_COLLECTION, id);
        if (!(await transaction.get(record)).exists()) throw new StoreError('gone');
        transaction.update(record, GENUINE_SUBSCRIBER);
      },
      { maxAttempts: 2 },
    ),
  );
