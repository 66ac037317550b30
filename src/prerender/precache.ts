import type { Plugin, Rolldown } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { loadRenderer } from './renderer.ts';

type Transform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];

/**
 * What works with the server only, by the module that is loaded for it: whoever needs it is online. Not so the gallery's
 * list, which is shown as it last came.
 */
const ONLINE_ONLY =
  /\/src\/(?:firebase\/(?!gallery-store)|features\/media|pages\/admin\/(?!index)|content\/interface\/library)/;

/** The files of the chunks that pages need without a server: those that the entry leads to, but for `ONLINE_ONLY`. */
function partsFrom(bundle: Rolldown.OutputBundle): Set<string> {
  const parts = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || parts.has(file)) return;
    parts.add(file);
    chunk.imports.forEach(visit);
    for (const later of chunk.dynamicImports) {
      const target = bundle[later];
      if (target?.type === 'chunk' && !ONLINE_ONLY.test(target.facadeModuleId ?? '')) visit(later);
    }
  };
  for (const each of Object.values(bundle)) if (each.type === 'chunk' && each.isEntry) visit(each.fileName);
  return parts;
}

/** `es/contact.html` → `/es/contact`: as Hosting serves it, without a redirect. */
const addressOf = (file: string) => `/${file.replace(/(?:^index)?\.html$/, '')}`;

/**
 * What the service worker keeps from the first visit on: all pages in both languages with their parts, the search,
 * fonts and icons. `transform` is for the list that Workbox makes of the built site.
 */
export function precache(): { plugin: Plugin; patterns: string[]; transform: Transform } {
  let parts = new Set<string>();
  return {
    plugin: {
      name: 'precache',
      apply: 'build',
      generateBundle(_, bundle) {
        parts = partsFrom(bundle);
      },
    },
    patterns: ['**/*.html', 'assets/*.js', 'fonts/*', 'search/*', '**/*.webmanifest', 'favicon.svg', 'icon-192.png'],
    async transform(entries) {
      const { KEPT_PATHNAMES } = await loadRenderer();
      const isKept = (file: string) => {
        if (file.startsWith('assets/')) return parts.has(file);
        return !file.endsWith('.html') || KEPT_PATHNAMES.includes(addressOf(file));
      };
      const manifest = entries.filter(({ url }) => isKept(url)).map((each) => ({ ...each, url: addressOf(each.url) }));
      return { manifest };
    },
  };
}
