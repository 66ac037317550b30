import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny';
import sharp from 'sharp';
import { type Drawing, toSvg } from './pictures/svg';

const FRAME_RATE = 10;

/**
 * Makes a WebM film without a video encoder: the picture inside a lossy WebP is a VP8 key frame, so every frame of
 * the film is one. `scene` gives the drawing for a moment from 0, the start, to 1, the end.
 */
export async function makeVideo(
  scene: (moment: number) => Drawing,
  { width, height, seconds }: { width: number; height: number; seconds: number },
): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(source, { frameRate: FRAME_RATE });
  await output.start();

  const count = seconds * FRAME_RATE;
  const frames = Array.from({ length: count }, (_, index) => keyFrame(scene(index / (count - 1)), width, height));
  for (const [index, frame] of (await Promise.all(frames)).entries()) {
    const packet = new EncodedPacket(frame, 'key', index / FRAME_RATE, 1 / FRAME_RATE);
    await source.add(packet, { decoderConfig: { codec: 'vp8', codedWidth: width, codedHeight: height } });
  }
  await output.finalize();
  return Buffer.from(target.buffer as ArrayBuffer);
}

/** A drawing as a VP8 key frame: the `VP8 ` chunk of a WebP file (a RIFF: tag, size, bytes). */
async function keyFrame(drawing: Drawing, width: number, height: number): Promise<Uint8Array> {
  const webp = await sharp(Buffer.from(toSvg(drawing, width, height)))
    .flatten()
    .webp({ quality: 72, effort: 2 })
    .toBuffer();
  const tag = webp.indexOf('VP8 ', 12, 'latin1');
  return webp.subarray(tag + 8, tag + 8 + webp.readUInt32LE(tag + 4));
}
