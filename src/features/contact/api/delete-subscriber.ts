import { useMutation } from '@tanstack/react-query';
import { deleteDoc, doc } from 'firebase/firestore/lite';
import { SUBSCRIBERS_COLLECTION } from '../../../domain/newsletter';
import { guarded } from '../../../firebase/errors';
import { firestore } from '../../../firebase/firestore';
import { withToken } from '../../../firebase/with-token';

/** Removes a subscriber, and reloads the list. Throws StoreError. */
export const useDeleteSubscriber = () =>
  useMutation({
    mutationFn: (id: string) => guarded(() => withToken(() => deleteDoc(doc(firestore, SUBSCRIBERS_COLLECTION, id)))),
    onSuccess: (_data, _change, _result, { client }) => client.invalidateQueries({ queryKey: ['subscribers'] }),
  });
