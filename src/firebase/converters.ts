import type { DocumentData, QueryDocumentSnapshot } from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import { readRecord } from '../domain/stored-record';

/**
 * Reads documents with a schema. A document that does not fit is null, with a warning: it must not hide the others. For
 * reading only: a schema has already checked what the client writes.
 */
export const converterOf = <Model>(schema: z.ZodMiniType<Model>) => ({
  toFirestore(): DocumentData {
    throw new Error('Write without a converter');
  },
  fromFirestore(document: { id: string; data(): DocumentData }): Model | null {
    const read = readRecord(schema, document.id, document.data());
    if (read.success) return read.data;
    console.warn(`Document ${document.id} cannot be read`, read.error.issues);
    return null;
  },
});

/** The models of the documents that could be read. */
export const modelsOf = <Model>(documents: readonly Pick<QueryDocumentSnapshot<Model | null>, 'data'>[]): Model[] =>
  documents.map((document) => document.data()).filter((model) => model !== null);
