import { type ReactNode, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { peekPrompt } from '#web/lib/pending-prompt.ts';
import { useSession } from '#web/lib/session-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { useWishAfterSignIn } from './account-wish/use-wish-after-sign-in.ts';
import { focusAskBar } from './ask-ai/focus-ask-bar.ts';
import { usePrompt } from './ask-ai/prompt-store.ts';
import { useFoundRuns } from './ask-ai/use-found-runs.ts';
import { Canvas } from './canvas.tsx';
import { AskDock } from './conversation/ask-dock.tsx';
import { useKeepGuestRun } from './conversation/use-keep-guest-run.ts';
import { Rail } from './rail/rail.tsx';
import { saveShown } from './saving/save-document.ts';
import { savePage } from './saving/save-page.ts';
import { useNewerTexts } from './saving/use-newer-texts.ts';
import { useSaving } from './saving/use-saving.ts';
import { viewSite } from './saving/view-site.ts';
import { warnOfStillScripts } from './saving/warn-of-still-scripts.ts';
import { ImportDialog } from './files/import-dialog.tsx';
import { ExportHost } from './export/export-host.tsx';
import { RailFiles, useRailFileCount } from './files/rail-files.tsx';
import { useFileListSync } from './files/use-file-list-sync.ts';
import { PaletteHost } from './palette/palette-host.tsx';
import { useCommandActions } from './palette/use-command-actions.ts';
import { PublishHost } from './publish/publish-host.tsx';
import { publishShown } from './publish/publish-shown.ts';
import { PanelHost } from './panels/panel-host.tsx';
import { usePanels } from './panels/use-panels.ts';
import { SiteBrowserHost } from './site-browser/site-browser-host.tsx';
import { starterPage } from './starter/starter-page.ts';
import { closeShown, closeTab } from './tabs/close-tab.ts';
import { openStarter } from './tabs/open-starter.ts';
import { TabStrip } from './tabs/tab-strip.tsx';
import { useOpenDocuments } from './tabs/use-open-documents.ts';
import { useWorkspaceOwner } from './tabs/use-workspace-owner.ts';
import { useRename } from './top-bar/use-rename.ts';
import { useKeptHistories } from './history/use-kept-histories.ts';
import { HistoryHost } from './history/history-host.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { ConflictHost } from './saving/conflict-host.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { currentDocument, showsStarter, useWorkspace } from './workspace-store.ts';

interface BuilderPageProps {
  home: ReactNode;
  /** Credits and the user menu. */
  accountMenu: ReactNode;
  /** Called when the template in the address cannot be opened. */
  onTemplateFailed: () => void;
}

/** The main screen: the page in the middle, the prompt below it, the code beside it. */
export function BuilderPage({ home, accountMenu, onTemplateFailed }: BuilderPageProps) {
  const t = useTranslations('builder');
  const locale = useLocale();
  const userId = useSession((session) => session.user?.id ?? null);
  const [isFresh] = useState(() => peekPrompt() !== '');
  const title = useWorkspace((workspace) =>
    showsStarter(workspace) ? '' : currentDocument(workspace)?.name,
  );
  useDocumentTitle(title || t('pageTitle'));
  useWorkspaceOwner(userId);
  useSaving(userId);
  useNewerTexts(userId);
  useKeptHistories(userId);
  useFoundRuns(userId);
  useKeepGuestRun(userId);
  const rename = useRename(userId);
  useFileListSync(userId);
  const panels = usePanels();
  const railFiles = useRailFileCount(userId, panels.panel === null && panels.isBeside);
  const fillPrompt = usePrompt((state) => state.fillPrompt);

  const starter = useMemo(() => starterPage(locale === 'it' ? 'it' : 'en'), [locale]);
  const opening = useOpenDocuments({
    userId,
    starter,
    isFresh,
    onTemplateOpened: (mode) => {
      if (mode === 'view') panels.close();
      else focusAskBar();
    },
    onTemplateFailed: () => {
      showError(t('toast.templateFailed'));
      onTemplateFailed();
    },
  });
  async function view(): Promise<void> {
    const result = await viewSite(() => saveShown(userId));
    if (result.kind === 'unsaved') showError(t('toast.viewFailed'));
    else void warnOfStillScripts().catch(() => undefined);
    if (result.kind !== 'blocked') return;
    const open = () => void window.open(result.url, '_blank', 'noopener');
    showError(t('toast.viewBlocked'), undefined, { label: t('toast.viewOpen'), onClick: open });
  }
  const openNewSite = () => openStarter({ text: starter, name: t('topBar.untitled') });
  const publish = () => publishShown(() => saveShown(userId));
  const actions = useCommandActions(userId, {
    save: () => void saveShown(userId, true),
    savePage: () => void savePage(userId),
    viewSite: () => void view(),
    publish,
    newSite: openNewSite,
    closeTab: () => void closeShown(userId),
    togglePanel: panels.toggle,
  });
  useWishAfterSignIn(userId, {
    save: actions.save,
    view: actions.viewSite,
    publish: () => void publish(),
    exportFile: actions.exportFile,
    exportProject: actions.exportProject,
  });
  const pressKey = useShortcuts(actions);

  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-sunken">
      <TopBar home={home} account={accountMenu} actions={actions} onRename={rename} />
      <div className="relative flex min-h-0 grow">
        <Rail
          panel={panels.panel}
          onToggle={panels.toggle}
          actions={actions}
          files={railFiles}
          renderFiles={(count, isNamed) => (
            <RailFiles userId={userId} most={count} isNamed={isNamed} />
          )}
        />
        <PanelHost
          panel={panels.panel}
          userId={userId}
          isBeside={panels.isBeside}
          isTalkBeside={panels.isTalkBeside}
          widthPx={panels.widthPx}
          onResize={panels.resize}
          onClose={panels.close}
        />
        <main className="flex min-w-0 grow flex-col">
          <h1 className="sr-only">{t('pageTitle')}</h1>
          <TabStrip onClose={(uuid) => void closeTab(uuid, userId)} onNewSite={openNewSite} />
          {/* Before the page, so that Tab reaches it without passing every link; it stands at the foot. */}
          {panels.panel === 'talk' && panels.isTalkBeside ? null : (
            <AskDock
              userId={userId}
              isOpen={panels.panel === 'talk'}
              onToggle={() => panels.toggle('talk')}
            />
          )}
          <Canvas
            onPrompt={fillPrompt}
            onKey={pressKey}
            onRetry={opening.hasFailed ? opening.retry : null}
          />
        </main>
      </div>
      <HistoryHost userId={userId} />
      <ImportDialog key={userId} userId={userId} />
      <ExportHost userId={userId} />
      <PaletteHost actions={actions} />
      <SiteBrowserHost userId={userId} />
      <PublishHost userId={userId} />
      <ConflictHost />
    </div>
  );
}
