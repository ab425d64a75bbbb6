import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyModule } from '#web/lib/lazy-module.ts';
import { showError } from '#web/lib/show-error.ts';
import { savePage } from '../saving/save-page.ts';
import { useSession } from '#web/lib/session-store.ts';
import { showChange, useShownChange } from '../workspace/shown-change.ts';
import { isGenerating, useWorkspace } from '../workspace-store.ts';
import { useOpenEditor, type OpenVisualEditor, type VisualEditor } from './open-editor.ts';
import { createEditingHost } from './editing-host.ts';

const fetchEditor = lazyModule(() => import('../visual-editor/visual-editor.ts'));

interface VisualEditorInput {
  /** Of the document. */
  uuid: string;
  /** False while the page cannot be edited in place. */
  canEdit: boolean;
}

/**
 * The visual editor for the shown page: null while it is off, or its code is on its way. It is also there, without
 * editing, while a change is shown on the page, and once the page was edited: its frame then stays, and works as it
 * does for visitors.
 */
export function useVisualEditor({ uuid, canEdit }: VisualEditorInput): OpenVisualEditor | null {
  const t = useTranslations('visualEditor');
  const isChosen = useWorkspace((workspace) => workspace.isEditing);
  const isMarked = useShownChange(({ change }) => change?.uuid === uuid);
  const [openedUuid, setOpenedUuid] = useState<string | null>(null);
  const isWanted = (isChosen || isMarked || openedUuid === uuid) && canEdit;
  const setEditing = useWorkspace((workspace) => workspace.setEditing);
  const isWorking = useWorkspace(isGenerating);
  const userId = useSession((session) => session.user?.id ?? null);
  const [parts, setParts] = useState<VisualEditor | null>(null);
  // The page that is being made will be edited.
  useEffect(() => {
    if (isWorking && isChosen) void fetchEditor().catch(() => undefined);
  }, [isWorking, isChosen]);
  useEffect(() => {
    if (!isWanted || parts !== null) return;
    let isAsked = true;
    fetchEditor().then(
      (fetched) => (isAsked ? setParts(fetched) : undefined),
      () => {
        if (!isAsked) return;
        showError(t('notLoaded'));
        setEditing(false);
        showChange(null);
      },
    );
    return () => {
      isAsked = false;
    };
  }, [isWanted, parts, setEditing, t]);
  const isOpen = isWanted && parts !== null;
  const nextOpenedUuid = isOpen ? uuid : null;
  if (openedUuid !== nextOpenedUuid) setOpenedUuid(nextOpenedUuid);
  const editor = useMemo(() => {
    if (!isOpen || parts === null) return null;
    const host = createEditingHost({
      uuid,
      save: () => void savePage(userId),
      leaveIsolation: () => session.isolate(null),
      refuse: (sentence) => showError(sentence),
      t,
    });
    const session = parts.openEditingSession('', host);
    return { parts, session };
  }, [isOpen, parts, uuid, userId, t]);
  useEffect(() => {
    // What the AI changes is seen wherever it stands.
    if (isWorking) editor?.session.isolate(null);
  }, [editor, isWorking]);
  useBench(editor);
  // The frame: it follows before anybody can see that editing is on or off.
  useLayoutEffect(() => {
    editor?.session.setMode(isChosen ? 'select' : 'use');
    useOpenEditor.setState({ editor: isChosen ? editor : null });
    return () => {
      editor?.session.isolate(null);
      useOpenEditor.setState({ editor: null });
    };
  }, [editor, isChosen]);
  return editor;
}

function useBench(editor: OpenVisualEditor | null): void {
  // `window.__perf`.
  useEffect(() => {
    if (import.meta.env.VITE_BENCH !== '1') return;
    const session = editor?.session ?? null;
    void import('./perf-hooks.ts').then(({ exposePerf }) => exposePerf(session));
  }, [editor]);
}
