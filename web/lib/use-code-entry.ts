import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from './api-error.ts';
import { showError } from './show-error.ts';

const BESIDE_THE_FIELD = new Set<string>(['auth.code-wrong', 'auth.busy']);

/** State of a field for a code, and of the call that takes it. */
export function useCodeEntry(take: (code: string) => Promise<void>) {
  const t = useTranslations('auth.code');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isPending, setIsPending] = useState(false);

  function change(value: string): void {
    setCode(value);
    setError(undefined);
  }

  async function submit(): Promise<void> {
    if (isPending) return;
    if (code.trim() === '') return setError(t('missing'));
    setIsPending(true);
    try {
      await take(code);
    } catch (failure) {
      if (isApiError(failure) && BESIDE_THE_FIELD.has(failure.code)) setError(failure.message);
      else showError(failure);
    } finally {
      setIsPending(false);
    }
  }

  return { code, error, isPending, change, submit };
}
