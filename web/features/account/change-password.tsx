import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PasswordField } from '#web/components/password-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { changePassword } from './account-api.ts';

const FIELDS = [
  { name: 'current', autoComplete: 'current-password' },
  { name: 'new', autoComplete: 'new-password' },
  { name: 'confirm', autoComplete: 'new-password' },
] as const;
type FieldName = (typeof FIELDS)[number]['name'];

const EMPTY = { current: '', new: '', confirm: '' };

/** Which field the server's refusal is about. */
const FIELD_BY_CODE: Partial<Record<string, FieldName>> = {
  'auth.password-wrong': 'current',
  'auth.password-weak': 'new',
  'request.invalid': 'new',
};

/** The password's three fields, opened on demand (accounts spec section 5, with the current password asked too). */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const t = useTranslations('account.password');
  const [values, setValues] = useState(EMPTY);
  const [problem, setProblem] = useState<{ field: FieldName; text: string } | null>(null);
  const [isPending, setIsPending] = useState(false);

  function findProblem(): typeof problem {
    if (values.new === '') return { field: 'new', text: t('missing') };
    return values.new === values.confirm ? null : { field: 'confirm', text: t('mismatch') };
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = findProblem();
    setProblem(found);
    if (found !== null || isPending) return;
    setIsPending(true);
    try {
      await changePassword({ currentPassword: values.current, newPassword: values.new });
      showSuccess(t('changed'));
      onClose();
    } catch (error) {
      const field = isApiError(error) ? FIELD_BY_CODE[error.code] : undefined;
      if (field === undefined || !isApiError(error)) showError(error);
      else setProblem({ field, text: error.message });
    } finally {
      setIsPending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid max-w-sm gap-2">
      {FIELDS.map(({ name, autoComplete }) => (
        <PasswordField
          key={name}
          label={t(name)}
          name={name}
          autoComplete={autoComplete}
          required
          value={values[name]}
          hint={name === 'new' ? t('hint') : undefined}
          error={problem?.field === name ? problem.text : undefined}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isPending={isPending}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
