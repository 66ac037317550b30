import type { Services } from '../../functions/src/context';

/** The methods of Firebase's libraries that the handlers await. */
const AWAITED = new Set([
  ...['getUser', 'getUserByEmail', 'getUsers', 'deleteUser', 'setCustomUserClaims', 'revokeRefreshTokens'], // Auth
  ...['get', 'getAll', 'set', 'create', 'update', 'delete', 'runTransaction', 'stream'], // Firestore
  ...['getMetadata', 'setMetadata', 'getFiles', 'download', 'save'], // Storage
]);

/**
 * Services that fail like a crash: the awaited call number `crashAt` (from 0) and all later ones throw, including those
 * inside transactions. `calls` returns how many the handler has made.
 */
function crashingServices({ auth, firestore, bucket, renditions }: Services, crashAt: number) {
  let calls = 0;
  const originals = new WeakMap<object, object>();

  function wrap<Value>(value: Value): Value {
    if (typeof value !== 'object' || value === null) return value;
    const wrapped = new Proxy(value, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? call.bind(null, target, member, AWAITED.has(String(name))) : member;
      },
    });
    originals.set(wrapped, value);
    return wrapped;
  }

  function call(target: object, member: unknown, isAwaited: boolean, ...args: unknown[]): unknown {
    if (isAwaited) calls += 1;
    if (isAwaited && calls > crashAt) throw new Error('The process has crashed.');
    const unwrapped = args.map((each) => {
      // A transaction passes its own object to this function.
      if (typeof each === 'function') return (...inner: unknown[]) => each(...inner.map(wrap));
      return originals.get(each as object) ?? each;
    });
    const result = Reflect.apply(member as () => unknown, target, unwrapped);
    return isAwaited ? result : wrap(result);
  }

  const wrapped = { auth: wrap(auth), firestore: wrap(firestore), bucket: wrap(bucket), renditions: wrap(renditions) };
  return { services: wrapped, calls: () => calls };
}

/** An event or request that was set up: how the server handles it, and what has to hold afterwards. */
export interface Delivery {
  handle(services: Services): Promise<unknown>;
  check(): Promise<void>;
}

/**
 * Crashes the handler at its first awaited call, then, for a new event, at its second one, and so on. After each crash
 * the event is delivered again, and the result is checked. Returns the number of crashes; the last run has none.
 */
export async function crashAtEveryCall(services: Services, setUp: () => Promise<Delivery>): Promise<number> {
  for (let crashes = 0; ; crashes += 1) {
    const { handle, check } = await setUp();
    const crashing = crashingServices(services, crashes);
    await handle(crashing.services).catch(() => {}); // some handlers answer a failure, others pass it on
    await handle(services);
    await check();
    if (crashing.calls() <= crashes) return crashes;
  }
}
