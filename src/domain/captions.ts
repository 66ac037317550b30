import * as z from 'zod/mini';
import { LOCALES, type Locale } from './locale';
import { MAX_CAPTIONS_LENGTH } from './media-limits';

/**
 * Firestore collection below the record of a video: one document per language, whose id is the language. The record
 * lists the languages.
 */
export const CAPTIONS_COLLECTION = 'captions';

/** The languages that a record lists if its captions have these documents. */
export const captionLanguages = (ids: readonly string[]): Locale[] => LOCALES.filter((each) => ids.includes(each));

/** The captions of a video in one language, in WebVTT. */
export interface Captions {
  language: Locale;
  text: string;
}

/** Texts to be saved, by language. */
export type NewCaptions = Partial<Record<Locale, string>>;

/** The first line of WebVTT; repeated in firestore.rules. */
const WEBVTT = /^WEBVTT([ \t\n][\s\S]*)?$/;

/** A stored document. firestore.rules enforces the same. */
export const captionsSchema = z.strictObject({
  text: z.string().check(
    z.refine((text) => text.length <= MAX_CAPTIONS_LENGTH, { error: 'tooLong', abort: true }),
    z.regex(WEBVTT, { error: 'notWebVtt' }),
  ),
});

export type CaptionsFault = 'tooLong' | 'notWebVtt' | 'noCues' | 'unreadable';

/** The times of a cue as browsers parse them, and also with SubRip's comma before the milliseconds. */
const CUE = /^([ \t]*(?:\d+:)?[0-5]\d:[0-5]\d)[.,](\d{3}[ \t]*-->[ \t]*(?:\d+:)?[0-5]\d:[0-5]\d)[.,](\d{3})(?!\d)/gm;

/** Maximum file size in bytes: UTF-8 needs at most three for a UTF-16 unit. A larger file is not read. */
const MAX_FILE_SIZE = 3 * MAX_CAPTIONS_LENGTH;

/**
 * Reads the text of a WebVTT file, which must have at least one cue. Removes the byte-order mark, ends lines with `\n`,
 * and replaces the commas that SubRip has in times with dots.
 */
export async function readCaptions(file: Blob): Promise<{ text: string } | { fault: CaptionsFault }> {
  if (file.size > MAX_FILE_SIZE) return { fault: 'tooLong' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { fault: 'unreadable' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
    const { error } = captionsSchema.safeParse({ text });
    if (error) return { fault: error.issues[0]?.message as CaptionsFault };
    return text.search(CUE) < 0 ? { fault: 'noCues' } : { text: text.replace(CUE, '$1.$2.$3') };
  } catch {
    return { fault: 'notWebVtt' }; // not UTF-8
  }
}
