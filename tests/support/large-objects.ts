import type { FirestoreRequest } from './firestore-requests';
import type { UploadObject } from './upload-cases';

/**
 * Rules for Firestore with the functions by which storage.rules judge an upload, asked about a document that describes
 * the object: the same language. Storage's emulator takes seconds, on a busy machine minutes, over 200 MB.
 * @param storageRules the text of storage.rules
 */
export function uploadFunctionsOf(storageRules: string): string {
  const functions = ['isUpload', 'isUploadable'].map(
    (name) => storageRules.match(new RegExp(`function ${name}\\(.*?\\n    }`, 's'))?.[0],
  );
  return `rules_version = '2';
    service cloud.firestore {
      ${functions.join('\n')}
      match /databases/{database}/documents/objects/{id} { allow create: if isUpload(request.resource.data); }
    }`;
}

/** The question whether those functions let an upload pass. */
export const largeObjectRequest = (object: UploadObject): FirestoreRequest => ({
  ...{ method: 'create', path: 'objects/one', fields: { ...object } },
});
