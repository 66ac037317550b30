import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny';
import { type Drawing, render } from './svg';

const FRAME_RATE = 10;

/**
 * Creates a WebM video without a video encoder: the image in a lossy WebP is a VP8 key frame, so every frame of the
 * video is one. `scene` draws the moments from 0 (start) to 1 (end).
 */
export async function makeVideo(scene: (moment: number) => Drawing, width: number, height: number, seconds: number) {
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

/** The `VP8 ` chunk of a WebP file, a RIFF container: tag, size, bytes. */
async function keyFrame(drawing: Drawing, width: number, height: number): Promise<Uint8Array> {
  const webp = await render(drawing, width, height).webp({ quality: 72, effort: 2 }).toBuffer();
  const tag = webp.indexOf('VP8 ', 12, 'latin1');
  return webp.subarray(tag + 8, tag + 8 + webp.readUInt32LE(tag + 4));
}
