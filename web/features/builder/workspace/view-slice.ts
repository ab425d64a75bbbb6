import type { StateCreator } from 'zustand';

export type WorkspaceView = 'preview' | 'code' | 'split';
export type DeviceWidth = 'phone' | 'tablet' | 'desktop' | 'full';

export interface ViewSlice {
  view: WorkspaceView;
  width: DeviceWidth;
  show: (view: WorkspaceView) => void;
  resize: (width: DeviceWidth) => void;
}

export const createViewSlice: StateCreator<ViewSlice> = (set) => ({
  view: 'preview',
  width: 'full',
  show: (view) => set({ view }),
  resize: (width) => set({ width }),
});
