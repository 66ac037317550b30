import { type Expression, parseRules, type RulesSyntax, withParts } from './syntax';

/** A rules file with one thing changed. */
export interface Mutant {
  operator: OperatorName;
  /** Where the change is, counted from 1. */
  line: number;
  column: number;
  /** What stood there, and what stands there now. */
  before: string;
  after: string;
  /** The whole file. */
  text: string;
}

/** A change: what stands from `start` up to `end` becomes `after`. */
interface Change {
  start: number;
  end: number;
  after: string;
}

const COMPARED: Record<string, string[]> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
};
const RECKONED: Record<string, string[]> = { '+': ['-'], '-': ['+'], '*': ['+'] };
const METHODS = ['get', 'list', 'create', 'update', 'delete', 'read', 'write'];

/** The changes that swap a part for another text. */
const swap = ({ start, end }: { start: number; end: number }, ...others: string[]): Change[] =>
  others.map((after) => ({ start, end, after }));

/** Every expression of the file that is of one of the kinds. */
const all = ({ conditions }: RulesSyntax, ...kinds: Expression['kind'][]) =>
  conditions.flatMap(withParts).filter(({ kind }) => kinds.includes(kind));

/** What is true or false on its own: whole conditions and the parts of `&&` and `||`. */
const judgements = (rules: RulesSyntax) => [
  ...rules.conditions.filter(({ kind }) => kind !== 'boolean'),
  ...all(rules, 'and', 'or').flatMap(({ children }) => children),
];

/** Each item of a list left out, with the sign that parts it from its neighbour. */
const without = (items: Expression[]): Change[] =>
  items.length < 2
    ? []
    : items.map(({ start, end }, place) => {
        const before = items[place - 1];
        const behind = items[place + 1];
        return before ? { start: before.end, end, after: '' } : { start, end: behind?.start ?? end, after: '' };
      });

/** What is changed, one thing at a time. */
const OPERATORS = {
  'drop a condition': (rules) => all(rules, 'and', 'or').flatMap(({ children }) => without(children)),
  'swap && and ||': (rules) =>
    all(rules, 'and', 'or').flatMap(({ operators }) =>
      operators.flatMap((sign) => swap(sign, sign.text === '&&' ? '||' : '&&')),
    ),
  'flip a comparison': (rules) =>
    all(rules, 'comparison').flatMap(({ operators }) =>
      operators.flatMap((sign) => swap(sign, ...(COMPARED[sign.text] ?? []))),
    ),
  'change a calculation': (rules) =>
    all(rules, 'arithmetic').flatMap(({ operators }) =>
      operators.flatMap((sign) => swap(sign, ...(RECKONED[sign.text] ?? []))),
    ),
  negate: (rules, text) =>
    judgements(rules).flatMap((part) => {
      const [inner] = part.kind === 'not' ? part.children : [];
      return swap(part, inner ? text.slice(inner.start, inner.end) : `!(${text.slice(part.start, part.end)})`);
    }),
  'decide at once': (rules) => rules.conditions.flatMap((condition) => swap(condition, 'true', 'false')),
  'flip true and false': (rules, text) =>
    all(rules, 'boolean').flatMap((part) => swap(part, text.slice(part.start, part.end) === 'true' ? 'false' : 'true')),
  'move a bound': (rules, text) =>
    all(rules, 'number').flatMap((part) => {
      const bound = Number(text.slice(part.start, part.end));
      return swap(part, String(bound + 1), String(bound - 1));
    }),
  'move a bound of a pattern': (rules, text) =>
    all(rules, 'string').flatMap(({ start, end }) =>
      [...text.slice(start, end).matchAll(/(?<=\{|\{\d+,)\d+(?=[,}])/g)].flatMap(({ 0: bound, index }) =>
        swap(
          { start: start + index, end: start + index + bound.length },
          ...[Number(bound) + 1, Number(bound) - 1].filter((moved) => moved >= 0).map(String),
        ),
      ),
    ),
  'drop an item of a list': (rules) => all(rules, 'list').flatMap(({ children }) => without(children)),
  'change a text': (rules, text) =>
    all(rules, 'string').flatMap((part) => swap(part, `${text.slice(part.start, part.end - 1)}~'`)),
  // The first path is the service's own, and every request has it.
  'widen or narrow a match': ({ matches }) =>
    matches.slice(1).flatMap((segments) =>
      segments.flatMap((segment) => {
        if (segment.text.endsWith('=**}')) return swap(segment, segment.text.replace('=**', ''));
        return swap(segment, segment.text.startsWith('{') ? segment.text.replace('}', '=**}') : '{any}');
      }),
    ),
  'change a method': ({ methods }) =>
    methods.flatMap((method) => swap(method, ...METHODS.filter((other) => other !== method.text))),
} satisfies Record<string, (rules: RulesSyntax, text: string) => Change[]>;

export type OperatorName = keyof typeof OPERATORS;
const OPERATOR_NAMES = Object.keys(OPERATORS) as OperatorName[];

/** Every rules file that differs from `text` by one change, each once. Throws where `text` is no rules file. */
export function mutantsOf(text: string): Mutant[] {
  const rules = parseRules(text);
  const seen = new Set([text]);
  return OPERATOR_NAMES.flatMap((operator) =>
    OPERATORS[operator](rules, text).flatMap(({ start, end, after }) => {
      const changed = text.slice(0, start) + after + text.slice(end);
      if (seen.has(changed)) return [];
      seen.add(changed);
      const lines = text.slice(0, start).split('\n');
      const column = (lines.at(-1) ?? '').length + 1;
      return [{ operator, line: lines.length, column, before: text.slice(start, end), after, text: changed }];
    }),
  );
}
