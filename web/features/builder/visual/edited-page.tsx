import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { useStore } from 'zustand';
import { INSPECTOR_BESIDE, PHONE } from '../visual-editor/inspected.ts';
import type { DeviceWidth } from '../workspace/view-slice.ts';
import { useWorkspace } from '../workspace-store.ts';
import type { OpenVisualEditor } from './open-editor.ts';

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
  const narrowPx = useWorkspace(({ width }) => NARROW_PX[width]);
  const session = editor?.session;
  useEffect(() => {
    session?.setReach(
      narrowPx === null ? { kind: 'one' } : { kind: 'narrow', maxWidthPx: narrowPx },
    );
  }, [session, narrowPx]);
  return (
    <div className="flex size-full flex-col">
      {editor === null || isPhone ? null : <editor.parts.EditToolbar session={editor.session} />}
      <div className="flex min-h-0 grow">
        <div className="min-w-0 grow">{children}</div>
        {editor === null || isPhone ? null : <InspectorHost editor={editor} narrowPx={narrowPx} />}
      </div>
      {editor !== null && isPhone ? (
        <editor.parts.PhoneTools session={editor.session} narrowPx={narrowPx} />
      ) : null}
    </div>
  );
}

interface InspectorHostProps {
  editor: OpenVisualEditor;
  narrowPx: number | null;
}

function InspectorHost({ editor: { parts, session }, narrowPx }: InspectorHostProps) {
  const t = useTranslations('visualEditor.inspector');
  const isBeside = useMediaQuery(INSPECTOR_BESIDE);
  const hasSelection = useStore(session.store, ({ selection }) => selection.length > 0);
  const isOpen = useStore(session.store, (state) => state.isInspecting);
  if (!hasSelection || !(isBeside || isOpen)) return null;
  return (
    <aside
      aria-label={t('title')}
      className="flex w-72 shrink-0 flex-col border-l border-line bg-paper"
    >
      <parts.Inspector
        session={session}
        narrowPx={narrowPx}
        onClose={() => (isBeside ? session.select([]) : session.inspect(false))}
      />
    </aside>
  );
}
