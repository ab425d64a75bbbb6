import { create } from 'zustand';
import { takePrompt } from '#web/lib/pending-prompt.ts';

const DRAFT_KEY = 'bluewave_draft';

interface PromptState {
  prompt: string;
  /** Grows when something other than typing filled the box, which then takes the focus. */
  fillCount: number;
  setPrompt: (prompt: string) => void;
  fillPrompt: (prompt: string) => void;
  /** Takes what was brought along from another page, else what stood here before a reload or a sign-in. */
  restorePrompt: () => void;
}

/** What stands in the Ask AI box; kept in this tab, so that neither a reload nor a sign-in loses it. */
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
    // Without storage the draft lives as long as the page.
  }
}

function readDraft(): string {
  try {
    return sessionStorage.getItem(DRAFT_KEY) ?? '';
  } catch {
    return '';
  }
}
