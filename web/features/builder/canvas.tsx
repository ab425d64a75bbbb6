import { useCallback, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { canRedo, historyText } from '#domain/edit-history/edit-history.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { joinClasses } from '#web/components/join-classes.ts';
import { CodePane } from './code-editor/code-pane.tsx';
import { preloadCodeEditor } from './code-editor/load-editor.ts';
import { useLinkedPage } from './export/use-linked-page.ts';
import { useMarkdownPage } from './files/use-markdown-page.ts';
import { TAB_PANEL_ID } from './tabs/tab-panel-id.ts';
import { isStarterPage } from './starter/starter-page.ts';
import type { KeyPress } from './palette/shortcut-keys.ts';
import { usePageProblems } from './preview/page-problems-store.ts';
import { PreviewPane } from './preview/preview-pane.tsx';
import type { PageKey, PageSource } from './preview/page-editing.ts';
import { ChangesHost } from './visual/changes-host.tsx';
import { editObstacle } from './visual/edit-obstacle.ts';
import { EditedPage } from './visual/edited-page.tsx';
import { useVisualEditor } from './visual/use-visual-editor.ts';
import type { OpenDocument } from './workspace/documents.ts';
import {
  currentDocument,
  currentHtml,
  currentSite,
  currentStream,
  currentText,
  isGenerating,
  shownView,
  useWorkspace,
  type Workspace,
} from './workspace-store.ts';

interface CanvasProps {
  onPrompt: (prompt: string) => void;
  /** A key that the shown page leaves to the builder. */
  onKey: (pressed: PageKey) => void;
  /** Set when the document could not be loaded, so that there is nothing to show. */
  onRetry: (() => void) | null;
}

/** The page, its code, or both side by side (stacked on narrow screens). */
export function Canvas({ onPrompt, onKey, onRetry }: CanvasProps) {
  const view = useWorkspace(shownView);
  const document = useWorkspace(currentDocument);
  const key = document?.uuid ?? '';
  const isUndone = useWorkspace(isUndoneToNothing);
  useEffect(preloadCodeEditor, []);

  if (document === null && onRetry !== null) return <OpeningFailed onRetry={onRetry} />;
  return (
    <div
      id={TAB_PANEL_ID}
      role="tabpanel"
      aria-labelledby={key === '' ? undefined : `tab-${key}`}
      className="flex min-h-0 grow max-lg:flex-col max-sm:gap-px"
    >
      <div
        className={joinClasses(
          'relative min-h-0 min-w-0 flex-1',
          view === 'code' ? 'hidden' : null,
        )}
      >
        <ShownPage pageKey={key} isPaused={view === 'code'} onPrompt={onPrompt} onKey={onKey} />
        {isUndone ? <UndonePage /> : null}
      </div>
      {view === 'preview' || document === null ? null : (
        <div className="min-h-0 min-w-0 flex-1 p-2 max-sm:p-0 lg:not-first:pl-0">
          <ShownCode document={document} />
        </div>
      )}
    </div>
  );
}

/** Undo has led to before the first page. */
function isUndoneToNothing(workspace: Workspace): boolean {
  const site = currentSite(workspace);
  const isEmpty = site !== null && !site.isStarter && historyText(site.history) === '';
  return isEmpty && canRedo(site.history) && !isGenerating(workspace);
}

function UndonePage() {
  const t = useTranslations('builderTabs.undone');
  const redo = useWorkspace((workspace) => workspace.redo);
  const isPublic = useWorkspace((workspace) => (currentSite(workspace)?.savedText ?? '') !== '');
  return (
    <div className="absolute inset-0 z-20 grid content-center overflow-y-auto bg-paper">
      <EmptyState
        title={t('title')}
        text={t(isPublic ? 'saved' : 'text')}
        action={<Button onClick={redo}>{t('redo')}</Button>}
      />
    </div>
  );
}

interface ShownPageProps extends Pick<CanvasProps, 'onPrompt' | 'onKey'> {
  pageKey: string;
  isPaused: boolean;
}

function ShownPage(props: ShownPageProps) {
  const page = useWorkspace(currentHtml);
  const markdown = useMarkdownPage();
  const shown = useLinkedPage(page);
  if (markdown !== null) return <DrawnPage {...props} html={markdown} />;
  return <DrawnPage {...props} html={shown.html} source={shown.source} />;
}

interface DrawnPageProps extends ShownPageProps {
  html: string;
  /** Of a page; absent for other files. */
  source?: PageSource;
}

/**
 * A component of its own because it is drawn again with every update of a stream, and preparing the page's text
 * is expensive.
 */
function DrawnPage({ pageKey, html, source, isPaused, onPrompt, onKey }: DrawnPageProps) {
  const stream = useWorkspace(currentStream);
  const width = useWorkspace((workspace) => workspace.width);
  const scheme = useWorkspace((workspace) => workspace.scheme);
  const addProblem = usePageProblems(({ add }) => add);
  const forgetProblems = usePageProblems(({ clear }) => clear);
  useEffect(() => forgetProblems, [forgetProblems]);
  // What a page links to may be on its way.
  const canEdit = useWorkspace((workspace) => editObstacle(workspace) === null) && html !== '';
  const isEditing = useWorkspace((workspace) => workspace.isEditing);
  const isSplit = useWorkspace((workspace) => shownView(workspace) === 'split');
  const editor = useVisualEditor({ uuid: pageKey, canEdit });
  const editing = editor?.session ?? null;
  const drawing = useMemo(
    () => ({ key: pageKey, html, source, stream, editing }),
    [pageKey, html, source, stream, editing],
  );
  const hasEditor = editing !== null;
  const pressKey = useCallback(
    (press: KeyPress) => onKey({ press, hasEditor, isEditing: hasEditor && isEditing }),
    [onKey, hasEditor, isEditing],
  );
  const pane = (
    <PreviewPane
      drawing={drawing}
      width={width}
      scheme={scheme}
      isPaused={isPaused}
      onPrompt={(prompt) => (isStarterPage(html) ? onPrompt(prompt) : undefined)}
      onKey={pressKey}
      foot={
        <>
          {editor !== null && isEditing && isSplit ? (
            <editor.parts.CodePageSync session={editor.session} uuid={pageKey} />
          ) : null}
          <ChangesHost uuid={pageKey} editor={editor} canMark={canEdit} />
        </>
      }
      onProblem={addProblem}
      onFresh={forgetProblems}
    >
      {editor !== null && isEditing ? <editor.parts.SelectionBar session={editor.session} /> : null}
    </PreviewPane>
  );
  return <EditedPage editor={isPaused || !isEditing ? null : editor}>{pane}</EditedPage>;
}

function ShownCode({ document }: { document: OpenDocument }) {
  const stream = useWorkspace(currentStream);
  const text = useWorkspace(currentText);
  const isWorking = useWorkspace(isGenerating);
  const changeDocument = useWorkspace((workspace) => workspace.changeDocument);
  const show = useWorkspace((workspace) => workspace.show);
  const openDialog = useWorkspace((workspace) => workspace.openDialog);
  return (
    <CodePane
      uuid={document.uuid}
      name={document.name}
      fileType={document.kind === 'site' ? 'site' : document.type}
      value={stream ?? text}
      isReadOnly={isWorking}
      isSaving={document.saveState === 'saving'}
      onChange={(value, uuid) =>
        changeDocument({ uuid, text: value, origin: 'code', at: Date.now() })
      }
      onHistory={
        document.revision === 0
          ? undefined
          : () => openDialog({ kind: 'history', uuid: document.uuid, name: document.name })
      }
      onGiveUp={() => show('preview')}
    />
  );
}

function OpeningFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('builderTabs');
  return (
    <div id={TAB_PANEL_ID} className="grid min-h-0 grow content-center">
      <EmptyState
        title={t('failedTitle')}
        text={t('failedText')}
        action={
          <Button variant="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}
