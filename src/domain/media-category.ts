import { mediaTypeOfName } from './media-type';

/** Category values. Source: spec 3 "Media file record". */
export const CATEGORIES = [
  'solution-image',
  'hero-banner',
  'testimonial',
  'team-photo',
  'blog-image',
  'marketing-asset',
  'document',
  'other',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Substrings of the lower-case name; the first match wins. Source: spec 4 "Storage sync rule". */
const WORDS: readonly [Category, readonly string[]][] = [
  ['hero-banner', ['hero']],
  ['solution-image', ['solution', 'pos', 'payment']],
  ['team-photo', ['team', 'staff']],
  ['blog-image', ['blog']],
  ['testimonial', ['testimonial']],
];

/**
 * Infers the category from an object's full name, including folders. `poster.png` contains "pos" and is therefore a
 * solution image, exactly as the rule says. Source: spec 4 "Storage sync rule".
 */
export function categoryOfName(name: string): Category {
  const lower = name.toLowerCase();
  const byWord = WORDS.find(([, words]) => words.some((word) => lower.includes(word)))?.[0];
  if (byWord) return byWord;
  const type = mediaTypeOfName(name);
  if (type === 'image') return 'marketing-asset';
  return type === 'document' ? 'document' : 'other';
}
