/**
 * What every answer of the server under `/api/` carries: it is data, to be shown by nobody as a page and taken for no
 * other type than it says.
 */
export const API_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
} as const;
