import { useQuery } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { useSession } from '#web/lib/session-store.ts';
import { deploymentQuery } from '#web/lib/deployment.ts';

const EXAMPLES = ['bakery', 'physio', 'guesthouse'] as const;
const MAX_CHARACTERS = 8_000;

/** A prompt box that opens the builder with the prompt. */
export function PromptBox({ onSend }: { onSend: (prompt: string) => void }) {
  const t = useTranslations('home');
  const { data: deployment } = useQuery(deploymentQuery);
  const isGuest = useSession(({ user }) => user === null);
  const [prompt, setPrompt] = useState('');
  const [hasSentNothing, setHasSentNothing] = useState(false);
  const isMissing = hasSentNothing && prompt.trim() === '';
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    setHasSentNothing(prompt.trim() === '');
    if (prompt.trim() === '') input.current?.focus();
    else onSend(prompt.trim());
  }

  function sendOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  function takeExample(example: (typeof EXAMPLES)[number]): void {
    setPrompt(t(`examples.${example}.prompt`));
    input.current?.focus();
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <div className="rounded-card border border-edge bg-surface shadow-float transition-colors duration-150 focus-within:border-marine focus-within:outline-1 focus-within:outline-marine">
        <label htmlFor={id} className="sr-only">
          {t('promptLabel')}
        </label>
        <textarea
          ref={input}
          id={id}
          rows={3}
          enterKeyHint="send"
          maxLength={MAX_CHARACTERS}
          value={prompt}
          placeholder={t('promptPlaceholder')}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          onChange={(event) => setPrompt(event.target.value)}
          onKeyDown={sendOnEnter}
          className="block max-h-60 field-sizing-content min-h-24 w-full resize-none bg-transparent px-4 pt-4 text-base outline-none"
        />
        {isMissing ? (
          <p id={`${id}-missing`} role="alert" className="px-4 pt-1 text-sm text-danger">
            {t('promptMissing')}
          </p>
        ) : null}
        <div className="flex flex-wrap items-end justify-end gap-3 p-3 pl-4">
          <p className="min-h-8 grow basis-48 text-xs text-balance text-soft">
            {deployment === undefined
              ? null
              : isGuest && deployment.guestPages > 0
                ? t('free', { pages: deployment.guestPages })
                : t('cost', { credits: isGuest ? deployment.welcomeCredits : 0 })}
          </p>
          <Button type="submit" variant="primary">
            {t('send')}
            <ArrowUp aria-hidden="true" />
          </Button>
        </div>
      </div>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="float-left w-full text-sm text-soft">{t('examplesLabel')}</legend>
        {EXAMPLES.map((example) => (
          <button
            key={example}
            type="button"
            onClick={() => takeExample(example)}
            className="inline-flex h-8 items-center rounded-full border border-edge/60 px-3 text-sm transition-colors duration-150 hover:border-ink hover:bg-hover pointer-coarse:h-10"
          >
            {t(`examples.${example}.name`)}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
