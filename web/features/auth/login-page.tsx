import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SeaDrawing } from '#web/components/sea-drawing.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useSession } from '#web/lib/session-store.ts';
import { AuthForm } from './auth-form.tsx';
import { GoogleFailure, readGoogleFailure } from './google-failure.tsx';

interface LoginPageProps {
  onDone: () => void;
  /** The screen that asked for the sign-in. */
  returnPath: string;
}

/** The form as a page of its own: target of links that need an account. Who is signed in goes on at once. */
export function LoginPage({ onDone, returnPath }: LoginPageProps) {
  const t = useTranslations('auth');
  useDocumentTitle(t('loginTitle'));
  const [failure] = useState(readGoogleFailure);
  const isSignedIn = useSession(({ user }) => user !== null);
  // Somebody may be signed in and have failed to add Google: then the page says why, and the form leads on.
  const leadsOn = isSignedIn && failure === undefined;
  const goOn = useEffectEvent(onDone);
  useEffect(() => {
    if (leadsOn) goOn();
  }, [leadsOn]);
  return (
    <div className="mx-auto grid w-full max-w-7xl grow items-center gap-12 px-4 py-10 sm:px-6 lg:grid-cols-[26rem_1fr] lg:gap-20 lg:py-16">
      <section className="mx-auto w-full max-w-md">
        <AuthForm
          onDone={failure === undefined ? waitForSession : onDone}
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
      <aside className="relative hidden overflow-hidden rounded-card bg-marine-wash lg:block">
        <SeaDrawing className="h-[28rem] w-full" />
        <div className="absolute inset-x-0 top-0 p-10">
          <p className="max-w-sm font-display text-2xl font-semibold tracking-tight text-balance">
            {t('asideTitle')}
          </p>
          <p className="mt-3 max-w-sm text-soft">{t('asideText')}</p>
        </div>
      </aside>
    </div>
  );
}

/** The new session itself leads on. */
function waitForSession(): void {}
