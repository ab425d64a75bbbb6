import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { asksForOwnPhotos } from '#domain/pictures/asks-for-photos.ts';
import { deploymentQuery } from '#web/lib/deployment.ts';
import { dismissFresh } from '../conversation/seen-entries.ts';
import { tell } from '../toasts/show-notice.ts';
import { askAbout, useAskTarget } from '../workspace/ask-target.ts';
import { isPage, type OpenDocument } from '../workspace/documents.ts';
import type { RequestAgain } from '../workspace/generation-slice.ts';
import { currentDocument, useWorkspace } from '../workspace-store.ts';
import type { ExampleKind } from './example-prompts.tsx';
import { useDraft, usePrompt } from './prompt-store.ts';
import { playDone, useSound } from './sound.ts';
import { useDuePrompt } from './use-due-prompt.ts';
import { useGeneration } from './use-generation.ts';

/** What the place that asks needs: exactly one of them is on the screen. */
export function useAsking() {
  const { setPrompt, restorePrompt } = usePrompt();
  const prompt = useDraft();
  const document = useWorkspace(currentDocument);
  const [isOutOfCredits, setIsOutOfCredits] = useState(false);
  useEffect(restorePrompt, [restorePrompt]);
  const needCredits = useCallback(() => setIsOutOfCredits(true), []);
  const tellDone = useCallback(() => (useSound.getState().isOn ? playDone() : undefined), []);
  const { start } = useGeneration({ onNeedCredits: needCredits, onDone: tellDone });
  const target = useAskTarget((asked) =>
    asked.target?.uuid === document?.uuid ? asked.target : null,
  );
  const kind = exampleKind(document);

  /** Sends a request from elsewhere than the box, which keeps what is written in it. */
  function ask(request: RequestAgain): void {
    dismissFresh();
    void start(request);
  }
  async function send(request: RequestAgain): Promise<void> {
    dismissFresh();
    if (kind === 'page' && asksForOwnPhotos(request.prompt)) showPictures();
    else if (!(await start(request))) return;
    setPrompt('', document);
    askAbout(null);
  }
  useDuePrompt((request) => void send(request));
  return {
    document,
    target,
    examples: useExamples(kind),
    ask,
    sendPrompt: () =>
      void send({ prompt: prompt.trim(), attempt: 0, isFromNothing: false, target }),
    isOutOfCredits,
    closeOutOfCredits: () => setIsOutOfCredits(false),
  };
}

export type Asking = ReturnType<typeof useAsking>;

/** Nobody but the person has the photographs that they ask for. */
function showPictures(): void {
  useWorkspace.getState().showPanel('pictures');
  tell('editorPanels.pictures.asked');
}

/** Null where the AI would refuse them: the built-in designer works on pages and on no code. */
function useExamples(kind: ExampleKind): ExampleKind | null {
  const isFile = kind === 'file';
  const { data: deployment } = useQuery({ ...deploymentQuery, enabled: isFile });
  const isRefused = deployment === undefined || deployment.model.provider === 'offline';
  return isFile && isRefused ? null : kind;
}

function exampleKind(document: OpenDocument | null): ExampleKind {
  if (document === null || (document.kind === 'site' && document.isStarter)) return 'start';
  return isPage(document) ? 'page' : 'file';
}
