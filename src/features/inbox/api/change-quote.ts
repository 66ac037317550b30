import {
  type DocumentData,
  type DocumentSnapshot,
  doc,
  runTransaction,
  type UpdateData,
} from 'firebase/firestore/lite';
import { QUOTES_COLLECTION } from '../../../domain/quotes';
import { StoreError } from '../../../domain/store-error';
import { firestore } from '../../../firebase/firestore';
import { asStaff } from '../../../firebase/with-token';

type Update = (fields: UpdateData<DocumentData>) => void;

/**
 * Changes a request in a transaction: `change` decides by what is stored whether to call `update`. Resolves to its
 * result. Throws StoreError, `gone` if someone else has deleted the request.
 */
export const changeQuote = <Result>(
  id: string,
  change: (stored: DocumentSnapshot, update: Update) => Result,
): Promise<Result> =>
  asStaff(() =>
    runTransaction(
      firestore,
      async (transaction) => {
        const record = doc(firestore, QUOTES_COLLECTION, id);
        const stored = await transaction.get(record);
        if (!stored.exists()) throw new StoreError('gone');
        return change(stored, (fields) => void transaction.update(record, fields));
      },
      { maxAttempts: 2 },
    ),
  );
