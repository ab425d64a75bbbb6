import { ChevronRight, Sparkles } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readCommands } from '#domain/element-commands/read-commands.ts';
import {
  SUGGESTED,
  suggestionsFor,
  type SuggestionId,
} from '#domain/element-commands/suggestions.ts';
import { attributeOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { phraseOf } from '#messages/element-words.ts';
import { Button } from '#web/components/ui/button.tsx';
import { inputClasses } from '#web/components/ui/field.tsx';
import { tell } from '../../toasts/show-notice.ts';
import type { EditingSession } from '../editing-types.ts';
import { useWordLocale } from '../element-names.ts';
import { useSelected } from '../use-editing.ts';
import { askAboutSelected } from './ask-about-selected.ts';
import { optimiseSelected, runCommands, type CommandOutcome } from './run-commands.ts';

interface ElementAssistantProps {
  session: EditingSession;
  /** Called when the person goes on in the prompt or in the code. */
  onLeave: () => void;
}

type Done = { kind: 'done'; name: string } | { kind: 'optimised' };

type Said =
  | Done
  | { kind: 'unable'; reason: (CommandOutcome & { kind: 'unable' })['reason'] }
  | { kind: 'unknown'; words: string }
  | { kind: 'failed' }
  | null;

/** What can be done with the selected element at once and free of charge; what is not understood goes to the AI. */
export function ElementAssistant({ session, onLeave }: ElementAssistantProps) {
  const t = useTranslations('visualEditor.assistant');
  const locale = useWordLocale();
  const isolation = useTranslations('visualEditor.isolation');
  const element = useSelected(session);
  const [words, setWords] = useState('');
  const [last, setLast] = useState<SuggestionId | null>(null);
  const [said, setSaid] = useState<Said>(null);
  if (element === undefined) return <p className="text-sm text-soft">{t('none')}</p>;

  function report(outcome: CommandOutcome, done: Done): void {
    if (outcome.kind === 'refused') setSaid({ kind: 'failed' });
    else setSaid(outcome.kind === 'done' ? done : outcome);
    if (outcome.kind === 'done') announce(done);
  }
  function choose(id: SuggestionId): void {
    setLast(id);
    report(runCommands(session, [SUGGESTED[id]]), { kind: 'done', name: t(`suggestions.${id}`) });
  }
  function send(event: FormEvent): void {
    event.preventDefault();
    const typed = words.trim();
    if (typed === '') return;
    setLast(null);
    const commands = readCommands(typed);
    if (commands === null) return setSaid({ kind: 'unknown', words: typed });
    const outcome = runCommands(session, commands);
    report(outcome, { kind: 'done', name: typed });
    if (outcome.kind === 'done') setWords('');
  }
  function isolate(): void {
    const [key] = session.store.getState().selection;
    onLeave();
    if (key !== undefined) session.isolate(key);
  }
  function ask(): void {
    onLeave();
    askAboutSelected(session, words.trim());
  }

  return (
    <div className="grid gap-3">
      <p className="min-w-0 truncate text-sm text-soft">{phraseOf(element, locale)}</p>
      <fieldset aria-label={t('suggested')} className="flex flex-wrap gap-1.5">
        {suggestionsFor(element.tag).map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={last === id}
            onClick={() => choose(id)}
            className="h-8 rounded-full border border-line px-3 text-sm hover:border-ink hover:bg-hover aria-pressed:border-marine aria-pressed:bg-marine-wash aria-pressed:text-marine-strong pointer-coarse:h-10"
          >
            {t(`suggestions.${id}`)}
          </button>
        ))}
      </fieldset>
      <form onSubmit={send} className="flex gap-2">
        <input
          value={words}
          onChange={(event) => setWords(event.target.value)}
          aria-label={t('command')}
          placeholder={t('placeholder')}
          maxLength={8_000}
          className={`${inputClasses} min-w-0`}
        />
        <Button type="submit" variant="secondary" disabled={words.trim() === ''}>
          {t('go')}
        </Button>
      </form>
      <div aria-live="polite" className="text-sm empty:hidden">
        {said === null ? null : <SaidLine said={said} />}
      </div>
      {said?.kind === 'unknown' ? (
        <Button variant="primary" size="small" onClick={ask}>
          <Sparkles aria-hidden="true" />
          {t('ask')}
          <span className="font-normal opacity-85">{t('askCost')}</span>
        </Button>
      ) : null}
      <details className="group text-sm">
        <summary className="flex cursor-pointer list-none items-center gap-1 text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden="true" className="size-4 group-open:rotate-90" />
          {t('advanced')}
        </summary>
        <CodeName element={element} />
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            onClick={() => report(optimiseSelected(session), { kind: 'optimised' })}
          >
            {t('optimise')}
          </Button>
          <Button variant="secondary" size="small" onClick={isolate}>
            {isolation('start')}
          </Button>
        </div>
        <p className="mt-1.5 text-xs text-pretty text-soft">{t('optimiseHint')}</p>
        <p className="mt-1 text-xs text-pretty text-soft">{isolation('hint')}</p>
      </details>
    </div>
  );
}

/** Its name, and that it costs nothing. */
export function AssistantTitle() {
  const t = useTranslations('visualEditor.assistant');
  return (
    <span className="flex items-center gap-2">
      {t('title')}
      <span className="rounded-full bg-sunken px-2 py-0.5 text-xs font-normal text-soft">
        {t('free')}
      </span>
    </span>
  );
}

/** Also as a toast, where silent mode is off. */
function announce(done: Done): void {
  if (done.kind === 'optimised') tell('visualEditor.assistant.optimised');
  else tell('visualEditor.assistant.done', { values: { command: done.name } });
}

/** As code has it. */
function CodeName({ element }: { element: IndexedElement }) {
  const id = attributeOf(element, 'id');
  const classes = attributeOf(element, 'class')?.trim();
  return (
    <p className="mt-2 min-w-0 truncate font-mono text-xs text-soft">
      <span className="text-ink">{element.tag}</span>
      {id ? `#${id}` : ''}
      {classes ? `.${classes.split(/\s+/).join('.')}` : ''}
    </p>
  );
}

function SaidLine({ said }: { said: NonNullable<Said> }) {
  const t = useTranslations('visualEditor.assistant');
  switch (said.kind) {
    case 'done':
      return <p>{t('done', { command: said.name })}</p>;
    case 'optimised':
      return <p>{t('optimised')}</p>;
    case 'unable':
      return <p className="text-warning">{t(`unable.${said.reason}`)}</p>;
    case 'failed':
      return <p className="text-danger">{t('failed')}</p>;
    case 'unknown':
      return <p>{t('unknown')}</p>;
  }
}
