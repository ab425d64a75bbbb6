import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useSession } from '#web/lib/session-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { AskPanel } from './ask-ai/ask-panel.tsx';
import { usePrompt } from './ask-ai/prompt-store.ts';
import { Canvas } from './canvas.tsx';
import { ConflictDialog } from './saving/conflict-dialog.tsx';
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
  const [isConflictPutOff, setIsConflictPutOff] = useState(false);
  const userId = user?.id ?? null;
  useDocumentTitle(t('pageTitle'));
  const { save, saveGenerated, rename } = useSaving(userId);
  const isStarter = useWorkspace(showsStarter);
  const saveState = useWorkspace((workspace) => currentDocument(workspace)?.saveState ?? 'saved');
  const isWorking = useWorkspace(({ generation }) => generation.kind === 'working');
  const fillPrompt = usePrompt((state) => state.fillPrompt);

  useOpenedSite(userId, starterPage(locale === 'it' ? 'it' : 'en'));
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
        <Canvas onPrompt={fillPrompt} />
        <AskPanel onPage={saveGenerated} />
      </main>
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
