import type { useTranslations } from 'use-intl';
import type { EditingHost } from '../visual-editor/editing-host.ts';
import { currentLanguage } from '#web/i18n/language-store.ts';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { flushPendingText } from '../code-editor/pending-text.ts';
import { focusAskBar } from '../ask-ai/focus-ask-bar.ts';
import { usePrompt } from '../ask-ai/prompt-store.ts';
import { askAbout } from '../workspace/ask-target.ts';
import { showOverlay } from '../palette/palette-store.ts';
import { tell } from '../toasts/show-notice.ts';
import { isGenerating, useWorkspace } from '../workspace-store.ts';
import { endIsolationInCode, isolateInCode } from './isolate.ts';
import { refusalSentence } from './refusal-sentence.ts';

interface EditingHostInput {
  /** Of the document that is edited. */
  uuid: string;
  save: () => void;
  /** Shows everything again, called from the code. */
  leaveIsolation: () => void;
  /** Says a sentence that tells why something was not done. */
  refuse: (sentence: string) => void;
  t: ReturnType<typeof useTranslations<'visualEditor'>>;
}

/** The builder as the visual editor sees it. */
export function createEditingHost({
  uuid,
  save,
  leaveIsolation,
  refuse,
  t,
}: EditingHostInput): EditingHost {
  const workspace = () => useWorkspace.getState();
  return {
    textToChange() {
      flushPendingText();
      const document = workspace().documents[uuid];
      if (document !== undefined && !isGenerating(workspace()))
        return historyText(document.history);
      refuse(t('refused.working'));
      return null;
    },
    arrival(from, to) {
      const history = workspace().documents[uuid]?.history;
      const arrival = history?.text === to ? history.arrival : null;
      return arrival?.from === from ? arrival.splices : null;
    },
    commit: (change) => workspace().changeDocumentBySplices({ uuid, ...change, at: Date.now() }),
    undo: () => (isGenerating(workspace()) ? undefined : workspace().undo()),
    redo: () => (isGenerating(workspace()) ? undefined : workspace().redo()),
    save,
    stop: () => workspace().setEditing(false),
    showScheme: (scheme) => workspace().showInScheme(scheme === 'dark' ? 'dark' : 'light'),
    openPalette: () => showOverlay('palette'),
    showShortcuts: () => showOverlay('shortcuts'),
    locale: currentLanguage,
    isolate(range) {
      if (range === null) endIsolationInCode();
      else isolateInCode({ uuid, ...range, leave: leaveIsolation });
    },
    ask(target, words) {
      askAbout(target && { uuid, ...target });
      if (words === '') focusAskBar();
      else usePrompt.getState().fillPrompt(words);
    },
    sayCopied: (isCopied) => (isCopied ? tell('visualEditor.copied') : refuse(t('notCopied'))),
    refuse: (refused) => refuse(refusalSentence(refused)),
  };
}
