import { create } from 'zustand';
import { readStored, writeStored } from '#web/lib/storage.ts';

const KEY = 'bluewave_inspector';

interface InspectorChoice {
  /** False when the inspector beside the page was closed. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Its place beside the page is kept while the page is edited, so that selecting never makes the page narrower. */
export const useInspectorChoice = create<InspectorChoice>((set) => ({
  isOpen: readStored(KEY) !== 'closed',
  setOpen(isOpen) {
    writeStored(KEY, isOpen ? null : 'closed');
    set({ isOpen });
  },
}));
