import { flushPendingText } from '../code-editor/pending-text.ts';
import { tell } from '../toasts/tell.ts';
import { useIsolation } from '../workspace/isolation.ts';
import { shownView, useWorkspace } from '../workspace-store.ts';

/** Wide enough for the code beside the page. */
const ROOM_FOR_BOTH = '(min-width: 64rem)';

interface IsolateInput {
  uuid: string;
  start: number;
  end: number;
  leave: () => void;
}

/** Folds the code around an element, beside the page where there is room. The text stays as it is. */
export function isolateInCode(element: IsolateInput): void {
  flushPendingText();
  const workspace = useWorkspace.getState();
  const view = shownView(workspace);
  const isMoved = view === 'preview' && window.matchMedia(ROOM_FOR_BOTH).matches;
  useIsolation.setState({ isolation: { ...element, viewBefore: isMoved ? view : null } });
  if (isMoved) workspace.show('split');
  tell('visualEditor.isolation.done');
}

/** Shows all of the code again, in the view of before. */
export function endIsolationInCode(): void {
  const { isolation } = useIsolation.getState();
  if (isolation === null) return;
  useIsolation.setState({ isolation: null });
  const workspace = useWorkspace.getState();
  if (isolation.viewBefore !== null && workspace.view === 'split')
    workspace.show(isolation.viewBefore);
}
