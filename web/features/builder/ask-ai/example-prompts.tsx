import { useTranslations } from 'use-intl';
import { joinClasses } from '#web/components/join-classes.ts';

/** Examples for a new page, for an existing page, or for a code file. */
export type ExampleKind = 'start' | 'page' | 'file';

interface ExamplePromptsProps {
  kind: ExampleKind;
  onChoose: (prompt: string) => void;
}

const PLACES = ['first', 'second', 'third'] as const;

/** Three example prompts. Choosing one fills the box without sending it. */
export function ExamplePrompts({ kind, onChoose }: ExamplePromptsProps) {
  const t = useTranslations('builderAsk');
  return (
    <ul
      aria-label={t('examplesLabel')}
      className={joinClasses(
        'mb-2 flex gap-2 py-0.5 [scrollbar-width:none] max-sm:-mx-3 max-sm:overflow-x-auto max-sm:px-3',
        // On wider screens the starter page shows its own six examples.
        kind === 'start' ? 'sm:hidden' : null,
      )}
    >
      {PLACES.map((place) => {
        const example = t(`examples.${kind}.${place}`);
        return (
          <li key={place} className="min-w-0 max-sm:shrink-0">
            <button
              type="button"
              onClick={() => onChoose(example)}
              className="h-8 max-w-full truncate rounded-full border border-line bg-surface px-3 text-sm text-soft transition-colors duration-150 hover:border-edge hover:text-ink pointer-coarse:h-10"
            >
              {example}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
