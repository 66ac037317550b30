/** Tags of a TIFF directory. */
const NEW_SUBFILE_TYPE = 254;
const PHOTOMETRIC = 262;
const DNG_VERSION = 50_706;

/** Bit of the subfile type: the picture is a smaller version of another one in the file. */
const REDUCED = 1;
/** Pixels as the sensor measured them, which libvips does not develop: one color each, or linear. */
const SENSOR_DATA = [32_803, 34_892];

/** The size of a directory's entry in bytes. */
const ENTRY = 12;
/** The type of a value of two bytes. */
const SHORT = 3;

/**
 * Whether a file is a raw photo in the format of TIFF (DNG, NEF, ARW), or another TIFF that begins with a thumbnail:
 * decoders of TIFF take the thumbnail for the picture.
 */
export function isRawPhoto(bytes: Uint8Array): boolean {
  try {
    return isRaw(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch {
    return false; // the directory is not in these bytes
  }
}

function isRaw(file: Buffer): boolean {
  const order = file.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return false;
  const short = (place: number) => (order === 'II' ? file.readUInt16LE(place) : file.readUInt16BE(place));
  const long = (place: number) => (order === 'II' ? file.readUInt32LE(place) : file.readUInt32BE(place));
  if (short(2) !== 42) return false;
  const start = long(4) + 2;
  const end = start + short(start - 2) * ENTRY;
  for (let entry = start; entry < end; entry += ENTRY) {
    const tag = short(entry);
    const value = short(entry + 2) === SHORT ? short(entry + 8) : long(entry + 8);
    if (tag === DNG_VERSION) return true;
    if (tag === NEW_SUBFILE_TYPE && value & REDUCED) return true;
    if (tag === PHOTOMETRIC && SENSOR_DATA.includes(value)) return true;
  }
  return false;
}
