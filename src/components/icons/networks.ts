import { createLucideIcon } from 'lucide-react';

/** Logos of the social networks in Lucide's style: Lucide has no brand icons. */
export const IconFacebook = createLucideIcon('facebook', [
  ['path', { d: 'M17 2h-1a5 5 0 0 0-5 5v15M7 11h9', key: 'f' }],
]);
export const IconInstagram = createLucideIcon('instagram', [
  ['rect', { width: 20, height: 20, x: 2, y: 2, rx: 5, key: 'body' }],
  ['circle', { cx: 12, cy: 12, r: 4, key: 'lens' }],
]);
export const IconLinkedIn = createLucideIcon('linkedin', [
  ['path', { d: 'M4 4h0M4 9v12M10 9v12m0-7a5 5 0 0 1 10 0v7', key: 'in' }],
]);
