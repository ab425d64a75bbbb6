import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { NewPasswordField } from '#web/components/new-password-field.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { changePassword } from './account-api.ts';

type FieldName = 'current' | 'new' | 'confirm';

const EMPTY = { current: '', new: '', confirm: '' };

/** The field that an error of the server belongs to. */
const FIELD_BY_CODE: Partial<Record<string, FieldName>> = {
  'auth.password-wrong': 'current',
  'auth.password-weak': 'new',
  'request.invalid': 'new',
};

/** The three password fields, shown on demand. */
export function ChangePassword({ email, onClose }: { email: string; onClose: () => void }) {
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

  function fieldOf(name: FieldName) {
    return {
      label: t(name),
      name,
      required: true,
      value: values[name],
      error: problem?.field === name ? problem.text : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        setValues({ ...values, [name]: event.target.value }),
    };
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid max-w-sm gap-2">
      <PasswordField {...fieldOf('current')} autoComplete="current-password" />
      <NewPasswordField {...fieldOf('new')} email={email} />
      <PasswordField {...fieldOf('confirm')} autoComplete="new-password" />
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
