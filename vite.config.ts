import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { prerender } from './build/prerender.ts';
import firebase from './firebase.json' with { type: 'json' };
import { rightEnvironment } from './scripts/deploy/environment.ts';
import { installedBrowser } from './scripts/setup.mjs';

/** Code that works only online: the worker caches it on first use, not at install. */
const ONLINE_ONLY =
  /\/src\/(?:firebase\/|features\/(?:library|auth\/(?:api|delete-account|second-factor))|pages\/admin\/(?!index)|locales\/\w+\/library)/;

/** What most marketing pages are made of. */
const SECTIONS =
  /\/src\/components\/(?:call-to-action|check-list|data-list|disclosure|feature-|figures|page-hero|quote-buttons|section|stat|timeline-step)/;

/** Where `npm start` serves the built site: the dev server proxies requests for the API and the search index to it. */
const STARTED = `http://localhost:${firebase.emulators.hosting.port}`;

/** `es/contact.html` becomes `/es/contact`, the path at which Hosting serves it without a redirect. */
const addressOf = (file: string) => `/${file.replace(/(?:^index)?\.html$/, '')}`;

/** Tests with emulators: time limits in milliseconds, and how many files the emulators can serve. */
const EMULATED = { testTimeout: 180_000, hookTimeout: 180_000, maxWorkers: 2, sequence: { groupOrder: 1 } };

/** The source map of a package is twice as large as its code, and every file of component tests loads all packages. */
const withoutSourceMaps: Plugin = {
  name: 'packages-without-source-maps',
  transform: {
    filter: { id: /\/node_modules\// },
    handler: (code) => ({ code: `${code}\n`, map: { mappings: '' } }), // Vite keeps the map of unchanged code
  },
};

export default defineConfig({
  plugins: [
    rightEnvironment(),
    react(),
    prerender(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      manifest: false, // one per language: build/manifest.ts
      injectRegister: false, // features/pwa/update-offer.tsx registers it
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: [
          '**/*.html',
          'assets/*.js',
          'fonts/*',
          'search/*',
          '**/*.webmanifest',
          'favicon.svg',
          'icon-192.png',
        ],
        globIgnores: ['404.html', '**/offline.html', '**/solutions*', '**/solutions/**'], // unknown paths, and aliases
        manifestTransforms: [
          (entries) => ({ manifest: entries.map((entry) => ({ ...entry, url: addressOf(entry.url) })) }),
        ],
      },
      integration: { closeBundleOrder: 'post' }, // after the pages are written
    }),
  ],
  server: { proxy: { '^/(api|search)/': STARTED } },
  build: {
    reportCompressedSize: false, // takes a second, and npm run sizes is more precise
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: ['forwardRef'], // Chakra's files create components that no page uses
        // Emotion imports them for `withTheme`, which nothing uses.
        moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
      },
      output: {
        chunkFileNames: ({ facadeModuleId, name }) =>
          ONLINE_ONLY.test(facadeModuleId ?? '') || name.startsWith('firebase')
            ? 'assets/online/[name]-[hash].js'
            : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // Only staff and signed-in visitors need the part of Firestore that listens, the largest of all.
            {
              name: 'firebase',
              test: /node_modules\/(@firebase|firebase)\/(?!webchannel|firestore\/dist\/(?!lite))/,
              priority: 1,
            },
            { name: 'firebase-listener', test: /node_modules\/(@firebase|firebase)\// },
            // A group contains all that its modules import, except what a group of a higher priority contains.
            { name: 'entry', tags: ['$initial'], priority: 3 }, // src/main.ts
            // Browsers compile each chunk in a task of its own, so that no task of the start is very long.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            { name: 'start', test: /\/src\/start\.tsx$/, priority: 1 },
            { name: 'sections', test: SECTIONS },
            { name: 'scenery', test: /\/src\/components\/illustrations\/(?:plants|shops)/ },
            { name: 'fields', test: /\/src\/components\/text-field/ },
            { name: 'forms', test: /\/src\/features\/contact\/newsletter-form/ },
            { name: 'quote-form', test: /\/src\/features\/contact\/quote-form/ },
          ],
        },
      },
    },
  },
  test: {
    maxWorkers: '100%', // by default, Vitest leaves one core idle
    silent: 'passed-only', // many tests cause errors that the code under test logs
    mockReset: true,
    restoreMocks: true,
    // The time limits only end tests that hang: slow machines need most of the time.
    projects: [
      {
        extends: true,
        oxc: { jsx: { development: false } },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          unstubGlobals: true,
          pool: 'threads',
          env: { NODE_ENV: 'production' }, // React renders pages as in the build, and four times as fast
        },
      },
      // A component in a real browser, beside the component.
      {
        extends: true,
        plugins: [withoutSourceMaps],
        oxc: { jsx: { development: false } },
        define: { 'process.env.NODE_ENV': '"production"' }, // as in the build, and in half the time
        optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] }, // a package found later would bring a second React
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          unstubGlobals: true,
          setupFiles: ['tests/support/component-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { executablePath: installedBrowser(), args: ['--no-sandbox', '--disable-gpu'] },
              contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      { extends: true, test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...EMULATED } },
      // Each file has its own project and bucket, so two can run in parallel, and files can share a process, which loads
      // the Admin SDK once. A file must restore what it changes in the process.
      {
        extends: true,
        test: { name: 'functions', include: ['tests/functions/*.test.ts'], ...EMULATED, isolate: false },
      },
      // One at a time, after the others: they share a project, also with the tests of the rules, and one file turns on
      // the triggers of all projects.
      {
        extends: true,
        test: {
          name: 'functions-live',
          include: ['tests/functions/live/*.test.ts'],
          ...EMULATED,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: { name: 'engines', include: ['tests/engines/**/*.test.ts'], ...EMULATED, fileParallelism: false },
      },
    ],
  },
});
