/**
 * The address a payment page may send its visitor back to: `given` when it is on `origin` (absolute,
 * or a path), without user, password or an older `session_id`. Null for any other.
 */
export function ownAddress(given: string, origin: string): URL | null {
  // Backslashes and control characters are read differently by browsers and by URL parsers.
  if (/[\\\p{Cc}]/u.test(given) || given.startsWith('//')) return null;
  const url = URL.canParse(given, origin) ? new URL(given, origin) : null;
  if (url === null || url.origin !== origin || url.username !== '' || url.password !== '')
    return null;
  url.searchParams.delete('session_id');
  return url;
}

/** `url` with `session_id={CHECKOUT_SESSION_ID}`, the braces unescaped as Stripe wants them. */
export function withSessionPlaceholder(url: URL): string {
  const address = new URL(url);
  const { hash } = address;
  address.hash = '';
  const separator = address.search === '' ? '?' : '&';
  return `${address.href}${separator}session_id={CHECKOUT_SESSION_ID}${hash}`;
}
