/**
 * Paths of the app's own screens and the home page. The other public pages are in `public-pages.ts`; any other
 * path redirects to the home page.
 */
export const PATHS = {
  home: '/',
  builder: '/builder',
  login: '/login',
  profile: '/profile',
  resetPassword: '/reset-password',
  confirmAddress: '/confirm-address',
  notMe: '/not-me',
  operator: '/admin',
} as const;

const AFTER_SIGN_IN = [PATHS.home, PATHS.builder, PATHS.profile, PATHS.operator] as const;

/**
 * Where to go after signing in: `/login?redirect=profile&tab=credits` leads to `/profile?tab=credits`. Only our
 * own screens are allowed; anything else leads home.
 */
export function pathAfterSignIn(search: string): string {
  const query = new URLSearchParams(search);
  const wanted = `/${(query.get('redirect') ?? '').replace(/^\/+/, '')}`;
  const path = AFTER_SIGN_IN.find((known) => known === wanted);
  if (path === undefined) return PATHS.home;
  query.delete('redirect');
  query.delete('error');
  query.delete('step');
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
