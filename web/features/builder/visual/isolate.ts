import { flushPendingText } from '../code-editor/pending-text.ts';
import { tell } from '../toasts/show-notice.ts';
import { useIsolation, type Isolation } from '../workspace/isolation.ts';
import { shownView, useWorkspace } from '../workspace-store.ts';

/** Folds the code around an element where the code stands beside the page. The text stays as it is. */
export function isolateInCode(element: Isolation): void {
  if (shownView(useWorkspace.getState()) === 'split') {
    flushPendingText();
    useIsolation.setState({ isolation: element });
  }
  tell('visualEditor.isolation.done');
}

/** Shows all of the code again. */
export function endIsolationInCode(): void {
  useIsolation.setState({ isolation: null });
}
