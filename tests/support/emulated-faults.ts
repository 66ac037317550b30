import type { Services } from '../../functions/src/context';

type Bucket = Services['bucket'];
type File = ReturnType<Bucket['file']>;
type Firestore = Services['firestore'];
type Reference = ReturnType<ReturnType<Firestore['collection']>['doc']>;

/** The real thing, except for the methods in `changes`. */
function withChanges<Thing extends object>(thing: Thing, changes: Partial<Thing>): Thing {
  return new Proxy(thing, {
    get(target, key) {
      const value = Reflect.get(key in changes ? changes : target, key);
      return typeof value === 'function' && !(key in changes) ? value.bind(target) : value;
    },
  });
}

/** Services in which `act` happens right before a record is created; where it throws, the creation fails. */
export function beforeCreate(services: Services, act: (reference: Reference) => Promise<unknown>): Services {
  const collection: Firestore['collection'] = (path) => {
    const real = services.firestore.collection(path);
    const doc = (id: string) => {
      const reference = real.doc(id);
      const create = reference.create.bind(reference);
      reference.create = async (data) => {
        await act(reference);
        return create(data);
      };
      return reference;
    };
    return withChanges(real, { doc } as Partial<typeof real>);
  };
  return { ...services, firestore: withChanges(services.firestore, { collection }) };
}

/** Services in which `act` happens right after an object's metadata was first read. */
export function afterRead(services: Services, act: (file: File) => Promise<unknown>): Services {
  return withFiles(services, (file) => {
    const getMetadata = file.getMetadata.bind(file);
    file.getMetadata = (async () => {
      file.getMetadata = getMetadata;
      const answer = await getMetadata();
      await act(file);
      return answer;
    }) as typeof file.getMetadata;
  });
}

/** Services in which `act` happens right before an object's bytes are read. */
export function beforeDownload(services: Services, act: (file: File) => Promise<unknown>): Services {
  return withFiles(services, (file) => {
    const download = file.download.bind(file);
    file.download = (async (options?: object) => {
      await act(file);
      return download(options);
    }) as typeof file.download;
  });
}

function withFiles(services: Services, change: (file: File) => void): Services {
  const file: Bucket['file'] = (name, options) => {
    const real = services.bucket.file(name, options);
    change(real);
    return real;
  };
  return { ...services, bucket: withChanges(services.bucket, { file }) };
}
