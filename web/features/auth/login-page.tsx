import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useSession } from '#web/lib/session-store.ts';
import { AuthForm } from './auth-form.tsx';
import { GoogleFailure, readGoogleFailure } from './google-failure.tsx';
import { SeaAside } from './sea-aside.tsx';

interface LoginPageProps {
  onDone: () => void;
  /** The page that required the sign-in. */
  returnPath: string;
}

/**
 * The sign-in form as a page, for links that need an account. A user who is already signed in is sent on at
 * once.
 */
export function LoginPage({ onDone, returnPath }: LoginPageProps) {
  const t = useTranslations('auth');
  useDocumentTitle(t('loginTitle'));
  const [failure] = useState(readGoogleFailure);
  const isSignedIn = useSession(({ user }) => user !== null);
  // A signed-in user may come back from a failed attempt to connect Google, or to confirm with a code who they are.
  const [startsWithCode] = useState(
    () => new URLSearchParams(window.location.search).get('step') === 'code',
  );
  const stays = failure !== undefined || startsWithCode;
  const leadsOn = isSignedIn && !stays;
  const goOn = useEffectEvent(onDone);
  useEffect(() => {
    if (leadsOn) goOn();
  }, [leadsOn]);
  return (
    <div className="mx-auto grid w-full max-w-7xl grow items-center gap-12 px-4 py-10 sm:px-6 lg:grid-cols-[26rem_1fr] lg:gap-20 lg:py-16">
      <section className="mx-auto w-full max-w-md">
        <AuthForm
          onDone={stays ? onDone : waitForSession}
          startsWithCode={startsWithCode}
          returnPath={returnPath}
          renderTitle={(title, lead) => (
            <>
              <h1 className="text-2xl">{title}</h1>
              {lead === undefined ? null : <p className="mt-3 text-soft">{lead}</p>}
              {failure === undefined ? null : <GoogleFailure failure={failure} />}
            </>
          )}
        />
      </section>
      <SeaAside />
    </div>
  );
}

/** Nothing to do: the new session triggers the redirect. */
function waitForSession(): void {}
