import { describe, expect, it } from 'vitest';
import { type Category, categoryOfName } from '../../../src/domain/media-category';
import { MAX_FILE_NAME_LENGTH, MAX_UPLOAD_BYTES } from '../../../src/domain/media-limits';
import { type MediaType, mediaTypeOfName, mimeTypeOfFile, UPLOAD_ACCEPT } from '../../../src/domain/media-type';
import { uploadRefusal } from '../../../src/domain/upload-check';

const EXTENSIONS: Record<MediaType, string> = {
  image: 'jpg jpeg png gif webp svg',
  video: 'mp4 webm ogg mov',
  audio: 'mp3 wav m4a',
  document: 'pdf doc docx txt zip tiff heic constructor',
};
const extensions = Object.entries(EXTENSIONS).flatMap(([type, list]) =>
  list.split(' ').map((extension) => ({ type, extension })),
);

describe.each(extensions)('the media type of a name is $type', ({ type, extension }) => {
  it(`with the extension ${extension}`, () => {
    expect(mediaTypeOfName(`file.${extension}`)).toBe(type);
  });

  it(`with the extension ${extension.toUpperCase()}`, () => {
    expect(mediaTypeOfName(`FILE.${extension.toUpperCase()}`)).toBe(type);
  });
});

it.each<[Category, reason: string, names: string[]]>([
  ['hero-banner', 'a word', ['hero.jpg', 'HERO.JPG']],
  ['solution-image', 'a word', ['online-solutions.png', 'pos-terminal.png', 'payments.mp4', 'poster.png']],
  ['team-photo', 'a word', ['team.png', 'our-staff.png', 'team/garza.png']],
  ['blog-image', 'a word', ['blog-1.png']],
  ['testimonial', 'a word', ['testimonials.pdf']],
  ['hero-banner', 'the first rule that matches', ['testimonial-blog-team-pos-hero.png']],
  ['marketing-asset', 'the media type', ['front desk.JPG']],
  ['document', 'the media type', ['price list.pdf', 'README', '.jpg', 'jpg', 'v1.2/readme']],
  ['other', 'the media type', ['tour.ogg', 'jingle.mp3']],
])('the category of a name is %s by %s: %j', (category, _, names) => {
  for (const name of names) expect(categoryOfName(name), name).toBe(category);
});

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

it.each([
  ['what the system says, without parameters', 'a.pdf', 'Video/MP4; codecs="avc1"', 'video/mp4'],
  ['that of the extension if the system says nothing', 'IMG_0002.MOV', '', 'video/quicktime'],
  ['that of the extension if the system says nothing useful', 'a.heic', 'application/octet-stream', 'image/heic'],
  ['that of the extension if the system invents one', 'menu.pdf', 'application/x-pdf', 'application/pdf'],
  ['that of the extension if the system invents one', 'menu.pdf', 'application/download', 'application/pdf'],
  ['that of the extension if the system invents one', 'menu.pdf', 'application/force-download', 'application/pdf'],
  ['that of the extension if the system invents one', 'menu.PDF', 'text/pdf', 'application/pdf'],
  ['that of the extension if the system invents one', 'carta.docx', 'application/zip', DOCX],
  ['that of the extension if the system invents one', 'carta.docx', 'application/x-zip-compressed', DOCX],
  ['that of the extension if the system invents one', 'carta.doc', 'application/vnd.ms-word', 'application/msword'],
  ['what the system says even if the extension has another one', 'menu.pdf', 'image/png', 'image/png'],
  ['nothing from other extensions', 'run.exe', 'application/octet-stream', ''],
])('the MIME type of a picked file is %s: %s', (_, name, type, expected) => {
  expect(mimeTypeOfFile({ name, type })).toBe(expected);
});

it.each(['image/*', 'video/*', 'audio/*', '.pdf', '.doc', '.docx'])(
  'the picker offers files of the type %s',
  (type) => {
    expect(UPLOAD_ACCEPT.split(',')).toContain(type);
  },
);

it.each(['.heic', '.mov'])('the picker names the extension %s, which browsers may not know', (extension) => {
  expect(UPLOAD_ACCEPT.split(',')).toContain(extension);
});

const PICKED = { name: 'front desk.png', type: 'image/png', size: 1024 };

it.each([
  ['of the greatest size', { size: MAX_UPLOAD_BYTES }],
  ['with the longest name', { name: 'x'.repeat(MAX_FILE_NAME_LENGTH) }],
  ['without a type, by its extension in any case', { name: 'terms.DOCX', type: '' }],
  ['with an invented type, by its extension', { name: 'menu.pdf', type: 'application/x-pdf' }],
])('a picked file is accepted %s', (_, changes) => {
  expect(uploadRefusal({ ...PICKED, ...changes })).toBeNull();
});

it.each([
  ['empty', 'without content', { size: 0 }],
  ['too-large', 'of more than the greatest size', { size: MAX_UPLOAD_BYTES + 1 }],
  ['wrong-type', 'with markup', { name: 'page.html', type: 'text/html' }],
  ['wrong-type', 'with an archive', { name: 'archive.zip', type: 'application/zip' }],
  ['wrong-type', 'without a type and with another extension', { name: 'sheet.xlsx', type: '' }],
  ['wrong-type', 'with a program', { name: 'run.exe', type: 'application/octet-stream' }],
  ['wrong-type', 'with a longer name', { name: 'x'.repeat(MAX_FILE_NAME_LENGTH + 1) }],
])('a picked file is refused as %s: %s', (refusal, _, changes) => {
  expect(uploadRefusal({ ...PICKED, ...changes })).toBe(refusal);
});
