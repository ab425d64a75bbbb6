import { create } from 'zustand';
import { takePrompt } from '#web/lib/pending-prompt.ts';

const DRAFT_KEY = 'bluewave_draft';

interface PromptState {
  prompt: string;
  /** Increases when something other than typing filled the box; the box then takes the focus. */
  fillCount: number;
  setPrompt: (prompt: string) => void;
  fillPrompt: (prompt: string) => void;
  /** Restores the prompt that another page passed on, or the draft from before a reload or a sign-in. */
  restorePrompt: () => void;
}

/** The text of the Ask AI box. It is stored for this tab, so that it survives a reload and a sign-in. */
export const usePrompt = create<PromptState>((set) => ({
  prompt: '',
  fillCount: 0,
  setPrompt(prompt) {
    keepDraft(prompt);
    set({ prompt });
  },
  fillPrompt(prompt) {
    keepDraft(prompt);
    set(({ fillCount }) => ({ prompt, fillCount: fillCount + 1 }));
  },
  restorePrompt() {
    const prompt = takePrompt() || readDraft();
    keepDraft(prompt);
    set({ prompt });
  },
}));

function keepDraft(prompt: string): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, prompt);
  } catch {
    // Without storage the draft lasts until the page is closed.
  }
}

function readDraft(): string {
  try {
    return sessionStorage.getItem(DRAFT_KEY) ?? '';
  } catch {
    return '';
  }
}
