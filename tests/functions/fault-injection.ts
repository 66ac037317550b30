import type { FoundObject, Library, Objects } from '../../functions/src/media/library';

/** A library with some methods of its objects replaced. */
export const withObjects = (library: Library, changes: Partial<Objects>): Library => ({
  ...library,
  objects: { ...library.objects, ...changes },
});

/** A library in which `act` runs right before a record is created; if it throws, the creation fails. */
export function beforeCreate(library: Library, act: (id: string) => Promise<unknown>): Library {
  const create: Library['records']['create'] = async (id, fields) => {
    await act(id);
    return library.records.create(id, fields);
  };
  return { ...library, records: { ...library.records, create } };
}

/** A library in which `act` runs right after an object is first read. */
export function afterRead(library: Library, act: () => Promise<unknown>): Library {
  let isFirst = true;
  const read: Objects['read'] = async (name) => {
    const object = await library.objects.read(name);
    if (isFirst) await act();
    isFirst = false;
    return object;
  };
  return withObjects(library, { read });
}

/** A library in which `act` runs right before an object's bytes are read. */
export function beforeBytes(library: Library, act: () => Promise<unknown>): Library {
  const bytes = async (object: FoundObject, length?: number) => {
    await act();
    return library.objects.bytes(object, length);
  };
  return withObjects(library, { bytes });
}
