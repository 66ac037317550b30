import { describe, expect, it } from 'vitest';
import { addressOf } from '../../emulators/ports';
import { brand } from '../../src/domain/brand';
import { generateObjectName } from '../../src/domain/object-name';

// An emulator that does not find the rules of a demo project's bucket lets everybody do everything, without a word.
// So these requests carry no account at all, and no test library that brings rules along stands between.

const objects = (bucket: string) => `http://${addressOf('storage')}/v0/b/${bucket}/o`;

function upload(bucket: string): Promise<Response> {
  const url = `${objects(bucket)}?name=${generateObjectName('picture.png')}`;
  return fetch(url, { method: 'POST', headers: { 'Content-Type': 'image/png' }, body: new Uint8Array([1, 2, 3]) });
}

async function get(bucket: string): Promise<number> {
  return (await fetch(`${objects(bucket)}/${generateObjectName('missing.png')}`)).status;
}

describe("the brand's bucket in the emulator", () => {
  it('has rules: a visitor may look for an object, but not upload one', async () => {
    expect(await get(brand.bucket)).toBe(404);
    expect((await upload(brand.bucket)).status).toBe(403);
  });

  it('is the only one that has any: in another bucket nothing is allowed', async () => {
    expect(await get('another-bucket')).toBe(403);
    expect((await upload('another-bucket')).status).toBe(403);
  });
});
