import { expect, test } from 'vitest';
import { LOCALES } from '../../../src/domain/locale';
import { wordsOf } from '../../support/words';

// Voice control users say the visible label (WCAG 2.5.3).
test.each(LOCALES)('the accessible name of a button contains its visible label (%s)', (locale) => {
  const { upload } = wordsOf('library', locale);
  const names = {
    [upload.retry]: upload.retryFile,
    [upload.cancel]: upload.cancelFile,
    [upload.anyway]: upload.anywayNamed,
  };
  for (const [visible, name] of Object.entries(names)) expect(name).toContain(visible);
});
