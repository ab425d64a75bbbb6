import { create } from 'zustand';
import type * as visualEditor from '../visual-editor/visual-editor.ts';

export type VisualEditor = typeof visualEditor;

/** The parts of the visual editor and its session for the shown page. */
export interface OpenVisualEditor {
  parts: VisualEditor;
  session: ReturnType<VisualEditor['openEditingSession']>;
}

/** The editor of the shown page, for the panels beside it; null while the page is only looked at. */
export const useOpenEditor = create<{ editor: OpenVisualEditor | null }>(() => ({ editor: null }));
