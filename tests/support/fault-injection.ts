import type { FoundObject, Library, Objects, Records } from '../../functions/src/media/library';

/** A library with some methods replaced. */
export function withChanges(
  library: Library,
  changes: { objects?: Partial<Objects>; records?: Partial<Records>; render?: Library['render'] },
): Library {
  return {
    ...library,
    objects: { ...library.objects, ...changes.objects },
    records: { ...library.records, ...changes.records },
    render: changes.render ?? library.render,
  };
}

/** A library in which `act` runs right before a record is created; if it throws, the creation fails. */
export function beforeCreate(library: Library, act: (id: string) => Promise<unknown>): Library {
  const create: Records['create'] = async (id, fields) => {
    await act(id);
    return library.records.create(id, fields);
  };
  return withChanges(library, { records: { create } });
}

/** A library in which `act` runs right after an object is first read. */
export function afterRead(library: Library, act: (name: string) => Promise<unknown>): Library {
  let isFirst = true;
  const read: Objects['read'] = async (name) => {
    const object = await library.objects.read(name);
    if (isFirst) {
      isFirst = false;
      await act(name);
    }
    return object;
  };
  return withChanges(library, { objects: { read } });
}

/** A library in which `act` runs right before an object's bytes are read. */
export function beforeBytes(library: Library, act: (object: FoundObject) => Promise<unknown>): Library {
  const bytes: Objects['bytes'] = async (object, length) => {
    await act(object);
    return library.objects.bytes(object, length);
  };
  return withChanges(library, { objects: { bytes } });
}
