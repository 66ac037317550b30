import * as z from 'zod/mini';
import { MIN_PASSWORD_LENGTH } from './accounts';

/** Errors that the client finds before it sends a form; the server reports the rest (AccountFailure). */
export const FIELD_REASONS = ['fullName', 'email', 'password', 'newPassword', 'shortPassword', 'code'] as const;
export type FieldReason = (typeof FIELD_REASONS)[number];

const filled = (error: FieldReason) =>
  z.string().check(z.refine((value) => value.trim() !== '', { error, abort: true }));
const email = filled('email').check(z.regex(/^[^@\s]+@[^@\s]+$/, { error: 'invalid-email' }));
/** Spaces may be part of a password. */
const password = (error: FieldReason) => z.string().check(z.refine((value) => value !== '', { error, abort: true }));

/** The login form; `code` is required only for accounts with an authenticator app. Source: spec 5 "Login". */
export const loginSchema = z.object({
  email,
  password: password('password'),
  code: z.optional(z.string().check(z.regex(/^\s*(\d\s*){6}$/, { error: 'code' satisfies FieldReason }))),
});
export type Credentials = z.infer<typeof loginSchema>;

/** The sign-up form. Source: spec 5 "Sign-up". */
export const signUpSchema = z.object({
  fullName: filled('fullName'),
  email,
  password: password('newPassword').check(
    z.refine((value) => value.length >= MIN_PASSWORD_LENGTH, { error: 'shortPassword' satisfies FieldReason }),
  ),
});
export type SignUpFields = z.infer<typeof signUpSchema>;
