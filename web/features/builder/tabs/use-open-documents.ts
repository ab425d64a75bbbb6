import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSearchParams } from 'wouter';
import { useShallow } from 'zustand/react/shallow';
import { historyText } from '#domain/edit-history/edit-history.ts';
import type { TemplateMode } from '#web/lib/template-modes.ts';
import { useSeen } from '../conversation/seen-entries.ts';
import { byLastAccess, isUntouched } from '../workspace/documents.ts';
import { currentDocument, showsStarter, useWorkspace, type Workspace } from '../workspace-store.ts';
import {
  readAddress,
  readTemplateMode,
  readTemplatePath,
  withAddress,
  type DocumentAddress,
} from './document-address.ts';
import { openByUuid } from './open-document.ts';
import { openTemplate } from './open-template.ts';
import { openStarter } from './open-starter.ts';
import { keepTabs, readTabs, type RememberedTab } from './remembered-tabs.ts';

const AUTO_CREATE_MS = 500;

interface OpenDocumentsInput {
  userId: string | null;
  /** The starter page in the interface's language. */
  starter: string;
  /** True when the visitor arrives with a prompt, which needs a new site instead of the last one. */
  isFresh: boolean;
  onTemplateOpened: (mode: TemplateMode) => void;
  onTemplateFailed: () => void;
}

interface Opening {
  /** True when the document in the address can be loaded neither from the server nor from this browser. */
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Opens the document in the address (`?site=<uuid>`, `?file=<uuid>` or a template's path), otherwise the tabs
 * of the last visit, otherwise the starter page as a new site. Then keeps the address and the remembered tabs
 * up to date.
 */
export function useOpenDocuments(input: OpenDocumentsInput): Opening {
  const { userId, starter, isFresh } = input;
  const untitled = useTranslations('builder.topBar')('untitled');
  const [search, setSearch] = useSearchParams();
  const [hasFailed, setHasFailed] = useState(false);
  const wanted = readAddress(search);
  const wantedUuid = wanted?.uuid ?? null;
  const wantedKind = wanted?.kind ?? 'site';
  const template = useTemplate(untitled, input);
  const latest = useRef({ wanted, starter, untitled, template });
  useEffect(() => {
    latest.current = { wanted, starter, untitled, template };
  });
  const needsNewSite = useRef(isFresh);

  useEffect(() => {
    // Who signs in later goes on with what is open.
    void restoreTabs({ userId, isFresh: needsNewSite.current, ...latest.current });
    needsNewSite.current = false;
    return rememberTabs(userId);
  }, [userId]);

  const open = useCallback(
    async (address: DocumentAddress): Promise<void> => {
      const result = await openByUuid({ ...address, userId });
      if (latest.current.wanted?.uuid !== address.uuid) return;
      setHasFailed(result === 'failed');
      if (result === 'missing')
        setSearch((current) => withAddress(current, null), { replace: true });
    },
    [userId, setSearch],
  );
  useEffect(() => {
    if (wantedUuid === null || isOpening(wantedUuid)) return;
    void open({ kind: wantedKind, uuid: wantedUuid });
  }, [wantedUuid, wantedKind, open]);

  useStarter({ starter, untitled, isAwaited: wantedUuid !== null || template !== null });
  useAddress(setSearch, template !== null);
  return { hasFailed, retry: () => (wanted === null ? undefined : void open(wanted)) };
}

/** Opens the template in the address, once. Returns its path while it is loading, else null. */
function useTemplate(
  untitled: string,
  { onTemplateOpened, onTemplateFailed }: OpenDocumentsInput,
): string | null {
  const [search] = useSearchParams();
  const [path, setPath] = useState(() => readTemplatePath(search));
  const [mode] = useState(() => readTemplateMode(search));
  const greet = useEffectEvent(() => onTemplateOpened(mode));
  const fail = useEffectEvent(onTemplateFailed);
  const named = useEffectEvent(() => untitled);
  useEffect(() => {
    if (path === null || isOpening(path)) return;
    async function open(wanted: string): Promise<void> {
      const isOpen = await openTemplate({ path: wanted, untitled: named(), mode });
      setPath(null);
      if (isOpen) greet();
      else fail();
    }
    void open(path);
  }, [path, mode]);
  return path;
}

/** True for a document that is open or loading. */
function isOpening(uuid: string): boolean {
  const { currentUuid, processing } = useWorkspace.getState();
  return currentUuid === uuid || processing.has(uuid);
}

interface RestoreInput {
  userId: string | null;
  wanted: DocumentAddress | null;
  isFresh: boolean;
  starter: string;
  untitled: string;
  template: string | null;
}

async function restoreTabs(input: RestoreInput): Promise<void> {
  const { userId, wanted, isFresh, starter, untitled, template } = input;
  const workspace = useWorkspace.getState();
  // What was left open before going to another screen stays, but a new page gets a document of its own.
  if (isFresh && showsStarter(workspace)) return;
  if (isFresh && workspace.currentUuid !== null) return openStarter({ text: '', name: untitled });
  if (workspace.currentUuid !== null) return;
  const tabs = readTabs(userId).filter(({ uuid }) => uuid !== wanted?.uuid);
  const [first, ...others] = tabs;
  const isLastWanted = wanted === null && template === null;
  if (isLastWanted) {
    if (isFresh) openStarter({ text: '', name: untitled });
    else if (first === undefined) openStarter({ text: starter, name: untitled });
    else await openByUuid({ kind: first.kind, uuid: first.uuid, userId });
  }
  const behind = isLastWanted && !isFresh ? others : tabs;
  await Promise.all(behind.map((tab) => openByUuid({ ...tab, userId })));
}

/** Stores which documents are open whenever that changes. Returns a function that stops this. */
function rememberTabs(userId: string | null): () => void {
  let known = '';
  return useWorkspace.subscribe((workspace) => {
    const tabs = tabsToRemember(workspace);
    const key = tabs.map(({ uuid, lastAccessedAt }) => `${uuid}${lastAccessedAt}`).join();
    if (key === known) return;
    known = key;
    keepTabs(userId, tabs);
  });
}

function tabsToRemember({ documents, generation }: Workspace): RememberedTab[] {
  const made = generation.kind === 'working' ? generation.uuid : null;
  return byLastAccess(documents)
    .filter((document) => !isUntouched(document) || document.uuid === made)
    .map(({ kind, uuid, lastAccessedAt }) => ({ kind, uuid, lastAccessedAt }));
}

/**
 * If nothing is open, a new site is opened after half a second. While it is untouched, it follows the
 * interface's language.
 */
function useStarter(input: { starter: string; untitled: string; isAwaited: boolean }): void {
  const { starter, untitled, isAwaited } = input;
  const isEmpty = useWorkspace(({ currentUuid }) => currentUuid === null);
  const isIdle = useWorkspace(({ processing }) => processing.size === 0);
  useEffect(() => {
    if (!isEmpty || !isIdle || isAwaited) return;
    const open = () => openStarter({ text: starter, name: untitled });
    const timer = setTimeout(open, AUTO_CREATE_MS);
    return () => clearTimeout(timer);
  }, [isEmpty, isIdle, isAwaited, starter, untitled]);

  // A first page that failed leaves the starter page, not the empty one that it was to fill.
  const hasFailed = useHasFailed();
  useEffect(() => {
    const workspace = useWorkspace.getState();
    const document = currentDocument(workspace);
    if (document === null || !showsStarter(workspace)) return;
    const shown = historyText(document.history);
    if (shown === starter || workspace.generation.kind === 'working') return;
    if (shown === '' && !hasFailed) return;
    openStarter({ text: starter, name: untitled, uuid: document.uuid });
  }, [starter, untitled, hasFailed]);
}

/** The last that the AI was asked of the shown document gave nothing. */
function useHasFailed(): boolean {
  const uuid = useWorkspace(({ currentUuid }) => currentUuid ?? '');
  const kind = useSeen(({ entries }) => entries[uuid]?.at(-1)?.entry.outcome.kind);
  return kind === 'failed' || kind === 'stopped';
}

type SetSearch = ReturnType<typeof useSearchParams>[1];

/** A template in the address stays there until it is open: a tab of the last visit may be open before it. */
function useAddress(setSearch: SetSearch, isTemplateAwaited: boolean): void {
  const shown = useWorkspace(
    useShallow((workspace) => {
      const document = currentDocument(workspace);
      if (document === null || isTemplateAwaited) return null;
      const isStarter = document.kind === 'site' && document.isStarter;
      // A template that is looked at keeps its own address.
      if (!isStarter && isUntouched(document)) return null;
      return isStarter ? 'starter' : `${document.kind} ${document.uuid}`;
    }),
  );
  useEffect(() => {
    if (shown === null) return;
    const [kind, uuid] = shown.split(' ');
    const isAddressed = (kind === 'site' || kind === 'file') && uuid !== undefined;
    setSearch((current) => withAddress(current, isAddressed ? { kind, uuid } : null), {
      replace: true,
    });
  }, [shown, setSearch]);
}
