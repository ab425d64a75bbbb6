import { LogOut, UserRound, Waves } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { PATHS } from '../routes.ts';
import { Menu, MenuItem, MenuSeparator } from '#web/components/ui/menu.tsx';
import { signOut } from '#web/lib/session.ts';
import type { SessionUser } from '#web/lib/session-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { PreferencesItems } from './preferences-items.tsx';

export function PreferencesMenu({ trigger }: { trigger: ReactElement }) {
  return (
    <Menu trigger={trigger} isInitiallyOpen>
      <PreferencesItems />
    </Menu>
  );
}

export function UserMenu({ trigger, user }: { trigger: ReactElement; user: SessionUser }) {
  const t = useTranslations('shell');
  const [, navigate] = useLocation();
  return (
    <Menu trigger={trigger} isInitiallyOpen>
      <div className="px-2.5 pt-2 pb-1.5">
        <p className="font-medium">{user.name}</p>
        <p className="text-xs text-soft">{user.email}</p>
      </div>
      <MenuSeparator />
      <PreferencesItems />
      <MenuSeparator />
      <MenuItem onClick={() => navigate(PATHS.profile)}>
        <UserRound aria-hidden="true" />
        {t('profile')}
      </MenuItem>
      <MenuItem onClick={() => navigate(`${PATHS.profile}?tab=credits`)}>
        <Waves aria-hidden="true" />
        {t('buyCredits')}
      </MenuItem>
      <MenuItem onClick={() => void signOut().catch(showError)}>
        <LogOut aria-hidden="true" />
        {t('signOut')}
      </MenuItem>
    </Menu>
  );
}
