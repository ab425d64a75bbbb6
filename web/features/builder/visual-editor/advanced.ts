import { create } from 'zustand';
import { readStored, writeStored } from '#web/lib/storage.ts';

const KEY = 'bluewave_advanced';

interface Advanced {
  /** True while tags, classes and selectors are shown beside the words for them. */
  isAdvanced: boolean;
  setAdvanced: (isAdvanced: boolean) => void;
}

/** Remembered in this browser: developers and agencies want the technical names, shop owners do not. */
export const useAdvanced = create<Advanced>((set) => ({
  isAdvanced: readStored(KEY) === 'on',
  setAdvanced(isAdvanced) {
    writeStored(KEY, isAdvanced ? 'on' : null);
    set({ isAdvanced });
  },
}));
