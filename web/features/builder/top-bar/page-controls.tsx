import {
  Code,
  Columns2,
  Eye,
  Monitor,
  Redo2,
  Smartphone,
  StretchHorizontal,
  Tablet,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { canRedo, canUndo, startHistory } from '../edit-history.ts';
import { SchemeSwitch } from '../preview/scheme-switch.tsx';
import type { DeviceWidth, WorkspaceView } from '../workspace/view-slice.ts';
import {
  canPreview,
  currentDocument,
  isGenerating,
  shownView,
  useWorkspace,
} from '../workspace-store.ts';

const EMPTY = startHistory('', 0);

/** How the page is shown, and the steps back and forth. */
export function PageControls() {
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
      <UndoButtons />
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

function UndoButtons() {
  const t = useTranslations('builder');
  const isWorking = useWorkspace(isGenerating);
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
