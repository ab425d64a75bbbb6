import type { QueryClient } from '@tanstack/react-query';
import type { VersionView } from '#contract/files.ts';
import { translator } from '#web/i18n/language-store.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { showError } from '#web/lib/show-error.ts';
import { flushPendingText } from '../code-editor/pending-text.ts';
import { openByUuid } from '../tabs/open-document.ts';
import { tell } from '../toasts/show-notice.ts';
import { useWorkspace } from '../workspace-store.ts';
import { versionQuery } from './history-api.ts';

const UNDO_TOAST_MS = 6_000;

interface RestoreRequest {
  client: QueryClient;
  userId: string | null;
  version: VersionView;
  /** True from the preview pane, false from a row of the list. The two have different messages. */
  isSelected: boolean;
}

/**
 * Applies a version to its document as one undoable step. The autosave sends it to the server, which keeps the
 * replaced text as a version. False when this failed; the user has been told why.
 */
export async function restoreVersion(request: RestoreRequest): Promise<boolean> {
  const { client, userId, version } = request;
  const t = translator();
  try {
    const {
      content,
      file_type: type,
      file_id: uuid,
    } = await client.fetchQuery(versionQuery(version.id));
    const kind = type === 'site' ? 'site' : 'file';
    if ((await openByUuid({ kind, uuid, userId })) !== 'opened') return false;
    flushPendingText();
    const { changeDocument, describeDocument } = useWorkspace.getState();
    if (kind === 'file') describeDocument(uuid, { type });
    const label = t('fileHistory.stepLabel', { version: version.version });
    changeDocument({ uuid, text: content, origin: 'restore', label, at: Date.now() });
    const done = request.isSelected ? 'fileHistory.restoredSelected' : 'fileHistory.restored';
    const undo = () => {
      const workspace = useWorkspace.getState();
      if (workspace.currentUuid === uuid) workspace.undo();
    };
    const action = { label: t('fileHistory.undo'), onClick: undo };
    tell(done, { durationMs: UNDO_TOAST_MS, action });
    return true;
  } catch (error) {
    const isRefused = isApiError(error) && error.status > 0;
    showError(error, t(isRefused ? 'fileHistory.errors.restore' : 'fileHistory.errors.restoring'));
    return false;
  }
}
