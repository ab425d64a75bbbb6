import { create } from 'zustand';
import { readStored, writeStored } from '#web/lib/storage.ts';

const WRAP_KEY = 'bluewave_editor_wrap';

/** The editor's actions for menus, shortcuts and the command palette. */
export interface EditorTools {
  focus: () => void;
  find: () => void;
  goToLine: () => void;
  /** Lights the lines of a part of the document, null none, and shows them; offsets of its text, the end exclusive. */
  light: (range: { start: number; end: number } | null) => void;
  /** Formats as one undoable step. False when there was nothing to change. Throws when the code cannot be formatted. */
  format: () => Promise<boolean>;
}

interface EditorToolsState {
  /** Null while no editor is shown. */
  tools: EditorTools | null;
  isWrapping: boolean;
}

export const useEditorTools = create<EditorToolsState>(() => ({
  tools: null,
  isWrapping: readStored(WRAP_KEY) !== 'off',
}));

const offered: EditorTools[] = [];

/** Registers an editor's actions; the newest editor is the one used. Returns a function that unregisters it. */
export function offerTools(tools: EditorTools): () => void {
  offered.push(tools);
  useEditorTools.setState({ tools });
  return () => {
    offered.splice(offered.indexOf(tools), 1);
    useEditorTools.setState({ tools: offered.at(-1) ?? null });
  };
}

/** Turns line wrapping on or off; stored in this browser. */
export function setWrapping(isWrapping: boolean): void {
  writeStored(WRAP_KEY, isWrapping ? null : 'off');
  useEditorTools.setState({ isWrapping });
}
