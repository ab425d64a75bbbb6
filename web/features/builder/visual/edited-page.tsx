import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { BottomSheet } from '#web/components/ui/bottom-sheet.tsx';
import { useStore } from 'zustand';
import { INSPECTOR_BESIDE } from '../visual-editor/inspected.ts';
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

/** The page with the tools to edit it: a row above, the inspector on the right. */
export function EditedPage({ editor, children }: EditedPageProps) {
  return (
    <div className="flex size-full flex-col">
      {editor === null ? null : <editor.parts.EditToolbar session={editor.session} />}
      <div className="flex min-h-0 grow">
        <div className="min-w-0 grow">{children}</div>
        {editor === null ? null : <InspectorHost editor={editor} />}
      </div>
    </div>
  );
}

function InspectorHost({ editor: { parts, session } }: { editor: OpenVisualEditor }) {
  const t = useTranslations('visualEditor.inspector');
  const isBeside = useMediaQuery(INSPECTOR_BESIDE);
  const hasSelection = useStore(session.store, ({ selection }) => selection.length > 0);
  const isOpen = useStore(session.store, (state) => state.isInspecting);
  const narrowPx = useWorkspace(({ width }) => NARROW_PX[width]);
  useEffect(() => {
    session.setReach(
      narrowPx === null ? { kind: 'one' } : { kind: 'narrow', maxWidthPx: narrowPx },
    );
  }, [session, narrowPx]);
  const inspector = <parts.Inspector session={session} narrowPx={narrowPx} />;
  if (!isBeside)
    return (
      <BottomSheet
        isOpen={hasSelection && isOpen}
        onClose={() => session.inspect(false)}
        title={t('title')}
        closeLabel={t('close')}
      >
        {inspector}
      </BottomSheet>
    );
  if (!hasSelection) return null;
  return (
    <aside
      aria-label={t('title')}
      className="flex w-72 shrink-0 flex-col border-l border-line bg-paper"
    >
      {inspector}
    </aside>
  );
}
