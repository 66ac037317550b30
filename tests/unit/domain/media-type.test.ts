import { describe, expect, it } from 'vitest';
import {
  extensionOf,
  type MediaType,
  mediaTypeOfMime,
  mediaTypeOfName,
  mimeTypeOfFile,
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
    ['document', 'pdf doc docx txt zip html tiff constructor'],
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
  ['nothing from other extensions', 'page.html', '', ''],
  ['nothing without an extension', 'pdf', '', ''],
  ['nothing from names of built-in properties', 'a.constructor', '', ''],
])('takes as the MIME type of a picked file %s: %s', (_, name, type, expected) => {
  expect(mimeTypeOfFile({ name, type })).toBe(expected);
});
