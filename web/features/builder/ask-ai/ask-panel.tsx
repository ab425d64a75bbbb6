import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { asksForOwnPhotos } from '#domain/pictures/asks-for-photos.ts';
import { deploymentQuery } from '#web/lib/deployment.ts';
import { useSession } from '#web/lib/session-store.ts';
import { tell } from '../toasts/tell.ts';
import { askAbout, useAskTarget } from '../workspace/ask-target.ts';
import { isPage, type OpenDocument } from '../workspace/documents.ts';
import type { GenerationState, RequestAgain } from '../workspace/generation-slice.ts';
import { currentDocument, useWorkspace } from '../workspace-store.ts';
import { stopGeneration } from './active-run.ts';
import { AskBar } from './ask-bar.tsx';
import { ExampleMenu, StartPrompts, type ExampleKind } from './example-prompts.tsx';
import { FoundRunCard } from './found-run-card.tsx';
import { GenerationCard } from './generation-card.tsx';
import { OutOfCreditsDialog } from './out-of-credits-dialog.tsx';
import { usePrompt } from './prompt-store.ts';
import { playDone, toggleSound, useSound } from './sound.ts';
import { useDuePrompt } from './use-due-prompt.ts';
import { useGeneration } from './use-generation.ts';
import { useSelectionOffer } from './use-selection-offer.ts';
import { useToastFloor } from './use-toast-floor.ts';

interface AskPanelProps {
  userId: string | null;
}

/** The Ask AI bar and everything around it: examples, progress, summary, errors, the dialog without credits. */
export function AskPanel({ userId }: AskPanelProps) {
  const t = useTranslations('builderAsk');
  const { prompt, fillCount, setPrompt, fillPrompt, restorePrompt } = usePrompt();
  const credits = useSession((session) => session.user?.inferenceCredits ?? null);
  const generation = useWorkspace((workspace) => workspace.generation);
  const document = useWorkspace(currentDocument);
  const [isOutOfCredits, setIsOutOfCredits] = useState(false);
  const isSoundOn = useSound((sound) => sound.isOn);
  const section = useRef<HTMLElement>(null);
  useToastFloor(section);
  useEffect(restorePrompt, [restorePrompt]);
  const needCredits = useCallback(() => setIsOutOfCredits(true), []);
  const tellDone = useCallback(() => (useSound.getState().isOn ? playDone() : undefined), []);
  const { start } = useGeneration({ onNeedCredits: needCredits, onDone: tellDone });
  const kind = exampleKind(document);
  const hasExamples = useExamples(kind);
  const isWorking = generation.kind === 'working';
  const target = useAskTarget((asked) =>
    asked.target?.uuid === document?.uuid ? asked.target : null,
  );
  const offer = useSelectionOffer();
  const previousPrompt = document?.previousPrompt ?? '';

  async function send(request: RequestAgain): Promise<void> {
    if (kind === 'page' && asksForOwnPhotos(request.prompt)) showPictures();
    else if (!(await start(request))) return;
    setPrompt('');
    askAbout(null);
  }
  useDuePrompt((request) => void send(request));
  function undo(): void {
    const { undo: goBack, setGeneration } = useWorkspace.getState();
    goBack();
    setGeneration({ kind: 'idle' });
    tell('builderAsk.undone');
  }

  return (
    <section
      ref={section}
      aria-label={t('label')}
      className="@container w-full shrink-0 px-2 max-sm:pt-1.5 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      {/* Card above bar; side by side where there is room, so that the page keeps its height. */}
      <div className="mx-auto grid max-w-3xl gap-2 @5xl:flex @5xl:max-w-none @5xl:items-end @5xl:justify-center">
        {/* It stays when it is empty, as screen readers listen to it, but takes no room. */}
        <div className="min-w-0 @5xl:max-w-2xl @5xl:flex-1 [&:not(:has([data-card]))]:absolute">
          <GenerationCard
            state={generation}
            elsewhere={useElsewhere(generation, document)}
            canUndo={document !== null && endsWithAi(document)}
            onUndo={undo}
            onAgain={(again) => void start(again)}
            onRetryModel={(retry) => {
              if (!retry.isFromNothing) useWorkspace.getState().undo();
              void start(retry);
            }}
            onDismiss={() => useWorkspace.getState().setGeneration({ kind: 'idle' })}
          />
          {isWorking ? null : <FoundRunCard userId={userId} />}
        </div>
        <div className="min-w-0 @5xl:max-w-3xl @5xl:flex-[1.3]">
          {prompt === '' && generation.kind === 'idle' && kind === 'start' ? (
            <StartPrompts onChoose={fillPrompt} />
          ) : null}
          <AskBar
            examples={
              hasExamples && kind !== 'start' ? (
                <ExampleMenu kind={kind} onChoose={fillPrompt} />
              ) : null
            }
            value={prompt}
            onChange={setPrompt}
            onSend={() =>
              void send({ prompt: prompt.trim(), attempt: 0, isFromNothing: false, target })
            }
            onStop={stopGeneration}
            target={target?.label ?? null}
            onDropTarget={() => askAbout(null)}
            offer={offer}
            isWorking={isWorking}
            isReady={document !== null}
            hasAnswered={previousPrompt !== ''}
            previousPrompt={previousPrompt}
            credits={credits}
            isSoundOn={isSoundOn}
            onToggleSound={toggleSound}
            fillCount={fillCount}
          />
        </div>
      </div>
      <OutOfCreditsDialog isOpen={isOutOfCredits} onClose={() => setIsOutOfCredits(false)} />
    </section>
  );
}

/** Nobody but the person has the photographs that they ask for. */
function showPictures(): void {
  useWorkspace.getState().showPanel('pictures');
  tell('editorPanels.pictures.asked');
}

/** The built-in designer only works on pages and would refuse the examples for code. */
function useExamples(kind: ExampleKind): boolean {
  const isFile = kind === 'file';
  const { data: deployment } = useQuery({ ...deploymentQuery, enabled: isFile });
  return !isFile || (deployment !== undefined && deployment.model.provider !== 'offline');
}

/** The name of the document that the AI is working on, when another one is shown. */
function useElsewhere(generation: GenerationState, shown: OpenDocument | null): string | null {
  const name = useWorkspace((workspace) =>
    generation.kind === 'idle' ? '' : (workspace.documents[generation.uuid]?.name ?? ''),
  );
  return generation.kind === 'idle' || generation.uuid === shown?.uuid ? null : name;
}

function endsWithAi({ history }: OpenDocument): boolean {
  return history.steps[history.index]?.origin === 'ai';
}

function exampleKind(document: OpenDocument | null): ExampleKind {
  if (document === null || (document.kind === 'site' && document.isStarter)) return 'start';
  return isPage(document) ? 'page' : 'file';
}
