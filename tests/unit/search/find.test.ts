import { describe, expect, it } from 'vitest';
import type { IndexedPage } from '../../../src/domain/search';
import { createFind } from '../../../src/features/search/find';
import type { Piece } from '../../../src/features/search/snippet';

const INDEX: IndexedPage[] = [
  {
    name: 'Inicio',
    path: '/es',
    sections: [
      { title: 'Cobrar con tarjeta', text: ['Terminales para el Valle.', 'Depósito al día siguiente.'] },
      { title: 'Por qué nosotros', anchor: 'why', text: ['Le contesta una persona, 24/7. Sin pagos mínimos.'] },
    ],
  },
  {
    name: 'Giros',
    path: '/es/industries',
    sections: [
      { title: 'Su giro', text: ['Cada negocio cobra a su manera.'] },
      { title: 'Cafés', anchor: 'cafes', text: ['Propinas y pedidos rápidos.', 'Tarifa: 2.9% más 30 centavos'] },
      { title: 'Pagos Zero-Fee', anchor: 'zero', text: ['Recupere el pago con tarjeta: no cuesta nada.'] },
    ],
  },
  {
    name: 'Contacto',
    path: '/es/contact',
    sections: [
      { title: 'Pida una cotización', text: ['Llame o escriba.'] },
      { title: 'La oficina', anchor: 'hours', text: ['Horario: lunes a viernes', 'Un contacto para todo.'] },
      { title: 'La primera llamada', anchor: 'call', text: ['Media hora, sin compromiso.'] },
    ],
  },
];

const find = createFind(INDEX, 'a con cuál de el es la');
const hrefs = (query: string) => find(query).map(({ href }) => href);
const text = (pieces: Piece[]) => pieces.map((piece) => (piece.match ? `[${piece.text}]` : piece.text)).join('');
const first = (query: string) =>
  find(query).map(({ page, title, snippet }) => ({ page, title: text(title), snippet: text(snippet) }))[0];

it.each(['cafe', 'CAFÉ', 'cafe\u0301', '¿cafés?'])('finds accents, capitals and plurals for %o', (query) => {
  expect(hrefs(query)[0]).toBe('/es/industries#cafes');
});

it.each(['', '¿?', '/', '(', 'xyzzy', 'café xyzzy'])('finds nothing for %o', (query) => {
  expect(find(query)).toEqual([]);
});

it.each<[rule: string, query: string, found: string[]]>([
  ['the inside of a long word', 'ósito', ['/es']],
  ['the start of a word, not the inside of a short one', 'min', ['/es#why']],
  ['the singular of a plural', 'cotizaciones', ['/es/contact']],
  ['the section with most of the words', 'pago tarjeta cuesta', ['/es/industries#zero']],
  ['each section with one of the words', 'llamada horario', ['/es/contact#call', '/es/contact#hours']],
  ['both words of a compound', 'zero-fee', ['/es/industries#zero']],
  ['nothing without every word on one page', 'oficina lunes tarjeta', []],
  ['words beside stop words', '¿cuál es el horario de la oficina?', ['/es/contact#hours']],
  ['stop words alone', 'la', ['/es/contact#hours', '/es/contact#call']],
  ['a number as a whole', '24/7', ['/es#why']],
  ['a title before a label or text', 'tarjeta', ['/es', '/es/industries#zero']],
])('finds %s: %s', (_, query, found) => {
  expect(hrefs(query)).toEqual(found);
});

it('finds a page by its name before a section by its text', () => {
  expect(hrefs('contacto').slice(0, 2)).toEqual(['/es/contact', '/es/contact#hours']);
});

it('ranks the page of that name first, then titles, labels and sentences', () => {
  const sections = [
    { title: 'Precios', text: ['No cobramos ninguna tarifa oculta.'] },
    { title: 'Plan', anchor: 'label', text: ['Tarifa: fija'] },
    { title: 'Tarifa', anchor: 'title', text: [] },
  ];
  const named = { name: 'Tarifa', path: '/es/fee', sections: [{ title: 'Lo que paga', text: [] }] };
  const ranked = createFind([{ name: 'Costos', path: '/es/costs', sections }, named], '')('tarifa');
  expect(ranked.map(({ href }) => href)).toEqual(['/es/fee', '/es/costs#title', '/es/costs#label', '/es/costs']);
});

it('does not list the sections that match only by the name of their page', () => {
  expect(hrefs('contacto')).not.toContain('/es/contact#call');
});

it('gives the page of a match', () => {
  expect(first('cafe')?.page).toBe('Giros');
});

it('marks a match with its accents and capitals', () => {
  expect(first('cafe')?.title).toBe('[Cafés]');
});

it('marks a number without the sign beside it', () => {
  expect(first('2.9%')?.snippet).toBe('Tarifa: [2.9]% más 30 centavos');
});

it('marks each match where it stands, in the title or in the snippet', () => {
  const snippet = 'Media [hora], sin compromiso.';
  expect(first('llamada hora')).toMatchObject({ title: 'La primera [llamada]', snippet });
});

describe('if many sections match equally', () => {
  const sections = Array.from({ length: 20 }, (_, i) => ({ title: `Precio ${i}`, anchor: `p${i}`, text: [] }));
  const many = createFind([{ name: 'Lista', path: '/es/list', sections }], '');

  it('returns eight results', () => {
    expect(many('precio')).toHaveLength(8);
  });

  it('returns the results in the order of the page', () => {
    const inOrder = Array.from({ length: 8 }, (_, i) => `/es/list#p${i}`);
    expect(many('precio').map(({ href }) => href)).toEqual(inOrder);
  });
});
