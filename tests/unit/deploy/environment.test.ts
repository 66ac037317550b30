import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readFunctionsVariables } from '../../../scripts/deploy/environment';

const LIVE = { name: 'live', project: 'mesquite-payments' };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'functions-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

it.each(['.env', '.env.mesquite-payments', '.env.live'])('reads the variables of the functions from %s', (file) => {
  write(file, 'ENFORCE_APP_CHECK=true\n');
  expect(readFunctionsVariables(folder, LIVE).variables.ENFORCE_APP_CHECK).toBe('true');
});

it('lets the file of the environment override the common one', () => {
  write('.env', 'ENFORCE_APP_CHECK=false\nQUOTE_NOTIFY_TO=sales@example.com\n');
  write('.env.live', 'ENFORCE_APP_CHECK="true" # since May\n');
  expect(readFunctionsVariables(folder, LIVE).variables).toEqual({
    ENFORCE_APP_CHECK: 'true',
    QUOTE_NOTIFY_TO: 'sales@example.com',
  });
});

it('does not read the file of another environment', () => {
  write('.env.staging', 'ENFORCE_APP_CHECK=true\n');
  expect(readFunctionsVariables(folder, LIVE).variables).toEqual({});
});

it('tells if there is a file of the project beside one of its alias, which firebase-tools refuses', () => {
  write('.env.live', 'ENFORCE_APP_CHECK=true\n');
  expect(readFunctionsVariables(folder, LIVE).hasBoth).toBe(false);
  write('.env.mesquite-payments', 'ENFORCE_APP_CHECK=true\n');
  expect(readFunctionsVariables(folder, LIVE).hasBoth).toBe(true);
});
