import { useMutation } from '@tanstack/react-query';
import { doc, updateDoc } from 'firebase/firestore/lite';
import { QUOTES_COLLECTION } from '../../../domain/quotes';
import { guarded } from '../../../firebase/errors';
import { firestore } from '../../../firebase/firestore';
import { withToken } from '../../../firebase/with-token';

/** Saves the staff's note about a request, and reloads the list. Throws StoreError. */
export const useSetQuoteNote = (id: string) =>
  useMutation({
    mutationFn: (note: string) => {
      const fields = { note: note.trim() || null };
      return guarded(() => withToken(() => updateDoc(doc(firestore, QUOTES_COLLECTION, id), fields)));
    },
    onSuccess: (_data, _change, _result, { client }) => client.invalidateQueries({ queryKey: ['quotes'] }),
  });
