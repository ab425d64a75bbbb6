import { type ReactNode, useCallback, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { takePrompt } from '#web/lib/pending-prompt.ts';
import { useSession } from '#web/lib/session-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { AskBar } from './ask-ai/ask-bar.tsx';
import { GenerationCard } from './ask-ai/generation-card.tsx';
import { playDone, useSoundSetting } from './ask-ai/sound.ts';
import { useGeneration } from './ask-ai/use-generation.ts';
import { Canvas } from './canvas.tsx';
import { ConflictDialog } from './saving/conflict-dialog.tsx';
import { OutOfCreditsDialog } from './out-of-credits-dialog.tsx';
import { useSaving } from './saving/use-saving.ts';
import { useOpenedSite } from './saving/use-opened-site.ts';
import { viewSite } from './saving/view-site.ts';
import { starterPage } from './starter/starter-page.ts';
import { TopBar } from './top-bar/top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { currentDocument, showsStarter, useWorkspace } from './workspace-store.ts';

interface BuilderPageProps {
  home: ReactNode;
  /** Credits and the user menu. */
  accountMenu: ReactNode;
}

/** The screen people live in: the page in the middle, the prompt below it, the code beside it. */
export function BuilderPage({ home, accountMenu }: BuilderPageProps) {
  const t = useTranslations('builder');
  const locale = useLocale();
  const user = useSession((session) => session.user);
  const [prompt, setPrompt] = useState(takePrompt);
  const [isOutOfCredits, setIsOutOfCredits] = useState(false);
  const [isConflictPutOff, setIsConflictPutOff] = useState(false);
  const userId = user?.id ?? null;
  useDocumentTitle(t('pageTitle'));
  const sound = useSoundSetting();
  const { save, saveGenerated, rename } = useSaving(userId);
  const generation = useWorkspace((workspace) => workspace.generation);
  const previousPrompt = useWorkspace(
    (workspace) => currentDocument(workspace)?.previousPrompt ?? '',
  );
  const isStarter = useWorkspace(showsStarter);
  const saveState = useWorkspace((workspace) => currentDocument(workspace)?.saveState ?? 'saved');
  const isWorking = generation.kind === 'working';

  useOpenedSite(userId, starterPage(locale === 'it' ? 'it' : 'en'));
  const needCredits = useCallback(() => setIsOutOfCredits(true), []);
  const { start, stop } = useGeneration({
    onNeedCredits: needCredits,
    onPage: saveGenerated,
    onDone: () => (sound.isOn ? playDone() : undefined),
  });

  async function send(): Promise<void> {
    if (await start(prompt.trim())) setPrompt('');
  }
  async function view(): Promise<void> {
    if (!(await viewSite(save))) showError(t('toast.viewFailed'));
  }
  useShortcuts({ onSave: () => void save() });

  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-sunken">
      <TopBar
        home={home}
        account={accountMenu}
        isSignedIn={user !== null}
        canSave={user !== null && !isStarter && !isWorking}
        isSaving={saveState === 'saving'}
        onSave={() => void save()}
        onViewSite={() => void view()}
        onRename={(name) => void rename(name)}
        onResolveConflict={() => setIsConflictPutOff(false)}
      />
      <main className="flex min-h-0 grow flex-col">
        <h1 className="sr-only">{t('pageTitle')}</h1>
        <Canvas onPrompt={setPrompt} />
        <section
          aria-label={t('ask.label')}
          className="mx-auto w-full max-w-3xl shrink-0 px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
        >
          <GenerationCard
            state={generation}
            onUndo={() => {
              useWorkspace.getState().undo();
              useWorkspace.getState().setGeneration({ kind: 'idle' });
            }}
            onDismiss={() => useWorkspace.getState().setGeneration({ kind: 'idle' })}
          />
          <AskBar
            value={prompt}
            onChange={setPrompt}
            onSend={() => void send()}
            onStop={stop}
            isWorking={isWorking}
            hasAnswered={previousPrompt !== ''}
            previousPrompt={previousPrompt}
            credits={user?.inferenceCredits ?? null}
            isSoundOn={sound.isOn}
            onToggleSound={sound.toggle}
          />
        </section>
      </main>
      <OutOfCreditsDialog isOpen={isOutOfCredits} onClose={() => setIsOutOfCredits(false)} />
      <ConflictDialog
        isOpen={saveState === 'conflict' && !isConflictPutOff}
        onClose={() => setIsConflictPutOff(true)}
        onResolved={(shouldSave) => {
          setIsConflictPutOff(false);
          if (shouldSave) void save();
        }}
      />
    </div>
  );
}
