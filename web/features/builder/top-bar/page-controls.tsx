import {
  Code,
  Columns2,
  Eye,
  type LucideIcon,
  Monitor,
  MousePointerClick,
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
import { canRedo, canUndo, startHistory } from '#domain/edit-history/edit-history.ts';
import { useStepName } from '../history/use-step-name.ts';
import { useCommandKeys } from '../palette/use-shortcut-label.ts';
import { SchemeSwitch } from '../preview/scheme-switch.tsx';
import { editObstacle } from '../visual/edit-obstacle.ts';
import { toggleEditing } from '../visual/toggle-editing.ts';
import type { DeviceWidth, WorkspaceView } from '../workspace/view-slice.ts';
import {
  allowsPreview,
  currentDocument,
  isGenerating,
  showsStarter,
  shownView,
  useWorkspace,
} from '../workspace-store.ts';

interface Choice<T extends string> {
  value: T;
  label: string;
  icon: ReactNode;
  shortcut?: string | undefined;
}

const EMPTY = startHistory('', 0);

/** How the page is shown, and undo and redo. */
export function PageControls() {
  const t = useTranslations('builder.topBar');
  const keys = useCommandKeys();
  const view = useWorkspace(shownView);
  const hasPreview = useWorkspace(allowsPreview);
  const width = useWorkspace((workspace) => workspace.width);
  const show = useWorkspace((workspace) => workspace.show);
  const resize = useWorkspace((workspace) => workspace.resize);
  // One shortcut toggles between two views, so it is shown on the view that is not active.
  const toggleKeys = keys('toggleCode');
  const views: Choice<WorkspaceView>[] = [
    {
      value: 'preview',
      label: t('preview'),
      icon: <Eye aria-hidden="true" />,
      shortcut: view === 'preview' ? undefined : toggleKeys,
    },
    {
      value: 'code',
      label: t('code'),
      icon: <Code aria-hidden="true" />,
      shortcut: view === 'preview' ? toggleKeys : undefined,
    },
    { value: 'split', label: t('split'), icon: <Columns2 aria-hidden="true" /> },
  ];
  const widths = useWidths();
  return (
    <>
      <UndoButtons />
      {hasPreview ? (
        <>
          <EditToggle />
          {/* Elsewhere the rail has it. */}
          <Segmented
            label={t('view')}
            value={view}
            onChange={show}
            options={views}
            className="md:hidden"
          />
          <div className="flex gap-2 max-sm:hidden">
            <Segmented label={t('width')} value={width} onChange={resize} options={widths} />
            <SchemeSwitch />
          </div>
        </>
      ) : null}
    </>
  );
}

/** Switches between looking at a page and editing it by clicking on it. */
function EditToggle() {
  const t = useTranslations('visualEditor');
  const keys = useCommandKeys();
  const isEditing = useWorkspace(
    (workspace) =>
      workspace.isEditing && shownView(workspace) !== 'code' && editObstacle(workspace) === null,
  );
  const isIdle = useWorkspace((workspace) => !showsStarter(workspace) && !isGenerating(workspace));
  return (
    <IconButton
      label={t(isEditing ? 'stop' : 'start')}
      shortcut={keys('edit')}
      aria-pressed={isEditing}
      disabled={!isIdle}
      onClick={toggleEditing}
    >
      <MousePointerClick aria-hidden="true" />
    </IconButton>
  );
}

const WIDTHS = [
  { value: 'phone', icon: Smartphone },
  { value: 'tablet', icon: Tablet },
  { value: 'desktop', icon: Monitor },
  { value: 'full', icon: StretchHorizontal },
] as const satisfies readonly { value: DeviceWidth; icon: LucideIcon }[];

/** The widths at which a page can be shown. */
export function useWidths(): Choice<DeviceWidth>[] {
  const t = useTranslations('builder.topBar');
  const keys = useCommandKeys();
  return WIDTHS.map(({ value, icon: Icon }) => ({
    value,
    label: t(value),
    icon: <Icon aria-hidden="true" />,
    shortcut: keys(value),
  }));
}

function UndoButtons() {
  const t = useTranslations('builder');
  const keys = useCommandKeys();
  const isWorking = useWorkspace(isGenerating);
  const history = useWorkspace((workspace) => currentDocument(workspace)?.history ?? EMPTY);
  const undo = useWorkspace((workspace) => workspace.undo);
  const redo = useWorkspace((workspace) => workspace.redo);
  const last = history.steps[history.index];
  const next = history.steps[history.index + 1];
  const nameStep = useStepName();
  const nameOf = (step: typeof last) => (step === undefined ? '' : nameStep(step));
  return (
    <div className="flex shrink-0">
      <IconButton
        label={canUndo(history) ? t('topBar.undoStep', { step: nameOf(last) }) : t('topBar.undo')}
        shortcut={keys('undo')}
        disabled={isWorking || !canUndo(history)}
        onClick={undo}
      >
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton
        label={canRedo(history) ? t('topBar.redoStep', { step: nameOf(next) }) : t('topBar.redo')}
        shortcut={keys('redo')}
        disabled={isWorking || !canRedo(history)}
        onClick={redo}
      >
        <Redo2 aria-hidden="true" />
      </IconButton>
    </div>
  );
}
