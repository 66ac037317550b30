import { expect, it } from 'vitest';
import { MAX_FILE_NAME_LENGTH, MAX_UPLOAD_BYTES } from '../../../src/domain/media-limits';
import { uploadRefusal } from '../../../src/domain/upload-check';

const file = (changes = {}) => ({ name: 'front desk.png', type: 'image/png', size: 1024, ...changes });

it.each([
  [null, file({ size: 1 })],
  [null, file({ size: MAX_UPLOAD_BYTES })],
  [null, file({ name: 'README' })],
  [null, file({ name: 'tour.mp4', type: 'video/mp4; codecs="avc1"' })],
  [null, file({ name: 'terms.DOCX', type: '' })],
  [null, file({ name: 'x'.repeat(MAX_FILE_NAME_LENGTH) })],
  ['empty', file({ size: 0 })],
  ['too-large', file({ size: MAX_UPLOAD_BYTES + 1 })],
  ['wrong-type', file({ name: 'hidden.png', type: 'text/html' })],
  ['wrong-type', file({ name: 'sheet.xlsx', type: '' })],
  ['wrong-type', file({ name: 'x'.repeat(MAX_FILE_NAME_LENGTH + 1) })],
])('a picked file is accepted, or refused with a reason: %s %j', (refusal, picked) => {
  expect(uploadRefusal(picked)).toBe(refusal);
});
