import type { Services } from '../../functions/src/context';

/** All of Firebase's libraries that a handler waits for. */
const AWAITED = new Set([
  ...['getUser', 'setCustomUserClaims', 'revokeRefreshTokens'],
  ...['get', 'getAll', 'set', 'create', 'update', 'delete', 'runTransaction', 'stream'],
  ...['getMetadata', 'setMetadata', 'getFiles', 'download', 'save'],
]);

/**
 * Services in whose hands a handler dies: the call number `dies`, from 0, of those that it waits for is not made any
 * more, and no later one is; those within transactions count, too. `calls` says how many the handler would have made so
 * far.
 */
function mortal(services: Services, dies: number): { services: Services; calls: () => number } {
  let calls = 0;
  const bare = new WeakMap<object, object>();

  function wrap<Value>(value: Value): Value {
    if (typeof value !== 'object' || value === null) return value;
    const wrapped = new Proxy(value, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? call.bind(null, target, member, AWAITED.has(String(name))) : member;
      },
    });
    bare.set(wrapped, value);
    return wrapped;
  }

  function call(target: object, member: unknown, isAwaited: boolean, ...args: unknown[]): unknown {
    if (isAwaited) calls += 1;
    if (isAwaited && calls > dies) throw new Error('The process has ended here.');
    const given = args.map((each) => {
      // The work of a transaction asks through what it is given.
      if (typeof each === 'function') return (...inner: unknown[]) => each(...inner.map(wrap));
      return bare.get(each as object) ?? each;
    });
    const result = Reflect.apply(member as () => unknown, target, given);
    return isAwaited ? result : wrap(result);
  }

  const { auth, firestore, bucket } = services;
  return {
    services: { auth: wrap(auth), firestore: wrap(firestore), bucket: wrap(bucket) },
    calls: () => calls,
  };
}

/** Something that has happened: how the server answers to it, and what has to be true after that. */
export interface Happening {
  handle(services: Services): Promise<unknown>;
  judge(): Promise<void>;
}

/**
 * Has the handler die before the first thing that it waits for; when the same happens anew, before the second one; and
 * so on until nothing is left to wait for. Each time it is told again of what has happened, and the end is judged.
 * Gives the number of deaths; the last happening was answered to twice, without one.
 */
export async function dieEverywhere(services: Services, happen: () => Promise<Happening>): Promise<number> {
  for (let deaths = 0; ; deaths += 1) {
    const { handle, judge } = await happen();
    const dying = mortal(services, deaths);
    await handle(dying.services).catch(() => {}); // some answer to a failure, others pass it on
    await handle(services);
    await judge();
    if (dying.calls() <= deaths) return deaths;
  }
}
