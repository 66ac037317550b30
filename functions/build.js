// Bundles the functions. The domain and what it imports are inlined, so that a deployment needs no file from outside
// this folder. The dependencies in package.json stay external: the deployment installs them.
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/index.ts', 'src/media/heic-thread.js'],
  entryNames: '[name]',
  outdir: 'lib',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  external: Object.keys(dependencies),
  logLevel: 'warning',
});
