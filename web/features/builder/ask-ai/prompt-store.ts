import { create } from 'zustand';
import { takePrompt } from '#web/lib/pending-prompt.ts';
import { readInTab, writeInTab } from '#web/lib/tab-storage.ts';
import type { RequestAgain } from '../workspace/generation-slice.ts';

const DRAFT_KEY = 'bluewave_draft';

/** A request that was sent before the builder could carry it out. */
export interface DueRequest {
  request: RequestAgain;
  /** The document that it is about; null for a new page. */
  uuid: string | null;
}

interface PromptState {
  prompt: string;
  /** Increases when something other than typing filled the box; the box then takes the focus. */
  fillCount: number;
  due: DueRequest | null;
  setPrompt: (prompt: string) => void;
  fillPrompt: (prompt: string) => void;
  /** Sends as soon as the document is there. */
  sendLater: (due: DueRequest) => void;
  /** Returns the due request and forgets it, so that it is sent once. */
  takeDue: () => DueRequest | null;
  /** Sends the prompt that another page passed on, or restores the draft from before a reload or a sign-in. */
  restorePrompt: () => void;
}

/** The text of the Ask AI box. It is stored for this tab, so that it survives a reload and a sign-in. */
export const usePrompt = create<PromptState>((set, get) => ({
  prompt: '',
  fillCount: 0,
  due: null,
  setPrompt(prompt) {
    writeInTab(DRAFT_KEY, prompt);
    set({ prompt });
  },
  fillPrompt(prompt) {
    writeInTab(DRAFT_KEY, prompt);
    set(({ fillCount }) => ({ prompt, fillCount: fillCount + 1 }));
  },
  sendLater(due) {
    get().setPrompt(due.request.prompt);
    set({ due });
  },
  takeDue() {
    const { due } = get();
    set({ due: null });
    return due;
  },
  restorePrompt() {
    const prompt = takePrompt();
    if (prompt === '') get().setPrompt(readInTab(DRAFT_KEY) ?? '');
    else get().sendLater({ request: firstRequest(prompt), uuid: null });
  },
}));

function firstRequest(prompt: string): RequestAgain {
  return { prompt, attempt: 0, isFromNothing: true, target: null };
}
