import { inspect } from 'node:util';
import type { RulesTestContext } from '@firebase/rules-unit-testing';
import { DOCUMENT_TYPES } from '../../src/domain/media-type';
import { attachmentDisposition, generateObjectName, uploadMetadata } from '../../src/domain/object-name';
import { renditionName } from '../../src/domain/renditions';
import { ACTOR_NAMES, type ActorName, ADMIN, ANYONE, NOBODY } from './actors';

type Bucket = ReturnType<RulesTestContext['storage']>;

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

export const send = (bucket: Bucket, { name, size, metadata, ...rest }: UploadObject) =>
  bucket.ref(name).put(new Uint8Array(size), { ...rest, customMetadata: metadata });

/** An operation, who may perform it, how, and on which object: each actor has an object of their own. */
type StorageRow = [
  operation: string,
  may: ActorName[],
  attempt: (bucket: Bucket, object: UploadObject) => PromiseLike<unknown>,
  objectOf: (actor: ActorName) => UploadObject,
];

const list = (bucket: Bucket) => bucket.ref().listAll();
const add = (bucket: Bucket) => send(bucket, uploadOf('new.png'));
const read = (bucket: Bucket, { name }: UploadObject) => bucket.ref(name).getMetadata();
const change = (bucket: Bucket, { name }: UploadObject) =>
  bucket.ref(name).updateMetadata({ contentType: 'image/gif' });
const remove = (bucket: Bucket, { name }: UploadObject) => bucket.ref(name).delete();

const uploads = new Map(ACTOR_NAMES.map((actor) => [actor, uploadOf('seeded.png')]));
const uploaded = (actor: ActorName) => uploads.get(actor) as UploadObject;
const inFolder = (actor: ActorName) => uploadOf('a.png', { name: `team/${actor}.png` });
/** The id of a record whose picture only this actor reads. */
const idOf = (actor: ActorName, kind = 'shown') => `${kind}-${actor}`.padEnd(64, '0');
const renditionOf =
  (kind: string, generation = '7') =>
  (actor: ActorName) =>
    uploadOf('a.webp', { name: renditionName(idOf(actor, kind), generation, 320) });
const shown = renditionOf('shown');

/** The records that the renditions matrix needs, by id: for each actor, of an existing and of a missing picture. */
export const RENDITION_RECORDS = ACTOR_NAMES.flatMap((actor): [string, object][] => [
  [idOf(actor), { generation: '7', missing_since: null }],
  [idOf(actor, 'missing'), { generation: '7', missing_since: new Date() }],
]);

export const IMAGES_MATRIX: StorageRow[] = [
  ['list the bucket', NOBODY, list, uploaded],
  ['list a folder', NOBODY, (bucket) => bucket.ref('folder').listAll(), uploaded],
  ['upload an object', ADMIN, add, uploaded],
  ['upload the same object again', ADMIN, send, uploaded],
  ['get an object', ANYONE, read, uploaded],
  ['get an object in a folder', ANYONE, read, inFolder],
  ["change an object's metadata", NOBODY, change, uploaded],
  ['delete an object', ADMIN, remove, uploaded],
];

export const RENDITIONS_MATRIX: StorageRow[] = [
  ['list the bucket', NOBODY, list, shown],
  ["list a record's renditions", NOBODY, (bucket) => bucket.ref(idOf('visitor')).listAll(), shown],
  ['upload an object', NOBODY, add, shown],
  ['create a rendition', NOBODY, (bucket, { name }) => send(bucket, uploadOf('a', { name: `${name}.webp` })), shown],
  ['overwrite a rendition', NOBODY, send, shown],
  ['get a rendition', ANYONE, read, shown],
  ['get a rendition whose original is missing', NOBODY, read, renditionOf('missing')],
  ['get a rendition whose record was removed', NOBODY, read, renditionOf('removed')],
  ['get a rendition of an overwritten picture', NOBODY, read, renditionOf('shown', '6')],
  ["change a rendition's metadata", NOBODY, change, shown],
  ['delete a rendition', NOBODY, remove, shown],
];

type UploadCase = [name: string, valid: boolean, object: UploadObject];

/** Uploads that differ from a valid one in `field`. */
const cases = <Field extends keyof UploadObject>(valid: boolean, field: Field, ...values: UploadObject[Field][]) =>
  values.map((value): UploadCase => [`${field} ${inspect(value)}`, valid, uploadOf('a.png', { [field]: value })]);

const NAME = generateObjectName('a');

export const UPLOAD_CASES = [
  ...['100% año "café" ñ.PNG', '.hidden', 'a/b.png'].map((name): UploadCase => [name, true, uploadOf(name)]),
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
