import * as z from 'zod/mini';
import { LOCALES } from './locale';
import { email } from './submission';

/** Firestore collection of the newsletter's subscribers. Source: decisions "Forms". */
export const SUBSCRIBERS_COLLECTION = 'newsletter_subscribers';

/** What a visitor types. */
export const newsletterFieldsSchema = z.object({ email });

/** A newsletter sign-up as it is sent and recorded. */
export const subscriptionSchema = z.object({ email, language: z.enum(LOCALES) });
