import { Redirect } from 'wouter';
import { AddCredits } from '#web/features/checkout/add-credits.tsx';
import { BuyCredits } from '#web/features/checkout/buy-credits.tsx';
import { ProfilePage } from '#web/features/account/profile-page.tsx';
import { useSession } from '#web/lib/session-store.ts';
import { PATHS } from './routes.ts';
import { ScreenLoading } from './screen-loading.tsx';
import { Avatar } from './shell/avatar.tsx';
import { PublicLayout } from './shell/public-layout.tsx';

/** The profile of the signed-in user. A visitor signs in first and returns here. */
export function ProfileScreen() {
  const { status, user } = useSession();
  if (status === 'loading') return <ScreenLoading />;
  if (user === null) return <Redirect to={signInPath(window.location.search)} replace />;
  return (
    <PublicLayout>
      <ProfilePage
        user={user}
        builderPath={PATHS.builder}
        picture={<Avatar user={user} isLarge />}
        shop={<BuyCredits />}
        addCredits={<AddCredits />}
      />
    </PublicLayout>
  );
}

/** Returns to the bundles after signing in when the address asked for them (`?tab=credits`). */
function signInPath(search: string): string {
  const query = new URLSearchParams([['redirect', 'profile'], ...new URLSearchParams(search)]);
  return `${PATHS.login}?${query.toString()}`;
}
