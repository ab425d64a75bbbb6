import { useEffect, useRef } from 'react';
import { flushPendingText } from './code-editor/pending-text.ts';
import { isGenerating, useWorkspace } from './workspace-store.ts';

interface Shortcuts {
  onSave: () => void;
}

/** Ctrl/Cmd+S saves; Ctrl/Cmd+Z and Shift+Z walk the page's history, except while typing somewhere. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    function handle(event: KeyboardEvent): void {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      if (key === 's') {
        event.preventDefault();
        flushPendingText();
        latest.current.onSave();
        return;
      }
      if (key !== 'z' || isTyping(event.target)) return;
      const workspace = useWorkspace.getState();
      if (isGenerating(workspace)) return;
      event.preventDefault();
      if (event.shiftKey) workspace.redo();
      else workspace.undo();
    }
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea') !== null)
  );
}
