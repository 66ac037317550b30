import * as z from 'zod/mini';
import type { Locale } from './locale';
import { MAX_CAPTIONS_LENGTH } from './media-limits';

/**
 * Firestore collection below the record of a video: one document per language, whose id is the language. The record
 * lists the languages.
 */
export const CAPTIONS_COLLECTION = 'captions';

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

export type CaptionsFault = 'tooLong' | 'notWebVtt' | 'unreadable';

/** In bytes: UTF-8 needs three at most for a UTF-16 unit. A longer file is not read. */
const MAX_FILE_SIZE = 3 * MAX_CAPTIONS_LENGTH;

/** Reads the text of a WebVTT file, without byte-order mark and with `\n` at the ends of lines. */
export async function readCaptions(file: Blob): Promise<{ text: string } | { fault: CaptionsFault }> {
  if (file.size > MAX_FILE_SIZE) return { fault: 'tooLong' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { fault: 'unreadable' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
    const { error } = captionsSchema.safeParse({ text });
    return error ? { fault: error.issues[0]?.message as CaptionsFault } : { text };
  } catch {
    return { fault: 'notWebVtt' }; // not UTF-8
  }
}
