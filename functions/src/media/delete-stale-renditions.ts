import { parseRendition, renditionsOf } from '../../../src/domain/renditions';
import type { Library } from './library';

/**
 * Deletes the renditions of a deleted object and those of older generations. It lists them before it reads the object,
 * so that it cannot delete renditions of a generation newer than the one it read.
 */
export async function deleteStaleRenditions({ objects, renditions }: Library, id: string, name: string): Promise<void> {
  const names = await renditions.named(renditionsOf(id));
  if (names.length === 0) return;
  const object = await objects.read(name);
  const isOld = (each: string) => {
    const { generation } = parseRendition(each) ?? {};
    return !object || !generation || BigInt(generation) < BigInt(object.generation);
  };
  for (const each of names.filter(isOld)) await renditions.remove(each);
}
