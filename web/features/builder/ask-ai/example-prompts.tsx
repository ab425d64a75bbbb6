import { useTranslations } from 'use-intl';

/** What the examples are for: a page that is not there yet, one that is, or a file of code. */
export type ExampleKind = 'start' | 'page' | 'file';

interface ExamplePromptsProps {
  kind: ExampleKind;
  onChoose: (prompt: string) => void;
}

const PLACES = ['first', 'second', 'third'] as const;

/** Three requests to begin with; choosing one fills the box and sends nothing. */
export function ExamplePrompts({ kind, onChoose }: ExamplePromptsProps) {
  const t = useTranslations('builderAsk');
  return (
    <ul
      aria-label={t('examplesLabel')}
      className="-mx-3 mb-2 flex gap-2 overflow-x-auto px-3 py-0.5 [scrollbar-width:none]"
    >
      {PLACES.map((place) => {
        const example = t(`examples.${kind}.${place}`);
        return (
          <li key={place} className="shrink-0">
            <button
              type="button"
              onClick={() => onChoose(example)}
              className="h-8 max-w-72 truncate rounded-full border border-line bg-surface px-3 text-sm text-soft transition-colors duration-150 hover:border-edge hover:text-ink pointer-coarse:h-10"
            >
              {example}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
