import sharp from 'sharp';
import { type Drawing, toSvg } from './pictures/svg';

export type PictureFormat = 'png' | 'jpg' | 'webp';

/** Draws a picture of `width` × `height` pixels as a file of the given format. */
export function makePicture(drawing: Drawing, width: number, height: number, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(Buffer.from(toSvg(drawing, width, height)));
  if (format === 'png') return picture.png({ palette: true, quality: 95 }).toBuffer();
  return (format === 'jpg' ? picture.flatten().jpeg({ quality: 86 }) : picture.webp({ quality: 84 })).toBuffer();
}
