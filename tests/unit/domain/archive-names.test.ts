import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { archiveNames } from '../../../src/domain/archive-names';

it.each<[what: string, names: string[], expected: string[]]>([
  ['a file beside a folder of its name', ['photos', 'photos/a.txt'], ['photos', 'photos_a.txt']],
  ['folders above', ['../../up.txt', '/lead.txt', 'C:\\a\\b.txt'], ['up.txt', 'lead.txt', 'C__a_b.txt']],
  ['what Windows forbids', ['a?*b|c".txt', 'Menu 10:12.txt'], ['a__b_c_.txt', 'Menu 10_12.txt']],
  ['dots and spaces', ['report .txt', ' draft. . ', '.env', '..'], ['report .txt', 'draft', '.env', '_']],
  ['devices', ['con', 'NUL.tar.gz', 'Lpt1 .txt', 'contact.txt'], ['_con', '_NUL.tar.gz', '_Lpt1 .txt', 'contact.txt']],
  ['invisible characters', ['a\u0000\u202egnp\u0007.exe', 'emoji-🌵.txt'], ['agnp.exe', 'emoji-🌵.txt']],
  ['lines and lone surrogates', ['a\nb.txt', 'a\ud83c.txt'], ['a_b.txt', 'a\ufffd.txt']],
  ['long names', [`${'x'.repeat(300)}.txt`, '🌵'.repeat(99)], [`${'x'.repeat(196)}.txt`, '🌵'.repeat(50)]],
  ['long endings', [`a.${'x'.repeat(300)}`], [`a.${'x'.repeat(198)}`]],
])('names that some system cannot extract are cleaned: %s', (_, names, expected) => {
  expect(archiveNames(names)).toEqual(expected);
});

it.each([
  ['names that come again', ['menu.png', 'menu.png'], ['menu.png', 'menu (2).png']],
  ['names that come again in another case', ['menu.png', 'Menu.PNG'], ['menu.png', 'Menu (2).PNG']],
  ['names that come again with another form of an accent', ['caf\u00e9', 'cafe\u0301'], ['café', 'café (2)']],
  ['names whose number is already a name', ['a', 'a (2)', 'a'], ['a', 'a (2)', 'a (3)']],
  ['names that a number makes equal', ['a', 'a', 'a (2)'], ['a', 'a (2)', 'a (2) (2)']],
  ['names that only cleaning makes equal', ['a:b.txt', 'a?b.txt'], ['a_b.txt', 'a_b (2).txt']],
])('%s are numbered', (_, names, numbered) => {
  expect(archiveNames(names)).toEqual(numbered);
});

it('numbers of names that come again count on', () => {
  const names = ['menu.png', 'Menu.PNG', 'menu.png', 'menu (2).png'];
  expect(archiveNames(names)).toEqual(['menu.png', 'Menu (2).PNG', 'menu (3).png', 'menu (2) (2).png']);
});

it('names that come once are not numbered', () => {
  const names = ['menu.png', 'menu.jpg', '.env', 'no extension'];
  expect(archiveNames(names)).toEqual(names);
});

it('the number of a name is within its length', () => {
  const long = 'x'.repeat(250);
  const cut = 'x'.repeat(192);
  expect(archiveNames([`${long}1.txt`, `${long}2.txt`])).toEqual([`${cut}xxxx.txt`, `${cut} (2).txt`]);
});

describe('any names', () => {
  const part = fc.constantFrom('a', 'A', '.', ' ', '/', '\\', ':', '\u0000', 'é', '🌵', 'con', '.txt');
  const codeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
  const name = fc.string({ unit: fc.oneof(part, codeUnit), maxLength: 300 });
  const forAnyNames = (check: (archived: string[], names: string[]) => void) =>
    fc.assert(fc.property(fc.array(name, { maxLength: 6 }), (names) => check(archiveNames(names), names)));

  it('become different names', () => {
    forAnyNames((archived, names) => {
      const keys = archived.map((each) => each.normalize().toLowerCase());
      expect(new Set(keys).size).toBe(names.length);
    });
  });

  it('become names of a length that every system can extract', () => {
    forAnyNames((archived) => {
      for (const each of archived) expect(new TextEncoder().encode(each).length).toBeLessThanOrEqual(255);
    });
  });

  it('become names without characters that some system cannot extract', () => {
    forAnyNames((archived) => {
      for (const each of archived) expect(each).not.toMatch(/[<>:"/\\|?*\p{Cc}\p{Cs}]|[. ]$|^$/u);
    });
  });

  it('become names that are not those of devices', () => {
    forAnyNames((archived) => {
      for (const each of archived) expect(each.split('.')[0]?.trim()).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)$/i);
    });
  });
});
