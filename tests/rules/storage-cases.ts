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

interface StorageRow {
  operation: string;
  may: ActorName[];
  needs?: (actor: ActorName) => UploadObject;
  attempt: (bucket: FirebaseStorage, actor: ActorName) => Promise<unknown>;
}

const row = (operation: string, may: ActorName[], attempt: StorageRow['attempt']) => ({ operation, may, attempt });

type Attempt = (bucket: FirebaseStorage, object: UploadObject) => Promise<unknown>;
const rowOn = (needs: (actor: ActorName) => UploadObject, operation: string, may: ActorName[], attempt: Attempt) => ({
  ...row(operation, may, (bucket, actor) => attempt(bucket, needs(actor))),
  needs,
});
const read: Attempt = (bucket, { name }) => getBytes(ref(bucket, name));
const change: Attempt = (bucket, { name }) => updateMetadata(ref(bucket, name), { contentType: 'image/gif' });
const remove: Attempt = (bucket, { name }) => deleteObject(ref(bucket, name));

/** One object of each kind per actor, so that all actors can try at the same time. */
const uploads = new Map(ACTOR_NAMES.map((actor) => [actor, uploadOf('seeded.png')]));
const uploaded = (actor: ActorName) => uploads.get(actor) as UploadObject;
const inFolder = (actor: ActorName) => uploadOf('a.png', { name: `team/${actor}.png` });
/** The record's id, as of a picture that only this actor reads. */
const idOf = (actor: ActorName, kind = 'shown') => `${kind}-${actor}`.padEnd(64, '0');
const renditionOf =
  (kind = 'shown', generation = '7', width = 320) =>
  (actor: ActorName) =>
    uploadOf('a.webp', { name: renditionName(idOf(actor, kind), generation, width) });
const rendition = renditionOf();

/** The records that the renditions matrix needs, by id: of an existing and of a missing picture for each actor. */
export const RENDITION_RECORDS = ACTOR_NAMES.flatMap((actor): [string, object][] => [
  [idOf(actor), { generation: '7', missing_since: null }],
  [idOf(actor, 'missing'), { generation: '7', missing_since: new Date() }],
]);

export const IMAGES_MATRIX: StorageRow[] = [
  row('list the bucket', NOBODY, (bucket) => listAll(ref(bucket))),
  row('list a folder', NOBODY, (bucket) => listAll(ref(bucket, 'folder'))),
  row('upload an object', ADMIN, (bucket) => send(bucket, uploadOf('new.png'))),
  rowOn(uploaded, 'read an object', ANYONE, read),
  rowOn(uploaded, "read an object's metadata", ANYONE, (bucket, { name }) => getMetadata(ref(bucket, name))),
  rowOn(uploaded, 'upload the same object again', ADMIN, send),
  rowOn(uploaded, "change an object's metadata", NOBODY, change),
  rowOn(uploaded, 'delete an object', ADMIN, remove),
  row('upload an object in a folder', NOBODY, (bucket, actor) => send(bucket, inFolder(actor))),
  rowOn(inFolder, 'read an object in a folder', ANYONE, read),
  rowOn(inFolder, 'delete an object in a folder', ADMIN, remove),
];

export const RENDITIONS_MATRIX: StorageRow[] = [
  row('list the bucket', NOBODY, (bucket) => listAll(ref(bucket))),
  row("list a record's renditions", NOBODY, (bucket) => listAll(ref(bucket, idOf('visitor')))),
  row('upload an object', NOBODY, (bucket) => send(bucket, uploadOf('new.png'))),
  row('create a rendition', NOBODY, (bucket, actor) => send(bucket, renditionOf('shown', '7', 640)(actor))),
  rowOn(rendition, 'read a rendition', ANYONE, read),
  rowOn(renditionOf('missing'), 'read a rendition whose original is missing', NOBODY, read),
  rowOn(renditionOf('removed'), 'read a rendition whose record was removed', NOBODY, read),
  rowOn(renditionOf('shown', '6'), 'read a rendition of an overwritten picture', NOBODY, read),
  rowOn(rendition, 'overwrite a rendition', NOBODY, send),
  rowOn(rendition, "change a rendition's metadata", NOBODY, change),
  rowOn(rendition, 'delete a rendition', NOBODY, remove),
];

interface UploadCase {
  name: string;
  valid: boolean;
  object: UploadObject;
}
const good = (name: string, object: UploadObject): UploadCase => ({ name, valid: true, object });
const bad = (name: string, changes: Partial<UploadObject>): UploadCase => ({
  name,
  valid: false,
  object: uploadOf('Front desk.png', changes),
});

export const UPLOAD_OBJECT_CASES: UploadCase[] = [
  good('a picture', uploadOf('Front desk.png')),
  ...['100% año "café" ñ.PNG', 'README', '.hidden', 'a/b.png', '名前.png', 'a.a', 'a.abcdefghij'].map((fileName) =>
    good(`a file called ${fileName}`, uploadOf(fileName)),
  ),
  bad('an object under the original name', { name: 'front-desk.png' }),
  bad('an object in a folder', { name: `folder/${generateObjectName('a.png')}` }),
  ...['.PNG', '-png', '.', '.abcdefghijk', '.svg.png'].map((ending) =>
    bad(`an object whose name ends in ${ending}`, { name: `${generateObjectName('a')}${ending}` }),
  ),
  ...['image/svg+xml', 'video/mp4', 'audio/mpeg', ...DOCUMENT_TYPES].map((contentType) =>
    good(`a file of type ${contentType}`, uploadOf('a', { contentType })),
  ),
  ...['text/html', 'application/zip', 'application/octet-stream', 'image/', 'IMAGE/PNG', 'application/pdf; a=b'].map(
    (contentType) => bad(`a file of type ${contentType}`, { contentType }),
  ),
  good('one byte', uploadOf('a.png', { size: 1 })),
  bad('no bytes', { size: 0 }),
  good('a bare attachment', uploadOf('a.png', { contentDisposition: 'attachment' })),
  bad('no disposition', { contentDisposition: undefined }),
  bad('an inline disposition', { contentDisposition: 'inline; filename="attachment"' }),
  bad('something like an attachment', { contentDisposition: 'attachments' }),
  bad('no metadata', { metadata: undefined }),
  bad('other metadata', { metadata: { name: 'a.png' } }),
  bad('an empty original name', { metadata: { original_name: '' } }),
];
