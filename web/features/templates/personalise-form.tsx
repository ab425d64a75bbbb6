import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PERSONAL_LIMITS } from '#domain/templates/personal-limits.ts';
import { Button } from '#web/components/ui/button.tsx';
import { inputClasses } from '#web/components/ui/field.tsx';
import { keepOwnWords, readOwnWords } from '#web/lib/own-words.ts';
import { useSession } from '#web/lib/session-store.ts';

const NAMES = ['name', 'line'] as const;

/** Asks for the name of the visitor's business and a line about it; what was said once stands in it again. */
export function PersonaliseForm({ onReady }: { onReady: () => void }) {
  const t = useTranslations('templates.own');
  const isGuest = useSession(({ user }) => user === null);
  const [words, setWords] = useState(() => readOwnWords() ?? { name: '', line: '' });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    keepOwnWords(words);
    onReady();
  }

  return (
    <form
      onSubmit={submit}
      aria-label={t('title')}
      className="mt-4 grid gap-x-3 gap-y-2 sm:grid-cols-[1fr_1.6fr_auto] sm:items-center"
    >
      {NAMES.map((name) => (
        <input
          key={name}
          aria-label={t(name)}
          placeholder={t(name)}
          value={words[name]}
          onChange={({ target }) => setWords({ ...words, [name]: target.value })}
          maxLength={PERSONAL_LIMITS[name]}
          // A blank says nothing.
          pattern=".*\S.*"
          required
          autoComplete={name === 'name' ? 'organization' : 'off'}
          className={inputClasses}
        />
      ))}
      <Button type="submit">{t('make')}</Button>
      <p className="text-xs text-soft sm:col-span-3">
        {isGuest ? `${t('guest')} ` : null}
        {t('note')}
      </p>
    </form>
  );
}
