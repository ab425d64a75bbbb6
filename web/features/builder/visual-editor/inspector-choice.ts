import { create } from 'zustand';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { shownView, useWorkspace } from '../workspace-store.ts';

const KEY = 'bluewave_inspector';

interface InspectorChoice {
  /** False when the inspector beside the page was closed. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** From here on the inspector stands beside the page. */
const BESIDE = '(min-width: 72rem)';
/** The same with the code beside them. */
const BESIDE_CODE = '(min-width: 110rem)';

/** The same with the conversation, so that the page keeps the middle of the screen. */
const BESIDE_TALK = '(min-width: 96rem)';

/** Whether the inspector stands beside the page; else it lies over its edge while it is asked for. */
export function useIsInspectorBeside(): boolean {
  const isSplit = useWorkspace((workspace) => shownView(workspace) === 'split');
  const isTalking = useWorkspace(({ panel }) => panel === 'talk');
  return useMediaQuery(isSplit ? BESIDE_CODE : isTalking ? BESIDE_TALK : BESIDE);
}

/** Its place beside the page is kept while the page is edited, so that selecting never makes the page narrower. */
export const useInspectorChoice = create<InspectorChoice>((set) => ({
  isOpen: readStored(KEY) !== 'closed',
  setOpen(isOpen) {
    writeStored(KEY, isOpen ? null : 'closed');
    set({ isOpen });
  },
}));
