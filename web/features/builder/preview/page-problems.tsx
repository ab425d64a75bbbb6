import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import type { PageProblem } from './page-problem.ts';

interface PageProblemsProps {
  problems: readonly PageProblem[];
  onClear: () => void;
}

/** The errors of the page's own scripts, as plain text. */
export function PageProblems({ problems, onClear }: PageProblemsProps) {
  const t = useTranslations('builderPreview');
  if (problems.length === 0) return null;
  return (
    <details className="absolute bottom-3 left-3 z-10 max-w-[min(32rem,calc(100%-1.5rem))] rounded-card border border-line bg-surface text-sm shadow-float">
      <summary className="flex min-h-10 items-center gap-2 rounded-card px-3 text-warning [&::-webkit-details-marker]:hidden">
        <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
        {t('problems', { count: problems.length })}
      </summary>
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t('problemList')}
        className="max-h-48 overflow-y-auto border-t border-line px-3 py-2 font-mono text-xs break-words"
      >
        {problems.map((problem) => (
          <li
            key={problem.id}
            className={`py-0.5 ${problem.level === 'error' ? 'text-danger' : 'text-warning'}`}
          >
            {problem.text}{' '}
            {problem.line > 0 ? (
              <span className="text-soft">({t('line', { line: String(problem.line) })})</span>
            ) : null}
            {problem.times > 1 ? <span className="text-soft"> × {problem.times}</span> : null}
          </li>
        ))}
      </ul>
      <div className="border-t border-line p-2">
        <Button size="small" variant="quiet" onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
    </details>
  );
}
