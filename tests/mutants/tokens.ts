/** A word, a number, a string or a sign of a rules file, from `start` up to `end` of the text. */
export interface Token {
  kind: 'word' | 'number' | 'string' | 'sign';
  text: string;
  start: number;
  end: number;
}

const SKIPPED = /\s+|\/\/[^\n]*|\/\*.*?\*\//sy;
const KINDS: [Token['kind'], RegExp][] = [
  ['word', /[A-Za-z_]\w*/y],
  ['number', /\d+(\.\d+)?/y],
  ['string', /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/y],
  ['sign', /&&|\|\||[=!<>]=|\*\*|[-+*/%!<>=?:;,.(){}[\]$]/y],
];

/** What `pattern` finds at `offset` of the text, or nothing. */
function textAt(pattern: RegExp, text: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0];
}

/** The tokens of a rules file, without space and comments. Throws at what is not of the language. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (let start = 0; start < text.length; ) {
    const skipped = textAt(SKIPPED, text, start);
    if (skipped) {
      start += skipped.length;
      continue;
    }
    const token = KINDS.map(([kind, pattern]) => ({ kind, text: textAt(pattern, text, start) })).find(
      (each): each is { kind: Token['kind']; text: string } => each.text !== undefined,
    );
    if (!token) throw new Error(`Not of the rules language: ${text.slice(start, start + 10)}`);
    tokens.push({ ...token, start, end: start + token.text.length });
    start += token.text.length;
  }
  return tokens;
}
