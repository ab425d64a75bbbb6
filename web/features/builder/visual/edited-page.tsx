import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { useStore } from 'zustand';
import { PANELS } from '../panels/panel-registry.ts';
import { useShownScheme } from '../preview/use-shown-scheme.ts';
import { PHONE } from '../visual-editor/inspected.ts';
import { useInspectorChoice, useIsInspectorBeside } from '../visual-editor/inspector-choice.ts';
import type { DeviceWidth } from '../workspace/view-slice.ts';
import { useWorkspace } from '../workspace-store.ts';
import type { OpenVisualEditor } from './open-editor.ts';
import { useSlide } from './use-slide.ts';

/** Changes made at a device hold for windows up to this wide, CSS pixels; null holds for all. */
const NARROW_PX: Record<DeviceWidth, number | null> = {
  phone: 600,
  tablet: 1024,
  desktop: null,
  full: null,
};

interface EditedPageProps {
  /** Null while the page is only looked at, or not seen. */
  editor: OpenVisualEditor | null;
  /** The page's frame; it stays mounted whether it is edited or not. */
  children: ReactNode;
}

/** The page with the tools to edit it: a row above and the inspector on the right, on phones a row below. */
export function EditedPage({ editor, children }: EditedPageProps) {
  const isPhone = useMediaQuery(PHONE);
  const isBeside = useIsInspectorBeside();
  const narrowPx = useWorkspace(({ width }) => NARROW_PX[width]);
  const scheme = useShownScheme();
  const session = editor?.session;
  const slidePx = useSlide(session, isPhone || isBeside ? 0 : INSPECTOR_PX);
  useEffect(() => {
    session?.setReach(
      narrowPx === null ? { kind: 'one' } : { kind: 'narrow', maxWidthPx: narrowPx },
    );
  }, [session, narrowPx]);
  useEffect(() => session?.setScheme(scheme === 'dark' ? 'dark' : 'base'), [session, scheme]);
  return (
    <div className="flex size-full flex-col">
      {editor === null || isPhone ? null : <editor.parts.EditToolbar session={editor.session} />}
      <div className="relative flex min-h-0 grow overflow-hidden">
        <div
          data-slides
          className="min-w-0 grow p-2 transition-transform duration-200 ease-out max-sm:p-0 motion-reduce:transition-none"
          style={{ transform: slidePx === 0 ? undefined : `translateX(-${slidePx}px)` }}
        >
          {children}
        </div>
        {editor === null ? null : <editor.parts.PagePhotos />}
        {editor === null || isPhone ? null : (
          <InspectorHost editor={editor} isBeside={isBeside} narrowPx={narrowPx} />
        )}
      </div>
      {editor !== null && isPhone ? <PhoneToolsHost editor={editor} narrowPx={narrowPx} /> : null}
    </div>
  );
}

interface PhoneToolsHostProps {
  editor: OpenVisualEditor;
  narrowPx: number | null;
}

/** True while a panel of the page is open. */
function useHasPagePanel(): boolean {
  return useWorkspace(({ panel }) =>
    PANELS.some(({ id, isOverPage }) => id === panel && isOverPage === true),
  );
}

function PhoneToolsHost({ editor: { parts, session }, narrowPx }: PhoneToolsHostProps) {
  const isCovered = useHasPagePanel();
  const showPanel = useWorkspace((workspace) => workspace.showPanel);
  return (
    <parts.PhoneTools
      session={session}
      narrowPx={narrowPx}
      isCovered={isCovered}
      onUncover={() => showPanel(null)}
    />
  );
}

/** Width of the inspector, CSS pixels. */
const INSPECTOR_PX = 256;

interface InspectorHostProps {
  editor: OpenVisualEditor;
  /** False where it would take too much of the page's room: it lies over its edge while it is asked for. */
  isBeside: boolean;
  narrowPx: number | null;
}

/** Selecting never opens or closes it, so the page keeps its width. */
function InspectorHost({ editor: { parts, session }, isBeside, narrowPx }: InspectorHostProps) {
  const t = useTranslations('visualEditor.inspector');
  const choice = useInspectorChoice();
  const isAsked = useStore(session.store, (state) => state.isInspecting);
  const hasPanel = useHasPagePanel();
  // Between the two there would be no page left to see.
  useEffect(() => {
    if (hasPanel && !isBeside) session.inspect(false);
  }, [hasPanel, isBeside, session]);
  if (!(isBeside ? choice.isOpen : isAsked)) return null;
  return (
    <aside
      aria-label={t('title')}
      style={{ width: INSPECTOR_PX }}
      className={`flex shrink-0 flex-col border-l border-line bg-paper ${isBeside ? '' : 'absolute inset-y-0 right-0 z-10 shadow-float'}`}
    >
      <parts.Inspector
        session={session}
        narrowPx={narrowPx}
        onClose={() => (isBeside ? choice.setOpen(false) : session.inspect(false))}
      />
    </aside>
  );
}
