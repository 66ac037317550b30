import { addressOf } from '../../emulators/ports';
import { brand } from '../../src/domain/brand';

/**
 * The bucket on which other rules are tried. The brand's own keeps its rules meanwhile: they are the emulator's for
 * all.
 */
export const TRIED_BUCKET = 'tried';

/**
 * Gives the emulator rules for both buckets. Says whether it took them: it keeps the compiler's complaint to itself.
 * @param original the text of storage.rules
 * @param tried the text of the rules for `TRIED_BUCKET`
 */
export async function setRules(original: string, tried: string): Promise<boolean> {
  const files = [
    { name: 'storage.rules', resource: brand.bucket, content: original },
    { name: 'tried.rules', resource: TRIED_BUCKET, content: tried },
  ];
  const response = await fetch(`http://${addressOf('storage')}/internal/setRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files } }),
  });
  return response.ok;
}

/** Leaves the brand's bucket its rules, and the other none that allow anything. */
export const restoreRules = (original: string) =>
  setRules(original, "rules_version = '2'; service firebase.storage { match /b/{bucket}/o {} }");
