import { Check, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Spinner } from '#web/components/ui/spinner.tsx';
import type { SaveState } from '#domain/saving/save-state.ts';
import { useSilentMode } from '../toasts/silent-mode.ts';
import { isUntouched } from '../workspace/documents.ts';
import { currentDocument, useWorkspace } from '../workspace-store.ts';

/** Whether the work is saved on the server, being saved, or only in this browser. */
export function SaveStatus({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations('builder.save');
  const state = useWorkspace((workspace) => currentDocument(workspace)?.saveState);
  const isCalm = useWorkspace((workspace) => {
    const document = currentDocument(workspace);
    return document !== null && isUntouched(document);
  });
  const putOff = useWorkspace((workspace) => workspace.putOff);
  // Pressed again on what is saved already: the words come anew.
  const saves = useSilentMode(
    ({ leftOut }) => (leftOut['builder.toast.saved'] ?? 0) + (leftOut['visualEditor.saved'] ?? 0),
  );
  const className =
    'flex items-center gap-1.5 truncate text-xs text-soft [&_svg]:size-3.5 [&_svg]:shrink-0';
  if (state === undefined) return null;
  if (isCalm) return <p className={`${className} max-lg:hidden`}>{t('starter')}</p>;
  if (!isSignedIn || state === 'local')
    return <p className="truncate text-xs text-soft max-sm:hidden">{t('local')}</p>;
  if (state === 'conflict') {
    return (
      <button
        type="button"
        onClick={() => putOff(null)}
        className={`${className} shrink-0 rounded-sm text-danger underline max-sm:size-10 max-sm:justify-center`}
      >
        <TriangleAlert aria-hidden="true" />
        <span className="max-sm:sr-only">{t('conflict')}</span>
      </button>
    );
  }
  return (
    <output
      key={state === 'saved' ? saves : undefined}
      className={`${className} max-sm:shrink-0 ${state === 'saved' && saves > 0 ? 'animate-appear' : ''}`}
    >
      <StatusIcon state={state} />
      <span className="truncate max-sm:sr-only">{t(state === 'blocked' ? 'refused' : state)}</span>
    </output>
  );
}

function StatusIcon({ state }: { state: Exclude<SaveState, 'conflict' | 'local'> }) {
  switch (state) {
    case 'saving':
      return <Spinner />;
    case 'saved':
      return <Check aria-hidden="true" />;
    case 'offline':
      return <CloudOff aria-hidden="true" />;
    case 'failed':
      return <RefreshCw aria-hidden="true" />;
    case 'refused':
    case 'blocked':
      return <TriangleAlert aria-hidden="true" />;
    case 'unsaved':
      return null;
  }
}
