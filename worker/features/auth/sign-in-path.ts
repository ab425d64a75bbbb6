import { safeReturnPath } from '#domain/accounts/return-path.ts';

/** The path of the sign-in page with an error to show or the step to go on with; it keeps where the visitor wanted to go. */
export function signInPath(
  state: { error: string } | { step: 'code' },
  returnPath: string,
): string {
  const wanted = new URL(safeReturnPath(returnPath), 'https://app.invalid');
  const query = new URLSearchParams(Object.entries(state));
  if (wanted.pathname !== '/') query.set('redirect', wanted.pathname.slice(1));
  for (const [name, value] of wanted.searchParams) if (!query.has(name)) query.set(name, value);
  return `/login?${query.toString()}`;
}
