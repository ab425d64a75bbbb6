import type { StateCreator } from 'zustand';

export type WorkspaceView = 'preview' | 'code' | 'split';
export type DeviceWidth = 'phone' | 'tablet' | 'desktop' | 'full';

/** Whose screen a page is shown for; null is the one it is shown on. */
export type PageScheme = 'light' | 'dark' | null;

export interface ViewSlice {
  view: WorkspaceView;
  width: DeviceWidth;
  scheme: PageScheme;
  show: (view: WorkspaceView) => void;
  resize: (width: DeviceWidth) => void;
  showInScheme: (scheme: PageScheme) => void;
}

export const createViewSlice: StateCreator<ViewSlice> = (set) => ({
  view: 'preview',
  width: 'full',
  scheme: null,
  show: (view) => set({ view }),
  resize: (width) => set({ width }),
  showInScheme: (scheme) => set({ scheme }),
});
