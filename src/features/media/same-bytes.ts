/** Most files differ in their first bytes, so few are read at first. */
const FIRST_PART = 4 * 1024;
const PART = 1024 * 1024;

/** Says whether two files hold the same bytes. They are read part by part, and only as far as they agree. */
export async function haveSameBytes(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  let start = 0;
  while (start < one.size) {
    const end = start + (start === 0 ? FIRST_PART : PART);
    const parts = [one, other].map((blob) => blob.slice(start, end).arrayBuffer());
    const [a, b] = (await Promise.all(parts)).map((part) => new Uint8Array(part)) as [Uint8Array, Uint8Array];
    if (a.some((byte, place) => byte !== b[place])) return false;
    start = end;
  }
  return true;
}
