import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chooseConfig } from '../../../emulators/config';

const SOURCE = { emulators: { hosting: { port: 5000 } }, hosting: { rewrites: [], headers: [] } };
const BUILT = { ...SOURCE, hosting: { rewrites: [], headers: [{ source: '/' }] } };

function project(files: Record<string, object>): string {
  const root = mkdtempSync(join(tmpdir(), 'config-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), JSON.stringify(content));
  return root;
}

describe('The configuration of the emulators', () => {
  it('is that of the built site, whose pages then have their headers', () => {
    const root = project({ 'firebase.json': SOURCE, 'dist.firebase.json': BUILT });
    expect(chooseConfig(root)).toBe(join(root, 'dist.firebase.json'));
  });

  it('is firebase.json where nothing is built, or no site is served', () => {
    const bare = project({ 'firebase.json': SOURCE });
    expect(chooseConfig(bare)).toBe(join(bare, 'firebase.json'));
    const root = project({ 'firebase.json': SOURCE, 'dist.firebase.json': BUILT });
    expect(chooseConfig(root, ['firestore'])).toBe(join(root, 'firebase.json'));
  });

  it('is refused where firebase.json has changed since the site was built', () => {
    const moved = { ...SOURCE, emulators: { hosting: { port: 5005 } } };
    const root = project({ 'firebase.json': moved, 'dist.firebase.json': BUILT });
    expect(() => chooseConfig(root)).toThrow('npm run build');
  });
});
