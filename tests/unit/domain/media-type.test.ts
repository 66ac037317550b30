import { describe, expect, it } from 'vitest';
import {
  extensionOf,
  isUploadableMime,
  type MediaType,
  mediaTypeOfMime,
  mediaTypeOfName,
  mimeTypeOfFile,
  UPLOAD_ACCEPT,
} from '../../../src/domain/media-type';

it.each<[extension: string, names: string[]]>([
  ['png', ['front-desk.png', '100%.png', '..png']],
  ['jpg', ['PHOTO.JPG']],
  ['gz', ['archive.tar.gz']],
  ['jpeg', ['el año.jpeg']],
  ['gif', ['2024.06/photo.gif']],
  ['', ['README', '', 'jpg', '.jpg', 'folder/.jpg', 'v1.2/readme', 'name.', 'folder.d/']],
])('reads the extension "%s" from the names %j', (extension, names) => {
  for (const name of names) expect(extensionOf(name), name).toBe(extension);
});

it.each<[MediaType, string]>([
  ['image', 'jpg jpeg png gif webp svg'],
  ['video', 'mp4 webm ogg mov'],
  ['audio', 'mp3 wav m4a'],
  ['document', 'pdf doc docx txt zip html tiff heic avi aac constructor'],
])('the media type of a name is %s for the extensions %s, in any case', (type, extensions) => {
  for (const extension of extensions.split(' '))
    for (const name of [`file.${extension}`, `FILE.${extension.toUpperCase()}`])
      expect(mediaTypeOfName(name), name).toBe(type);
});

it.each<[MediaType, string[]]>([
  ['image', ['image/png', 'IMAGE/PNG']],
  ['video', ['video/ogg']],
  ['audio', ['audio/ogg']],
  ['document', ['application/pdf', 'application/ogg', 'images/png', '']],
])('finds %s for the MIME types %j', (type, mimeTypes) => {
  for (const mimeType of mimeTypes) expect(mediaTypeOfMime(mimeType), mimeType).toBe(type);
});

describe('the MIME type of a picked file', () => {
  it.each([
    ['what the system says, without parameters', 'a.mp4', 'Video/MP4; codecs="avc1"', 'video/mp4'],
    ['what the system says, not the extension', 'a.pdf', 'image/png', 'image/png'],
    ['that of the extension if the system says nothing', 'terms.DOC', '', 'application/msword'],
    ['that of the extension if the system says nothing', 'IMG_0002.MOV', '', 'video/quicktime'],
    ['that of the extension if the system says nothing useful', 'a.heic', 'application/octet-stream', 'image/heic'],
    ['nothing from other extensions', 'run.exe', 'application/octet-stream', ''],
    ['nothing without an extension', 'pdf', '', ''],
    ['nothing from names of built-in properties', 'a.constructor', '', ''],
  ])('is %s: %s', (_, name, type, expected) => {
    expect(mimeTypeOfFile({ name, type })).toBe(expected);
  });
});

it('accepts in the picker every extension whose files can be uploaded without a type', () => {
  const [images, videos, audio, ...extensions] = UPLOAD_ACCEPT.split(',');
  expect([images, videos, audio]).toEqual(['image/*', 'video/*', 'audio/*']);
  expect(extensions).toEqual(expect.arrayContaining(['.heic', '.mov', '.avi', '.3gp', '.aac', '.mts', '.dng', '.pdf']));
  for (const each of extensions)
    expect(isUploadableMime(mimeTypeOfFile({ name: `a${each}`, type: '' })), each).toBe(true);
});
