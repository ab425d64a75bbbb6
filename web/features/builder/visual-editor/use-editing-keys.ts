import { useEffect } from 'react';
import { doAction } from './do-action.ts';
import { actionOf, type EditingAction } from './editing-keys.ts';
import type { EditingSession } from './editing-types.ts';

/** These are commands of the whole builder, which listens for them itself. */
const OF_THE_BUILDER: ReadonlySet<EditingAction['kind']> = new Set([
  'undo',
  'redo',
  'save',
  'palette',
  'shortcuts',
  'stop',
]);
/** On a button they press it or lead on. */
const OF_BUTTONS: ReadonlySet<string> = new Set([
  'Enter',
  'Tab',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
]);

/** The keys of the selected element also work while the focus is outside of the frame, but in no field. */
export function useEditingKeys(session: EditingSession): void {
  useEffect(() => {
    function handle(event: KeyboardEvent): void {
      const { target, key } = event;
      if (event.defaultPrevented || session.store.getState().selection.length === 0) return;
      if (!(target instanceof HTMLElement)) return;
      const isOnBar = target.closest('[data-selection-bar]') !== null && !isField(target);
      if (target !== document.body && !isOnBar) return;
      if (key === 'Tab' || (isOnBar && OF_BUTTONS.has(key))) return;
      const action = actionOf({
        key,
        code: event.code,
        ctrl: event.ctrlKey,
        meta: event.metaKey,
        shift: event.shiftKey,
        alt: event.altKey,
      });
      if (action === undefined || OF_THE_BUILDER.has(action.kind)) return;
      event.preventDefault();
      doAction(session, action);
    }
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [session]);
}

function isField(target: HTMLElement): boolean {
  return target.closest('input, textarea, select') !== null;
}
