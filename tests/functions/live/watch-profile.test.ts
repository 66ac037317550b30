import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PROFILES_COLLECTION } from '../../../src/domain/roles';
import { watchProfile } from '../../../src/features/auth/api/watch-profile';
import { auth } from '../../../src/firebase/auth';
import { LISTENER_LIMIT_MS } from './emulated-calls';
import { signInAsStaff } from './staff';

const { services, asVisitor } = signInAsStaff();

let uid: string;
beforeEach(() => {
  uid = String(auth.currentUser?.uid);
});

const changeProfile = () =>
  services.firestore.collection(PROFILES_COLLECTION).doc(uid).update({ change: crypto.randomUUID() });

/** Watches the profile until the test ends. */
function watch() {
  const onChange = vi.fn();
  const stop = watchProfile(uid, onChange);
  onTestFinished(stop);
  const isReported = async () => {
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: LISTENER_LIMIT_MS });
    onChange.mockClear();
  };
  return { onChange, stop, isReported };
}

it('reports the profile at the start, which may have changed before', async () => {
  await watch().isReported();
});

it('reports each change', async () => {
  const { isReported } = watch();
  await isReported();
  await changeProfile();
  await isReported();
  await changeProfile();
  await isReported();
});

it('listens again after the server has refused it', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { isReported } = watch();
  await isReported();
  await asVisitor(() =>
    vi.waitFor(() => expect(warning).toHaveBeenCalledWith('Failed to watch the profile', expect.anything()), {
      timeout: 60_000,
    }),
  );
  await isReported();
  await changeProfile();
  await isReported();
});

/** Changes the account's profile, and waits until another listener reports it. */
async function changeProfileSeenElsewhere() {
  const other = watch();
  await other.isReported();
  await changeProfile();
  await other.isReported();
}

it('reports nothing after it is stopped', async () => {
  const { onChange, stop, isReported } = watch();
  await isReported();
  stop();
  await changeProfileSeenElsewhere();
  expect(onChange).not.toHaveBeenCalled();
});

it('reports nothing if it is stopped before it listens', async () => {
  const { onChange, stop } = watch();
  stop();
  await changeProfileSeenElsewhere();
  expect(onChange).not.toHaveBeenCalled();
});
