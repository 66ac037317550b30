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

/** Words looked for in the lower-case name, first match wins. Source: spec 4 "Storage sync rule". */
const WORDS: readonly [Category, readonly string[]][] = [
  ['hero-banner', ['hero']],
  ['solution-image', ['solution', 'pos', 'payment']],
  ['team-photo', ['team', 'staff']],
  ['blog-image', ['blog']],
  ['testimonial', ['testimonial']],
];

/**
 * Category inferred from an object's whole name, folders included. `poster.png` contains "pos" and so is a
 * solution image: that is the rule, to the letter. Source: spec 4 "Storage sync rule".
 */
export function categoryOfName(name: string): Category {
  const lower = name.toLowerCase();
  const byWord = WORDS.find(([, words]) => words.some((word) => lower.includes(word)))?.[0];
  if (byWord) return byWord;
  const type = mediaTypeOfName(name);
  if (type === 'image') return 'marketing-asset';
  return type === 'document' ? 'document' : 'other';
}
