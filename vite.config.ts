import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import firebase from './firebase.json' with { type: 'json' };
import { rightEnvironment } from './scripts/deploy/environment.ts';
import { leanPackages, replaceModules } from './src/prerender/lean-packages.ts';
import { inlineScripts, prerender, startAfterPaint } from './src/prerender/plugin.ts';
import { precache } from './src/prerender/precache.ts';
import { QUIET } from './src/prerender/renderer.ts';

const kept = precache();

/** The service worker of src/service-worker, with the list of what it keeps: made last, when all pages are written. */
const serviceWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'sw.ts',
    manifest: false, // one a language: src/prerender/manifest.ts
    injectRegister: false, // src/service-worker/page
    injectManifest: { rollupFormat: 'iife', globPatterns: kept.patterns, manifestTransforms: [kept.transform] },
    integration: { closeBundleOrder: 'post' },
  });

/** Where `npm start` serves the built site: what only the server or the build has, the development server asks of it. */
const STARTED = `http://localhost:${firebase.emulators.hosting.port}`;

/** Time limits in milliseconds for tests that ask the emulators. */
const EMULATED = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Web build, prerender, the development server and the test projects. */
export default defineConfig(({ command }) => ({
  define: { __DRAWS__: String(command === 'serve') },
  plugins: [
    rightEnvironment(),
    react(),
    leanPackages(),
    replaceModules(),
    inlineScripts(),
    startAfterPaint(),
    prerender(),
    kept.plugin,
    serviceWorker(),
  ],
  server: { proxy: { '^/(api|search)/': STARTED } },
  build: {
    modulePreload: {
      polyfill: false,
      // What the first script starts is fetched at once. Later parts are few and small: their lists would weigh more.
      resolveDependencies: (_, files, { hostId }) => (hostId.startsWith('assets/index-') ? files : []),
    },
    rolldownOptions: {
      ...QUIET,
      output: {
        codeSplitting: {
          groups: [
            // By itself: the first script needs it, and would wait for all that stands in the same file.
            { name: 'preload', test: /preload-helper/, priority: 4 },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            // One file of what many pages share, instead of a file for each helper. But for examples, which are worked out
            // when they are loaded: the first amount that is formatted costs a slow phone a tenth of a second.
            {
              name: 'shared',
              test: /src\/(content(?!.*(-example|money))|i18n|domain\/(brand|format|locale|paths))/,
              priority: 2,
              minShareCount: 5,
            },
            // What draws. The frame is still (src/ui/still.ts): most pages never need it, and what starts the site must not.
            {
              name: 'frame',
              test: /src\/ui\/(hurry|in-place|in-provider-place|opener|page-document|still|toaster-outlet)\.ts/,
              priority: 2,
            },
            {
              name: 'styles',
              test: /styled-system|preset-base|@emotion|@pandacss|stylis|lucide|src\/ui\/(theme|icons|styled|button|section|text)/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  test: {
    // The time limits only end tests that hang: slow machines need most of them.
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 60_000, pool: 'threads' },
      },
      { extends: true, test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...EMULATED, maxWorkers: 2 } },
      // Each file has a project and a bucket of its own, so that two can run side by side.
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/functions/*.test.ts'],
          exclude: ['tests/functions/seed.test.ts'],
          ...EMULATED,
          maxWorkers: 2,
        },
      },
      // These share the project whose triggers are wired: one file after the other, after the others.
      {
        extends: true,
        test: {
          name: 'triggers',
          include: ['tests/functions/live/*.test.ts', 'tests/functions/seed.test.ts'],
          ...EMULATED,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'engines', include: ['tests/engines/**/*.test.ts'], ...EMULATED, fileParallelism: false },
      },
    ],
  },
}));
