import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { prerender } from './build/prerender.ts';
import firebase from './firebase.json' with { type: 'json' };
import { rightEnvironment } from './scripts/deploy/environment.ts';

/** Code that works only online: it is cached when it is first used, and not when the worker is installed. */
const ONLINE_ONLY =
  /\/src\/(?:firebase\/(?!gallery-store)|features\/media|pages\/admin\/(?!index)|content\/interface\/library)/;

/** Where `npm start` serves the built site: the dev server asks it for what only the server or the build has. */
const STARTED = `http://localhost:${firebase.emulators.hosting.port}`;

/** `es/contact.html` becomes `/es/contact`, as Hosting serves it, without a redirect. */
const addressOf = (file: string) => `/${file.replace(/(?:^index)?\.html$/, '')}`;

/** Time limits in milliseconds for tests that ask the emulators. */
const EMULATED = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  plugins: [
    rightEnvironment(),
    react(),
    prerender(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      manifest: false, // one for each language: build/manifest.ts
      injectRegister: false, // features/pwa/update-prompt.tsx registers it
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
        globIgnores: ['404.html', '**/solutions*', '**/solutions/**'], // unknown paths and aliases
        manifestTransforms: [
          (entries) => ({ manifest: entries.map((entry) => ({ ...entry, url: addressOf(entry.url) })) }),
        ],
      },
      integration: { closeBundleOrder: 'post' }, // after the pages are written
    }),
  ],
  server: { proxy: { '^/(api|search)/': STARTED } },
  build: {
    reportCompressedSize: false, // takes a second, and npm run sizes knows better
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId, name }) =>
          ONLINE_ONLY.test(facadeModuleId ?? '') || name === 'firebase'
            ? 'assets/online/[name]-[hash].js'
            : 'assets/[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'firebase', test: /node_modules\/(@firebase|firebase)\// }] },
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
          ...EMULATED,
          maxWorkers: 2,
        },
      },
      // These share the project whose triggers are wired: one file after the other, after the others.
      {
        extends: true,
        test: {
          name: 'triggers',
          include: ['tests/functions/live/*.test.ts'],
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
});
