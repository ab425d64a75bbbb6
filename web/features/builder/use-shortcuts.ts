import { useEffect, useRef } from 'react';
import { flushPendingText } from './code-editor/pending-text.ts';
import { COMMAND_IDS, type CommandActions, commandOf, isAvailable } from './palette/commands.ts';
import { matchesShortcut } from './palette/shortcut-keys.ts';
import { isMac } from './palette/use-shortcut-label.ts';

/**
 * Handles the shortcuts of all commands. While the user is typing, only those marked for it work; under a
 * dialog, none. The browser's own action is always prevented, even when the command is not available.
 */
export function useShortcuts(actions: CommandActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    function handle(event: KeyboardEvent): void {
      if (event.defaultPrevented || hasDialog()) return;
      const id = COMMAND_IDS.find((candidate) => {
        const { shortcut, worksWhileTyping = false, isEditorKey = false } = commandOf(candidate);
        if (shortcut === undefined || isEditorKey || !matchesShortcut(shortcut, event, isMac()))
          return false;
        return worksWhileTyping || !isTyping(event.target);
      });
      if (id === undefined) return;
      event.preventDefault();
      flushPendingText();
      if (isAvailable(id, latest.current)) commandOf(id).run(latest.current);
      else commandOf(id).refuse?.();
    }
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
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
