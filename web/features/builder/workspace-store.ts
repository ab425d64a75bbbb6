import { create } from 'zustand';
import {
  moveInHistory,
  recordStep,
  startHistory,
  type EditHistory,
  type EditOrigin,
} from './edit-history.ts';

export type WorkspaceView = 'preview' | 'code' | 'split';
export type DeviceWidth = 'phone' | 'tablet' | 'desktop' | 'full';
export type SaveState =
  | 'unsaved'
  | 'saving'
  | 'saved'
  | 'offline'
  | 'failed'
  | 'refused'
  | 'conflict';

/** What the Ask AI bar shows. `working.stream` is all that has arrived of a whole page, null for edits. */
export type GenerationState =
  | { kind: 'idle' }
  | { kind: 'working'; stage: GenerationStage; stream: string | null; isRetry: boolean }
  | { kind: 'done'; summary: string; changes: string[]; toComplete: string[] }
  | { kind: 'failed'; message: string; isRefunded: boolean };

export type GenerationStage = 'analysis' | 'model' | 'generation' | 'validation' | 'saving';

export interface SiteIdentity {
  uuid: string;
  name: string;
  /** The revision that the server holds; 0 before the first save. */
  revision: number;
}

interface Workspace {
  site: SiteIdentity | null;
  history: EditHistory;
  /** The page as the server has it; null before the first save. */
  savedHtml: string | null;
  saveState: SaveState;
  /** True until the starter page was changed. */
  isStarter: boolean;
  view: WorkspaceView;
  width: DeviceWidth;
  generation: GenerationState;
  previousPrompt: string;
}

interface WorkspaceActions {
  openStarter: (html: string) => void;
  openSite: (input: { site: SiteIdentity; html: string }) => void;
  changePage: (input: { html: string; origin: EditOrigin; label?: string; at: number }) => void;
  undo: () => void;
  redo: () => void;
  nameSite: (name: string) => void;
  assignSite: (site: SiteIdentity) => void;
  markSaved: (input: { html: string; revision: number }) => void;
  setSaveState: (state: SaveState) => void;
  setGeneration: (state: GenerationState) => void;
  rememberPrompt: (prompt: string) => void;
  show: (view: WorkspaceView) => void;
  resize: (width: DeviceWidth) => void;
}

/** The builder's one store; its parts share nothing else. */
export const useWorkspace = create<Workspace & WorkspaceActions>((set) => ({
  site: null,
  history: startHistory('', 0),
  savedHtml: null,
  saveState: 'saved',
  isStarter: true,
  view: 'preview',
  width: 'full',
  generation: { kind: 'idle' },
  previousPrompt: '',

  openStarter: (html) =>
    set({
      site: null,
      history: startHistory(html, 0),
      savedHtml: null,
      saveState: 'saved',
      isStarter: true,
      generation: { kind: 'idle' },
      previousPrompt: '',
    }),
  openSite: ({ site, html }) =>
    set({
      site,
      history: startHistory(html, 0),
      savedHtml: html,
      saveState: 'saved',
      isStarter: false,
      generation: { kind: 'idle' },
      previousPrompt: '',
    }),
  changePage: ({ html, origin, label = '', at }) =>
    set((state) => afterChange(state, recordStep(state.history, { html, origin, label, at }))),
  undo: () => set((state) => afterChange(state, moveInHistory(state.history, -1))),
  redo: () => set((state) => afterChange(state, moveInHistory(state.history, 1))),
  nameSite: (name) =>
    set((state) => (state.site === null ? {} : { site: { ...state.site, name } })),
  assignSite: (site) => set({ site, savedHtml: null }),
  markSaved: ({ html, revision }) =>
    set((state) => ({
      site: state.site === null ? null : { ...state.site, revision },
      savedHtml: html,
      saveState: currentHtml(state) === html ? 'saved' : 'unsaved',
    })),
  setSaveState: (saveState) => set({ saveState }),
  setGeneration: (generation) => set({ generation }),
  rememberPrompt: (previousPrompt) => set({ previousPrompt }),
  show: (view) => set({ view }),
  resize: (width) => set({ width }),
}));

/** The page as it stands now. */
export function currentHtml({ history }: Pick<Workspace, 'history'>): string {
  return history.steps[history.index]?.html ?? '';
}

function afterChange(state: Workspace, history: EditHistory): Partial<Workspace> {
  if (history === state.history) return {};
  const html = currentHtml({ history });
  return {
    history,
    isStarter: state.isStarter && history.index === 0,
    saveState: html === state.savedHtml ? 'saved' : 'unsaved',
  };
}
