import { type Token, tokenize } from './tokens';

/** A part of a condition, from `start` up to `end` of the text. What the mutations do not ask about is a `term`. */
export interface Expression {
  kind: 'and' | 'or' | 'not' | 'comparison' | 'arithmetic' | 'list' | 'number' | 'string' | 'boolean' | 'term';
  start: number;
  end: number;
  children: Expression[];
  /** Between the children, where there are any. */
  operators: Token[];
}

/** One segment of a `match`: its text without the slash. */
type Segment = Token;

/** What a rules file says, as far as it decides who may do what. */
export interface RulesSyntax {
  /** The path of every `match`, in order; the first is the service's own. */
  matches: Segment[][];
  /** The methods of every `allow`. */
  methods: Token[];
  /** What stands behind every `if` and every `return`. */
  conditions: Expression[];
}

/** Operators of one precedence, the loosest first. Source: the reference of Firebase's rules language. */
const LEVELS: [Expression['kind'], string[]][] = [
  ['or', ['||']],
  ['and', ['&&']],
  ['comparison', ['==', '!=', '<', '<=', '>', '>=', 'in', 'is']],
  ['arithmetic', ['+', '-', '*', '/', '%']],
];

/** Reads a rules file. Throws where a condition or a path is not of the language. */
export function parseRules(text: string): RulesSyntax {
  const tokens = tokenize(text);
  const syntax: RulesSyntax = { matches: [], methods: [], conditions: [] };
  let next = 0;

  const peek = () => tokens[next]?.text ?? '';
  const take = (): Token => {
    const token = tokens[next++];
    if (!token) throw new Error('The rules end too early.');
    return token;
  };
  const expect = (expected: string): Token => {
    const token = take();
    if (token.text !== expected) throw new Error(`${expected} expected, not ${token.text}, at ${token.start}`);
    return token;
  };
  const node = (kind: Expression['kind'], start: number, children: Expression[] = [], operators: Token[] = []) => ({
    ...{ kind, start, children, operators },
    end: tokens[next - 1]?.end ?? start,
  });

  function binary(level: number): Expression {
    const [kind, operators] = LEVELS[level] ?? [];
    if (!kind || !operators) return unary();
    const children = [binary(level + 1)];
    const between: Token[] = [];
    while (operators.includes(peek())) {
      between.push(take());
      children.push(binary(level + 1));
    }
    const [first] = children as [Expression];
    return between.length === 0 ? first : node(kind, first.start, children, between);
  }

  function unary(): Expression {
    if (peek() !== '!' && peek() !== '-') return postfix();
    const { start, text: sign } = take();
    return node(sign === '!' ? 'not' : 'term', start, [unary()]);
  }

  /** A value with its calls, members and places. */
  function postfix(): Expression {
    let value = primary();
    for (;;) {
      if (peek() === '.') {
        take();
        take();
        value = node('term', value.start, [value]);
      } else if (peek() === '(' || peek() === '[') {
        value = node('term', value.start, [value, ...between(take().text === '(' ? ')' : ']')]);
      } else return value;
    }
  }

  /** What stands between commas up to `close`. */
  function between(close: string): Expression[] {
    const items: Expression[] = [];
    while (peek() !== close) {
      items.push(binary(0));
      if (peek() === ',') take();
    }
    expect(close);
    return items;
  }

  function primary(): Expression {
    const token = take();
    if (token.text === '(') return node('term', token.start, between(')'));
    if (token.text === '[') return node('list', token.start, between(']'));
    if (token.text === '/') return path(token.start);
    if (token.kind === 'word' && /^(true|false)$/.test(token.text)) return node('boolean', token.start);
    if (token.kind === 'sign') throw new Error(`A value expected, not ${token.text}, at ${token.start}`);
    return node(token.kind === 'word' ? 'term' : token.kind, token.start);
  }

  /** A document's path, as get() takes it. */
  function path(start: number): Expression {
    for (let depth = 0; depth > 0 || !/^[,)]$/.test(peek()); ) {
      const { text: sign } = take();
      depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    }
    return node('term', start);
  }

  function segments(): Segment[] {
    const found: Segment[] = [];
    while (peek() === '/') {
      take();
      const first = take();
      if (first.text === '{') while (take().text !== '}');
      const end = tokens[next - 1]?.end ?? first.end;
      found.push({ kind: 'word', start: first.start, end, text: text.slice(first.start, end) });
    }
    return found;
  }

  while (next < tokens.length) {
    const keyword = take().text;
    if (keyword === 'match') syntax.matches.push(segments());
    if (keyword === 'allow') {
      do syntax.methods.push(take());
      while (peek() === ',' && take());
    }
    if (keyword === 'if' || keyword === 'return') {
      syntax.conditions.push(binary(0));
      expect(';');
    }
  }
  return syntax;
}

/** An expression and all that it consists of. */
export function withParts(expression: Expression): Expression[] {
  return [expression, ...expression.children.flatMap(withParts)];
}
