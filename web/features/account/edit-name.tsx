import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { rename } from './account-api.ts';

interface EditNameProps {
  name: string;
  onClose: () => void;
}

/** The name field, shown on demand. */
export function EditName({ name, onClose }: EditNameProps) {
  const t = useTranslations('account.name');
  const [value, setValue] = useState(name);
  const [error, setError] = useState<string | undefined>();
  const [isPending, setIsPending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    if (value.trim() === '') {
      setError(t('missing'));
      return;
    }
    setIsPending(true);
    try {
      await rename(value.trim());
      showSuccess(t('changed'));
      onClose();
    } catch (failure) {
      if (isApiError(failure) && failure.code === 'request.invalid') setError(t('invalid'));
      else showError(failure);
      setIsPending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-sm gap-2">
      <Field
        label={t('label')}
        name="name"
        autoComplete="name"
        ref={takeFocus}
        required
        maxLength={ACCOUNT_LIMITS.nameCharacters}
        value={value}
        error={error}
        onChange={(event) => {
          setValue(event.target.value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="small" isPending={isPending}>
          {t('save')}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The button that opened the field is gone, so the focus would be lost. */
function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
}
