/**
 * The address to which a payment page may send its visitor back: `given`, if it is on `origin` (absolute, or a
 * path), without user, password or an earlier `session_id`. Null for anything else.
 */
export function ownAddress(given: string, origin: string): URL | null {
  // Browsers and URL parsers disagree about backslashes and control characters.
  if (/[\\\p{Cc}]/u.test(given) || given.startsWith('//')) return null;
  const url = URL.canParse(given, origin) ? new URL(given, origin) : null;
  if (url === null || url.origin !== origin || url.username !== '' || url.password !== '')
    return null;
  url.searchParams.delete('session_id');
  return url;
}

/** `url` with `session_id={CHECKOUT_SESSION_ID}`. Stripe wants the braces unescaped. */
export function withSessionPlaceholder(url: URL): string {
  const address = new URL(url);
  const { hash } = address;
  address.hash = '';
  const separator = address.search === '' ? '?' : '&';
  return `${address.href}${separator}session_id={CHECKOUT_SESSION_ID}${hash}`;
}
