import { addressOf } from '../../emulators/ports';
import { ACCOUNTS, PASSWORD } from '../../emulators/seed/accounts';
import { LIBRARY } from '../../emulators/seed/library';
import { describedRecord } from '../../emulators/seed/stored-file';
import { createServices, type Services } from '../../functions/src/context';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { PROFILES_COLLECTION } from '../../src/domain/roles';
import { startEmulators } from '../emulators.mjs';

export type Emulated = Awaited<ReturnType<typeof serveEmulated>>;

/**
 * The built site on emulators with a working admin and a library of so many records, to be ended with `stop`. No
 * functions run: what is measured is the browser's work, and no worker takes the processor from it.
 */
export async function serveEmulated(records: number) {
  const { env, stop } = await startEmulators({ verbose: false, only: ['auth', 'firestore', 'storage', 'hosting'] });
  Object.assign(process.env, env);
  const services = createServices(env.GCLOUD_PROJECT);
  const admin = await makeAdmin(services);
  await fillLibrary(services, records);
  return { origin: `http://localhost:${addressOf('hosting').split(':')[1]}`, services, admin, stop };
}

async function makeAdmin({ auth, firestore }: Services): Promise<{ email: string; password: string }> {
  const account = ACCOUNTS.find(({ profile }) => profile.role === 'admin');
  if (!account) throw new Error('The seed has no admin');
  const { uid, email, profile } = account;
  await auth.createUser({ uid, email, password: PASSWORD, emailVerified: true });
  await auth.setCustomUserClaims(uid, { admin: true });
  await firestore.collection(PROFILES_COLLECTION).doc(uid).set(profile);
  return { email, password: PASSWORD };
}

/** The demo's library over and over, each time with another number in its titles. All show the same small picture. */
async function fillLibrary({ firestore, bucket }: Services, records: number): Promise<void> {
  const picture = bucket.file('picture.jpg');
  const bytes = (await LIBRARY[0]?.make()) ?? Buffer.alloc(0);
  await picture.save(bytes, { resumable: false, contentType: 'image/jpeg' });
  const writer = firestore.bulkWriter();
  for (let index = 0; index < records; index += 1) {
    const file = LIBRARY[index % LIBRARY.length];
    if (!file) break;
    const { id, fields } = await describedRecord(
      { ...file, name: `${index}-${file.name}` },
      index,
      bytes.length + index,
    );
    const record = { ...fields, title: `${file.title} ${index}`, file_path: picture.name };
    void writer.set(firestore.collection(MEDIA_COLLECTION).doc(id), record);
  }
  await writer.close();
}
