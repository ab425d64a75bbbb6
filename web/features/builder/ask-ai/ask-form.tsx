import { type ReactNode } from 'react';
import { useSession } from '#web/lib/session-store.ts';
import { askAbout } from '../workspace/ask-target.ts';
import { useWorkspace } from '../workspace-store.ts';
import { stopGeneration } from './active-run.ts';
import { AskBar } from './ask-bar.tsx';
import { ExampleMenu, StartPrompts } from './example-prompts.tsx';
import { useFreePages } from './free-pages.ts';
import { OutOfCreditsDialog } from './out-of-credits-dialog.tsx';
import { useDraft, usePrompt } from './prompt-store.ts';
import { toggleSound, useSound } from './sound.ts';
import type { Asking } from './use-asking.ts';
import { useSelectionOffer } from './use-selection-offer.ts';

interface AskFormProps {
  asking: Asking;
  /** A button before the box. */
  lead?: ReactNode;
}

/** The Ask AI bar with its examples, and the dialog for those without credits. */
export function AskForm({ asking, lead }: AskFormProps) {
  const { document, target, examples } = asking;
  const { fillCount, setPrompt, fillPrompt } = usePrompt();
  const prompt = useDraft();
  const credits = useSession((session) => session.user?.inferenceCredits ?? null);
  const isWorking = useWorkspace(({ generation }) => generation.kind === 'working');
  const isSoundOn = useSound((sound) => sound.isOn);
  const freePages = useFreePages(document);
  const offer = useSelectionOffer();
  const previousPrompt = document?.previousPrompt ?? '';
  return (
    <>
      {prompt === '' && !isWorking && examples === 'start' ? (
        <StartPrompts onChoose={fillPrompt} />
      ) : null}
      <AskBar
        lead={lead}
        examples={
          examples === null || examples === 'start' ? null : (
            <ExampleMenu kind={examples} onChoose={fillPrompt} />
          )
        }
        value={prompt}
        onChange={setPrompt}
        onSend={asking.sendPrompt}
        onStop={stopGeneration}
        target={target?.label ?? null}
        onDropTarget={() => askAbout(null)}
        offer={offer}
        isWorking={isWorking}
        isReady={document !== null}
        hasAnswered={previousPrompt !== ''}
        previousPrompt={previousPrompt}
        credits={credits}
        freePages={freePages}
        isSoundOn={isSoundOn}
        onToggleSound={toggleSound}
        fillCount={fillCount}
      />
      <OutOfCreditsDialog isOpen={asking.isOutOfCredits} onClose={asking.closeOutOfCredits} />
    </>
  );
}
