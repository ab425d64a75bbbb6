import { useTranslations } from 'use-intl';
import { useLanguage } from '#web/i18n/language-store.ts';
import { makeSamples, SAMPLE_WORDS, type SampleName, type SampleWords } from './samples.ts';

/** A sample prompt, the code it gives, and that code running in a frame. */
export function SampleExchange({ name }: { name: SampleName }) {
  const t = useTranslations('aiAssistant.demo');
  const { language } = useLanguage();
  const words = Object.fromEntries(SAMPLE_WORDS.map((word) => [word, t(`words.${word}`)]));
  const sample = makeSamples(words as SampleWords, language)[name];
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_1.4fr]">
      <div className="grid grid-rows-[auto_1fr] gap-4">
        <figure className="rounded-card bg-sunken p-6">
          <figcaption className="text-sm text-soft">{t('input')}</figcaption>
          <p className="mt-2 font-display text-lg tracking-tight lg:min-h-14">
            {t(`inputs.${name}`)}
          </p>
        </figure>
        <figure className="grid min-h-64 grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line">
          <figcaption className="border-b border-line bg-surface px-5 py-3 text-sm text-soft">
            {t('result')}
          </figcaption>
          {/* Changing the document of a frame would add an entry to the browser history, so each sample has its own frame. */}
          <iframe
            key={`${name} ${language}`}
            title={t('result')}
            srcDoc={sample.document}
            sandbox=""
            loading="lazy"
            tabIndex={-1}
            className="size-full"
          />
        </figure>
      </div>
      <figure className="min-w-0 rounded-card border border-line bg-surface">
        <figcaption className="border-b border-line px-5 py-3 text-sm text-soft">
          {t('output')}
        </figcaption>
        <pre className="min-h-[28rem] p-5 font-system-mono text-sm leading-6 break-words whitespace-pre-wrap">
          <code className="font-system-mono">{sample.code}</code>
        </pre>
      </figure>
    </div>
  );
}
