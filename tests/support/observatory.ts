/** What is judged of an answer: its URL, its headers, and its body where it is a page. */
export interface Judged {
  url: string;
  headers: Headers;
  body: string;
}

/** A finding by the name that Observatory gives it, and what it adds to the 100 points or takes away. */
export interface Finding {
  check: string;
  finding: string;
  points: number;
}

type Directives = ReadonlyMap<string, ReadonlySet<string>>;
type Check = (judged: Judged, policy: Directives | 'none' | 'invalid') => [finding: string, points: number];

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const HALF_A_YEAR_S = 15_768_000;
/** Bonus points count only for who loses no more than ten. */
const LEAST_FOR_BONUS = 90;

/** Reads one policy; a header with several is more than this site has, and counts as invalid. */
function readPolicy(header: string | null): Directives | 'none' | 'invalid' {
  if (header === null) return 'none';
  const directives = new Map<string, Set<string>>();
  for (const line of header.split(';').map((each) => each.trim())) {
    const [name = '', ...sources] = line.toLowerCase().split(/\s+/);
    if (directives.has(name) || name.includes(',') || sources.some((source) => source.includes(','))) return 'invalid';
    if (name) directives.set(name, new Set(sources.length > 0 ? sources : ["'none'"]));
  }
  return directives.size > 0 ? directives : 'invalid';
}

/** Sources that count: a browser that knows hashes or nonces does not read 'unsafe-inline' beside them. */
function sourcesOf(policy: Directives, ...names: string[]): string[] {
  const set = names.map((name) => policy.get(name)).find((each) => each !== undefined);
  const sources = [...(set ?? ['*'])];
  const isHashed = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
  return isHashed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

const isInsecure = (source: string) => /^(http|ftp):/.test(source);

const contentSecurityPolicy: Check = ({ url }, policy) => {
  if (policy === 'none') return ['csp-not-implemented', -25];
  if (policy === 'invalid') return ['csp-header-invalid', -25];
  const has = (sources: string[], ...weak: string[]) => sources.some((source) => weak.includes(source));
  const scripts = sourcesOf(policy, 'script-src', 'default-src');
  const objects = sourcesOf(policy, 'object-src', 'default-src');
  const styles = sourcesOf(policy, 'style-src', 'default-src');
  const passive = [...sourcesOf(policy, 'img-src', 'default-src'), ...sourcesOf(policy, 'media-src', 'default-src')];
  const active = [...policy].flatMap(([name, each]) => (/^(img|media)-src$/.test(name) ? [] : [...each]));
  const isSecure = url.startsWith('https:');
  if (has(scripts, ...BROAD, ...INLINE) || has(objects, ...BROAD)) return ['csp-implemented-with-unsafe-inline', -20];
  if (isSecure && active.some(isInsecure)) return ['csp-implemented-with-insecure-scheme', -20];
  if (has([...scripts, ...styles], "'unsafe-eval'")) return ['csp-implemented-with-unsafe-eval', -10];
  if (isSecure && passive.some(isInsecure)) {
    return ['csp-implemented-with-insecure-scheme-in-passive-content-only', -10];
  }
  if (has(styles, ...BROAD, ...INLINE)) return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  const base = policy.get('default-src');
  if (base?.size === 1 && base.has("'none'")) return ['csp-implemented-with-no-unsafe-default-src-none', 10];
  return ['csp-implemented-with-no-unsafe', 5];
};

const strictTransportSecurity: Check = ({ headers }) => {
  const header = headers.get('strict-transport-security');
  if (header === null) return ['hsts-not-implemented', -20];
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
  if (age === undefined || header.includes(',')) return ['hsts-header-invalid', -20];
  if (Number(age) < HALF_A_YEAR_S) return ['hsts-implemented-max-age-less-than-six-months', -10];
  return ['hsts-implemented-max-age-at-least-six-months', 0];
};

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

const referrerPolicy: Check = ({ headers }) => {
  const policy = headers.get('referrer-policy')?.split(',').at(-1)?.trim().toLowerCase();
  if (policy === undefined) return ['referrer-policy-not-implemented', 0];
  return PRIVATE.includes(policy) ? ['referrer-policy-private', 5] : ['referrer-policy-unsafe', -5];
};

const contentTypeOptions: Check = ({ headers }) => {
  const isSet = headers.get('x-content-type-options')?.toLowerCase() === 'nosniff';
  return isSet ? ['x-content-type-options-nosniff', 0] : ['x-content-type-options-not-implemented', -5];
};

const frameOptions: Check = ({ headers }, policy) => {
  if (policy instanceof Map && policy.has('frame-ancestors')) return ['x-frame-options-implemented-via-csp', 5];
  const isSet = /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '');
  return isSet ? ['x-frame-options-sameorigin-or-deny', 5] : ['x-frame-options-not-implemented', -20];
};

const resourcePolicy: Check = ({ headers }) => {
  const policy = headers.get('cross-origin-resource-policy')?.toLowerCase();
  if (policy === undefined || policy === 'cross-origin') return ['corp-not-implemented-or-cross-origin', 0];
  return /^same-(origin|site)$/.test(policy) ? [`corp-implemented-with-${policy}`, 10] : ['corp-header-invalid', -5];
};

const openerPolicy: Check = ({ headers }) => {
  const policy = headers.get('cross-origin-opener-policy')?.toLowerCase();
  if (policy === undefined || policy === 'unsafe-none') return ['coop-not-implemented-or-unsafe-none', 0];
  const isKnown = /^(same-origin(-allow-popups)?|noopener-allow-popups)$/.test(policy);
  return isKnown ? [`coop-implemented-with-${policy}`, 10] : ['coop-header-invalid', -5];
};

/** Nothing here sets cookies, so that any cookie counts as the worst. */
const cookies: Check = ({ headers }) =>
  headers.has('set-cookie') ? ['cookies-session-without-secure-flag', -40] : ['cookies-not-found', 0];

const resourceSharing: Check = ({ headers }) => {
  const isOpen = headers.get('access-control-allow-credentials') === 'true';
  return isOpen
    ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
    : ['cross-origin-resource-sharing-not-implemented', 0];
};

const subresourceIntegrity: Check = ({ body }) => {
  const foreign = [...body.matchAll(/<script\b[^>]*\bsrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)];
  const isUnchecked = foreign.some(([tag]) => !tag.includes('integrity='));
  return isUnchecked
    ? ['sri-not-implemented-and-external-scripts-not-loaded-securely', -50]
    : ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0];
};

/** Hosting redirects to HTTPS by itself, before anything of the site is asked; its emulator has no HTTPS to go to. */
const redirection: Check = ({ url }) =>
  url.startsWith('https:') ? ['redirection-to-https', 0] : ['not judged: this server speaks HTTP only', 0];

const CHECKS: Record<string, Check> = {
  'content-security-policy': contentSecurityPolicy,
  'strict-transport-security': strictTransportSecurity,
  redirection,
  'referrer-policy': referrerPolicy,
  'x-content-type-options': contentTypeOptions,
  'x-frame-options': frameOptions,
  'cross-origin-resource-policy': resourcePolicy,
  'cross-origin-opener-policy': openerPolicy,
  cookies,
  'cross-origin-resource-sharing': resourceSharing,
  'subresource-integrity': subresourceIntegrity,
};

/**
 * Judges an answer as Mozilla's HTTP Observatory does, by the modifiers of its scoring table; where it knows several
 * degrees of what this site never has (cookies, scripts of others), any of them counts as the worst.
 * Source: github.com/mdn/mdn-http-observatory, src/analyzer/tests and src/grader/charts.js, of August 2026.
 */
export function observe(judged: Judged): { score: number; findings: Finding[] } {
  const policy = readPolicy(judged.headers.get('content-security-policy'));
  const findings = Object.entries(CHECKS).map(([check, judge]): Finding => {
    const [finding, points] = judge(judged, policy);
    return { check, finding, points };
  });
  const sum = (points: number[]) => points.reduce((total, each) => total + each, 100);
  const points = findings.map((each) => each.points);
  const withoutBonus = sum(points.filter((each) => each < 0));
  return { score: Math.max(0, withoutBonus >= LEAST_FOR_BONUS ? sum(points) : withoutBonus), findings };
}
