import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClasses } from '#web/components/ui/button-styles.ts';
import { deploymentQuery } from '#web/lib/deployment.ts';
import { keepNotice } from '#web/lib/kept-notice.ts';
import { hasPasskeys } from '#web/lib/passkeys.ts';
import { CodeForm } from './code-form.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import type { AuthMode } from './auth-form-rules.ts';
import { LegalNote } from './legal-note.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { PasskeyEntry } from './passkey-entry.tsx';
import { useAuthForm } from './use-auth-form.ts';

interface AuthFormProps {
  /** Renders the title in the dialog's header or on the page. */
  renderTitle: (title: string, lead: string | undefined) => ReactNode;
  onDone: () => void;
  /** The page to return to after the Google sign-in; by default the page that shows the form. */
  returnPath?: string | undefined;
  /** A sign-in with Google waits for its code. */
  startsWithCode?: boolean;
  startsWith?: AuthMode;
  /** Asks for no name, which can be given in the profile. */
  isBrief?: boolean;
}

type Step = 'credentials' | 'code' | 'forgotten';

/** Signs in, registers, or starts a password reset. */
export function AuthForm(props: AuthFormProps) {
  const { renderTitle, onDone, returnPath, startsWithCode, startsWith, isBrief } = props;
  const t = useTranslations('auth');
  const [step, setStep] = useState<Step>(startsWithCode ? 'code' : 'credentials');
  const back = () => setStep('credentials');
  const form = useAuthForm({ startsWith, isBrief, onDone, onCodeNeeded: () => setStep('code') });
  const { data: deployment } = useQuery(deploymentQuery);
  const lead = useLead(form.mode);
  const isLogin = form.mode === 'login';

  if (step === 'code') {
    return (
      <>
        {renderTitle(t('code.title'), t('code.lead'))}
        <CodeForm onDone={onDone} onBack={back} />
      </>
    );
  }
  if (step === 'forgotten') {
    return (
      <>
        {renderTitle(t('forgotTitle'), t('forgotLead'))}
        <ForgotPassword initialEmail={form.values.email} onBack={back} />
      </>
    );
  }
  return (
    <>
      {renderTitle(t(isLogin ? 'loginTitle' : 'registerTitle'), lead)}
      <CredentialsForm form={form} />
      {isLogin ? null : <LegalNote />}
      {isLogin && hasPasskeys() ? <PasskeyEntry onDone={onDone} /> : null}
      {deployment?.google === true ? <GoogleEntry returnPath={returnPath} /> : null}
      <div className="mt-4 flex flex-wrap justify-between gap-x-4">
        <TextButton onClick={() => form.switchMode(isLogin ? 'register' : 'login')}>
          {t(isLogin ? 'toRegister' : 'toLogin')}
        </TextButton>
        {isLogin && deployment?.mail === true ? (
          <TextButton onClick={() => setStep('forgotten')}>{t('forgot')}</TextButton>
        ) : null}
      </div>
    </>
  );
}

/** What a new account starts with. */
function useLead(mode: AuthMode): string | undefined {
  const t = useTranslations('auth');
  const { data: deployment } = useQuery(deploymentQuery);
  if (mode === 'login' || deployment === undefined) return undefined;
  return t('registerLead', { credits: deployment.welcomeCredits });
}

function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-10 items-center text-sm font-medium text-marine underline-offset-4 hover:underline"
    >
      {children}
    </button>
  );
}

function GoogleEntry({ returnPath }: Pick<AuthFormProps, 'returnPath'>) {
  const t = useTranslations('auth');
  const way = returnPath ?? window.location.pathname + window.location.search;
  const target = `/auth/google?redirect=${encodeURIComponent(way)}`;
  return (
    <div className="mt-5 grid gap-3">
      <p className="text-sm text-soft">{t('or')}</p>
      <a
        href={target}
        onClick={() => keepNotice({ text: t('loginSuccess'), status: 'signed-in' })}
        className={buttonClasses({ variant: 'secondary', size: 'large', className: 'w-full' })}
      >
        {t('google')}
      </a>
    </div>
  );
}
