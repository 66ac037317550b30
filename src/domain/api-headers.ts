/** Headers of every response under `/api/`: it is data, so a browser must not render it or guess another type. */
export const API_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
} as const;
