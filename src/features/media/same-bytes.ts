const PART = 1024 * 1024;

/** Says whether two files hold the same bytes. They are read part by part, and only as far as they agree. */
export async function haveSameBytes(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  for (let start = 0; start < one.size; start += PART) {
    const parts = [one, other].map((blob) => blob.slice(start, start + PART).arrayBuffer());
    const [a, b] = (await Promise.all(parts)).map((part) => new Uint8Array(part)) as [Uint8Array, Uint8Array];
    if (a.some((byte, place) => byte !== b[place])) return false;
  }
  return true;
}
