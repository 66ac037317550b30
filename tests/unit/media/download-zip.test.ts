import { expect, it } from 'vitest';
import { uniqueNames } from '../../../src/features/media/download-zip';

it('numbers files of the same name, in any case', () => {
  expect(
    uniqueNames(['menu.png', 'Menu.PNG', 'menu.png', 'menu (2).png', 'no extension', 'no extension', '.env']),
  ).toEqual([
    'menu.png',
    'Menu (2).PNG',
    'menu (3).png',
    'menu (2) (2).png',
    'no extension',
    'no extension (2)',
    '.env',
  ]);
});
