import { defineConfig } from 'i18next-cli';
import { LOCALES } from './src/domain/locale';

export default defineConfig({
  locales: [...LOCALES],
  extract: {
    input: ['src/**/*.{ts,tsx}', 'build/**/*.{ts,tsx}', 'functions/src/**/*.ts'],
    output: 'src/locales/{{language}}/{{namespace}}.json',
    defaultNS: 'common',
    sort: false,
    // The namespace of these depends on the page.
    ignore: ['build/{crawler-tags,social-cards}.tsx'],
    preservePatterns: ['meta.*', 'routes.*'],
  },
  types: {
    input: ['src/locales/en/*.json'],
    output: 'src/i18n/i18next.d.ts',
    resourcesFile: 'src/i18n/resources.d.ts',
    enableSelector: false,
  },
});
