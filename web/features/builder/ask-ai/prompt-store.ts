import { create } from 'zustand';
import { takePrompt } from '#web/lib/pending-prompt.ts';
import type { OpenDocument } from '../workspace/documents.ts';
import type { RequestAgain } from '../workspace/generation-slice.ts';
import { currentDocument, useWorkspace } from '../workspace-store.ts';
import { draftOf, type Drafts, keepDrafts, readDrafts, withDraft } from './drafts.ts';

/** A request that was sent before the builder could carry it out. */
export interface DueRequest {
  request: RequestAgain;
  /** The document that it is about; null for a new page. */
  uuid: string | null;
}

interface PromptState {
  drafts: Drafts;
  /** Increases when something other than typing filled the box; the box then takes the focus. */
  fillCount: number;
  due: DueRequest | null;
  /** Sets the text for a document, by default the shown one. */
  setPrompt: (prompt: string, document?: OpenDocument | null) => void;
  fillPrompt: (prompt: string) => void;
  /** Sends as soon as the document is there. */
  sendLater: (due: DueRequest) => void;
  /** Returns the due request and forgets it, so that it is sent once. */
  takeDue: () => DueRequest | null;
  /** Sends the prompt that another page passed on, or restores the drafts from before a reload or a sign-in. */
  restorePrompt: () => void;
}

/** The texts of the Ask AI box, one for each document. */
export const usePrompt = create<PromptState>((set, get) => ({
  drafts: {},
  fillCount: 0,
  due: null,
  setPrompt(prompt, document = shownDocument()) {
    const drafts = withDraft(get().drafts, document, prompt);
    keepDrafts(drafts);
    set({ drafts });
  },
  fillPrompt(prompt) {
    get().setPrompt(prompt);
    set(({ fillCount }) => ({ fillCount: fillCount + 1 }));
  },
  sendLater(due) {
    const { uuid, request } = due;
    const document = uuid === null ? null : useWorkspace.getState().documents[uuid];
    get().setPrompt(request.prompt, document ?? null);
    set({ due });
  },
  takeDue() {
    const { due } = get();
    set({ due: null });
    return due;
  },
  restorePrompt() {
    set({ drafts: readDrafts() });
    const prompt = takePrompt();
    if (prompt !== '') get().sendLater({ request: firstRequest(prompt), uuid: null });
  },
}));

/** What is written in the box of the shown document. */
export function useDraft(): string {
  const document = useWorkspace(currentDocument);
  return usePrompt(({ drafts }) => draftOf(drafts, document));
}

function shownDocument(): OpenDocument | null {
  return currentDocument(useWorkspace.getState());
}

function firstRequest(prompt: string): RequestAgain {
  return { prompt, attempt: 0, isFromNothing: true, target: null };
}
