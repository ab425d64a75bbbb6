import { useEffect } from 'react';
import { doAction } from './do-action.ts';
import { actionOf, type EditingAction } from './editing-keys.ts';
import type { EditingSession } from './editing-types.ts';
import { putFiles } from './files/put-files.ts';

/** These come as an event of their own, or are commands of the whole builder, which listens for them itself. */
const OF_OTHERS: ReadonlySet<EditingAction['kind']> = new Set([
  'paste',
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
      if (!isOfPage(target)) return;
      const isOnBar = target !== document.body;
      if (key === 'Tab' || (isOnBar && OF_BUTTONS.has(key))) return;
      const action = actionOf({
        key,
        code: event.code,
        ctrl: event.ctrlKey,
        meta: event.metaKey,
        shift: event.shiftKey,
        alt: event.altKey,
      });
      if (action === undefined || OF_OTHERS.has(action.kind)) return;
      event.preventDefault();
      doAction(session, action);
    }
    function paste({ target, clipboardData }: ClipboardEvent): void {
      if (!isOfPage(target)) return;
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) void putFiles(session, files, null);
      else doAction(session, { kind: 'paste' });
    }
    window.addEventListener('keydown', handle);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('keydown', handle);
      window.removeEventListener('paste', paste);
    };
  }, [session]);
}

/** Nothing of the builder has the keyboard, or only the bar of the selected element. */
function isOfPage(target: EventTarget | null): target is HTMLElement {
  if (!(target instanceof HTMLElement)) return false;
  if (target === document.body) return true;
  const isField = target.closest('input, textarea, select') !== null;
  return target.closest('[data-selection-bar]') !== null && !isField;
}
