import { useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '#web/lib/api-error.ts';
import { showError } from '#web/lib/show-error.ts';
import { logSite, renameSite, saveSite } from '../builder-api.ts';
import {
  currentHtml,
  useWorkspace,
  type SaveState,
  type SiteIdentity,
} from '../workspace-store.ts';
import { keepCopy } from './local-copies.ts';

const AUTOSAVE_DELAY_MS = 1_000;
const RETRY_DELAYS_MS = [2_000, 5_000, 15_000, 30_000] as const;

/**
 * Keeps the page on the server: one second after the last change, at once when asked, again with growing
 * pauses when it fails. A revision that is no longer the newest stops saving until the user has chosen.
 * Without an account the page is kept in this browser; signing in brings it to the server.
 */
export function useSiteSaving(userId: string | null) {
  const t = useTranslations('builder');

  const save = useCallback((): Promise<boolean> => {
    const untitled = t('topBar.untitled');
    queue = queue.then(() =>
      userId === null ? keepCurrent(untitled) : saveCurrent(userId, untitled),
    );
    return queue;
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
      // The page is made, paid and saved: a note that fails takes nothing away.
      if (isNew && site !== null) await logSite({ siteId: site.uuid, prompt }).catch(showError);
    },
    [save],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function schedule(): void {
      clearTimeout(timer);
      const workspace = useWorkspace.getState();
      if (isDue(workspace, userId))
        timer = setTimeout(() => void save(), delayFor(workspace.saveState));
    }
    schedule();
    const unsubscribe = useWorkspace.subscribe((workspace, before) => {
      const isNews =
        workspace.history !== before.history ||
        workspace.saveState !== before.saveState ||
        workspace.generation.kind !== before.generation.kind;
      if (isNews) schedule();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      if (isDue(useWorkspace.getState(), userId)) void save();
    };
  }, [userId, save]);

  useEffect(() => {
    function warn(event: BeforeUnloadEvent): void {
      const { saveState, isStarter, generation } = useWorkspace.getState();
      const isUnsaved = userId !== null && !isStarter && saveState !== 'saved';
      if (isUnsaved || generation.kind === 'working') event.preventDefault();
    }
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [userId]);

  const rename = useCallback(async (name: string): Promise<void> => {
    const { site, nameSite } = useWorkspace.getState();
    if (site === null) return;
    nameSite(name);
    if (site.revision > 0) await renameSite(site.uuid, name).catch(showError);
  }, []);

  return { save, saveGenerated, rename };
}

/** Saves follow one another: two at once would be a conflict with oneself. */
let queue: Promise<boolean> = Promise.resolve(true);
let failures = 0;

function isDue(
  { saveState, site, generation }: ReturnType<typeof useWorkspace.getState>,
  userId: string | null,
): boolean {
  const isWaiting = saveState === 'unsaved' || saveState === 'failed' || saveState === 'offline';
  return isWaiting && (site !== null || userId === null) && generation.kind !== 'working';
}

function delayFor(state: SaveState): number {
  if (state === 'unsaved') return AUTOSAVE_DELAY_MS;
  return RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length) - 1] ?? RETRY_DELAYS_MS[0];
}

/** False: the server does not have it. */
function keepCurrent(untitled: string): boolean {
  identifyCurrent(untitled);
  return false;
}

/** The page as it stands, under an identity, with its copy in this browser. */
function identifyCurrent(untitled: string): { site: SiteIdentity; html: string } {
  const workspace = useWorkspace.getState();
  const html = currentHtml(workspace);
  const site = workspace.site ?? newSite(readTitle(html) || untitled);
  if (workspace.site === null) workspace.assignSite(site);
  keepCopy(site, { html, isSaved: false, at: new Date() });
  return { site, html };
}

async function saveCurrent(userId: string, untitled: string): Promise<boolean> {
  const { site, html } = identifyCurrent(untitled);
  useWorkspace.getState().setSaveState('saving');
  try {
    const { revision } = await saveSite({ site, html, userId });
    keepCopy({ ...site, revision }, { html, isSaved: true, at: new Date() });
    useWorkspace.getState().markSaved({ html, revision });
    failures = 0;
    return true;
  } catch (error) {
    const state = stateAfter(error);
    failures += 1;
    useWorkspace.getState().setSaveState(state);
    if (state === 'refused') showError(error);
    return false;
  }
}

/** Network and server faults are tried again; what the server refuses waits for the next change. */
function stateAfter(error: unknown): SaveState {
  if (!isApiError(error)) return 'failed';
  if (error.code === 'sites.conflict') return 'conflict';
  if (error.code === 'client.network') return 'offline';
  return error.status >= 500 || error.status === 429 ? 'failed' : 'refused';
}

function newSite(title: string): SiteIdentity {
  const uuid = crypto.randomUUID();
  return { uuid, name: title || `Site ${uuid.slice(0, 8)}`, revision: 0 };
}

function readTitle(html: string): string {
  const title = new DOMParser().parseFromString(html, 'text/html').title.trim();
  return title.slice(0, 100);
}
