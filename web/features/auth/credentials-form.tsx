import type { ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import { NewPasswordField } from '#web/components/new-password-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import type { useAuthForm } from './use-auth-form.ts';

/** The fields for sign-in and registration, which differ only in the name and the texts. */
export function CredentialsForm({ form }: { form: ReturnType<typeof useAuthForm> }) {
  const t = useTranslations('auth');
  const { mode, asksForName, values, change, errorOf, isPending, submit } = form;
  const isLogin = mode === 'login';
  const password = {
    label: t('password'),
    name: 'password',
    'data-field': 'password',
    required: true,
    value: values.password,
    error: errorOf('password'),
    onChange: (event: ChangeEvent<HTMLInputElement>) => change('password', event.target.value),
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 grid gap-2">
      {asksForName ? (
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
      ) : null}
      <Field
        label={t('email')}
        name="email"
        data-field="email"
        type="email"
        inputMode="email"
        autoComplete={isLogin ? 'username webauthn' : 'email'}
        autoCapitalize="none"
        spellCheck={false}
        required
        value={values.email}
        error={errorOf('email')}
        onChange={(event) => change('email', event.target.value)}
      />
      {isLogin ? (
        <PasswordField {...password} autoComplete="current-password" />
      ) : (
        <NewPasswordField {...password} email={values.email.trim()} />
      )}
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
  );
}
