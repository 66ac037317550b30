import * as z from 'zod/mini';
import { MIN_PASSWORD_LENGTH } from './accounts';
import { withAsciiDomain } from './ascii-domain';
import { cleanText } from './clean-text';

/** Errors that the client finds before it sends a form; the server reports the rest (AccountFailure). */
export const FIELD_REASONS = [
  'fullName',
  'onlyName',
  'email',
  'password',
  'newPassword',
  'shortPassword',
  'code',
] as const;
export type FieldReason = (typeof FIELD_REASONS)[number];

/** Text without invisible characters; a password may contain them, and spaces, and is never changed. */
const clean = (isPlain = false) =>
  z.string().check(
    z.overwrite((text) => cleanText(text, { isPlain })),
    z.trim(),
  );
const isFilled = (error: FieldReason) => z.refine((value) => value !== '', { error, abort: true });
const email = clean(true).check(
  isFilled('email'),
  z.overwrite(withAsciiDomain),
  z.regex(/^[^@\s]+@[^@\s]+$/, { error: 'invalid-email' }),
);
/** Six digits. Apps show them with a space in the middle, which is removed. */
const code = clean().check(
  z.regex(/^(\d\s*){6}$/, { error: 'code' satisfies FieldReason }),
  z.overwrite((text) => text.replaceAll(/\s/g, '')),
);
const password = (error: FieldReason) => z.string().check(isFilled(error));

/** The login form; `code` is required only for accounts with an authenticator app. Source: spec 5 "Login". */
export const loginSchema = z.object({
  email,
  password: password('password'),
  code: z.optional(code),
});
export type Credentials = z.infer<typeof loginSchema>;

/** Turning on an authenticator app; `name` is what the list of apps shows. */
export const secondFactorSchema = z.object({ name: clean(), code });
export type SecondFactorFields = z.infer<typeof secondFactorSchema>;

/** The email that confirms an address shows the name: it must not carry a stranger's advertisement. */
const isName = (name: string) => name.length <= 80 && !/:\/\/|www\.|\.\w+\//i.test(name);

/** The sign-up form. Source: spec 5 "Sign-up". */
export const signUpSchema = z.object({
  fullName: clean().check(isFilled('fullName'), z.refine(isName, { error: 'onlyName' satisfies FieldReason })),
  email,
  password: password('newPassword').check(
    z.refine((value) => value.length >= MIN_PASSWORD_LENGTH, { error: 'shortPassword' satisfies FieldReason }),
  ),
});
export type SignUpFields = z.infer<typeof signUpSchema>;
