import { useCallback, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '#web/lib/api-error.ts';
import { writeStored } from '#web/lib/storage.ts';
import { logSite, renameSite, saveSite } from '../builder-api.ts';
import { currentHtml, useWorkspace, type SiteIdentity } from '../workspace-store.ts';

const AUTOSAVE_DELAY_MS = 1_000;
const RETRY_DELAYS_MS = [2_000, 5_000, 15_000, 30_000] as const;

/**
 * Keeps the page on the server: one second after the last change, at once when asked, again with growing
 * pauses when it fails. A revision that is no longer the newest stops saving until the user has chosen.
 */
export function useSiteSaving(userId: string | null) {
  const t = useTranslations('builder');
  const running = useRef<Promise<boolean> | null>(null);
  const failures = useRef(0);

  const save = useCallback(async (): Promise<boolean> => {
    await running.current;
    if (userId === null) return false;
    running.current = saveCurrent(userId, t('topBar.untitled'));
    const isSaved = await running.current;
    running.current = null;
    failures.current = isSaved ? 0 : failures.current + 1;
    return isSaved;
  }, [userId, t]);

  const saveGenerated = useCallback(
    async ({
      html,
      prompt,
      isNew,
    }: {
      html: string;
      prompt: string;
      isNew: boolean;
    }): Promise<void> => {
      if (isNew) useWorkspace.getState().assignSite(newSite(readTitle(html)));
      if (!(await save())) return;
      const { site } = useWorkspace.getState();
      if (isNew && site !== null) await logSite({ siteId: site.uuid, prompt });
    },
    [save],
  );

  useEffect(() => {
    if (userId === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = useWorkspace.subscribe((workspace, before) => {
      const isDue =
        workspace.saveState === 'unsaved' ||
        workspace.saveState === 'failed' ||
        workspace.saveState === 'offline';
      if (!isDue || workspace.site === null || workspace.generation.kind === 'working') return;
      if (workspace.history === before.history && workspace.saveState === before.saveState) return;
      clearTimeout(timer);
      timer = setTimeout(() => void save(), delayAfter(workspace.saveState, failures.current));
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [userId, save]);

  useEffect(() => {
    function warn(event: BeforeUnloadEvent): void {
      const { saveState, isStarter } = useWorkspace.getState();
      if (!isStarter && saveState !== 'saved') event.preventDefault();
    }
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  const rename = useCallback(async (name: string): Promise<void> => {
    const { site, nameSite } = useWorkspace.getState();
    if (site === null) return;
    nameSite(name);
    if (site.revision > 0) await renameSite(site.uuid, name);
  }, []);

  return { save, saveGenerated, rename };
}

function delayAfter(state: string, failures: number): number {
  if (state === 'unsaved') return AUTOSAVE_DELAY_MS;
  return RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length) - 1] ?? RETRY_DELAYS_MS[0];
}

async function saveCurrent(userId: string, untitled: string): Promise<boolean> {
  const workspace = useWorkspace.getState();
  const html = currentHtml(workspace);
  if (workspace.site === null) workspace.assignSite(newSite(readTitle(html) || untitled));
  const { site } = useWorkspace.getState();
  if (site === null) return false;
  // The browser's own copy: what a crash or a lost network cannot take (builder spec section 3).
  writeStored(`site_${site.uuid}`, html);
  workspace.setSaveState('saving');
  try {
    const { revision } = await saveSite({ site, html, userId });
    useWorkspace.getState().markSaved({ html, revision });
    return true;
  } catch (error) {
    useWorkspace.getState().setSaveState(stateAfter(error));
    return false;
  }
}

function stateAfter(error: unknown): 'conflict' | 'offline' | 'failed' {
  if (!isApiError(error)) return 'failed';
  if (error.code === 'sites.conflict') return 'conflict';
  return error.code === 'client.network' ? 'offline' : 'failed';
}

function newSite(title: string): SiteIdentity {
  const uuid = crypto.randomUUID();
  return { uuid, name: title || `Site ${uuid.slice(0, 8)}`, revision: 0 };
}

function readTitle(html: string): string {
  const title = new DOMParser().parseFromString(html, 'text/html').title.trim();
  return title.slice(0, 100);
}
