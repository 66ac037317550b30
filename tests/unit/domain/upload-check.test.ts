import { describe, expect, it } from 'vitest';
import { MAX_FILE_NAME_LENGTH, MAX_UPLOAD_BYTES } from '../../../src/domain/media-limits';
import { uploadRefusal } from '../../../src/domain/upload-check';

const file = (changes = {}) => ({ name: 'front desk.png', type: 'image/png', size: 1024, ...changes });

describe('a picked file', () => {
  it.each([
    file(),
    file({ size: 1 }),
    file({ size: MAX_UPLOAD_BYTES }),
    file({ name: '100% año.JPG', type: 'image/jpeg' }),
    file({ name: 'README' }),
    file({ name: 'tour.mp4', type: 'video/mp4; codecs="avc1"' }),
    file({ name: 'jingle.m4a', type: 'audio/x-m4a' }),
    file({ name: 'terms.pdf', type: 'application/pdf' }),
    file({ name: 'terms.DOCX', type: '' }),
    ...['HEIC', 'MOV', 'AVI', '3GP', 'AAC', 'MTS', 'DNG', 'heic', 'png'].map((end) =>
      file({ name: `a.${end}`, type: '' }),
    ),
    file({ name: 'x'.repeat(MAX_FILE_NAME_LENGTH) }),
  ])('is accepted: %j', (picked) => {
    expect(uploadRefusal(picked)).toBeNull();
  });

  it('is refused for its size', () => {
    expect(uploadRefusal(file({ size: 0 }))).toBe('empty');
    expect(uploadRefusal(file({ size: MAX_UPLOAD_BYTES + 1 }))).toBe('too-large');
  });

  it.each([
    file({ name: 'page.html', type: 'text/html' }),
    file({ name: 'hidden.png', type: 'text/html' }),
    file({ name: 'all.zip', type: 'application/zip' }),
    file({ name: 'sheet.xlsx', type: '' }),
    file({ name: 'photo', type: '' }),
    file({ name: '.pdf', type: '' }),
    file({ name: 'x'.repeat(MAX_FILE_NAME_LENGTH + 1) }),
  ])('is refused for its type: %j', (picked) => {
    expect(uploadRefusal(picked)).toBe('wrong-type');
  });
});
