import type { AccountFailure } from '../../domain/accounts';

/** Why an account operation failed, in plain words. */
const failures: Record<AccountFailure, string> = {
  'wrong-credentials': 'The email or the password is wrong.',
  unverified: 'Please confirm your email address first: open the link in the email we sent you.',
  'email-taken': 'This email address already has an account. Log in instead.',
  'invalid-email': 'This does not look like an email address.',
  'weak-password': 'This password is too easy to guess. Choose a longer one.',
  disabled: 'This account is disabled. Call us if you think that is a mistake.',
  'too-many-attempts': 'Too many attempts. Wait a few minutes and try again.',
  'mail-not-sent': 'Your account is there, but the confirmation email could not be sent.',
  'code-required': 'This account also asks for the code of its authenticator app.',
  'wrong-code': 'This code is wrong or too old. Write the one that your app shows now.',
  'factor-unsupported': 'This account asks for a code by text message, which this site cannot take. Call us.',
  'session-ended': 'Your session has ended. Please log in again.',
  'not-offered': 'Nobody can log in or sign up this way at the moment. Call us.',
  offline: 'No connection. Check your internet and try again.',
  unknown: 'An unexpected error occurred',
};

const en = {
  failures,
  tabs: { label: 'Login or Sign Up', login: 'Login', signUp: 'Sign Up' },
  fields: {
    fullName: 'Full name',
    email: 'Email',
    password: 'Password',
    passwordHint: 'At least {{min}} characters.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    show: 'Show',
    hide: 'Hide',
    code: 'Code from your authenticator app',
    codeHint: 'Six digits; they change every 30 seconds.',
  },
  errors: {
    fullName: 'Write your full name.',
    email: 'Write your email address.',
    password: 'Write your password.',
    newPassword: 'Choose a password.',
    shortPassword: 'The password needs at least {{min}} characters.',
    code: 'Write the six digits that your authenticator app shows.',
  },
  login: {
    submit: 'Login',
    busy: 'Logging in...',
    failed: 'Login Failed',
    doneTitle: 'Welcome back!',
    done: 'You have successfully logged in.',
  },
  signUp: {
    submit: 'Create Account',
    busy: 'Creating account...',
    failed: 'Signup Failed',
    doneTitle: 'Account Created!',
    done: 'Please check your email to confirm your account.',
  },
  verification: {
    sent: 'We sent an email to {{email}}. Open its link to confirm your address, then log in here.',
    resend: 'Send the email again',
    busy: 'Sending...',
    doneTitle: 'Email Sent',
    failed: 'Email Not Sent',
  },
  reset: {
    ask: 'Forgot your password?',
    busy: 'Sending...',
    failed: 'Email Not Sent',
    sent: 'If {{email}} has an account, an email is on its way. Its link lets you choose a new password.',
  },
  session: {
    title: "You're already logged in!",
    redirecting: 'Redirecting to dashboard...',
  },
  guard: {
    loading: 'One moment, checking your access...',
    unreachable: 'Your access could not be checked.',
    deniedTitle: 'Access Denied',
    denied: 'You need admin privileges to access this page.',
    home: 'Return to Home',
  },
  error: 'Error',
  toasts: { label: 'Notifications', close: 'Close notification' },
};

export default en;
