import { useMutation } from '@tanstack/react-query';
import { deleteDoc, doc } from 'firebase/firestore/lite';
import { SUBSCRIBERS_COLLECTION } from '../../../domain/newsletter';
import { QUOTES_COLLECTION } from '../../../domain/quotes';
import { firestore } from '../../../firebase/firestore';
import { asStaff } from '../../../firebase/with-token';

const COLLECTIONS = { quotes: QUOTES_COLLECTION, subscribers: SUBSCRIBERS_COLLECTION };

/** Deletes a record, then reloads its list: the dialog does not wait for that. Throws StoreError. */
export const useDeleteRecord = (list: keyof typeof COLLECTIONS) =>
  useMutation({
    mutationFn: (id: string) => asStaff(() => deleteDoc(doc(firestore, COLLECTIONS[list], id))),
    onSuccess(_data, _id, _result, { client }) {
      void client.invalidateQueries({ queryKey: [list] });
    },
  });
