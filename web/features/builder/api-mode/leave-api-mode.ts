import { tell } from '../toasts/show-notice.ts';
import { useWorkspace } from '../workspace-store.ts';

/** Gives the page back to the person while the AI goes on; its result then waits for their choice. */
export function leaveApiMode(): void {
  useWorkspace.getState().leaveApiMode();
  tell('visualEditor.apiMode.left');
}
