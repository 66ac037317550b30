import { attachmentDisposition, generateObjectName, uploadMetadata } from '../../src/domain/object-name';
import { DOCUMENT_TYPES } from './record-cases';

/** An object that a client uploads. */
export interface UploadObject {
  name: string;
  contentType: string;
  size: number;
  contentDisposition?: string;
  metadata?: Record<string, string>;
}

interface UploadCase {
  name: string;
  valid: boolean;
  object: UploadObject;
}

/** The upload of `fileName` as the client sends it, with `changes`, under a new object name. */
export const uploadOf = (fileName: string, changes: Partial<UploadObject> = {}): UploadObject => ({
  name: generateObjectName(fileName),
  contentType: 'image/png',
  size: 3,
  contentDisposition: attachmentDisposition(fileName),
  metadata: uploadMetadata(fileName),
  ...changes,
});

const good = (name: string, object: UploadObject): UploadCase => ({ name, valid: true, object });
const bad = (name: string, changes: Partial<UploadObject>): UploadCase => ({
  name,
  valid: false,
  object: uploadOf('Front desk.png', changes),
});

export const UPLOAD_OBJECT_CASES: UploadCase[] = [
  good('a picture', uploadOf('Front desk.png')),
  ...['100% año "café" ñ.PNG', 'README', '.hidden', 'a/b.png', '名前.png'].map((fileName) =>
    good(`a file called ${fileName}`, uploadOf(fileName)),
  ),
  bad('an object under the original name', { name: 'front-desk.png' }),
  bad('an object in a folder', { name: `folder/${generateObjectName('a.png')}` }),
  bad('an object with an extension in capitals', { name: `${generateObjectName('a')}.PNG` }),
  bad('an object with a hyphen for the dot', { name: `${generateObjectName('a')}-png` }),
  ...['a', 'abcdefghij'].map((extension) => good(`a file with extension ${extension}`, uploadOf(`a.${extension}`))),
  bad('an object with a dot at its end', { name: `${generateObjectName('a')}.` }),
  bad('an object with an extension of eleven letters', { name: `${generateObjectName('a')}.abcdefghijk` }),
  bad('an object with two extensions', { name: `${generateObjectName('a')}.svg.png` }),
  ...['image/svg+xml', 'video/mp4', 'audio/mpeg', ...DOCUMENT_TYPES].map((contentType) =>
    good(`a file of type ${contentType}`, uploadOf('a', { contentType })),
  ),
  ...['text/html', 'application/zip', 'application/octet-stream', 'image/', 'IMAGE/PNG', 'application/pdf; a=b'].map(
    (contentType) => bad(`a file of type ${contentType}`, { contentType }),
  ),
  good('one byte', uploadOf('a.png', { size: 1 })),
  bad('no bytes', { size: 0 }),
  good('a bare attachment', uploadOf('a.png', { contentDisposition: 'attachment' })),
  bad('no disposition', { contentDisposition: undefined }),
  bad('an inline disposition', { contentDisposition: 'inline; filename="attachment"' }),
  bad('something like an attachment', { contentDisposition: 'attachments' }),
  bad('no metadata', { metadata: undefined }),
  bad('other metadata', { metadata: { name: 'a.png' } }),
  bad('an empty original name', { metadata: { original_name: '' } }),
];
