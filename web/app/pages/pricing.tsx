import { useLocation } from 'wouter';
import { PricingPage } from '#web/features/pricing/pricing-page.tsx';
import { useSession } from '#web/lib/session-store.ts';
import { openSignIn } from '#web/lib/sign-in-prompt.ts';
import { PATHS } from '../routes.ts';

const SHOP = `${PATHS.profile}?tab=credits`;

export function Pricing() {
  const [, navigate] = useLocation();
  const isSignedIn = useSession(({ user }) => user !== null);
  return (
    <PricingPage
      onBuy={() => {
        if (isSignedIn) navigate(SHOP);
        else openSignIn({ onSignedIn: () => navigate(SHOP) });
      }}
      onStart={() => navigate(PATHS.builder)}
    />
  );
}
