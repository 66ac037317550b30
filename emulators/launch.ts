import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseEnv, stripVTControlCharacters } from 'node:util';
import { brand } from '../src/domain/brand';
import { emulatorEnvironment, proxyExceptions } from './environment';
import { DOWNLOAD_HELP, jarEnvironment } from './jars';
import { findJdk, writePrograms } from './jdk';
import { LaunchError } from './launch-error.mjs';
import { forgetMails, keepMail, MAIL_PORT, MAIL_URL, type Mail, startMailServer } from './mail-server';
import { checkPorts, type EmulatorName } from './ports';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CACHE = join(ROOT, '.cache/emulators');
const LOG = join(CACHE, 'emulators.log');
const GUARD = fileURLToPath(new URL('./guard.mjs', import.meta.url));

/** The secrets of the functions. The emulator reads them from a file, production from Secret Manager. */
const SECRETS = { RATE_LIMIT_KEY: () => randomBytes(32).toString('hex'), SMTP_URL: () => MAIL_URL };
const SECRETS_FILE = join(ROOT, 'functions/.secret.local');

/** Prevents firebase-tools from using the network or prompting the user. */
const QUIET_TOOLS = {
  CI: '1', // no message of the day, no prompts
  NO_UPDATE_NOTIFIER: '1',
  NODE_ENV: 'production', // as on deployed functions: no stack trace in the response to a malformed body
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true', // lists functions through a file, 3 s faster than through a server
  FUNCTIONS_DISCOVERY_TIMEOUT: '120', // seconds: each simultaneous call starts a process; a late one gets no answer
};

export interface Emulators {
  /** Resolves when all emulators are ready. Rejects with LaunchError if they end before. */
  ready: Promise<void>;
  /** Resolves when all their processes have ended, for any reason. */
  ended: Promise<void>;
  /** Ends them and waits for `ended`. Can be called repeatedly, and before they are ready. */
  stop: () => Promise<void>;
  /** Environment variables for programs that use the emulators. */
  env: Record<string, string>;
  /** The log file with all output of firebase-tools and the functions. */
  log: string;
}

interface LaunchOptions {
  only?: EmulatorName[];
  /** Called with each line of output, without colors. */
  onLine?: (line: string) => void;
  /** Called with each email that a function sends. */
  onMail?: (mail: Mail) => void;
}

/** Starts the emulators of firebase.json. Throws LaunchError if something is missing or a port is taken. */
export async function launchEmulators({ only, onLine, onMail }: LaunchOptions = {}): Promise<Emulators> {
  await checkPorts();
  const jdk = findJdk();
  mkdirSync(CACHE, { recursive: true });
  writeLocalSecrets();
  const jarEnv = await jarEnvironment(process.env, jdk, CACHE);
  // Each run needs its own temporary folder, because firebase-tools empties it. Its sockets need a short path.
  const scratch = mkdtempSync(join(tmpdir(), `${brand.slug}-`));
  const tools = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const args = ['emulators:start', '--project', brand.demoProject, '--config', join(ROOT, 'firebase.json')];
  forgetMails();
  const mailServer = await startMailServer((mail) => {
    keepMail(mail);
    onMail?.(mail);
  }, MAIL_PORT);
  const guard = spawn(process.execPath, [GUARD, scratch, tools, ...args, ...(only ? ['--only', only.join()] : [])], {
    cwd: CACHE, // firebase-tools writes its *-debug.log here
    detached: true, // Ctrl-C must reach it only once, through this process
    env: {
      ...process.env,
      ...proxyExceptions(),
      ...QUIET_TOOLS,
      ...jarEnv,
      JAVA_HOME: jdk.home,
      PATH: [writePrograms(jdk, scratch), process.env.PATH].join(delimiter),
      TMPDIR: scratch,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });

  const logFile = createWriteStream(LOG);
  const lastLines: string[] = [];
  const isReady = new Promise<void>((resolve) => {
    const receive = (line: string) => {
      logFile.write(`${line}\n`);
      onLine?.(line);
      if (lastLines.push(line) > 15) lastLines.shift();
      if (line.includes('All emulators ready!')) resolve();
    };
    if (Object.keys(jarEnv).length > 0) receive("Google's emulator files cannot be downloaded: using the Cloud SDK's.");
    for (const stream of [guard.stdout, guard.stderr]) {
      createInterface({ input: stream }).on('line', (line) => receive(stripVTControlCharacters(line)));
    }
  });
  const ended = new Promise<void>((resolve) => guard.once('close', () => logFile.end(resolve))).then(mailServer.stop);
  const failed = ended.then(() => {
    const lines = lastLines.join('\n');
    const triedDownload = Object.keys(jarEnv).length === 0 && /download/i.test(lines);
    throw new LaunchError(triedDownload ? DOWNLOAD_HELP : `The emulators ended before they were ready:\n${lines}`);
  });
  return {
    ready: Promise.race([isReady, failed]),
    ended,
    stop: () => {
      guard.stdin.end();
      return ended;
    },
    env: { ...emulatorEnvironment(brand.demoProject), ...proxyExceptions() },
    log: LOG,
  };
}

/** Writes the secrets that the file lacks, once per clone. */
function writeLocalSecrets(): void {
  const known = existsSync(SECRETS_FILE) ? parseEnv(readFileSync(SECRETS_FILE, 'utf8')) : {};
  const lines = Object.entries(SECRETS).map(([name, make]) => `${name}=${known[name] ?? make()}\n`);
  writeFileSync(SECRETS_FILE, lines.join(''), { mode: 0o600 });
}
