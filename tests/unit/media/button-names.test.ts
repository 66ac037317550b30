import { expect, test } from 'vitest';
import en from '../../../src/content/interface/en';
import es from '../../../src/content/interface/es';
import libraryEn from '../../../src/content/interface/library.en';
import libraryEs from '../../../src/content/interface/library.es';

const LANGUAGES = [
  { language: 'English', upload: en.media.upload, library: libraryEn },
  { language: 'Spanish', upload: es.media.upload, library: libraryEs },
];

// Voice users say the visible label (WCAG 2.5.3).
test.each(LANGUAGES)('in $language the accessible name of a button contains its visible label', (words) => {
  const { upload, library } = words;
  const shown = {
    [upload.retry]: upload.retryFile,
    [upload.cancel]: upload.cancelFile,
    [library.upload.anyway]: library.upload.anywayNamed,
  };
  for (const [visible, name] of Object.entries(shown)) expect(name).toContain(visible);
});
