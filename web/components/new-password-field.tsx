import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type PasswordStrength, ratePassword } from '#domain/accounts/password-strength.ts';
import { fetchCommonPasswords, type IsCommon } from '#web/lib/common-passwords.ts';
import { joinClasses } from './join-classes.ts';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'hint'> {
  value: string;
  /** The account's address, because a password based on it is easy to guess; '' when it is unknown. */
  email: string;
}

/**
 * A field for a new password. While the user types, it shows how hard the password is to guess, by the server's
 * rules.
 */
export function NewPasswordField({ email, onFocus, onChange, ...field }: NewPasswordFieldProps) {
  const t = useTranslations('auth.strength');
  const [isCommon, setIsCommon] = useState<IsCommon>(() => () => false);
  const { value } = field;
  const strength = value === '' ? null : ratePassword({ password: value, email, isCommon });

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    onChange?.(event);
    // Loads the list of common passwords on the first key press. Until it arrives, only the server knows them.
    if (value === '') void fetchCommonPasswords().then((rule) => setIsCommon(() => rule));
  }

  return (
    <div className="relative">
      <PasswordField
        {...field}
        autoComplete="new-password"
        hint={t(strength ?? 'rule')}
        onFocus={onFocus}
        onChange={handleChange}
      />
      {field.error === undefined ? <Bars strength={strength} /> : null}
      <output className="sr-only">{strength === null ? '' : t(strength)}</output>
    </div>
  );
}

const FILLED = { short: 1, guessable: 1, fair: 2, good: 3, strong: 4 } satisfies Record<
  PasswordStrength,
  number
>;
const COLORS = {
  short: 'bg-danger',
  guessable: 'bg-danger',
  fair: 'bg-warning',
  good: 'bg-success',
  strong: 'bg-success',
} satisfies Record<PasswordStrength, string>;
const BARS = [1, 2, 3, 4];

/** Shows the strength as bars, for the same information as the sentence. */
function Bars({ strength }: { strength: PasswordStrength | null }) {
  return (
    <div aria-hidden="true" className="absolute right-0 bottom-1.5 flex gap-1">
      {BARS.map((bar) => (
        <span
          key={bar}
          className={joinClasses(
            'h-1 w-5 rounded-full transition-colors duration-150',
            strength !== null && bar <= FILLED[strength] ? COLORS[strength] : 'bg-line',
          )}
        />
      ))}
    </div>
  );
}
