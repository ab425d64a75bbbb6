import { onDemand } from '../on-demand.tsx';
import { openByUuid } from '../tabs/open-document.ts';
import { useWorkspace } from '../workspace-store.ts';
import { useThumbnailRenewal } from './use-thumbnail-renewal.ts';

const SiteBrowser = onDemand(
  () => import('./site-browser.tsx'),
  (it) => it.SiteBrowser,
);

/** The site browser, loaded on demand, and the thumbnails it shows. */
export function SiteBrowserHost({ userId }: { userId: string | null }) {
  useThumbnailRenewal(userId);
  const isOpen = useWorkspace(({ dialog }) => dialog?.kind === 'sites');
  const closeDialog = useWorkspace((workspace) => workspace.closeDialog);
  if (!isOpen) return null;
  return (
    <SiteBrowser
      isOpen
      userId={userId}
      onClose={closeDialog}
      onMissing={closeDialog}
      onEdit={async (uuid) => (await openByUuid({ kind: 'site', uuid, userId })) === 'opened'}
    />
  );
}
