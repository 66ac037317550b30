/** A label of an international domain. It has no hyphen at its start or end, which the URL parser would accept. */
const LABEL = /^(?!-)[a-z\d\-\u0080-\u{10FFFF}]+(?<!-)$/iu;

/**
 * The email address with its domain in ASCII, as it is stored and used: `maria@xn--and-6ma2c.mx` for `maria@ñandú.mx`.
 * An ASCII domain stays as it is. So does an invalid domain, which the check of the address then rejects. Source:
 * decisions "Forms".
 */
export function withAsciiDomain(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const local = address.slice(0, start);
  const domain = address.slice(start).normalize('NFKC'); // full-width letters, dots and hyphens become ASCII
  if (/^\p{ASCII}*$/u.test(domain)) return local + domain;
  if (!domain.split(/[.。]/).every((label) => LABEL.test(label))) return address;
  try {
    return local + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}
