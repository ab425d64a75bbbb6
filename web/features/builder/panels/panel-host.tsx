import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { BottomSheet } from '#web/components/ui/bottom-sheet.tsx';
import { PageSheet } from '#web/components/ui/page-sheet.tsx';
import type { PanelId } from '../workspace/view-slice.ts';
import { PANEL_WIDTH } from './panel-memory.ts';
import { PANELS } from './panel-registry.ts';

interface PanelHostProps {
  panel: PanelId | null;
  userId: string | null;
  isBeside: boolean;
  /** The conversation stands beside the page; elsewhere it belongs to the Ask AI bar. */
  isTalkBeside: boolean;
  widthPx: number;
  onResize: (widthPx: number) => void;
  onClose: () => void;
}

/** The open panel: a column beside the page, a sheet on phones. */
export function PanelHost(props: PanelHostProps) {
  const { panel, userId, isBeside, isTalkBeside, widthPx, onResize, onClose } = props;
  const t = useTranslations('builderTabs');
  const open = PANELS.find(({ id }) => id === panel && (id !== 'talk' || isTalkBeside));
  if (!isBeside && open?.isOverPage === true) {
    return (
      <PageSheet
        key={open.id}
        title={t(`panels.${open.id}`)}
        labels={{ close: t('closePanel'), taller: t('tallerPanel'), shorter: t('shorterPanel') }}
        home="[data-opens-panels]"
        onClose={onClose}
      >
        <open.Content userId={userId} onDone={onClose} onMissing={onClose} />
      </PageSheet>
    );
  }
  if (!isBeside) {
    return (
      <BottomSheet
        isOpen={open !== undefined}
        onClose={onClose}
        title={open === undefined ? '' : t(`panels.${open.id}`)}
        closeLabel={t('closePanel')}
      >
        {open === undefined ? null : (
          <open.Content userId={userId} onDone={onClose} onMissing={onClose} />
        )}
      </BottomSheet>
    );
  }
  if (open === undefined) return null;
  return (
    <aside
      aria-label={t(`panels.${open.id}`)}
      className="relative flex shrink-0 flex-col border-r border-line bg-paper"
      style={{ width: widthPx }}
    >
      <h2 className="flex h-10 shrink-0 items-center border-b border-line px-4 text-sm font-medium">
        {t(`panels.${open.id}`)}
      </h2>
      <div className="min-h-0 grow">
        <open.Content userId={userId} onDone={keepOpen} onMissing={onClose} />
      </div>
      <ResizeHandle widthPx={widthPx} label={t('resizePanel')} onResize={onResize} />
    </aside>
  );
}

/** Beside the page, choosing an entry closes nothing. */
function keepOpen(): void {}

interface ResizeHandleProps {
  widthPx: number;
  label: string;
  onResize: (widthPx: number) => void;
}

const KEY_STEPS: Record<string, number> = {
  ArrowLeft: -PANEL_WIDTH.step,
  ArrowRight: PANEL_WIDTH.step,
};

function ResizeHandle({ widthPx, label, onResize }: ResizeHandleProps) {
  function handleKey(event: KeyboardEvent): void {
    const step = KEY_STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onResize(widthPx + step);
  }
  function handleMove(event: PointerEvent<HTMLDivElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const left = event.currentTarget.parentElement?.getBoundingClientRect().left ?? 0;
    onResize(event.clientX - left);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a movable separator is a control (ARIA, separator role)
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- hr is the kind that does not move
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={widthPx}
      aria-valuemin={PANEL_WIDTH.min}
      aria-valuemax={PANEL_WIDTH.max}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      onKeyDown={handleKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={handleMove}
      onDoubleClick={() => onResize(PANEL_WIDTH.normal)}
      className="absolute inset-y-0 -right-1 z-10 w-2 cursor-col-resize touch-none transition-colors duration-150 hover:bg-marine/30 focus-visible:bg-marine/40 active:bg-marine/40"
    />
  );
}
