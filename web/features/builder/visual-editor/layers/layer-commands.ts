import { isPageRoot } from '#domain/html/query.ts';
import { elementOfKey } from '#domain/live-page/live-page.ts';
import type { EditingSession } from '../editing-types.ts';
import { planMoveStep } from '../gestures.ts';
import { deleteSelected, duplicateSelected } from '../structure.ts';
import { planHide } from './hide-element.ts';
import type { LayerCommand } from './layer-row.tsx';

/** Carries out what a row's menu or a key asks for; the page itself is left as it is. */
export function runLayerCommand(
  session: EditingSession,
  key: number,
  command: Exclude<LayerCommand, 'rename'>,
): void {
  const page = session.page();
  const element = elementOfKey(page, key);
  if (!element || isPageRoot(element)) return;
  if (command === 'hide') return void session.run(planHide(page, element));
  if (!session.store.getState().selection.includes(key) || command === 'keep')
    session.select([key]);
  if (command === 'keep') return;
  if (command === 'delete') return deleteSelected(session);
  if (command === 'duplicate') return duplicateSelected(session);
  const operation = planMoveStep(page, element, command);
  if (operation) session.run([operation]);
}
