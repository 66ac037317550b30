import { PASSWORD } from '../../../emulators/seed/accounts';
import firebase from '../../../firebase.json' with { type: 'json' };
import { brand } from '../../../src/domain/brand';
import { attachmentDisposition, generateObjectName, recordId, uploadMetadata } from '../../../src/domain/object-name';
import { expect, test } from '../journey';
import { removeFiles } from '../objects';
import { FIRESTORE, STORAGE } from '../services';
import { USER } from '../staff';

const { host, port } = firebase.emulators.auth;
const SIGN_IN = `http://${host}:${port}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
const DOCUMENTS = `projects/${brand.demoProject}/databases/(default)/documents`;

test('the server refuses uploads and records by anyone but an admin', {
  tag: '@desktop',
}, async ({ request, services, admin }) => {
  /** Uploads a picture and writes its record without a page, as an account or, without one, as a visitor. */
  async function attempt(email?: string): Promise<{ object: number; record: number; path: string }> {
    const headers: Record<string, string> = {};
    if (email) {
      const login = await request.post(SIGN_IN, { data: { email, password: PASSWORD, returnSecureToken: true } });
      headers.authorization = `Bearer ${(await login.json()).idToken}`;
    }
    const [name, contentType, path] = ['picture.png', 'image/png', generateObjectName('picture.png')];
    const info = { contentDisposition: attachmentDisposition(name), metadata: uploadMetadata(name) };
    const part = (type: string, body: string) => `--cut\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`;
    const object = await request.post(`http://${STORAGE}/v0/b/${brand.bucket}/o?name=${path}`, {
      headers: { ...headers, 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=cut' },
      data: `${part('application/json', JSON.stringify({ name: path, contentType, ...info }))}${part(contentType, 'bytes')}--cut--`,
    });
    const texts = {
      file_name: name,
      file_path: path,
      bucket_name: brand.bucket,
      media_type: 'image',
      mime_type: contentType,
    };
    const fields = Object.entries(texts).map(([field, stringValue]) => [field, { stringValue }]);
    const document = `${DOCUMENTS}/media_files/${await recordId(brand.bucket, path)}`;
    const write = {
      update: { name: document, fields: { ...Object.fromEntries(fields), file_size: { integerValue: '5' } } },
      updateTransforms: ['created_at', 'updated_at'].map((fieldPath) => ({
        fieldPath,
        setToServerValue: 'REQUEST_TIME',
      })),
      currentDocument: { exists: false },
    };
    const record = await request.post(`http://${FIRESTORE}/v1/${DOCUMENTS}:commit`, {
      headers,
      data: { writes: [write] },
    });
    return { object: object.status(), record: record.status(), path };
  }

  for (const email of [undefined, USER.email]) {
    expect(await attempt(email), email ?? 'a visitor').toMatchObject({ object: 403, record: 403 });
  }
  const allowed = await attempt(admin.email);
  expect(allowed.object).toBe(200);
  expect([200, 409]).toContain(allowed.record); // 409: the upload trigger wrote the record first
  await removeFiles(services, 'file_path', [allowed.path]);
});
