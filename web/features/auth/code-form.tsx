import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CodeField } from '#web/components/code-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { enterCode } from '#web/lib/session.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { useCodeEntry } from '#web/lib/use-code-entry.ts';

interface CodeFormProps {
  onDone: () => void;
  /** Back to the password, also when the sign-in has waited too long. */
  onBack: () => void;
}

/** The second step of a sign-in: a code of the app or a recovery code. */
export function CodeForm({ onDone, onBack }: CodeFormProps) {
  const t = useTranslations('auth');
  const [isRecovery, setIsRecovery] = useState(false);
  const entry = useCodeEntry(async (code) => {
    try {
      await enterCode(code);
    } catch (error) {
      if (isApiError(error) && error.code === 'auth.code-over') onBack();
      throw error;
    }
    showSuccess(t('loginSuccess'));
    onDone();
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void entry.submit();
      }}
      className="mt-6 grid gap-2"
    >
      <CodeField
        value={entry.code}
        error={entry.error}
        isRecovery={isRecovery}
        onChange={entry.change}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isPending={entry.isPending}
        className="w-full"
      >
        {t('login')}
      </Button>
      <div className="mt-2 flex flex-wrap justify-between gap-x-4">
        <Button
          variant="quiet"
          className="-ml-4"
          onClick={() => {
            setIsRecovery(!isRecovery);
            entry.change('');
          }}
        >
          {t(isRecovery ? 'code.useApp' : 'code.useRecovery')}
        </Button>
        <Button variant="quiet" className="-mr-4" onClick={onBack}>
          {t('backToLogin')}
        </Button>
      </div>
    </form>
  );
}
