import { describe, expect, it } from 'vitest';
import { mutantsOf, type OperatorName } from '../../mutants/mutants';

/** Rules with one condition. */
const judging = (condition: string) =>
  `service s { match /b/{db} { match /docs/{id} { allow get: if ${condition}; } } }`;

/** What the mutants by an operator make of the condition. */
function conditionsBy(operator: OperatorName, condition: string): string[] {
  return mutantsOf(judging(condition))
    .filter((mutant) => mutant.operator === operator)
    .map(({ text }) => /if (.*?);/.exec(text)?.[1] ?? text);
}

describe('of a condition the mutants', () => {
  it.each<[OperatorName, string, string[]]>([
    ['drop a condition', 'a() && b(x, y) || !c', ['!c', 'a() && b(x, y)', 'b(x, y) || !c', 'a() || !c']],
    ['drop a condition', 'f(a && b)', ['f(b)', 'f(a)']],
    ['swap && and ||', 'a && b || c', ['a && b && c', 'a || b || c']],
    ['flip a comparison', 'a == b && c < 3', ['a != b && c < 3', 'a == b && c <= 3', 'a == b && c >= 3']],
    ['flip a comparison', "a in ['x'] && b is string", []],
    ['change a calculation', 'a <= 2 * 3 + b', ['a <= 2 + 3 + b', 'a <= 2 * 3 - b']],
    ['negate', 'a && !b', ['!(a && !b)', '!(a) && !b', 'a && b']],
    ['decide at once', 'a.b[0] == 1', ['true', 'false']],
    ['flip true and false', 'a == true', ['a == false']],
    ['move a bound', 'a.size() <= 20', ['a.size() <= 21', 'a.size() <= 19']],
    [
      'move a bound of a pattern',
      "a.matches('[a-z]{2,10}')",
      [3, 1].map((min) => `a.matches('[a-z]{${min},10}')`).concat([11, 9].map((max) => `a.matches('[a-z]{2,${max}}')`)),
    ],
    ['drop an item of a list', "a in ['x', 'y', 'z']", ["a in ['y', 'z']", "a in ['x', 'z']", "a in ['x', 'y']"]],
    ['change a text', "a == 'x'", ["a == 'x~'"]],
  ])('%s: %s', (operator, condition, expected) => {
    expect(conditionsBy(operator, condition)).toEqual(expected);
  });
});

describe('the mutants', () => {
  it('widen and narrow what a match takes, but leave the service its own path', () => {
    const matches = mutantsOf('service s { match /b/{db} { match /docs/{id} { match /{all=**} { } } } }').map(
      ({ text }) => [...text.matchAll(/match (\S+)/g)].map(([, path]) => path).join(' '),
    );
    expect(matches).toEqual([
      '/b/{db} /{any}/{id} /{all=**}',
      '/b/{db} /docs/{id=**} /{all=**}',
      '/b/{db} /docs/{id} /{all}',
    ]);
  });

  it('put every other method in the place of each', () => {
    const methods = mutantsOf('service s { match /b { allow get, write: if a; } }')
      .filter(({ operator }) => operator === 'change a method')
      .map(({ text }) => /allow (.*?):/.exec(text)?.[1]);
    expect(methods).toHaveLength(12);
    expect(methods).toContain('list, write');
    expect(methods).toContain('get, delete');
  });

  it('change what a function returns, and nothing in comments, paths and texts', () => {
    const text = `// a && b
      function f(x) { /* a || b */ return get(/docs/$(x.y)/z).data == 'a && b'; }`;
    expect(mutantsOf(text).map(({ after }) => after)).toEqual([
      '!=',
      "!(get(/docs/$(x.y)/z).data == 'a && b')",
      'true',
      'false',
      "'a && b~'",
    ]);
  });

  it('say where they differ', () => {
    const [first] = mutantsOf('service s {\n  function f() { return a && b; }\n}');
    expect(first).toMatchObject({ operator: 'drop a condition', line: 2, column: 25, before: 'a && ', after: '' });
  });

  it('are each another text', () => {
    const texts = mutantsOf(judging("a == true && b.size() <= 1 && c in ['x', 'y']")).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('are none of a text that is not of the language', () => {
    expect(() => mutantsOf(judging('a &&'))).toThrow('A value expected, not ;');
    expect(() => mutantsOf(judging('a # b'))).toThrow('Not of the rules language');
    expect(() => mutantsOf(judging('a b'))).toThrow('; expected, not b');
  });
});
