import { Popover } from '@base-ui/react/popover';
import { TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { joinClasses } from '#web/components/join-classes.ts';
import { usePageProblems } from './page-problems-store.ts';

/** The errors of the page's own scripts, as plain text, behind a button that says how many there are. */
export function PageProblems({ className }: { className?: string }) {
  const t = useTranslations('builderPreview');
  const { problems, clear } = usePageProblems();
  // Beside its button instead of at the document's end: so it stays inside the button's landmark.
  const host = useRef<HTMLSpanElement>(null);
  // An open list stays open while the page is drawn again, which forgets its problems for a moment.
  const [isOpen, setIsOpen] = useState(false);
  if (problems.length === 0 && !isOpen) return null;
  const words = t('problems', { count: problems.length });
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        aria-label={words}
        className={joinClasses(
          'flex h-8 shrink-0 items-center gap-1.5 rounded-control px-2.5 text-xs font-medium text-warning hover:bg-hover pointer-coarse:h-10 pointer-coarse:min-w-10 [&_svg]:size-4',
          className,
        )}
      >
        <TriangleAlert aria-hidden="true" />
        <span className="max-sm:hidden">{words}</span>
        <span className="sm:hidden">{problems.length}</span>
      </Popover.Trigger>
      <span ref={host} />
      <Popover.Portal container={host}>
        <Popover.Positioner sideOffset={6} align="end" positionMethod="fixed" className="z-50">
          <Popover.Popup className="w-128 max-w-[calc(100vw-1rem)] rounded-card border border-line bg-surface text-sm text-ink shadow-float outline-none">
            <Popover.Title className="px-3 py-2 text-sm font-medium">{words}</Popover.Title>
            <ProblemList />
            <div className="border-t border-line p-2">
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  clear();
                  setIsOpen(false);
                }}
              >
                {t('clear')}
              </Button>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function ProblemList() {
  const t = useTranslations('builderPreview');
  const problems = usePageProblems((known) => known.problems);
  return (
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
  );
}
