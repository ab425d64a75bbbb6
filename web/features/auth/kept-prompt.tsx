import { useTranslations } from 'use-intl';

const SHOWN_CHARACTERS = 140;

/** Shows the user that the prompt was not lost. */
export function KeptPrompt({ prompt }: { prompt: string }) {
  const t = useTranslations('auth');
  if (prompt === '') return null;
  const shown =
    prompt.length > SHOWN_CHARACTERS ? `${prompt.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : prompt;
  return (
    <p className="mt-3 border-l-2 border-marine pl-3 text-sm text-soft">
      {t('promptKept', { prompt: shown })}
    </p>
  );
}
