import { Lightbulb } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/components/ui/menu.tsx';

/** Examples for a new page, for an existing page, or for a code file. */
export type ExampleKind = 'start' | 'page' | 'file';

interface StartPromptsProps {
  onChoose: (prompt: string) => void;
}

interface ExampleMenuProps extends StartPromptsProps {
  kind: ExampleKind;
}

const PLACES = ['first', 'second', 'third'] as const;

/** Three prompts for a new page, on phones. On wider screens the starter page shows its own six. */
export function StartPrompts({ onChoose }: StartPromptsProps) {
  const t = useTranslations('builderAsk');
  return (
    <ul
      aria-label={t('examplesLabel')}
      className="-mx-2 mb-2 flex gap-2 overflow-x-auto px-2 py-0.5 [scrollbar-width:none] sm:hidden"
    >
      {PLACES.map((place) => {
        const example = t(`examples.start.${place}`);
        return (
          <li key={place} className="min-w-0 shrink-0">
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

/** Three prompts behind a button, so that an existing page keeps its room. Choosing one fills the box. */
export function ExampleMenu({ kind, onChoose }: ExampleMenuProps) {
  const t = useTranslations('builderAsk');
  return (
    <Menu
      trigger={
        <IconButton label={t('examplesLabel')} className="size-10">
          <Lightbulb aria-hidden="true" />
        </IconButton>
      }
    >
      {PLACES.map((place) => {
        const example = t(`examples.${kind}.${place}`);
        return (
          <MenuItem key={place} onClick={() => onChoose(example)}>
            {example}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
