import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { CATALOG_PATH, FRESH_CATALOG_PATH } from '../../src/domain/gallery-catalog';
import { UNSUBSCRIBE_PATH } from '../../src/domain/newsletter';
import { ATTESTATION_PATH, apiPath } from '../../src/domain/outbox';
import { attestQuote } from './contact/attest-quote';
import { clientOf, trustProxy } from './contact/rate-limit';
import { type FormOptions, receiveForm } from './contact/receive-form';
import { showUnsubscribe, unsubscribe } from './contact/unsubscribe';
import type { Services } from './context';
import { logger } from './logger';
import { serveCatalog } from './media/serve-catalog';

/** Headers of responses under `/api/`: they are data, so a browser must not render them or guess another type. */
export const API_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
} as const;

/** When to retry after an internal failure, in seconds. */
const RETRY_SECONDS = 5;

interface ApiOptions extends FormOptions {
  /** Networks of proxies that the code does not know, separated by commas: see `trustProxy`. */
  trustedProxies?: () => string;
}

/** The HTTP API under `/api/`. Firebase has parsed the bodies before a request arrives here. */
export function createApi(services: () => Services, { trustedProxies = () => '', ...formOptions }: ApiOptions) {
  const api = express();
  api.disable('x-powered-by');
  api.set('trust proxy', trustProxy(trustedProxies));
  api.use((_request, response, next) => {
    response.set({ ...API_HEADERS, 'Cache-Control': 'no-store' });
    next();
  });
  for (const form of ['quotes', 'newsletter'] as const)
    api
      .route(apiPath(form))
      .post(receiveForm(services, form, formOptions))
      .all(refuseMethod('POST'));
  api.route(ATTESTATION_PATH).post(attestQuote(services, formOptions.verifier)).all(refuseMethod('POST'));
  api.route(UNSUBSCRIBE_PATH).get(showUnsubscribe).post(unsubscribe(services)).all(refuseMethod('GET, HEAD, POST'));
  api.route([CATALOG_PATH, FRESH_CATALOG_PATH]).get(serveCatalog(services)).all(refuseMethod('GET, HEAD'));
  // Shows the owner which client the rate limit counts: see docs/deploy.md.
  api
    .route('/api/client')
    .get((request, response) => void response.json({ client: clientOf(request) }))
    .all(refuseMethod('GET, HEAD'));
  api.use((_request, response) => {
    response.status(404).json({ error: 'not-found' });
  });
  api.use(answerFailure);
  return api;
}

const refuseMethod =
  (allowed: string): RequestHandler =>
  (_request, response) => {
    response.status(405).set('Allow', allowed).json({ error: 'method-not-allowed' });
  };

/** Answers an internal failure with 503 and reveals nothing else. Express recognizes it by its four parameters. */
const answerFailure: ErrorRequestHandler = (error, { method, path }, response, _next) => {
  logger.error(`${method} ${path} failed`, error);
  response.status(503).set('Retry-After', `${RETRY_SECONDS}`).json({ error: 'unavailable' });
};
