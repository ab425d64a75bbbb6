import { create } from 'zustand';
import { keepPrompt, peekPrompt } from '#web/lib/pending-prompt.ts';

interface PromptState {
  prompt: string;
  /** Grows when something other than typing filled the box, which then takes the focus. */
  fillCount: number;
  setPrompt: (prompt: string) => void;
  fillPrompt: (prompt: string) => void;
  /** Takes what was kept on the way here: from the home page, a reload, a sign-in. */
  restorePrompt: () => void;
}

/** What stands in the Ask AI box; kept in this tab, so that neither a reload nor a sign-in loses it. */
export const usePrompt = create<PromptState>((set) => ({
  prompt: '',
  fillCount: 0,
  setPrompt(prompt) {
    keepPrompt(prompt);
    set({ prompt });
  },
  fillPrompt(prompt) {
    keepPrompt(prompt);
    set(({ fillCount }) => ({ prompt, fillCount: fillCount + 1 }));
  },
  restorePrompt: () => set({ prompt: peekPrompt() }),
}));
