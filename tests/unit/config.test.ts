import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brand } from '../../src/domain/brand';
import { GENERATED_NAME } from '../../src/domain/object-name';

const read = (path: string) => readFileSync(path, 'utf8');

describe('the configuration files', () => {
  it('name the bucket and the demo project of the brand', () => {
    const { storage } = JSON.parse(read('firebase.json'));
    const { projects, targets } = JSON.parse(read('.firebaserc'));
    expect(storage).toMatchObject([{ bucket: brand.bucket }]);
    expect(targets[brand.demoProject].storage[storage[0].target]).toEqual([brand.bucket]);
    expect(read('firestore.rules')).toContain(`record.bucket_name == '${brand.bucket}'`);
    expect(projects.default).toBe(brand.demoProject);
    expect(brand.demoProject).toMatch(/^demo-/); // no credentials work for such a project
  });

  it.each(['firestore.rules', 'storage.rules'])('accept only generated object names in %s', (path) => {
    expect(read(path)).toContain(`matches('${GENERATED_NAME.source}')`);
  });

  it('require HTTPS, but leave the preload list of browsers to the owner of the domain', () => {
    const { hosting } = JSON.parse(read('firebase.json'));
    const headers: { key: string; value: string }[] = hosting.headers[0].headers;
    const { value } = headers.find(({ key }) => key === 'Strict-Transport-Security') ?? {};
    expect(value).toBe('max-age=63072000; includeSubDomains');
  });
});
