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
import { ACTOR_NAMES, type ActorName } from './actors';
import { type GridRow, readGrid } from './grid';
import { type UploadObject, uploadOf } from './upload-cases';

/** Who may do what in Storage. */
export const STORAGE_GRID: GridRow[] = readGrid(`
                                 visitor  unverified  user  unclaimed  unconfirmed  profileless  demoted  deactivated  admin
read an object                 | yes      yes         yes   yes        yes          yes          yes      yes          yes
read an object's metadata      | yes      yes         yes   yes        yes          yes          yes      yes          yes
list the bucket                | no       no          no    no         no           no           no       no           no
list a folder                  | no       no          no    no         no           no           no       no           no
upload an object               | no       no          no    no         no           no           no       no           yes
upload the same object again   | no       no          no    no         no           no           no       no           yes
change an object's metadata    | no       no          no    no         no           no           no       no           no
delete an object               | no       no          no    no         no           no           no       no           yes
read a rendition               | yes      yes         yes   yes        yes          yes          yes      yes          yes
make a rendition               | no       no          no    no         no           no           no       no           no
make a rendition again         | no       no          no    no         no           no           no       no           no
change a rendition's metadata  | no       no          no    no         no           no           no       no           no
delete a rendition             | no       no          no    no         no           no           no       no           no
read an object in a folder     | yes      yes         yes   yes        yes          yes          yes      yes          yes
upload an object in a folder   | no       no          no    no         no           no           no       no           no
delete an object in a folder   | no       no          no    no         no           no           no       no           yes
`);

/** What a row means. */
export interface StorageOperation {
  /** The object that it is about, where that has to be there: put by the server or another program. */
  needs?: (actor: ActorName) => UploadObject;
  attempt: (bucket: FirebaseStorage, actor: ActorName) => Promise<unknown>;
}

/** The names under which something was sent, for who clears up. */
export const sent = new Set<string>();

/** Uploads as the client does. */
export async function send(bucket: FirebaseStorage, { name, size, metadata, ...rest }: UploadObject): Promise<void> {
  sent.add(name);
  await uploadBytesResumable(ref(bucket, name), new Uint8Array(size), { ...rest, customMetadata: metadata });
}

/** One object per actor of each sort, so that all of them can try at once. */
const objects = Object.fromEntries(ACTOR_NAMES.map((actor) => [actor, uploadOf('seeded.png')]));
const own = (actor: ActorName) => objects[actor] as UploadObject;
const renditionOf = (actor: ActorName): UploadObject => ({
  ...uploadOf('a.webp'),
  name: renditionName('0'.repeat(64), String(ACTOR_NAMES.indexOf(actor)), 320),
});
const inFolder = (actor: ActorName): UploadObject => ({ ...uploadOf('a.png'), name: `team/${actor}.png` });

type Deed = (bucket: FirebaseStorage, object: UploadObject) => Promise<unknown>;
const on = (needs: (actor: ActorName) => UploadObject, deed: Deed): StorageOperation => ({
  needs,
  attempt: (bucket, actor) => deed(bucket, needs(actor)),
});
const read: Deed = (bucket, { name }) => getBytes(ref(bucket, name));
const describe: Deed = (bucket, { name }) => updateMetadata(ref(bucket, name), { contentType: 'image/gif' });
const remove: Deed = (bucket, { name }) => deleteObject(ref(bucket, name));

export const STORAGE_OPERATIONS: Record<string, StorageOperation> = {
  'read an object': on(own, read),
  "read an object's metadata": on(own, (bucket, { name }) => getMetadata(ref(bucket, name))),
  'list the bucket': { attempt: (bucket) => listAll(ref(bucket)) },
  'list a folder': { attempt: (bucket) => listAll(ref(bucket, 'folder')) },
  'upload an object': { attempt: (bucket) => send(bucket, uploadOf('new.png')) },
  'upload the same object again': on(own, send),
  "change an object's metadata": on(own, describe),
  'delete an object': on(own, remove),
  'read a rendition': on(renditionOf, read),
  'make a rendition': {
    attempt: (bucket, actor) => send(bucket, { ...uploadOf('new.webp'), name: `renditions/${actor}.webp` }),
  },
  'make a rendition again': on(renditionOf, send),
  "change a rendition's metadata": on(renditionOf, describe),
  'delete a rendition': on(renditionOf, remove),
  'read an object in a folder': on(inFolder, read),
  'upload an object in a folder': {
    attempt: (bucket) => send(bucket, { ...uploadOf('new.png'), name: `team/${uploadOf('new.png').name}` }),
  },
  'delete an object in a folder': on(inFolder, remove),
};
