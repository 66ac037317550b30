import { parseRendition, renditionsOf } from '../../../src/domain/renditions';
import type { Library } from './library';

/**
 * Removes the renditions of an object that no longer is, and those of its older generations. They are listed before the
 * object is read: whatever is made of a newer object meanwhile is not among them.
 */
export async function sweepRenditions({ objects }: Library, id: string, name: string): Promise<void> {
  const names = await objects.named(renditionsOf(id));
  if (names.length === 0) return;
  const object = await objects.read(name);
  const isOld = (each: string) => {
    const { generation } = parseRendition(each) ?? {};
    return !object || !generation || BigInt(generation) < BigInt(object.generation);
  };
  for (const each of names.filter(isOld)) await objects.remove(each);
}
