import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { PanelLoading } from '../panels/panel-loading.tsx';
import type { PanelProps } from '../panels/panel-props.ts';
import { canPreview, currentDocument, showsStarter, useWorkspace } from '../workspace-store.ts';
import { useOpenEditor, type OpenVisualEditor } from './open-editor.ts';

export function LayersHost() {
  const showPanel = useWorkspace((workspace) => workspace.showPanel);
  return (
    <WithEditor>
      {({ parts, session }) => (
        <parts.LayersPanel session={session} onKeep={() => showPanel('insert')} />
      )}
    </WithEditor>
  );
}

export function InsertHost({ userId, onDone }: PanelProps) {
  return (
    <WithEditor>
      {({ parts, session }) => (
        <parts.InsertPanel session={session} userId={userId} onDone={onDone} />
      )}
    </WithEditor>
  );
}

export function ThemeHost() {
  return <WithEditor>{({ parts, session }) => <parts.ThemePanel session={session} />}</WithEditor>;
}

/** Begins to edit the shown page, since the panel is of no use before; says so where there is none to edit. */
function WithEditor({ children }: { children: (editor: OpenVisualEditor) => ReactNode }) {
  const t = useTranslations('visualEditor.noPage');
  const editor = useOpenEditor((open) => open.editor);
  const setEditing = useWorkspace((workspace) => workspace.setEditing);
  const isPossible = useWorkspace((workspace) => {
    const document = currentDocument(workspace);
    return document !== null && canPreview(document) && !showsStarter(workspace);
  });
  useEffect(() => {
    if (isPossible) setEditing(true);
  }, [isPossible, setEditing]);
  if (editor !== null) return children(editor);
  return isPossible ? <PanelLoading /> : <EmptyState title={t('title')} text={t('text')} />;
}
