import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { CompareOnDemand } from '../compare/compare-on-demand.ts';
import { useSeen } from '../conversation/seen-entries.ts';
import { showChange, useShownChange, type ShownChange } from '../workspace/shown-change.ts';
import { isGenerating, useWorkspace } from '../workspace-store.ts';
import { CompareAndClose } from './compare-and-close.tsx';
import type { OpenVisualEditor } from './open-editor.ts';

interface ChangesHostProps {
  /** Of the shown document. */
  uuid: string;
  /** What the page is marked with; null while it is fetched, or where the page cannot be marked. */
  editor: OpenVisualEditor | null;
  /** False where places of the page cannot be marked. */
  canMark: boolean;
}

/** What the AI has just changed on the shown page. */
export function ChangesHost({ uuid, editor, canMark }: ChangesHostProps) {
  const change = useShownChange((shown) => (shown.change?.uuid === uuid ? shown.change : null));
  const outcome = useSeen(({ entries }) => entries[uuid]?.at(-1)?.entry.outcome);
  /** The place to begin at. */
  const [compared, setCompared] = useState<number | null>(null);
  const isWorking = useWorkspace(isGenerating);
  useEndOf(change);
  if (change === null || isWorking) return null;
  // What shows itself gives way to an answer that changed nothing.
  if (!change.isAsked && outcome !== undefined && CHANGES_NOTHING.has(outcome.kind)) return null;
  const close = () => showChange(null);
  const endCompare = () => setCompared(null);
  return (
    <>
      {canMark ? (
        editor && (
          <editor.parts.ChangesBar
            session={editor.session}
            change={change}
            said={outcome?.kind === 'changed' ? outcome.report.changes : NOTHING}
            onCompare={setCompared}
            onClose={close}
          />
        )
      ) : (
        <NotMarkable onCompare={() => setCompared(0)} onClose={close} />
      )}
      {compared === null ? null : (
        <CompareOnDemand
          before={change.from}
          after={change.to}
          at={compared}
          fileType="html"
          onClose={endCompare}
          onMissing={endCompare}
        />
      )}
    </>
  );
}

const NOTHING: readonly string[] = [];
const CHANGES_NOTHING: ReadonlySet<string> = new Set(['answered', 'stopped', 'failed']);

/** A change that was undone is not shown any more. */
function useEndOf(change: ShownChange | null): void {
  const isUndone = useWorkspace(({ documents }) => {
    const document = change === null ? undefined : documents[change.uuid];
    return document !== undefined && historyText(document.history) === change?.from;
  });
  useEffect(() => {
    if (isUndone) showChange(null);
  }, [isUndone]);
}

interface NotMarkableProps {
  onCompare: () => void;
  onClose: () => void;
}

function NotMarkable({ onCompare, onClose }: NotMarkableProps) {
  const t = useTranslations('builderChanges');
  return (
    <output className="pointer-events-auto mx-auto flex max-w-full animate-appear flex-wrap items-center gap-x-2 rounded-card border border-line bg-surface p-1 pl-3 text-sm text-ink shadow-float">
      <span className="grow basis-48">{t('notMarkable')}</span>
      <CompareAndClose onCompare={onCompare} onClose={onClose} />
    </output>
  );
}
