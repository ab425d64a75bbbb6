import { create } from 'zustand';
import { readStored, writeStored } from '#web/lib/storage.ts';

const WRAP_KEY = 'bluewave_editor_wrap';

/** What can be done with the code editor from outside: menus, shortcuts, the command palette. */
export interface EditorTools {
  focus: () => void;
  find: () => void;
  goToLine: () => void;
  /** False: nothing to change. Throws when the code cannot be formatted. */
  format: () => Promise<boolean>;
}

interface EditorToolsState {
  /** Null while no editor is on the screen. */
  tools: EditorTools | null;
  isWrapping: boolean;
}

export const useEditorTools = create<EditorToolsState>(() => ({
  tools: null,
  isWrapping: readStored(WRAP_KEY) !== 'off',
}));

const offered: EditorTools[] = [];

/** The newest editor on the screen is the one that is meant. Returns the way to take the offer back. */
export function offerTools(tools: EditorTools): () => void {
  offered.push(tools);
  useEditorTools.setState({ tools });
  return () => {
    offered.splice(offered.indexOf(tools), 1);
    useEditorTools.setState({ tools: offered.at(-1) ?? null });
  };
}

/** Whether long lines continue below; remembered in this browser. */
export function setWrapping(isWrapping: boolean): void {
  writeStored(WRAP_KEY, isWrapping ? null : 'off');
  useEditorTools.setState({ isWrapping });
}
