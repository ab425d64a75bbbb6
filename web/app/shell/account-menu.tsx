import { Globe } from 'lucide-react';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { type SessionUser, useSession } from '#web/lib/session-store.ts';
import { openSignIn } from '#web/lib/sign-in-prompt.ts';
import { Avatar } from './avatar.tsx';
import { CreditCounter } from './credit-counter.tsx';
import { MenuOnDemand } from './menu-on-demand.tsx';

const loadMenus = () => import('./account-menus.tsx');
const PreferencesMenu = lazy(async () => ({ default: (await loadMenus()).PreferencesMenu }));
const UserMenu = lazy(async () => ({ default: (await loadMenus()).UserMenu }));

/**
 * Signed in: balance and user menu. Signed out: preferences and Sign in. The code of the menus is loaded at the
 * first use.
 */
export function AccountMenu() {
  const { status, user } = useSession();
  if (status === 'loading') return <Skeleton className="h-9 w-24 noscript:hidden" />;
  return user === null ? <VisitorEntries /> : <UserEntries user={user} />;
}

function VisitorEntries() {
  const t = useTranslations('shell');
  return (
    <div className="flex shrink-0 items-center gap-1">
      <MenuOnDemand
        label={t('preferences')}
        face={<Globe className="size-[1.125rem]" aria-hidden="true" />}
        preload={loadMenus}
        renderMenu={(trigger) => <PreferencesMenu trigger={trigger} />}
      />
      <Button variant="secondary" size="small" onClick={() => openSignIn()}>
        {t('signIn')}
      </Button>
    </div>
  );
}

function UserEntries({ user }: { user: SessionUser }) {
  const t = useTranslations('shell');
  return (
    <div className="flex shrink-0 items-center gap-2">
      <CreditCounter />
      <MenuOnDemand
        label={t('accountMenu', { name: user.name })}
        face={<Avatar user={user} />}
        preload={loadMenus}
        renderMenu={(trigger) => <UserMenu trigger={trigger} user={user} />}
      />
    </div>
  );
}
