import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { buttonClasses } from '#web/components/ui/button-styles.ts';
import { Field } from '#web/components/ui/field.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { deploymentQuery } from '#web/lib/deployment.ts';
import type { AuthMode } from './auth-form-rules.ts';
import { useAuthForm } from './use-auth-form.ts';

interface AuthFormProps {
  /** Renders the title where it stands: in the dialog's head or on the page. */
  renderTitle: (title: string, lead: string | undefined) => React.ReactNode;
  onDone: () => void;
}

/** Signs in or registers; the two modes share everything but the name field and the words. */
export function AuthForm({ renderTitle, onDone }: AuthFormProps) {
  const t = useTranslations('auth');
  const { mode, switchMode, values, change, errorOf, isPending, submit } = useAuthForm({ onDone });
  const { data: deployment } = useQuery(deploymentQuery);
  const isLogin = mode === 'login';
  const lead =
    isLogin || deployment === undefined
      ? undefined
      : t('registerLead', { credits: deployment.welcomeCredits });
  return (
    <>
      {renderTitle(t(isLogin ? 'loginTitle' : 'registerTitle'), lead)}
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 grid gap-2">
        {isLogin ? null : (
          <Field
            label={t('name')}
            name="name"
            data-field="name"
            autoComplete="name"
            required
            value={values.name}
            error={errorOf('name')}
            onChange={(event) => change('name', event.target.value)}
          />
        )}
        <Field
          label={t('email')}
          name="email"
          data-field="email"
          type="email"
          inputMode="email"
          autoComplete={isLogin ? 'username' : 'email'}
          autoCapitalize="none"
          spellCheck={false}
          required
          value={values.email}
          error={errorOf('email')}
          onChange={(event) => change('email', event.target.value)}
        />
        <PasswordField
          mode={mode}
          value={values.password}
          error={errorOf('password')}
          onChange={(value) => change('password', value)}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={isPending}
          className="mt-1 w-full"
        >
          {t(isLogin ? 'login' : 'register')}
        </Button>
      </form>
      {deployment?.google === true ? <GoogleEntry /> : null}
      <button
        type="button"
        onClick={() => switchMode(isLogin ? 'register' : 'login')}
        className="mt-5 inline-flex min-h-10 items-center text-sm font-medium text-marine underline-offset-4 hover:underline"
      >
        {t(isLogin ? 'toRegister' : 'toLogin')}
      </button>
    </>
  );
}

interface PasswordFieldProps {
  mode: AuthMode;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function PasswordField({ mode, value, error, onChange }: PasswordFieldProps) {
  const t = useTranslations('auth');
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      label={t('password')}
      name="password"
      data-field="password"
      type={isShown ? 'text' : 'password'}
      autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
      required
      value={value}
      hint={mode === 'register' ? t('passwordHint') : undefined}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      trailing={
        <IconButton
          label={t(isShown ? 'hidePassword' : 'showPassword')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      }
    />
  );
}

function GoogleEntry() {
  const t = useTranslations('auth');
  const target = `/auth/google?redirect=${encodeURIComponent(window.location.pathname + window.location.search)}`;
  return (
    <div className="mt-5 grid gap-3">
      <p className="text-sm text-soft">{t('or')}</p>
      <a
        href={target}
        className={buttonClasses({ variant: 'secondary', size: 'large', className: 'w-full' })}
      >
        {t('google')}
      </a>
    </div>
  );
}
