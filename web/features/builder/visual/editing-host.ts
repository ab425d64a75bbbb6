import type { useTranslations } from 'use-intl';
import type { EditingHost } from '../visual-editor/editing-host.ts';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { flushPendingText } from '../code-editor/pending-text.ts';
import { focusAskBar } from '../ask-ai/focus-ask-bar.ts';
import { usePrompt } from '../ask-ai/prompt-store.ts';
import { askAbout } from '../workspace/ask-target.ts';
import { showOverlay } from '../palette/palette-store.ts';
import { isGenerating, useWorkspace } from '../workspace-store.ts';

interface EditingHostInput {
  /** Of the document that is edited. */
  uuid: string;
  save: () => void;
  /** Says that something was done. */
  say: (sentence: string) => void;
  /** Says a sentence that tells why something was not done. */
  refuse: (sentence: string) => void;
  t: ReturnType<typeof useTranslations<'visualEditor'>>;
}

/** The builder as the visual editor sees it. */
export function createEditingHost({ uuid, save, say, refuse, t }: EditingHostInput): EditingHost {
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
    openPalette: () => showOverlay('palette'),
    showShortcuts: () => showOverlay('shortcuts'),
    ask(target, words) {
      askAbout({ uuid, ...target });
      if (words === '') focusAskBar();
      else usePrompt.getState().fillPrompt(words);
    },
    sayCopied: (isCopied) => (isCopied ? say(t('copied')) : refuse(t('notCopied'))),
    refuse: (refused) =>
      refuse(
        refused.kind === 'operation'
          ? t(`refused.${refused.reason}`)
          : t(`refused.${refused.kind}`),
      ),
  };
}
