import { inspect } from 'node:util';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytesResumable,
} from 'firebase/storage';
import { DOCUMENT_TYPES } from '../../src/domain/media-type';
import { attachmentDisposition, generateObjectName, uploadMetadata } from '../../src/domain/object-name';
import { renditionName } from '../../src/domain/renditions';
import { ACTOR_NAMES, type ActorName, ADMIN, ANYONE, NOBODY } from './actors';

interface UploadObject {
  name: string;
  contentType: string;
  size: number;
  contentDisposition?: string;
  metadata?: Record<string, string>;
}

/** The upload of `fileName` as the client sends it, with `changes`, under a new object name. */
const uploadOf = (fileName: string, changes: Partial<UploadObject> = {}): UploadObject => ({
  name: generateObjectName(fileName),
  contentType: 'image/png',
  size: 3,
  contentDisposition: attachmentDisposition(fileName),
  metadata: uploadMetadata(fileName),
  ...changes,
});

export async function send(bucket: FirebaseStorage, { name, size, metadata, ...rest }: UploadObject): Promise<void> {
  await uploadBytesResumable(ref(bucket, name), new Uint8Array(size), { ...rest, customMetadata: metadata });
}

/** A row of a permission matrix: every actor attempts the operation on an object of their own, which exists. */
interface StorageRow {
  operation: string;
  may: ActorName[];
  attempt: Attempt;
  objectOf: (actor: ActorName) => UploadObject;
}
type Attempt = (bucket: FirebaseStorage, object: UploadObject) => Promise<unknown>;

const row = (operation: string, may: ActorName[], attempt: Attempt, objectOf = uploaded): StorageRow => ({
  operation,
  may,
  attempt,
  objectOf,
});
const read: Attempt = (bucket, { name }) => getBytes(ref(bucket, name));
const change: Attempt = (bucket, { name }) => updateMetadata(ref(bucket, name), { contentType: 'image/gif' });
const remove: Attempt = (bucket, { name }) => deleteObject(ref(bucket, name));

const uploads = new Map(ACTOR_NAMES.map((actor) => [actor, uploadOf('seeded.png')]));
const uploaded = (actor: ActorName) => uploads.get(actor) as UploadObject;
const inFolder = (actor: ActorName) => uploadOf('a.png', { name: `team/${actor}.png` });
/** The record's id, as of a picture that only this actor reads. */
const idOf = (actor: ActorName, kind = 'shown') => `${kind}-${actor}`.padEnd(64, '0');
const renditionOf =
  (kind: string, generation = '7') =>
  (actor: ActorName) =>
    uploadOf('a.webp', { name: renditionName(idOf(actor, kind), generation, 320) });
const shown = renditionOf('shown');

/** The records that the renditions matrix needs, by id: of an existing and of a missing picture for each actor. */
export const RENDITION_RECORDS = ACTOR_NAMES.flatMap((actor): [string, object][] => [
  [idOf(actor), { generation: '7', missing_since: null }],
  [idOf(actor, 'missing'), { generation: '7', missing_since: new Date() }],
]);

export const IMAGES_MATRIX = [
  row('list the bucket', NOBODY, (bucket) => listAll(ref(bucket))),
  row('list a folder', NOBODY, (bucket) => listAll(ref(bucket, 'folder'))),
  row('upload an object', ADMIN, (bucket) => send(bucket, uploadOf('new.png'))),
  row('read an object', ANYONE, read),
  row("read an object's metadata", ANYONE, (bucket, { name }) => getMetadata(ref(bucket, name))),
  row('upload the same object again', ADMIN, send),
  row("change an object's metadata", NOBODY, change),
  row('delete an object', ADMIN, remove),
  row('upload an object in a folder', NOBODY, send, inFolder),
  row('read an object in a folder', ANYONE, read, inFolder),
  row('delete an object in a folder', ADMIN, remove, inFolder),
];

export const RENDITIONS_MATRIX = [
  row('list the bucket', NOBODY, (bucket) => listAll(ref(bucket))),
  row("list a record's renditions", NOBODY, (bucket) => listAll(ref(bucket, idOf('visitor')))),
  row('upload an object', NOBODY, (bucket) => send(bucket, uploadOf('new.png'))),
  row('create a rendition', NOBODY, (bucket, { name }) => send(bucket, uploadOf('a', { name: `${name}.webp` })), shown),
  row('read a rendition', ANYONE, read, shown),
  row('read a rendition whose original is missing', NOBODY, read, renditionOf('missing')),
  row('read a rendition whose record was removed', NOBODY, read, renditionOf('removed')),
  row('read a rendition of an overwritten picture', NOBODY, read, renditionOf('shown', '6')),
  row('overwrite a rendition', NOBODY, send, shown),
  row("change a rendition's metadata", NOBODY, change, shown),
  row('delete a rendition', NOBODY, remove, shown),
];

/** Uploads of an admin that differ from a valid one in `field`. */
const cases = <Field extends keyof UploadObject>(valid: boolean, field: Field, ...values: UploadObject[Field][]) =>
  values.map((value) => ({
    name: `${field} ${inspect(value)}`,
    valid,
    object: uploadOf('Front desk.png', { [field]: value }),
  }));

const NAME = generateObjectName('a');

export const UPLOAD_OBJECT_CASES = [
  ...['100% año "café" ñ.PNG', '.hidden', 'a/b.png'].map((fileName) => ({
    name: `the file ${fileName}`,
    valid: true,
    object: uploadOf(fileName),
  })),
  ...cases(true, 'name', NAME, `${NAME}.a`, `${NAME}.abcdefghij`),
  ...cases(false, 'name', 'front-desk.png', `folder/${NAME}.png`, `${NAME}.PNG`, `${NAME}.abcdefghijk`),
  ...cases(true, 'contentType', 'image/svg+xml', 'video/mp4', 'audio/mpeg', ...DOCUMENT_TYPES),
  ...cases(false, 'contentType', 'text/html', 'application/zip', 'image/', 'IMAGE/PNG', 'application/pdf; a=b'),
  ...cases(true, 'size', 1),
  ...cases(false, 'size', 0),
  ...cases(true, 'contentDisposition', 'attachment'),
  ...cases(false, 'contentDisposition', undefined, 'inline; filename="attachment"', 'attachments'),
  ...cases(false, 'metadata', undefined, { name: 'a.png' }, { original_name: '' }),
];
