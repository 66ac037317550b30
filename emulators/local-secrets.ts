import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { MAIL_URL } from './mail-server';

/** The secrets of the functions. The emulator reads them from a file, production from Secret Manager. */
const SECRETS = { RATE_LIMIT_KEY: () => randomBytes(32).toString('hex'), SMTP_URL: () => MAIL_URL };
const FILE = '.secret.local';

const read = (file: string) => (existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {});

/** Writes the secrets that the file in `folder` lacks, once per clone. */
export function writeLocalSecrets(folder: string): void {
  const file = join(folder, FILE);
  const known = read(file);
  const lines = Object.entries(SECRETS).map(([name, make]) => `${name}=${known[name] ?? make()}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
}
