import { useMutation } from '@tanstack/react-query';
import { deleteDoc, doc } from 'firebase/firestore/lite';
import { firestore } from '../../../firebase/firestore';
import { asStaff } from '../../../firebase/with-token';

/** Deletes a record of `collection`, and reloads the list. Throws StoreError. */
export const useDeleteRecord = (collection: string, list: 'quotes' | 'subscribers') =>
  useMutation({
    mutationFn: (id: string) => asStaff(() => deleteDoc(doc(firestore, collection, id))),
    onSuccess: (_data, _id, _result, { client }) => client.invalidateQueries({ queryKey: [list] }),
  });
