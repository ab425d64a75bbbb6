import { useLocation } from 'wouter';
import { PricingPage } from '#web/features/pricing/pricing-page.tsx';
import { useSession } from '#web/lib/session-store.ts';
import { likelyMode, openSignIn } from '#web/lib/sign-in-prompt.ts';
import { PATHS } from '../routes.ts';

/** The shop in the profile, which goes on with the bundle that was chosen. */
function shopPath(bundleId: string): string {
  return `${PATHS.profile}?tab=credits&bundle=${encodeURIComponent(bundleId)}`;
}

export function Pricing() {
  const [, navigate] = useLocation();
  const isSignedIn = useSession(({ user }) => user !== null);
  return (
    <PricingPage
      onBuy={(bundleId) => {
        const shop = shopPath(bundleId);
        if (isSignedIn) return navigate(shop);
        openSignIn({ mode: likelyMode(), returnPath: shop, onSignedIn: () => navigate(shop) });
      }}
      onStart={() => navigate(PATHS.builder)}
    />
  );
}
