import { expect, it } from 'vitest';
import { type Category, categoryOfName } from '../../../src/domain/media-category';

it.each<[reason: string, category: Category, names: string[]]>([
  ['a word', 'hero-banner', ['hero.jpg', 'HERO.JPG']],
  ['a word', 'solution-image', ['online-solutions.png', 'pos-terminal.png', 'payments.mp4']],
  ['a word', 'team-photo', ['team.png', 'our-staff.png', 'team/garza.png']],
  ['a word', 'blog-image', ['blog-1.png']],
  ['a word', 'testimonial', ['testimonials.pdf', 'TestiMonial']],
  ['part of a word', 'solution-image', ['poster.png', 'compositions.mp3']],
  ['the first rule that matches', 'hero-banner', ['testimonial-blog-team-pos-hero.png']],
  ['the first rule that matches', 'blog-image', ['testimonial-blog.png']],
  ['the media type', 'marketing-asset', ['front desk.JPG', 'café.svg']],
  ['the media type', 'document', ['price list.pdf', 'README', '.jpg', '']],
  ['the media type', 'other', ['tour.ogg', 'jingle.mp3']],
])('the category of a name by %s is %s: %j', (_, category, names) => {
  for (const name of names) expect(categoryOfName(name), name).toBe(category);
});
