import { useCallback, useEffect, useRef } from 'react';
import { flushPendingText } from './code-editor/pending-text.ts';
import {
  COMMAND_IDS,
  type CommandActions,
  type CommandId,
  commandOf,
  isAvailable,
} from './palette/commands.ts';
import { type KeyPress, matchesShortcut } from './palette/shortcut-keys.ts';
import { isMac } from './palette/use-shortcut-label.ts';
import type { PageKey } from './preview/page-editing.ts';

/** The editor of the page carries these out itself while it is there. */
const OF_PAGE_EDITOR: ReadonlySet<CommandId> = new Set([
  'save',
  'undo',
  'redo',
  'palette',
  'shortcuts',
]);

/**
 * Handles the shortcuts of all commands. While the user is typing, only those marked for it work; under a
 * dialog, none. The browser's own action is always prevented, even when the command is not available. Returns what
 * handles a key that was pressed in the page.
 */
export function useShortcuts(actions: CommandActions): (pressed: PageKey) => void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    function handle(event: KeyboardEvent): void {
      if (event.defaultPrevented || hasDialog()) return;
      const id = commandFor(event);
      if (id === undefined) return;
      if (isTyping(event.target) && commandOf(id).worksWhileTyping !== true) return;
      event.preventDefault();
      run(id, latest.current);
    }
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
  return useCallback(({ press, hasEditor, isEditing }) => {
    // A page may pretend that a key was pressed, but not that it has the focus.
    if (!(document.activeElement instanceof HTMLIFrameElement) || hasDialog()) return;
    const id = commandFor(press);
    if (id === undefined || (hasEditor && OF_PAGE_EDITOR.has(id))) return;
    if (id !== 'edit' || !isEditing) run(id, latest.current);
  }, []);
}

function commandFor(press: KeyPress): CommandId | undefined {
  return COMMAND_IDS.find((id) => {
    const { shortcut, isEditorKey = false } = commandOf(id);
    return shortcut !== undefined && !isEditorKey && matchesShortcut(shortcut, press, isMac());
  });
}

function run(id: CommandId, actions: CommandActions): void {
  flushPendingText();
  if (isAvailable(id, actions)) commandOf(id).run(actions);
  else commandOf(id).refuse?.();
}

function hasDialog(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  );
}
