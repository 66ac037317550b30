import { setGlobalOptions } from 'firebase-functions';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import { onCall, onRequest } from 'firebase-functions/https';
import { onUserCreated, onUserDeleted } from 'firebase-functions/identity';
import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';
import { onObjectDeleted, onObjectFinalized } from 'firebase-functions/storage';
import { brand } from '../../src/domain/brand';
import { QUOTES_COLLECTION } from '../../src/domain/quotes';
import { PROFILES_COLLECTION } from '../../src/domain/roles';
import { teamRequestSchema } from '../../src/domain/team';
import { createProfile } from './accounts/create-profile';
import { deleteAccount as remove } from './accounts/delete-account';
import { manageTeam as manage } from './accounts/manage-team';
import { mirrorRole } from './accounts/mirror-role';
import { refreshRole as refresh } from './accounts/refresh-role';
import { removeProfile } from './accounts/remove-profile';
import { createApi } from './api';
import { callable, nothing } from './callable';
import { sendQuoteEmails, sendWaitingEmails } from './contact/send-quote-emails';
import { createServices, verifyAppCheckToken } from './context';
import { firebaseLibrary } from './media/firebase-library';
import { handleObjectDeleted } from './media/handle-object-deleted';
import { reconcileRecord } from './media/reconcile-record';
import { sharedSync } from './media/shared-sync';
import { reconcileDaily } from './reconcile-daily';
import { withErrorLogging } from './with-error-logging';

/** Enough memory for the largest picture that is rendered. Source: ./media/render-picture. */
const PICTURE_MEMORY = '1GiB';

/**
 * The secret for the ids of the rate limit's counters and of acknowledged addresses, and for the tokens of unsubscribe
 * links. Emulators: see emulators/launch.ts.
 */
const RATE_LIMIT_KEY = defineSecret('RATE_LIMIT_KEY');

/**
 * Whether callables and the newsletter reject requests without an App Check token, and quote requests without one are
 * unverified. The code checks it for each call: onCall also reads its option at deployment, which the library warns about.
 */
const ENFORCE_APP_CHECK = defineBoolean('ENFORCE_APP_CHECK', { default: false });
const enforcesAppCheck = () => ENFORCE_APP_CHECK.value();

setGlobalOptions({ region: 'us-central1', maxInstances: 10, memory: '512MiB' });

// Handlers create the services when an event arrives, because deployments load this file, too.

// One object at a time: a picture may take most of an instance's memory. An event is only a hint that an object has
// changed: events arrive late, twice and in any order.
const objectEvent = {
  bucket: brand.bucket,
  retry: true,
  concurrency: 1,
  timeoutSeconds: 180, // a HEIC picture may take a minute to decode, before it is rendered
  memory: PICTURE_MEMORY,
} as const;

export const objectFinalized = onObjectFinalized(
  objectEvent,
  withErrorLogging('reconcileRecord', (event) => reconcileRecord(firebaseLibrary(createServices()), event.data.name)),
);

export const objectDeleted = onObjectDeleted(
  objectEvent,
  withErrorLogging('handleObjectDeleted', (event) =>
    handleObjectDeleted(firebaseLibrary(createServices()), event.data.name),
  ),
);

export const profileWritten = onDocumentWritten(
  { document: `${PROFILES_COLLECTION}/{uid}`, retry: true },
  withErrorLogging('mirrorRole', (event) => mirrorRole(createServices(), event.params.uid)),
);

export const userCreated = onUserCreated(
  { retry: true },
  withErrorLogging('createProfile', (event) => createProfile(createServices(), event.data.uid)),
);

export const userDeleted = onUserDeleted(
  { retry: true },
  withErrorLogging('removeProfile', (event) => removeProfile(createServices(), event.data.uid)),
);

// At night in the United States. The emulator does not run it: it has no scheduler.
export const dailyReconciliation = onSchedule(
  {
    schedule: '0 9 * * *',
    timeZone: 'Etc/UTC',
    secrets: [RATE_LIMIT_KEY],
    maxInstances: 1,
    timeoutSeconds: 1800,
    memory: '2GiB', // it may render hundreds of pictures, and the image library does not return all memory
  },
  () => reconcileDaily(createServices(), RATE_LIMIT_KEY.value()),
);

// Public: one instance, so that visitors who press the button do not multiply the cost.
export const syncStorage = onCall(
  { maxInstances: 1, timeoutSeconds: 300, memory: PICTURE_MEMORY },
  callable(nothing, () => sharedSync(createServices()), enforcesAppCheck),
);

export const refreshRole = onCall(callable(nothing, (caller) => refresh(createServices(), caller), enforcesAppCheck));

export const manageTeam = onCall(
  callable(teamRequestSchema, (caller, request) => manage(createServices(), caller, request), enforcesAppCheck),
);

export const deleteAccount = onCall(callable(nothing, (caller) => remove(createServices(), caller), enforcesAppCheck));

// Without defaults: a deployment without a terminal does not use them. The values are in functions/.env.
const TRUSTED_PROXIES = defineString('TRUSTED_PROXIES');

// Behind Hosting's `/api/`: see firebase.json. Each form has instances of its own: a flood of subscriptions, or the
// gallery's list, must not make a quote request wait. The maximum numbers limit what a flood costs.
const site = createApi(createServices, {
  hmacKey: () => RATE_LIMIT_KEY.value(),
  verifier: () => (enforcesAppCheck() ? verifyAppCheckToken : null),
  trustedProxies: () => TRUSTED_PROXIES.value(),
});
export const quotes = onRequest({ secrets: [RATE_LIMIT_KEY], maxInstances: 4 }, site);
export const newsletter = onRequest({ secrets: [RATE_LIMIT_KEY], maxInstances: 2 }, site);
// Hosting caches the gallery's list, so few instances suffice. Each one reads the whole library.
export const api = onRequest({ maxInstances: 4 }, site);

/** Where quote requests are emailed through, for example `smtps://user:pass@host:465`; `off` for no email. */
const SMTP_URL = defineSecret('SMTP_URL');
const QUOTE_NOTIFY_TO = defineString('QUOTE_NOTIFY_TO');
const QUOTE_MAILS_PER_HOUR = defineInt('QUOTE_MAILS_PER_HOUR');
const QUOTE_ACKNOWLEDGMENTS_PER_HOUR = defineInt('QUOTE_ACKNOWLEDGMENTS_PER_HOUR');
const mailSecrets = [SMTP_URL, RATE_LIMIT_KEY];
const mailSettings = () => ({
  smtpUrl: SMTP_URL.value(),
  to: QUOTE_NOTIFY_TO.value() || brand.email,
  hourlyLimit: QUOTE_MAILS_PER_HOUR.value(),
  acknowledgmentsPerHour: QUOTE_ACKNOWLEDGMENTS_PER_HOUR.value(),
  hmacKey: RATE_LIMIT_KEY.value(),
});

// Not redelivered: `notifyWaitingQuotes` sends what this event did not. The timeout allows for a slow mail server.
export const quoteCreated = onDocumentCreated(
  { document: `${QUOTES_COLLECTION}/{id}`, timeoutSeconds: 540, secrets: mailSecrets },
  withErrorLogging('notifyQuote', (event) => sendQuoteEmails(createServices(), event.params.id, mailSettings()), {
    redelivered: false,
  }),
);

export const notifyWaitingQuotes = onSchedule(
  { schedule: 'every 15 minutes', maxInstances: 1, timeoutSeconds: 540, secrets: mailSecrets },
  withErrorLogging('notifyWaiting', () => sendWaitingEmails(createServices(), mailSettings())),
);
