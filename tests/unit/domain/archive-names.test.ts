import fc from 'fast-check';
import { expect, it } from 'vitest';
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

it('names that come again are numbered, in any case and however an accent is written', () => {
  const names = ['menu.png', 'Menu.PNG', 'menu.png', 'menu (2).png', 'caf\u00e9', 'cafe\u0301', '.env', 'no extension'];
  const numbered = ['menu.png', 'Menu (2).PNG', 'menu (3).png', 'menu (2) (2).png', 'café', 'café (2)'];
  expect(archiveNames(names)).toEqual([...numbered, '.env', 'no extension']);
});

it('names that only cleaning makes equal are numbered, within the length', () => {
  const long = 'x'.repeat(250);
  const names = ['a:b.txt', 'a?b.txt', `${long}1.txt`, `${long}2.txt`];
  const cut = 'x'.repeat(192);
  expect(archiveNames(names)).toEqual(['a_b.txt', 'a_b (2).txt', `${cut}xxxx.txt`, `${cut} (2).txt`]);
});

it('any names become different names that every system can extract', () => {
  const part = fc.constantFrom('a', 'A', '.', ' ', '/', '\\', ':', '\u0000', 'é', '🌵', 'con', '.txt');
  const codeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
  const name = fc.string({ unit: fc.oneof(part, codeUnit), maxLength: 300 });
  fc.assert(
    fc.property(fc.array(name, { maxLength: 6 }), (names) => {
      const archived = archiveNames(names);
      const keys = archived.map((each) => each.normalize().toLowerCase());
      expect(new Set(keys).size).toBe(names.length);
      for (const each of archived) {
        expect(new TextEncoder().encode(each).length).toBeLessThanOrEqual(255);
        expect(each).not.toMatch(/[<>:"/\\|?*\p{Cc}\p{Cs}]|[. ]$|^$/u);
        expect(each.split('.')[0]?.trim()).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)$/i);
      }
    }),
  );
});
