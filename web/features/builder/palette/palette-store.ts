import { create } from 'zustand';

export type PaletteOverlay = 'palette' | 'shortcuts';

export const usePalette = create<{ overlay: PaletteOverlay | null }>(() => ({ overlay: null }));

export function showOverlay(overlay: PaletteOverlay | null): void {
  usePalette.setState({ overlay });
}
