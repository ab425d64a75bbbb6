import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { PanelLoading } from '../panels/panel-loading.tsx';
import type { PanelProps } from '../panels/panel-props.ts';
import { useWorkspace } from '../workspace-store.ts';
import { editObstacle, HAS_CODE, type EditObstacle } from './edit-obstacle.ts';
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

export function PicturesHost({ userId }: PanelProps) {
  return (
    <WithEditor>
      {({ parts, session }) => <parts.PicturesPanel session={session} userId={userId} />}
    </WithEditor>
  );
}

export function ThemeHost() {
  return <WithEditor>{({ parts, session }) => <parts.ThemePanel session={session} />}</WithEditor>;
}

/** Begins to edit the shown page, since the panel is of no use before; says why where that cannot be. */
function WithEditor({ children }: { children: (editor: OpenVisualEditor) => ReactNode }) {
  const editor = useOpenEditor((open) => open.editor);
  const setEditing = useWorkspace((workspace) => workspace.setEditing);
  const obstacle = useWorkspace(editObstacle);
  useEffect(() => {
    if (obstacle === null) setEditing(true);
  }, [obstacle, setEditing]);
  if (obstacle !== null) return <NotEditable obstacle={obstacle} />;
  return editor === null ? <PanelLoading /> : children(editor);
}

function NotEditable({ obstacle }: { obstacle: EditObstacle }) {
  const t = useTranslations('visualEditor');
  const show = useWorkspace((workspace) => workspace.show);
  return (
    <EmptyState
      title={t('notEditableTitle')}
      text={t(`notEditable.${obstacle}`)}
      action={
        HAS_CODE.has(obstacle) ? (
          <Button onClick={() => show('code')}>{t('openCode')}</Button>
        ) : undefined
      }
    />
  );
}
