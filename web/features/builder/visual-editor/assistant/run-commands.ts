import type { ElementCommand } from '#domain/element-commands/element-command.ts';
import { planOptimise } from '#domain/element-commands/optimise.ts';
import {
  planCommand,
  type CommandRefusal,
  type ElementFacts,
} from '#domain/element-commands/plan-command.ts';
import { INLINE } from '#domain/html/content-rules.ts';
import { ancestorsOf, childrenOf, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import type { PageOperation } from '#domain/page-operations/operation-types.ts';
import { doAction } from '../do-action.ts';
import type { EditingAction } from '../editing-keys.ts';
import type { EditingSession } from '../editing-types.ts';
import { elementsOf } from '../gestures.ts';
import { planHide } from '../layers/hide-element.ts';

/** What came of a command. The host has said why where it is `refused`. */
export type CommandOutcome =
  | { kind: 'done' }
  | { kind: 'unable'; reason: CommandRefusal }
  | { kind: 'refused' };

/** Carries commands out on the selected elements, as one step of the history. */
export function runCommands(
  session: EditingSession,
  commands: readonly ElementCommand[],
): CommandOutcome {
  const operations: PageOperation[] = [];
  const actions: EditingAction[] = [];
  for (const command of commands) {
    const action = actionOf(command);
    if (action !== undefined) actions.push(action);
    else {
      const planned = planForAll(session, command);
      if (!Array.isArray(planned)) return planned;
      operations.push(...planned);
    }
  }
  if (operations.length > 0 && !session.run(operations)) return { kind: 'refused' };
  for (const action of actions) doAction(session, action);
  return { kind: 'done' };
}

/** "Ottimizza": classes once, nothing that editors left. */
export function optimiseSelected(session: EditingSession): CommandOutcome {
  const page = session.page();
  const operations = selected(session).flatMap((element) =>
    planOptimise(element, (one) => ({ key: keyOf(page, one) })),
  );
  if (operations.length === 0) return { kind: 'unable', reason: 'as-wanted' };
  return session.run(operations) ? { kind: 'done' } : { kind: 'refused' };
}

function selected(session: EditingSession): IndexedElement[] {
  return elementsOf(session.page(), session.store.getState().selection);
}

function actionOf(command: ElementCommand): EditingAction | undefined {
  if (command.kind !== 'action') return undefined;
  switch (command.action) {
    case 'move-up':
      return { kind: 'move', step: 'up' };
    case 'move-down':
      return { kind: 'move', step: 'down' };
    case 'duplicate':
      return { kind: 'duplicate' };
    case 'delete':
      return { kind: 'delete' };
    case 'hide':
      return undefined;
  }
}

function planForAll(
  session: EditingSession,
  command: ElementCommand,
): PageOperation[] | (CommandOutcome & { kind: 'unable' }) {
  const page = session.page();
  const operations: PageOperation[] = [];
  for (const element of selected(session)) {
    if (command.kind === 'action') operations.push(...planHide(page, element));
    else {
      const planned = planCommand(
        command,
        { key: keyOf(page, element) },
        factsOf(session, element),
      );
      if (!planned.ok) return { kind: 'unable', reason: planned.reason };
      operations.push(...planned.operations);
    }
  }
  return operations;
}

/** Sizes are those of the element that was selected first. */
function factsOf(session: EditingSession, element: IndexedElement): ElementFacts {
  const { styles } = session.store.getState();
  return {
    tag: element.tag,
    text: hasOwnWords(element) ? textOf(element) : null,
    isInLink: [...ancestorsOf(element)].some(({ tag }) => tag === 'a'),
    style: (property) => styles[property]?.value,
  };
}

/** True for a text with nothing but inline markup in it. */
function hasOwnWords(element: IndexedElement): boolean {
  return textOf(element).trim() !== '' && childrenOf(element).every(({ tag }) => INLINE.test(tag));
}
