import { ArrowLeft, LogOut } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Button } from '#web/components/ui/button.tsx';
import { buttonClasses } from '#web/components/ui/button-styles.ts';
import { refreshCredits } from '#web/lib/credits.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { signOut } from '#web/lib/session.ts';
import type { SessionUser } from '#web/lib/session-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { AccountDetails } from './account-details.tsx';
import { AccountStats } from './account-stats.tsx';
import { ProfileFaq } from './profile-faq.tsx';
import { SecurityLog } from './security/security-log.tsx';
import { SecuritySection } from './security/security-section.tsx';
import { SessionList } from './session-list.tsx';
import { Transactions } from './transactions.tsx';
import { YourData } from './your-data.tsx';

interface ProfilePageProps {
  user: SessionUser;
  builderPath: string;
  /** The user's picture, passed in by the app. */
  picture: ReactNode;
  /** The bundles, passed in by the app. */
  shop: ReactNode;
  /** Shown beside a low balance. */
  addCredits: ReactNode;
}

export function ProfilePage({ user, builderPath, picture, shop, addCredits }: ProfilePageProps) {
  const t = useTranslations('account');
  useDocumentTitle(t('pageTitle'));
  useEffect(() => {
    void refreshCredits();
  }, []);
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-6 pb-20 sm:px-6">
      <WaysOut builderPath={builderPath} />
      <div className="mt-8 flex items-center gap-4">
        {picture}
        <div className="min-w-0">
          <h1 className="text-2xl break-words">{user.name}</h1>
          <p className="break-all text-soft">{user.email}</p>
        </div>
      </div>
      <div className="mt-8 grid gap-x-16 gap-y-14 lg:grid-cols-[20rem_1fr]">
        <div className="grid content-start gap-10 lg:sticky lg:top-24 lg:self-start">
          <Balance credits={user.inferenceCredits} action={addCredits} />
          <AccountStats userId={user.id} />
        </div>
        <div className="grid gap-14">
          {shop}
          <Transactions user={user} />
          <ProfileFaq />
        </div>
        <div className="max-lg:hidden" />
        <div className="grid gap-14">
          <AccountDetails user={user} />
          <SecuritySection user={user} />
          <SessionList userId={user.id} />
          <SecurityLog userId={user.id} />
          <YourData user={user} />
          <WaysOut builderPath={builderPath} />
        </div>
      </div>
    </div>
  );
}

/** Shown at the top and at the bottom of the page. */
function WaysOut({ builderPath }: Pick<ProfilePageProps, 'builderPath'>) {
  const t = useTranslations('account');
  return (
    <div className="flex items-center justify-between gap-3">
      <Link
        href={builderPath}
        className={buttonClasses({ variant: 'quiet', size: 'small', className: '-ml-3' })}
      >
        <ArrowLeft aria-hidden="true" />
        {t('back')}
      </Link>
      <SignOutButton />
    </div>
  );
}

function Balance({ credits, action }: { credits: number; action: ReactNode }) {
  const t = useTranslations('account.balance');
  const format = useFormatter();
  return (
    <section aria-labelledby="balance-title">
      <h2 id="balance-title" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-2 flex items-baseline gap-2 text-coral">
        <span className="font-display text-hero font-bold tabular-nums">
          {format.number(credits, 'count')}
        </span>
        <span className="text-lg">{t('unit', { count: credits })}</span>
      </p>
      <p className="mt-2 text-sm text-soft">{t('text')}</p>
      {action}
    </section>
  );
}

function SignOutButton() {
  const t = useTranslations('account');
  return (
    <Button variant="secondary" size="small" onClick={() => void signOut().catch(showError)}>
      <LogOut aria-hidden="true" />
      {t('signOut')}
    </Button>
  );
}
