import type { EditingMode } from '#contract/page-editing.ts';
import { isPageRoot } from '#domain/html/query.ts';
import { doAction } from './do-action.ts';
import type { EditingAction } from './editing-keys.ts';
import type { EditingSession } from './editing-types.ts';
import { useInspectorChoice } from './inspector-choice.ts';
import { planMoveStep } from './gestures.ts';
import { insertPart } from './insert/insert-part.ts';
import type { Part } from './insert/parts.ts';
import { selectedElement } from './structure.ts';

/** What the tools beside the page have to know of the selection. */
export interface ElementFacts {
  hasSelection: boolean;
  isPageRoot: boolean;
  canMoveUp: boolean;
  canMoveDown: boolean;
  mode: EditingMode;
  isAssisting: boolean;
}

export function readElementFacts(session: EditingSession): ElementFacts {
  const { mode, isAssisting } = session.store.getState();
  const element = selectedElement(session);
  const canMove = (step: 'up' | 'down') =>
    element !== undefined && planMoveStep(session.page(), element, step) !== undefined;
  return {
    hasSelection: element !== undefined,
    isPageRoot: element !== undefined && isPageRoot(element),
    canMoveUp: canMove('up'),
    canMoveDown: canMove('down'),
    mode,
    isAssisting,
  };
}

const ACTIONS = {
  delete: { kind: 'delete' },
  duplicate: { kind: 'duplicate' },
  up: { kind: 'move', step: 'up' },
  down: { kind: 'move', step: 'down' },
} as const satisfies Record<string, EditingAction>;

export type ElementTool =
  | keyof typeof ACTIONS
  | Extract<Part, 'heading' | 'picture' | 'container' | 'link'>
  | 'mode'
  | 'assistant'
  | 'layout';

/** Carries out a tool of the rail on the page or on what is selected there. */
export function runElementTool(session: EditingSession, tool: ElementTool): void {
  const { selection, mode, isAssisting } = session.store.getState();
  switch (tool) {
    case 'mode':
      return session.setMode(mode === 'text' ? 'select' : 'text');
    case 'assistant':
      if (!isAssisting) session.select(selection, { scrollTo: true });
      return session.store.setState({ isAssisting: !isAssisting });
    case 'layout':
      useInspectorChoice.getState().setOpen(true);
      return session.showGroup('layout');
    case 'heading':
    case 'picture':
    case 'container':
    case 'link':
      insertPart(session, tool);
      return;
    default:
      return doAction(session, ACTIONS[tool]);
  }
}
