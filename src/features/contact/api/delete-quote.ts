import { useMutation } from '@tanstack/react-query';
import { deleteDoc, doc } from 'firebase/firestore/lite';
import { QUOTES_COLLECTION } from '../../../domain/quotes';
import { guarded } from '../../../firebase/errors';
import { firestoreOf } from '../../../firebase/services/firestore';
import { withToken } from '../../../firebase/with-token';

/** Deletes a quote request, and reloads the list. Throws StoreError. */
export const useDeleteQuote = () =>
  useMutation({
    mutationFn: (id: string) =>
      guarded(() => withToken(undefined, () => deleteDoc(doc(firestoreOf(), QUOTES_COLLECTION, id)))),
    onSuccess: (_data, _change, _result, { client }) => client.invalidateQueries({ queryKey: ['quotes'] }),
  });
