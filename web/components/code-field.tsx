import { useTranslations } from 'use-intl';
import { Field } from './ui/field.tsx';

interface CodeFieldProps {
  value: string;
  error: string | undefined;
  /** Asks for a recovery code instead of the app's. */
  isRecovery?: boolean;
  onChange: (code: string) => void;
}

/** A field for a code of the authenticator app, or for a recovery code. */
export function CodeField({ value, error, isRecovery = false, onChange }: CodeFieldProps) {
  const t = useTranslations('auth.code');
  return (
    <Field
      label={t(isRecovery ? 'recoveryLabel' : 'label')}
      hint={t(isRecovery ? 'recoveryHint' : 'hint')}
      name="code"
      autoComplete="one-time-code"
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
