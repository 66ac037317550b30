import { useMutation } from '@tanstack/react-query';
import { deleteDoc, doc } from 'firebase/firestore/lite';
import { QUOTES_COLLECTION } from '../../../domain/quotes';
import { guarded } from '../../../firebase/errors';
import { firestore } from '../../../firebase/firestore';
import { withToken } from '../../../firebase/with-token';

/** Deletes a quote request, and reloads the list. Throws StoreError. */
export const useDeleteQuote = () =>
  useMutation({
    mutationFn: (id: string) => guarded(() => withToken(() => deleteDoc(doc(firestore, QUOTES_COLLECTION, id)))),
    onSuccess: (_data, _change, _result, { client }) => client.invalidateQueries({ queryKey: ['quotes'] }),
  });
