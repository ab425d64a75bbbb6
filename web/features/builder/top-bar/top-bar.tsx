import {
  Code,
  Columns2,
  Eye,
  Monitor,
  Redo2,
  Save,
  Smartphone,
  SquareArrowOutUpRight,
  StretchHorizontal,
  Tablet,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { canRedo, canUndo, startHistory } from '../edit-history.ts';
import type { DeviceWidth, PanelId, WorkspaceView } from '../workspace/view-slice.ts';
import {
  canPreview,
  currentDocument,
  isGenerating,
  shownView,
  showsStarter,
  useWorkspace,
} from '../workspace-store.ts';
import { SchemeSwitch } from '../preview/scheme-switch.tsx';
import { SaveStatus } from './save-status.tsx';
import { DocumentName } from './document-name.tsx';
import { PanelButtons } from '../panels/panel-rail.tsx';

const EMPTY = startHistory('', 0);

interface TopBarProps {
  isSignedIn: boolean;
  canSave: boolean;
  isSaving: boolean;
  onSave: () => void;
  onViewSite: () => void;
  onRename: (name: string) => void;
  onResolveConflict: () => void;
  panel: PanelId | null;
  onTogglePanel: (panel: PanelId) => void;
  exportMenu: ReactNode;
  home: ReactNode;
  /** Credits and the user menu. */
  account: ReactNode;
}

/** One row on wide screens, two on phones: where you are, what you see, what you can do. */
export function TopBar(props: TopBarProps) {
  const t = useTranslations('builder.topBar');
  const name = useWorkspace((workspace) => currentDocument(workspace)?.name);
  const isSite = useWorkspace((workspace) => currentDocument(workspace)?.kind !== 'file');
  const isStarter = useWorkspace(showsStarter);
  const isWorking = useWorkspace(isGenerating);
  return (
    <header className="grid shrink-0 grid-cols-[minmax(0,1fr)] border-b border-line bg-paper">
      <div className="flex h-14 items-center gap-2 px-3">
        {props.home}
        <div className="flex min-w-0 grow items-center gap-2 xl:grow-0">
          <DocumentName
            label={t(isSite ? 'siteName' : 'fileName')}
            name={name ?? t('untitled')}
            canRename={name !== undefined && !isStarter}
            onRename={props.onRename}
          />
          <SaveStatus isSignedIn={props.isSignedIn} onResolve={props.onResolveConflict} />
        </div>
        <div className="hidden grow items-center justify-center gap-2 xl:flex">
          <PageControls isWorking={isWorking} />
        </div>
        <Button
          variant="quiet"
          size="small"
          className="max-md:hidden"
          onClick={props.onSave}
          isPending={props.isSaving}
          disabled={!props.canSave}
        >
          <Save aria-hidden="true" />
          {t('save')}
        </Button>
        {isSite ? (
          <Button
            variant="secondary"
            size="small"
            onClick={props.onViewSite}
            disabled={!props.canSave}
          >
            <SquareArrowOutUpRight aria-hidden="true" />
            <span className="max-sm:sr-only">{t('viewSite')}</span>
          </Button>
        ) : null}
        {props.exportMenu}
        {props.account}
      </div>
      <div className="flex items-center gap-2 overflow-x-auto border-t border-line px-3 py-1.5 xl:hidden">
        <div className="flex shrink-0 md:hidden">
          <PanelButtons panel={props.panel} onToggle={props.onTogglePanel} />
        </div>
        <PageControls isWorking={isWorking} />
      </div>
    </header>
  );
}

function PageControls({ isWorking }: { isWorking: boolean }) {
  const t = useTranslations('builder.topBar');
  const view = useWorkspace(shownView);
  const hasPreview = useWorkspace((workspace) => {
    const document = currentDocument(workspace);
    return document === null || canPreview(document);
  });
  const width = useWorkspace((workspace) => workspace.width);
  const show = useWorkspace((workspace) => workspace.show);
  const resize = useWorkspace((workspace) => workspace.resize);
  const views: { value: WorkspaceView; label: string; icon: ReactNode }[] = [
    { value: 'preview', label: t('preview'), icon: <Eye aria-hidden="true" /> },
    { value: 'code', label: t('code'), icon: <Code aria-hidden="true" /> },
    { value: 'split', label: t('split'), icon: <Columns2 aria-hidden="true" /> },
  ];
  const widths: { value: DeviceWidth; label: string; icon: ReactNode }[] = [
    { value: 'phone', label: t('phone'), icon: <Smartphone aria-hidden="true" /> },
    { value: 'tablet', label: t('tablet'), icon: <Tablet aria-hidden="true" /> },
    { value: 'desktop', label: t('desktop'), icon: <Monitor aria-hidden="true" /> },
    { value: 'full', label: t('full'), icon: <StretchHorizontal aria-hidden="true" /> },
  ];
  return (
    <>
      <UndoButtons isWorking={isWorking} />
      {hasPreview ? (
        <>
          <Segmented label={t('view')} value={view} onChange={show} options={views} />
          <Segmented label={t('width')} value={width} onChange={resize} options={widths} />
          <SchemeSwitch />
        </>
      ) : null}
    </>
  );
}

function UndoButtons({ isWorking }: { isWorking: boolean }) {
  const t = useTranslations('builder');
  const history = useWorkspace((workspace) => currentDocument(workspace)?.history ?? EMPTY);
  const undo = useWorkspace((workspace) => workspace.undo);
  const redo = useWorkspace((workspace) => workspace.redo);
  const last = history.steps[history.index];
  const next = history.steps[history.index + 1];
  const nameOf = (step: typeof last) =>
    step === undefined ? '' : step.label || t(`steps.${step.origin}`);
  return (
    <div className="flex shrink-0">
      <IconButton
        label={canUndo(history) ? t('topBar.undoStep', { step: nameOf(last) }) : t('topBar.undo')}
        shortcut="Ctrl+Z"
        disabled={isWorking || !canUndo(history)}
        onClick={undo}
      >
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton
        label={canRedo(history) ? t('topBar.redoStep', { step: nameOf(next) }) : t('topBar.redo')}
        shortcut="Ctrl+Shift+Z"
        disabled={isWorking || !canRedo(history)}
        onClick={redo}
      >
        <Redo2 aria-hidden="true" />
      </IconButton>
    </div>
  );
}
