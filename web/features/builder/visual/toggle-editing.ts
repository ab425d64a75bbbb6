import { translator } from '#web/i18n/language-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { shownView, useWorkspace } from '../workspace-store.ts';
import { editObstacle, HAS_CODE } from './edit-obstacle.ts';

/** Begins or ends to edit the shown page by clicking on it; says why where that cannot be. */
export function toggleEditing(): void {
  const workspace = useWorkspace.getState();
  const obstacle = editObstacle(workspace);
  if (obstacle !== null) {
    const t = translator();
    const openCode = { label: t('visualEditor.openCode'), onClick: () => workspace.show('code') };
    const action = HAS_CODE.has(obstacle) ? openCode : undefined;
    return showError(t(`visualEditor.notEditable.${obstacle}`), undefined, action);
  }
  if (shownView(workspace) !== 'code') return workspace.setEditing(!workspace.isEditing);
  workspace.show('preview');
  workspace.setEditing(true);
}
