import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brand } from '../../src/domain/brand';
import { GENERATED_NAME } from '../../src/domain/object-name';

const read = (path: string) => readFileSync(path, 'utf8');
const firebase = JSON.parse(read('firebase.json'));
const projects = JSON.parse(read('.firebaserc'));

describe('the configuration files', () => {
  it('name the bucket of the brand, and no other', () => {
    const [storage, ...others] = firebase.storage;
    expect(others).toEqual([]);
    expect(storage.bucket).toBe(brand.bucket);
    expect(projects.targets[brand.demoProject].storage[storage.target]).toEqual([brand.bucket]);
    expect(read('firestore.rules')).toContain(`record.bucket_name == '${brand.bucket}'`);
  });

  it('work on the demo project of the brand, which no credentials reach', () => {
    expect(projects.projects.default).toBe(brand.demoProject);
    expect(brand.demoProject).toMatch(/^demo-/);
  });

  it('name rules files that are there', () => {
    for (const path of [firebase.firestore.rules, firebase.storage[0].rules]) {
      expect(read(path)).toMatch(/^rules_version = '2';/);
    }
  });

  it.each(['firestore.rules', 'storage.rules'])('ask for generated object names in %s', (path) => {
    expect(read(path)).toContain(`matches('${GENERATED_NAME.source}')`);
  });

  it('run the functions on Node 22, the newest of the first generation, which account events need', () => {
    expect(firebase.functions.map((codebase: { runtime: string }) => codebase.runtime)).toEqual(['nodejs22']);
  });

  it('listen on this machine only', () => {
    const hosts = Object.values<{ host?: string }>(firebase.emulators).flatMap(({ host }) => host ?? []);
    expect(new Set(hosts)).toEqual(new Set(['127.0.0.1']));
  });

  it.each(['package-lock.json', 'functions/package-lock.json'])('hold no download addresses in %s', (path) => {
    const { packages } = JSON.parse(read(path));
    const addressed = Object.entries<object>(packages).filter(([, entry]) => 'resolved' in entry && !('link' in entry));
    expect(addressed.map(([name]) => name)).toEqual([]);
    expect(read(path)).not.toMatch(/https?:[^"]*\.tgz/);
  });
});
