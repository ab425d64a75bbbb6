import {
  Code,
  FileText,
  MousePointerClick,
  RotateCcw,
  Sparkles,
  type LucideIcon,
} from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  startHistory,
  type EditOrigin,
  type HistoryStep,
} from '#domain/edit-history/edit-history.ts';
import { joinClasses } from '#web/components/join-classes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { flushPendingText } from '../code-editor/pending-text.ts';
import { currentDocument, isGenerating, useWorkspace } from '../workspace-store.ts';
import { useStepName } from './use-step-name.ts';
import { ShortDate } from './short-date.tsx';
import { walkRows } from './walk-rows.ts';

const ICONS: Record<EditOrigin, LucideIcon> = {
  open: FileText,
  ai: Sparkles,
  code: Code,
  visual: MousePointerClick,
  restore: RotateCcw,
};

/** Rows shown at first, and added with each “show more”. */
const ROWS = 50;

const NOTHING = startHistory('', 0);

/** The changes to the open document, newest first. ↑ and ↓ move between them, Enter jumps to one. */
export function StepList() {
  const t = useTranslations('fileHistory.steps');
  const nameStep = useStepName();
  const { steps, index } = useWorkspace((state) => currentDocument(state)?.history ?? NOTHING);
  const isWorking = useWorkspace(isGenerating);
  const [rows, setRows] = useState(ROWS);
  if (steps.length === 1)
    return <p className="px-4 pb-3 text-sm text-pretty text-soft">{t('none')}</p>;
  const last = steps.length - 1;
  const first = Math.max(0, Math.min(steps.length - rows, index));
  return (
    <div className="grid gap-1 px-2 pb-2">
      <ol aria-label={t('title')} className="grid gap-0.5">
        {steps
          .slice(first)
          .map((step, nth) => (
            <StepRow
              key={first + nth}
              index={first + nth}
              name={nameStep(step)}
              excerpt={excerptOf(step)}
              origin={step.origin}
              at={step.at}
              place={first + nth === index ? 'current' : first + nth > index ? 'undone' : 'done'}
              isDisabled={isWorking}
            />
          ))
          .toReversed()}
      </ol>
      {first === 0 ? null : (
        <Button size="small" onClick={() => setRows(last - first + 1 + ROWS)}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

interface StepRowProps {
  index: number;
  name: string;
  excerpt: string;
  origin: EditOrigin;
  at: number;
  place: 'current' | 'undone' | 'done';
  isDisabled: boolean;
}

/** Memoised: typing changes only one row. */
const StepRow = memo(function StepRow(props: StepRowProps) {
  const { index, name, excerpt, origin, at, place, isDisabled } = props;
  const t = useTranslations('fileHistory.steps');
  const Icon = ICONS[origin];
  return (
    <li>
      <button
        type="button"
        data-row
        aria-current={place === 'current' ? 'step' : undefined}
        disabled={isDisabled}
        onClick={() => goTo(index)}
        onKeyDown={walkRows}
        className={joinClasses(
          'flex w-full items-start gap-2.5 rounded-control px-2 py-2 text-left transition-colors duration-150 disabled:cursor-not-allowed',
          place === 'current' ? 'bg-marine-wash' : 'hover:bg-hover',
          place === 'undone' ? 'text-soft' : null,
        )}
      >
        <Icon className="mt-0.5 size-4 shrink-0 text-soft" aria-hidden="true" />
        <span className="grid min-w-0 grow gap-0.5">
          <span
            className={joinClasses(
              'line-clamp-2 text-sm font-medium text-pretty wrap-anywhere first-letter:uppercase',
              place === 'undone' ? 'line-through' : null,
            )}
          >
            {name}
          </span>
          {excerpt === '' ? null : (
            <span className="truncate font-mono text-xs text-soft">{excerpt}</span>
          )}
          <span className="text-xs text-soft">
            <ShortDate at={at} />
            {place === 'done' ? null : ` · ${t(place)}`}
          </span>
        </span>
      </button>
    </li>
  );
});

function goTo(index: number): void {
  flushPendingText();
  useWorkspace.getState().goToStep(index);
}

const EXCERPT = { read: 400, shown: 80 } as const;

/**
 * The first words of a change in the code, which has no other name: what was inserted, else what was removed.
 */
function excerptOf({ origin, replacements: [first] }: HistoryStep): string {
  if (origin !== 'code' || first === undefined) return '';
  const words = (text: string) =>
    text.slice(0, EXCERPT.read).replaceAll(/\s+/g, ' ').trim().slice(0, EXCERPT.shown);
  const [came, went] = [words(first.inserted), words(first.removed)];
  if (came !== '') return `+ ${came}`;
  return went === '' ? '' : `− ${went}`;
}
