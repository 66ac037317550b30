// biome-ignore-all lint/correctness/noComponentHookFactories: the capitals name kinds of syntax, not components
import { posix } from 'node:path';
import { createFilter, type ESTree, parseSync, Visitor } from 'vite';

/** What a module imports: a specifier, or a pattern of files, and whether it is only for the types. */
export interface Import {
  from: string;
  typeOnly: boolean;
}

/**
 * Finds everything that a module imports, types and Vite's ways included: static and dynamic imports, re-exports,
 * `typeof import()`, `import.meta.glob` and `new URL('...', import.meta.url)`. An import that is computed in full
 * comes out as `computed`; one that is computed in part as a pattern. Throws on source that does not parse.
 */
export function importsOf(path: string, source: string): Import[] {
  const found: Import[] = [];
  const add = (from: string | undefined, typeOnly = false) => {
    if (from !== undefined) found.push({ from, typeOnly });
  };
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  new Visitor({
    ImportDeclaration: (node) => add(node.source.value, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => add(node.source?.value, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source.value, node.exportKind === 'type'),
    TSImportType: (node) => add(node.source.value, true),
    ImportExpression: (node) => add(textOf(node.source)),
    CallExpression: (node) => {
      if (isImportMeta(node.callee, 'glob')) for (const pattern of stringsIn(node.arguments[0])) add(pattern);
    },
    NewExpression: (node) => {
      if (isImportMeta(node.arguments[1], 'url')) add(textOf(node.arguments[0]));
    },
  }).visit(program);
  return found;
}

function textOf(node: ESTree.Node | undefined): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('*');
  return 'computed';
}

function stringsIn(node: ESTree.Node | undefined): string[] {
  return node?.type === 'ArrayExpression' ? node.elements.map((each) => textOf(each ?? undefined)) : [textOf(node)];
}

function isImportMeta(node: ESTree.Node | undefined, property: string): boolean {
  return (
    node?.type === 'MemberExpression' &&
    node.object.type === 'MetaProperty' &&
    node.property.type === 'Identifier' &&
    node.property.name === property
  );
}

/** The imports of a module, with every pattern replaced by the files of `tree` that it matches. */
export function expand(path: string, { from, typeOnly }: Import, tree: Iterable<string>): Import[] {
  if (!/[*{]|[?]{2}/.test(from)) return [{ from, typeOnly }];
  const folder = posix.dirname(path);
  const matches = createFilter(from.startsWith('/') ? from.slice(1) : posix.join(folder, from), null, {
    resolve: false,
  });
  return [...tree]
    .filter((file) => matches(file))
    .map((file) => ({ from: `./${posix.relative(folder, file)}`, typeOnly }));
}
