import { PASSWORD } from '../../../emulators/seed/accounts';
import firebase from '../../../firebase.json' with { type: 'json' };
import { brand } from '../../../src/domain/brand';
import { attachmentDisposition, generateObjectName, recordId, uploadMetadata } from '../../../src/domain/object-name';
import { expect, test } from '../journey';
import { removeFiles } from '../objects';
import { USER } from '../staff';

const { auth, firestore, storage } = firebase.emulators;

/** Uploads a picture and writes its record without a page, as an account or, without one, as a visitor. */
async function attempt(email?: string): Promise<{ object: number; record: number; path: string }> {
  const headers: Record<string, string> = {};
  if (email) {
    const login = await fetch(
      `http://${auth.host}:${auth.port}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
      },
    );
    headers.authorization = `Bearer ${(await login.json()).idToken}`;
  }
  const path = generateObjectName('picture.png');
  const meta = {
    name: path,
    contentType: 'image/png',
    contentDisposition: attachmentDisposition('picture.png'),
    metadata: uploadMetadata('picture.png'),
  };
  const part = (type: string, body: string) => `--cut\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`;
  const object = await fetch(`http://${storage.host}:${storage.port}/v0/b/${brand.bucket}/o?name=${path}`, {
    method: 'POST',
    headers: { ...headers, 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=cut' },
    body: `${part('application/json', JSON.stringify(meta))}${part('image/png', 'bytes')}--cut--`,
  });
  const documents = `projects/${brand.demoProject}/databases/(default)/documents`;
  const record = await fetch(`http://${firestore.host}:${firestore.port}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      writes: [
        {
          update: {
            name: `${documents}/media_files/${await recordId(brand.bucket, path)}`,
            fields: {
              file_name: { stringValue: 'picture.png' },
              file_path: { stringValue: path },
              bucket_name: { stringValue: brand.bucket },
              media_type: { stringValue: 'image' },
              mime_type: { stringValue: 'image/png' },
              file_size: { integerValue: '5' },
            },
          },
          updateTransforms: ['created_at', 'updated_at'].map((fieldPath) => ({
            fieldPath,
            setToServerValue: 'REQUEST_TIME',
          })),
          currentDocument: { exists: false },
        },
      ],
    }),
  });
  return { object: object.status, record: record.status, path };
}

test('the server refuses uploads and records by anyone but an admin', {
  tag: '@desktop',
}, async ({ services, admin }) => {
  for (const email of [undefined, USER.email]) {
    expect(await attempt(email), email ?? 'a visitor').toMatchObject({ object: 403, record: 403 });
  }
  const allowed = await attempt(admin.email);
  expect(allowed.object).toBe(200);
  expect([200, 409]).toContain(allowed.record); // 409: the upload trigger wrote the record first
  await removeFiles(services, 'file_path', [allowed.path]);
});
