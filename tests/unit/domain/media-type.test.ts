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

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

it.each<[name: string, extension: string]>([
  ['front-desk.png', 'png'],
  ['PHOTO.JPG', 'jpg'],
  ['archive.tar.gz', 'gz'],
  ['two words.webp', 'webp'],
  ['100%.png', 'png'],
  ['año.jpeg', 'jpeg'],
  ['2024.06/photo.gif', 'gif'],
  ['..png', 'png'],
  ...['README', '', '.jpg', 'folder/.jpg', 'v1.2/readme', 'name.', 'folder.d/'].map((name): [string, string] => [
    name,
    '',
  ]),
])('reads from the name "%s" the extension "%s"', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

describe('the media type of a name', () => {
  it.each<[MediaType, string]>([
    ['image', 'jpg jpeg png gif webp svg'],
    ['video', 'mp4 webm ogg mov'],
    ['audio', 'mp3 wav m4a'],
    ['document', 'pdf doc docx txt zip html tiff heic avi aac constructor'],
  ])('is %s for the extensions %s, in any case', (type, extensions) => {
    for (const extension of extensions.split(' ')) {
      expect(mediaTypeOfName(`file.${extension}`), extension).toBe(type);
      expect(mediaTypeOfName(`FILE.${extension.toUpperCase()}`), extension).toBe(type);
    }
  });

  it.each(['jpg', 'README', '.jpg', 'mp4/readme', 'a.jpg/'])('is document for "%s", which has no extension', (name) => {
    expect(mediaTypeOfName(name)).toBe('document');
  });
});

it.each<[MediaType, string[]]>([
  ['image', ['image/png', 'IMAGE/PNG']],
  ['video', ['video/ogg']],
  ['audio', ['audio/ogg']],
  ['document', ['application/pdf', 'application/ogg', 'images/png', '']],
])('finds %s for the MIME types %j', (type, mimeTypes) => {
  for (const mimeType of mimeTypes) expect(mediaTypeOfMime(mimeType), mimeType).toBe(type);
});

it.each([
  ['what the system says, without parameters', 'a.mp4', 'Video/MP4; codecs="avc1"', 'video/mp4'],
  ['what the system says, not the extension', 'a.pdf', 'image/png', 'image/png'],
  ['a document from its extension', 'terms.pdf', '', 'application/pdf'],
  ['a document from its extension', 'terms.DOC', '', 'application/msword'],
  ['a document from its extension', 'terms.docx', '', DOCX],
  ['a picture from its extension', 'IMG_0001.HEIC', '', 'image/heic'],
  ['a picture from its extension', 'raw.DNG', '', 'image/x-adobe-dng'],
  ['a video from its extension', 'IMG_0002.MOV', '', 'video/quicktime'],
  ['a video from its extension', 'CLIP.AVI', '', 'video/x-msvideo'],
  ['a video from its extension', 'VID.3GP', '', 'video/3gpp'],
  ['a video from its extension', '00001.MTS', '', 'video/mp2t'],
  ['a sound from its extension', 'voice.AAC', '', 'audio/aac'],
  ['the extension where the system says nothing useful', 'a.heic', 'application/octet-stream', 'image/heic'],
  ['nothing from other extensions', 'page.html', '', ''],
  ['nothing from other extensions', 'run.exe', 'application/octet-stream', ''],
  ['nothing without an extension', 'pdf', '', ''],
  ['nothing from names of built-in properties', 'a.constructor', '', ''],
])('takes as the MIME type of a picked file %s: %s', (_, name, type, expected) => {
  expect(mimeTypeOfFile({ name, type })).toBe(expected);
});

it('accepts in the picker every extension whose files can be uploaded without a type', () => {
  const [images, videos, audio, ...extensions] = UPLOAD_ACCEPT.split(',');
  expect([images, videos, audio]).toEqual(['image/*', 'video/*', 'audio/*']);
  expect(extensions).toEqual(expect.arrayContaining(['.heic', '.mov', '.avi', '.3gp', '.aac', '.mts', '.dng', '.pdf']));
  for (const each of extensions)
    expect(isUploadableMime(mimeTypeOfFile({ name: `a${each}`, type: '' })), each).toBe(true);
});
