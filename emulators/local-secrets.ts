import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** The secrets of the functions. The emulator reads them from a file, production from Secret Manager. */
const NAMES = ['RATE_LIMIT_KEY'];
const FILE = '.secret.local';

/** Generates the secrets of the functions in `folder` for the emulator, once per clone. */
export function writeLocalSecrets(folder: string): void {
  const file = join(folder, FILE);
  if (existsSync(file)) return;
  const lines = NAMES.map((name) => `${name}=${randomBytes(32).toString('hex')}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
}

/** A secret that the emulator uses. */
export function localSecret(folder: string, name: string): string {
  return parseEnv(readFileSync(join(folder, FILE), 'utf8'))[name] ?? '';
}
