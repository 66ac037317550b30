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
import { renditionName } from '../../src/domain/renditions';
import { ACTOR_NAMES, type ActorName, ADMIN, ANYONE, NOBODY } from './actors';
import { type UploadObject, uploadOf } from './upload-cases';

/** A row of the permission matrix. */
interface StorageRow {
  operation: string;
  may: ActorName[];
  /** The object that has to exist before. */
  needs?: (actor: ActorName) => UploadObject;
  attempt: (bucket: FirebaseStorage, actor: ActorName) => Promise<unknown>;
}

/** Uploads as the client does. */
export async function send(bucket: FirebaseStorage, { name, size, metadata, ...rest }: UploadObject): Promise<void> {
  await uploadBytesResumable(ref(bucket, name), new Uint8Array(size), { ...rest, customMetadata: metadata });
}

type Attempt = (bucket: FirebaseStorage, object: UploadObject) => Promise<unknown>;
const read: Attempt = (bucket, { name }) => getBytes(ref(bucket, name));
const change: Attempt = (bucket, { name }) => updateMetadata(ref(bucket, name), { contentType: 'image/gif' });
const remove: Attempt = (bucket, { name }) => deleteObject(ref(bucket, name));

/** One object of each kind per actor, so that all actors can try at the same time. */
const uploads = Object.fromEntries(ACTOR_NAMES.map((actor) => [actor, uploadOf('seeded.png')]));
const uploaded = (actor: ActorName) => uploads[actor] as UploadObject;
/** The record's id, as of a picture that only this actor reads. */
const idOf = (actor: ActorName, kind = 'shown') => `${kind}-${actor}`.padEnd(64, '0');
const renditionOf =
  (kind?: string, generation = '7') =>
  (actor: ActorName): UploadObject => ({
    ...uploadOf('a.webp'),
    name: renditionName(idOf(actor, kind), generation, 320),
  });
const rendition = renditionOf();

/** The records that the renditions matrix needs, by id: of an existing and of a missing picture for each actor. */
export const RENDITION_RECORDS = ACTOR_NAMES.flatMap((actor): [string, object][] => [
  [idOf(actor), { generation: '7', missing_since: null }],
  [idOf(actor, 'missing'), { generation: '7', missing_since: new Date() }],
]);
const inFolder = (actor: ActorName): UploadObject => ({ ...uploadOf('a.png'), name: `team/${actor}.png` });

const row = (operation: string, may: ActorName[], attempt: StorageRow['attempt']) => ({ operation, may, attempt });
const rowOn = (needs: (actor: ActorName) => UploadObject, operation: string, may: ActorName[], attempt: Attempt) => ({
  ...row(operation, may, (bucket, actor) => attempt(bucket, needs(actor))),
  needs,
});

/** Who may do what in the images bucket. */
export const IMAGES_MATRIX: StorageRow[] = [
  row('list the bucket', NOBODY, (bucket) => listAll(ref(bucket))),
  row('list a folder', NOBODY, (bucket) => listAll(ref(bucket, 'folder'))),
  row('upload an object', ADMIN, (bucket) => send(bucket, uploadOf('new.png'))),
  rowOn(uploaded, 'read an object', ANYONE, read),
  rowOn(uploaded, "read an object's metadata", ANYONE, (bucket, { name }) => getMetadata(ref(bucket, name))),
  rowOn(uploaded, 'upload the same object again', ADMIN, send),
  rowOn(uploaded, "change an object's metadata", NOBODY, change),
  rowOn(uploaded, 'delete an object', ADMIN, remove),
  row('upload an object in a folder', NOBODY, (bucket) =>
    send(bucket, { ...uploadOf('new.png'), name: `team/${uploadOf('new.png').name}` }),
  ),
  rowOn(inFolder, 'read an object in a folder', ANYONE, read),
  rowOn(inFolder, 'delete an object in a folder', ADMIN, remove),
];

/** Who may do what in the renditions bucket. */
export const RENDITIONS_MATRIX: StorageRow[] = [
  row('list the bucket', NOBODY, (bucket) => listAll(ref(bucket))),
  row("list a record's renditions", NOBODY, (bucket) => listAll(ref(bucket, idOf('visitor')))),
  row('upload an object', NOBODY, (bucket) => send(bucket, uploadOf('new.png'))),
  row('create a rendition', NOBODY, (bucket, actor) =>
    send(bucket, { ...rendition(actor), name: renditionName(idOf(actor), '7', 640) }),
  ),
  rowOn(rendition, 'read a rendition', ANYONE, read),
  rowOn(renditionOf('missing'), 'read a rendition whose original is missing', NOBODY, read),
  rowOn(renditionOf('removed'), 'read a rendition whose record was removed', NOBODY, read),
  rowOn(renditionOf('shown', '6'), 'read a rendition of an overwritten picture', NOBODY, read),
  rowOn(rendition, 'overwrite a rendition', NOBODY, send),
  rowOn(rendition, "change a rendition's metadata", NOBODY, change),
  rowOn(rendition, 'delete a rendition', NOBODY, remove),
];
