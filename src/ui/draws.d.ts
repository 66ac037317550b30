/**
 * Whether this build draws still parts (src/ui/still.ts): the prerender and the development server do, the browser does
 * not.
 */
declare const __DRAWS__: boolean;
