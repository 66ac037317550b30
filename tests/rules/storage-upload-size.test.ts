import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../src/domain/media-limits';
import { firestoreRules } from './firestore-rules';
import { uploadOf } from './upload-cases';

// Sending 200 MB to the storage emulator takes seconds to minutes. The rules language is the same for Firestore, so
// its emulator evaluates the functions of storage.rules for a document that describes the object.

const rules = readFileSync('storage.rules', 'utf8');
const functions = ['isUpload', 'isUploadable'].map(
  (name) => rules.match(new RegExp(`function ${name}\\(.*?\\n    }`, 's'))?.[0],
);
const client = await firestoreRules(
  'demo-rules-upload-size',
  `rules_version = '2';
    service cloud.firestore {
      ${functions.join('\n')}
      match /databases/{database}/documents/objects/{id} { allow create: if isUpload(request.resource.data); }
    }`,
);
afterAll(client.close);

it.each([
  ['allow', MAX_UPLOAD_BYTES],
  ['deny', MAX_UPLOAD_BYTES + 1],
])('the storage rules %s an upload of %i bytes', async (verdict, size) => {
  const fields = { ...uploadOf('a.mp4', { contentType: 'video/mp4', size }) };
  const allowed = await client.allows('visitor', { method: 'create', path: 'objects/one', fields });
  expect(allowed).toBe(verdict === 'allow');
});
