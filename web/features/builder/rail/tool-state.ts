import type { EditObstacle } from '../visual/edit-obstacle.ts';
import type { ElementFacts } from '../visual-editor/element-tools.ts';
import type { WorkspaceView } from '../workspace/view-slice.ts';
import type { RailToolId } from './rail-tools.ts';

/** What the rail knows of the screen. */
export interface RailFacts {
  view: WorkspaceView;
  /** False for files that are only shown as code. */
  hasPreview: boolean;
  /** Why the shown page cannot be edited by clicking; null when it can. */
  obstacle: EditObstacle | null;
  /** False while the page works as for visitors. */
  isEditing: boolean;
  /** API-editing mode: the AI has the page. */
  isLocked: boolean;
  hasSite: boolean;
  isSilent: boolean;
  /** Of the visual editor; null until its code is here. */
  element: ElementFacts | null;
}

/** Why a tool does nothing now. */
export type ToolBlock =
  | { kind: 'obstacle'; obstacle: EditObstacle }
  | {
      kind:
        | 'working'
        | 'no-preview'
        | 'code-view'
        | 'not-editing'
        | 'loading'
        | 'no-selection'
        | 'page-root'
        | 'first'
        | 'last'
        | 'no-site';
    };

export interface ToolState {
  /** Undefined for tools that are no switches. */
  isPressed?: boolean;
  block: ToolBlock | null;
}

const ON_PAGE = (facts: RailFacts): ToolState => ({ block: pageBlock(facts) });
const ON_ELEMENT = (facts: RailFacts): ToolState => ({ block: elementBlock(facts) });
const ALWAYS = (): ToolState => ({ block: null });
const inView =
  (view: WorkspaceView) =>
  (facts: RailFacts): ToolState => ({
    isPressed: facts.view === view,
    block: facts.hasPreview ? null : { kind: 'no-preview' },
  });
const onWhole = (end?: 'first' | 'last') => (facts: RailFacts) => ({
  block: elementBlock(facts) ?? endBlock(facts, end),
});

const RULES: Record<RailToolId, (facts: RailFacts) => ToolState> = {
  preview: inView('preview'),
  code: inView('code'),
  split: inView('split'),
  mode: (facts) => ({ isPressed: facts.element?.mode === 'text', block: pageBlock(facts) }),
  save: (facts) => ({ block: saveBlock(facts) }),
  assistant: (facts) => ({
    isPressed: facts.element?.isAssisting === true,
    block: elementBlock(facts),
  }),
  delete: onWhole(),
  duplicate: onWhole(),
  up: onWhole('first'),
  down: onWhole('last'),
  heading: ON_PAGE,
  picture: ON_PAGE,
  container: ON_PAGE,
  link: ON_PAGE,
  layout: ON_ELEMENT,
  silent: ({ isSilent }) => ({ isPressed: isSilent, block: null }),
  api: ALWAYS,
};

/** What a tool of the rail shows: whether it is on, and why it can do nothing. */
export function toolState(id: RailToolId, facts: RailFacts): ToolState {
  return RULES[id](facts);
}

function saveBlock({ hasSite, isLocked }: RailFacts): ToolBlock | null {
  if (!hasSite) return { kind: 'no-site' };
  return isLocked ? { kind: 'working' } : null;
}

/** What is done on the page needs its preview, with the editor in it. */
function pageBlock({ obstacle, isLocked, view, isEditing, element }: RailFacts): ToolBlock | null {
  if (isLocked) return { kind: 'working' };
  if (obstacle !== null) return { kind: 'obstacle', obstacle };
  if (view === 'code') return { kind: 'code-view' };
  if (!isEditing) return { kind: 'not-editing' };
  return element === null ? { kind: 'loading' } : null;
}

function elementBlock(facts: RailFacts): ToolBlock | null {
  return (
    pageBlock(facts) ?? (facts.element?.hasSelection === true ? null : { kind: 'no-selection' })
  );
}

/** The page itself stays where it is, and so does what is at the end of its row already. */
function endBlock({ element }: RailFacts, end?: 'first' | 'last'): ToolBlock | null {
  if (element?.isPageRoot === true) return { kind: 'page-root' };
  const isAtEnd =
    (end === 'first' && element?.canMoveUp === false) ||
    (end === 'last' && element?.canMoveDown === false);
  return isAtEnd && end !== undefined ? { kind: end } : null;
}
