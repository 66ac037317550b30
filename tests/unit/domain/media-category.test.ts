import { describe, expect, it } from 'vitest';
import { CATEGORIES, type Category, categoryLabel, categoryOfName } from '../../../src/domain/media-category';

describe('the category of a name', () => {
  it.each<[string, Category]>([
    ['hero.jpg', 'hero-banner'],
    ['online-solutions.png', 'solution-image'],
    ['pos-terminal.png', 'solution-image'],
    ['payments.mp4', 'solution-image'],
    ['team.png', 'team-photo'],
    ['our-staff.png', 'team-photo'],
    ['blog-1.png', 'blog-image'],
    ['testimonials.pdf', 'testimonial'],
  ])('comes from a word in it: %s is %s', (name, category) => {
    expect(categoryOfName(name)).toBe(category);
  });

  it.each<[string, Category]>([
    ['poster.png', 'solution-image'],
    ['compositions.mp3', 'solution-image'],
    ['steam.png', 'team-photo'],
    ['superhero.gif', 'hero-banner'],
  ])('comes from a word inside another one too: %s is %s', (name, category) => {
    expect(categoryOfName(name)).toBe(category);
  });

  it('does not care for capitals', () => {
    expect(categoryOfName('HERO.JPG')).toBe('hero-banner');
    expect(categoryOfName('TestiMonial')).toBe('testimonial');
  });

  it('takes the first rule that fits, wherever the words stand', () => {
    expect(categoryOfName('testimonial-blog-team-pos-hero.png')).toBe('hero-banner');
    expect(categoryOfName('testimonial-blog-team-pos.png')).toBe('solution-image');
    expect(categoryOfName('testimonial-blog-staff.png')).toBe('team-photo');
    expect(categoryOfName('testimonial-blog.png')).toBe('blog-image');
  });

  it('looks at folders as well', () => {
    expect(categoryOfName('team/garza.png')).toBe('team-photo');
  });

  it.each<[string, Category]>([
    ['front desk.JPG', 'marketing-asset'],
    ['café.svg', 'marketing-asset'],
    ['price list.pdf', 'document'],
    ['README', 'document'],
    ['.jpg', 'document'],
    ['tour.ogg', 'other'],
    ['jingle.mp3', 'other'],
    ['', 'document'],
  ])('comes from the type where no word fits: "%s" is %s', (name, category) => {
    expect(categoryOfName(name)).toBe(category);
  });
});

describe('the label of a category', () => {
  it('has spaces for hyphens and capitals', () => {
    expect(CATEGORIES.map(categoryLabel)).toEqual([
      'Solution Image',
      'Hero Banner',
      'Testimonial',
      'Team Photo',
      'Blog Image',
      'Marketing Asset',
      'Document',
      'Other',
    ]);
  });
});
