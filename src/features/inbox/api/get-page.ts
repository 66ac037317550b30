import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import { PAGE_SIZE } from '../../../domain/staff-lists';
import { converterOf, modelsOf } from '../../../firebase/converters';
import { firestore } from '../../../firebase/firestore';
import { asStaff, LIST_LIMIT_MS } from '../../../firebase/with-token';

export interface PageRequest {
  count: number;
  /** The `last` document of the page before. */
  after?: QueryDocumentSnapshot<unknown>;
}

export interface Page<Item> {
  items: Item[];
  /** How many records were read, unreadable ones included. */
  read: number;
  /**
   * The last document, if there may be more. The next page starts after it; only the document has its timestamp in
   * microseconds.
   */
  last?: QueryDocumentSnapshot<unknown>;
}

const collectionOf = <Item>(path: string, schema: z.ZodMiniType<Item>) =>
  collection(firestore, path).withConverter(converterOf(schema));

/** A page of the records that match `selection`, newest first. Throws StoreError. */
export const getPage = <Item>(
  path: string,
  schema: z.ZodMiniType<Item>,
  selection: QueryConstraint[],
  { count, after }: PageRequest,
): Promise<Page<Item>> =>
  asStaff(
    async () => {
      const order = [orderBy('created_at', 'desc'), orderBy(documentId(), 'desc')];
      const older = after ? [startAfter(after)] : [];
      const page = query(collectionOf(path, schema), ...selection, ...order, ...older, limit(count));
      const { docs } = await getDocs(page);
      return { items: modelsOf(docs), read: docs.length, last: docs.length === count ? docs.at(-1) : undefined };
    },
    count > PAGE_SIZE ? LIST_LIMIT_MS : undefined,
  );

/** One record, or null if it is gone or cannot be read. Throws StoreError. */
export const getRecord = <Item>(path: string, schema: z.ZodMiniType<Item>, id: string): Promise<Item | null> =>
  asStaff(async () => (await getDoc(doc(collectionOf(path, schema), id))).data() ?? null);
