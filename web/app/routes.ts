/** The app's own screens, and home; the public pages are in `public-pages.ts`. Any other path goes home. */
export const PATHS = {
  home: '/',
  builder: '/builder',
  login: '/login',
  profile: '/profile',
  resetPassword: '/reset-password',
} as const;

const AFTER_SIGN_IN = [PATHS.home, PATHS.builder, PATHS.profile] as const;

/** Where `/login?redirect=profile&tab=credits` leads: one of our own screens with the rest of the query, else home. */
export function pathAfterSignIn(search: string): string {
  const query = new URLSearchParams(search);
  const wanted = `/${(query.get('redirect') ?? '').replace(/^\/+/, '')}`;
  const path = AFTER_SIGN_IN.find((known) => known === wanted);
  if (path === undefined) return PATHS.home;
  query.delete('redirect');
  query.delete('error');
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
