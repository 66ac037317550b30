import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brand } from '../../src/domain/brand';
import type { Environment } from './environment';
import { need } from './findings';

const TEXT_FILE = /[.](html|js|css|json|txt|xml|webmanifest)$/;
const EMULATOR_URL = /https?:\/\/(127[.]0[.]0[.]1|localhost):\d+/;

/** `text` is empty if the file is not a text file. */
type File = { path: string; text: string };

function readFiles(folder: string): File[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file), text: TEXT_FILE.test(file) ? readFileSync(file, 'utf8') : '' }));
}

const POLICY = '<meta http-equiv="Content-Security-Policy"';

/** Checks what a build has written to `root`. */
export function checkBuild({ name, project, values }: Environment, root = '.') {
  const files = readFiles(join(root, 'dist'));
  const fix = `npm run build -- --mode ${name}`;
  const none = (what: string, matches: (file: File) => boolean) => {
    const found = files.filter(matches).map(({ path }) => path);
    return need(found.length === 0, `${what}: ${found.join(', ')}`, fix);
  };
  const some = (what: string, matches: (file: File) => boolean) => need(files.some(matches), `${what} is missing`, fix);
  const isPage = ({ path }: File) => path.endsWith('.html');
  const location = `<loc>${brand.origin}/`;
  return [
    none('Files with the demo project', ({ text }) => text.includes(brand.demoProject)),
    none('Files with the address of an emulator', ({ text }) => EMULATOR_URL.test(text)),
    none('Source maps', ({ path, text }) => path.endsWith('.map') || text.includes('sourceMappingURL=')),
    none('Pages without a Content-Security-Policy', (file) => isPage(file) && !file.text.includes(POLICY)),
    some(`The project ${project}`, ({ text }) => text.includes(project)),
    some('The web app', ({ text }) => text.includes(values.VITE_FIREBASE_APP_ID)),
    some(`${location} in the sitemap`, ({ path, text }) => path === 'sitemap.xml' && text.includes(location)),
  ];
}
