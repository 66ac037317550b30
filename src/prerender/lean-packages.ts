import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

/** Modules that serve what the site never asks for, and what stands in for them. */
const STAND_INS: Record<string, string> = {
  // For `withTheme`, which nobody calls.
  'hoist-non-react-statics': 'export default (target) => target;',
  // React has had it since 18.
  'use-sync-external-store/shim/index.js': "export { useSyncExternalStore } from 'react';",
  // The list of all HTML attributes keeps foreign props off elements: the compiler lets through none but Chakra's own.
  '@emotion/is-prop-valid':
    'const own = ["as", "asChild", "recipe", "theme", "unstyled"]; export default (prop) => !own.includes(prop);',
};

/** Every word of the site's sources: what is not among them, no component of ours names. */
function readWords(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return new Set(files.flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(/\w+/g) ?? []));
}

/**
 * Leaves out of Chakra's base configuration the conditions (`_rtl`) and the style props (`spaceX`, by all their names)
 * that no source names. They are the literals `defineConditions({ ... })` and `utilities: { ... }`.
 */
function trimBaseConfig(code: string, words: Set<string>): string {
  const unused: ESTree.Node[] = [];
  const visit = ({ properties }: ESTree.ObjectExpression, namesOf: (name: string, definition: string) => string[]) => {
    for (const property of properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
      const definition = code.slice(property.value.start, property.value.end);
      if (!namesOf(property.key.name, definition).some((name) => words.has(name))) unused.push(property);
    }
  };
  new Visitor({
    CallExpression({ callee, arguments: [list] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineConditions' || list?.type !== 'ObjectExpression')
        return;
      visit(list, (name) => [`_${name}`]);
    },
    Property({ key, value }) {
      if (key.type !== 'Identifier' || key.name !== 'utilities' || value.type !== 'ObjectExpression') return;
      visit(value, (name, definition) => [
        name,
        ...(/shorthand: (\[.*?\]|".*?")/s.exec(definition)?.[1]?.match(/\w+/g) ?? []),
      ]);
    },
  }).visit(parseAst(code));
  if (unused.length < 100) throw new Error("Chakra's base configuration has another form now: see lean-packages.ts");
  return unused.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^,/, ''), code);
}

/** Replaces what has to be there. */
function replaceKnown(code: string, known: RegExp, replace: (text: string) => string): string {
  if (!known.test(code)) throw new Error(`A package does not say ${known} any more: see lean-packages.ts`);
  return code.replace(known, replace);
}

/** Leaves out of the list of CSS properties those that no source names. */
function trimProperties(code: string, words: Set<string>): string {
  return replaceKnown(code, /(?<=cssPropertiesStr = ")[^"]+/, (list) =>
    list
      .split(',')
      .filter((name) => words.has(name))
      .join(),
  );
}

/**
 * Chakra remembers each style by a hash that it makes of the whole object, key by key in sorted order: that took a
 * fifth of a route change. The browser's own JSON does the same at once. In the prerender too: the order of a style's
 * props counts in its class name, and now always does.
 */
const QUICK_MEMO = `
  const MOST = 5000;
  export const memo = (fn) => {
    const known = new Map();
    return function (...args) {
      const key = args.length === 1 && typeof args[0] === 'string' ? args[0] : JSON.stringify(args);
      let result = known.get(key);
      if (result === undefined) {
        result = fn.apply(this, args);
        if (known.size >= MOST) known.clear();
        known.set(key, result);
      }
      return result;
    };
  };`;

/**
 * Lucide gives every icon two classes and its aliases' names, and the namespace, which nothing here reads: a tenth of a
 * page's HTML.
 */
const BARE_ICON = `
  export default ({ node, size = 24 }, { color, width, height, strokeWidth, className, hasA11yProp, attributes }) => ['svg', {
    width, height, viewBox: '0 0 ' + size + ' ' + size,
    fill: 'none', stroke: color, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round',
    className: className || undefined, 'aria-hidden': hasA11yProp ? undefined : true, ...attributes,
  }, node];`;

/** Modules that are replaced in the prerender too, since they shape the HTML that the browser takes over. */
const REPLACED: Record<string, string> = {
  '@chakra-ui/react/dist/esm/utils/memo.js': QUICK_MEMO,
  'lucide-react/dist/esm/shared/src/build/buildLucideIconForReact.mjs': BARE_ICON,
};

export function replaceModules(): Plugin {
  return {
    name: 'replace-modules',
    apply: 'build',
    enforce: 'pre',
    transform: (_, id) => REPLACED[id.split('/node_modules/').at(-1) ?? ''],
  };
}

/**
 * Takes out of the packages what the site does not use and no bundler can see. Why:
 * docs/decisions/2026-11-21-lean-packages.md.
 */
export function leanPackages(): Plugin {
  const words = readWords('src');
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source in STAND_INS ? `\0lean:${source}` : undefined),
    load: (id) => (id.startsWith('\0lean:') ? STAND_INS[id.slice('\0lean:'.length)] : undefined),
    transform(code, id) {
      if (id.endsWith('@chakra-ui/react/dist/esm/preset-base.js')) return trimBaseConfig(code, words);
      if (id.endsWith('@pandacss/is-valid-prop/dist/index.mjs')) return trimProperties(code, words);
      // The reset that index.html has of its own.
      if (id.endsWith('@chakra-ui/react/dist/esm/styled-system/preflight.js')) {
        return 'export const createPreflight = () => ({});';
      }
      // Prerendered styles stay where they are: moved, they are parsed again, and the whole page is laid out again.
      if (id.includes('@emotion/sheet/')) {
        return replaceKnown(code, /(?=_this\.container\.insertBefore\(tag, before\);)/, () => 'if (!tag.isConnected) ');
      }
      // The vendor prefixes that createStyleCache does without.
      if (id.includes('@emotion/cache/'))
        return replaceKnown(code, /(?<=defaultStylisPlugins = )\[prefixer\]/, () => '[]');
      return undefined;
    },
  };
}
