import { describe, expect, it } from 'vitest';
import {
  extensionOf,
  isUploadableMime,
  type MediaType,
  mediaTypeOfMime,
  mediaTypeOfName,
  mimeTypeOfFile,
} from '../../../src/domain/media-type';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('the extension of a name', () => {
  it.each([
    ['front-desk.png', 'png'],
    ['PHOTO.JPG', 'jpg'],
    ['archive.tar.gz', 'gz'],
    ['two words.webp', 'webp'],
    ['100%.png', 'png'],
    ['año.jpeg', 'jpeg'],
    ['2024.06/photo.gif', 'gif'],
    ['..png', 'png'],
  ])('of %s is %s', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });

  it.each(['README', '', '.jpg', 'folder/.jpg', 'v1.2/readme', 'name.', 'folder.d/'])('is missing in "%s"', (name) => {
    expect(extensionOf(name)).toBe('');
  });
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

describe('the media type of a MIME type', () => {
  it.each<[string, MediaType]>([
    ['image/png', 'image'],
    ['IMAGE/PNG', 'image'],
    ['video/ogg', 'video'],
    ['audio/ogg', 'audio'],
    ['application/pdf', 'document'],
    ['application/ogg', 'document'],
    ['images/png', 'document'],
    ['', 'document'],
  ])('of "%s" is %s', (mimeType, type) => {
    expect(mediaTypeOfMime(mimeType)).toBe(type);
  });
});

describe('the MIME type of a picked file', () => {
  it('is what the system says, in lower case and without parameters', () => {
    expect(mimeTypeOfFile({ name: 'a.mp4', type: 'Video/MP4; codecs="avc1"' })).toBe('video/mp4');
    expect(mimeTypeOfFile({ name: 'a.pdf', type: 'image/png' })).toBe('image/png');
  });

  it('is told by the extension for documents that the system does not know', () => {
    expect(mimeTypeOfFile({ name: 'terms.pdf', type: '' })).toBe('application/pdf');
    expect(mimeTypeOfFile({ name: 'terms.DOC', type: '' })).toBe('application/msword');
    expect(mimeTypeOfFile({ name: 'terms.docx', type: '' })).toBe(DOCX);
  });

  it('stays unknown otherwise', () => {
    expect(mimeTypeOfFile({ name: 'page.html', type: '' })).toBe('');
    expect(mimeTypeOfFile({ name: 'pdf', type: '' })).toBe('');
    expect(mimeTypeOfFile({ name: 'a.constructor', type: '' })).toBe('');
  });
});

describe('an uploadable MIME type', () => {
  it.each([
    'image/png',
    'image/svg+xml',
    'video/x-matroska',
    'audio/mpeg',
    'application/pdf',
    'application/msword',
    DOCX,
  ])('is %s', (mimeType) => expect(isUploadableMime(mimeType)).toBe(true));

  it.each([
    '',
    'image',
    'image/',
    'IMAGE/PNG',
    'image/png;a=b',
    'image/png\n',
    'text/html',
    'application/zip',
    'ximage/png',
  ])('is not "%s"', (mimeType) => expect(isUploadableMime(mimeType)).toBe(false));
});
