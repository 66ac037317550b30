import * as z from 'zod/mini';
import { LOCALES } from './locale';
import { email } from './submission';

/** Firestore collection of newsletter subscribers. Source: decisions "Forms". */
export const SUBSCRIBERS_COLLECTION = 'newsletter_subscribers';

/** What a visitor enters. */
export const newsletterFieldsSchema = z.object({ email });

/** A newsletter sign-up as it is sent and stored. */
export const subscriptionSchema = z.object({ email, language: z.enum(LOCALES) });
