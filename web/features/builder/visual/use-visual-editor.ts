import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyModule } from '#web/lib/lazy-module.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { showError } from '#web/lib/show-error.ts';
import { saveShown } from '../saving/save-document.ts';
import { useSession } from '#web/lib/session-store.ts';
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

/** The visual editor for the shown page: null while it is off, or its code is on its way. */
export function useVisualEditor({ uuid, canEdit }: VisualEditorInput): OpenVisualEditor | null {
  const t = useTranslations('visualEditor');
  const isChosen = useWorkspace((workspace) => workspace.isEditing);
  const isWanted = isChosen && canEdit;
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
      },
    );
    return () => {
      isAsked = false;
    };
  }, [isWanted, parts, setEditing, t]);
  const isOpen = isWanted && parts !== null;
  const editor = useMemo(() => {
    if (!isOpen || parts === null) return null;
    const host = createEditingHost({
      uuid,
      save: () => void saveShown(userId, true),
      say: (sentence) => showSuccess(sentence),
      refuse: (sentence) => showError(sentence),
      t,
    });
    return { parts, session: parts.openEditingSession('', host) };
  }, [isOpen, parts, uuid, userId, t]);
  useEffect(() => {
    if (import.meta.env.VITE_BENCH !== '1') return;
    const session = editor?.session ?? null;
    void import('./perf-hooks.ts').then(({ exposePerf }) => exposePerf(session));
  }, [editor]);
  useEffect(() => {
    useOpenEditor.setState({ editor });
    return () => useOpenEditor.setState({ editor: null });
  }, [editor]);
  return editor;
}
