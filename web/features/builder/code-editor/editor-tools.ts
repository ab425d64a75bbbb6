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

export function offerTools(tools: EditorTools | null): void {
  useEditorTools.setState({ tools });
}

/** Whether long lines continue below; remembered in this browser. */
export function setWrapping(isWrapping: boolean): void {
  writeStored(WRAP_KEY, isWrapping ? null : 'off');
  useEditorTools.setState({ isWrapping });
}
