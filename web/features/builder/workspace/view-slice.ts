import type { StateCreator } from 'zustand';
import type { Publication, Publishing } from '../publish/publication.ts';

export type WorkspaceView = 'preview' | 'code' | 'split';
export type DeviceWidth = 'phone' | 'tablet' | 'desktop' | 'full';
export type PanelId =
  | 'talk'
  | 'files'
  | 'sites'
  | 'layers'
  | 'insert'
  | 'pictures'
  | 'theme'
  | 'history';

/** The open dialog: the site browser, how publishing went, what publishing a project makes public, or the history of one document. */
export type WorkspaceDialog =
  | { kind: 'sites' }
  | { kind: 'publish'; site: Publishing; outcome: Publication }
  | { kind: 'publish-project'; folder: string }
  | { kind: 'history'; uuid: string; name: string; versionId?: string };

/** The colour scheme in which a page is shown; null for that of this device. */
export type PageScheme = 'light' | 'dark' | null;

export interface ViewSlice {
  view: WorkspaceView;
  width: DeviceWidth;
  scheme: PageScheme;
  /** True while pages are edited by clicking on them; false while they work as for visitors. */
  isEditing: boolean;
  /** The open panel; null when the panels are collapsed. */
  panel: PanelId | null;
  dialog: WorkspaceDialog | null;
  /** The document whose conflict the user has postponed. */
  putOffConflict: string | null;
  show: (view: WorkspaceView) => void;
  resize: (width: DeviceWidth) => void;
  showInScheme: (scheme: PageScheme) => void;
  setEditing: (isEditing: boolean) => void;
  showPanel: (panel: PanelId | null) => void;
  openDialog: (dialog: WorkspaceDialog) => void;
  closeDialog: () => void;
  putOff: (uuid: string | null) => void;
}

export const createViewSlice: StateCreator<ViewSlice> = (set) => ({
  view: 'preview',
  width: 'full',
  scheme: null,
  isEditing: readChoice(),
  panel: null,
  dialog: null,
  putOffConflict: null,
  show: (view) => set({ view }),
  resize: (width) => set({ width }),
  showInScheme: (scheme) => set({ scheme }),
  setEditing: (isEditing) => {
    keepChoice(isEditing);
    set({ isEditing });
  },
  showPanel: (panel) => set({ panel }),
  openDialog: (dialog) => set({ dialog }),
  closeDialog: () => set({ dialog: null }),
  putOff: (putOffConflict) => set({ putOffConflict }),
});

const EDITING_KEY = 'bluewave_editing';

/** Whoever stopped editing finds it stopped until the tab is closed. */
function readChoice(): boolean {
  try {
    return sessionStorage.getItem(EDITING_KEY) !== 'off';
  } catch {
    return true;
  }
}

function keepChoice(isEditing: boolean): void {
  try {
    sessionStorage.setItem(EDITING_KEY, isEditing ? 'on' : 'off');
  } catch {
    // Without storage the choice lives as long as the page.
  }
}
