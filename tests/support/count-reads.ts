import type { Services } from '../../functions/src/context';

type Firestore = Services['firestore'];

/** `firestore` for code that only reads one collection, and the document reads that Firestore bills for it. */
export function countReads(firestore: Firestore) {
  const counted = { reads: 0 };
  const watch = <Read extends object>(query: Read): Read =>
    new Proxy(query, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name === 'where') return (...filter: unknown[]) => watch(value.apply(target, filter));
        if (name === 'count') {
          return () => ({
            get: async () => {
              const answer = await value.call(target).get();
              counted.reads += Math.max(1, Math.ceil(answer.data().count / 1000)); // one read per 1,000 index entries
              return answer;
            },
          });
        }
        if (name === 'get') {
          return async () => {
            const answer = await value.call(target);
            counted.reads += Math.max(1, answer.size); // an empty answer costs one read
            return answer;
          };
        }
        if (name === 'stream') {
          return async function* () {
            for await (const document of value.call(target)) {
              counted.reads += 1;
              yield document;
            }
          };
        }
        return value.bind(target);
      },
    });
  return { counted, firestore: { collection: (name: string) => watch(firestore.collection(name)) } as Firestore };
}
