import { OPERATION_LIMITS } from '#domain/page-operations/operation-types.ts';
import { isRenderable } from '#domain/rendering/limits.ts';
import {
  currentDocument,
  currentHtml,
  currentStream,
  showsStarter,
  type Workspace,
} from '../workspace-store.ts';
import { isPage } from '../workspace/documents.ts';

/** Why what is shown cannot be edited by clicking on it. */
export type EditObstacle =
  | 'nothing'
  | 'starter'
  | 'markdown'
  | 'no-page'
  | 'working'
  | 'short'
  | 'large';

/** Of these there is code to be changed instead. */
export const HAS_CODE: ReadonlySet<EditObstacle> = new Set(['markdown', 'short', 'large']);

/** What the canvas, the panels, the Edit button and its command go by; null where the page can be edited. */
export function editObstacle(state: Workspace): EditObstacle | null {
  const document = currentDocument(state);
  if (document === null) return 'nothing';
  if (showsStarter(state)) return 'starter';
  if (!isPage(document))
    return 'type' in document && document.type === 'md' ? 'markdown' : 'no-page';
  if (currentStream(state) !== null) return 'working';
  const html = currentHtml(state);
  if (!isRenderable(html)) return 'short';
  return html.length > OPERATION_LIMITS.characters ? 'large' : null;
}
