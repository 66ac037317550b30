import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { brand } from '../src/domain/brand';
import { chooseConfig } from './config';
import { emulatorEnvironment, QUIET_TOOLS } from './environment';
import { chooseJar, DOWNLOAD_HELP, JAR_VARIABLES } from './jars';
import { javaShim } from './java/shim';
import { wrapperJars } from './java/wrappers';
import { findJdk } from './jdk';
import { LaunchError } from './launch-error.mjs';
import { npmShim } from './npm-shim';
import { checkPorts, type EmulatorName } from './ports';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CACHE = join(ROOT, '.cache/emulators');
const GUARD = fileURLToPath(new URL('./guard.mjs', import.meta.url));
const READY = 'All emulators ready!';

export interface Emulators {
  /** Resolves when all emulators answer. Rejects with LaunchError when they end before that. */
  ready: Promise<void>;
  /** Resolves when they have ended, for whatever reason, and nothing of them is left. */
  ended: Promise<void>;
  /** Ends them and waits till nothing is left. May be called more than once, and before they are ready. */
  stop: () => Promise<void>;
  /** Variables for programs that use the emulators. */
  env: Record<string, string>;
  /** File with everything that firebase-tools and the functions printed. */
  log: string;
}

export interface LaunchOptions {
  only?: EmulatorName[];
  /** Called with each line that firebase-tools or a function prints, without colours. */
  onLine?: (line: string) => void;
}

/**
 * Starts the emulators of firebase.json under the demo project and comes back at once; `ready` says when they
 * answer. Throws LaunchError where something that is needed is missing, or a port is taken.
 */
export async function launchEmulators({ only, onLine }: LaunchOptions = {}): Promise<Emulators> {
  await checkPorts();
  const jdk = findJdk();
  const jars = (['firestore', 'storage'] as const).map(
    (emulator) => [emulator, chooseJar(emulator, process.env)] as const,
  );
  const jarEnv: Record<string, string> = {};
  for (const [emulator, jar] of jars) {
    if (jar.from === 'cloud-sdk') jarEnv[JAR_VARIABLES[emulator]] = wrapperJars(jar.path, jdk, CACHE)[emulator];
  }

  mkdirSync(CACHE, { recursive: true });
  // Parallel runs share, and empty, what firebase-tools keeps in the temporary folder; sockets want a short path.
  const scratch = mkdtempSync(join(tmpdir(), `${brand.slug}-`));
  const tools = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const args = ['emulators:start', '--project', brand.demoProject, '--config', chooseConfig(ROOT, only)];
  const guard = spawn(process.execPath, [GUARD, scratch, tools, ...args, ...(only ? ['--only', only.join()] : [])], {
    cwd: CACHE, // where firebase-tools writes its *-debug.log
    detached: true, // a Ctrl-C must reach it once, through us
    env: {
      ...process.env,
      ...QUIET_TOOLS,
      ...jarEnv,
      JAVA_HOME: jdk.home,
      PATH: [javaShim(jdk, join(scratch, 'java')), npmShim(join(scratch, 'npm')), process.env.PATH].join(delimiter),
      TMPDIR: scratch,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });

  const log = join(CACHE, 'emulators.log');
  const logFile = createWriteStream(log);
  const words: string[] = []; // what was said before they were ready
  let saying = true;
  const isReady = new Promise<void>((resolve) => {
    for (const stream of [guard.stdout, guard.stderr]) {
      createInterface({ input: stream }).on('line', (coloured) => {
        const line = stripVTControlCharacters(coloured);
        logFile.write(`${line}\n`);
        onLine?.(line);
        if (saying) words.push(line);
        if (!line.includes(READY)) return;
        saying = false;
        resolve();
      });
    }
  });
  const ended = new Promise<void>((resolve) => guard.once('close', () => logFile.end(resolve)));
  const failed = ended.then(() => {
    throw new LaunchError(
      jars.some(([, jar]) => jar.from === 'download') && words.some((line) => /download/i.test(line))
        ? DOWNLOAD_HELP
        : `The emulators ended before they were ready; their last words were:\n${words.slice(-15).join('\n')}`,
    );
  });
  return {
    ready: Promise.race([isReady, failed]),
    ended,
    stop: () => {
      guard.stdin.end();
      return ended;
    },
    env: emulatorEnvironment(brand.demoProject),
    log,
  };
}
