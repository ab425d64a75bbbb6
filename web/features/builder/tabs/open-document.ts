import { currentLanguage, translator } from '#web/i18n/language-store.ts';
import { settleNameAndType } from '#domain/files/file-type.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { showError } from '#web/lib/show-error.ts';
import { findRunOf } from '../ask-ai/find-runs.ts';
import { loadFile, loadSite } from '../builder-api.ts';
import { starterPage } from '../starter/starter-page.ts';
import { starterText } from '../files/file-starters.ts';
import { readCopy, type LocalCopy } from '../saving/local-copies.ts';
import type { NewDocument, OpenDocument } from '../workspace/documents.ts';
import { useWorkspace } from '../workspace-store.ts';

interface OpenRequest {
  kind: OpenDocument['kind'];
  uuid: string;
  userId: string | null;
  /** By default now. Tabs restored after a reload keep their earlier time and so their place. */
  lastAccessedAt?: number;
}

/** `missing`: the document exists neither on the server nor in this browser. */
export type OpenResult = 'opened' | 'missing' | 'failed';

/**
 * Opens a site or file, loading it if necessary, and tells the user when that fails. Changes that this browser
 * had not saved yet are applied as an undoable step.
 */
export async function openByUuid(request: OpenRequest): Promise<OpenResult> {
  const workspace = useWorkspace.getState();
  if (workspace.documents[request.uuid] !== undefined) {
    if (request.lastAccessedAt === undefined) workspace.showDocument(request.uuid);
    return 'opened';
  }
  const copy = readCopy(request.kind, request.uuid, request.userId);
  if (request.userId === null) {
    if (copy === null && (await openUnfinished(request))) return 'opened';
    return openCopy(copy, request);
  }
  workspace.setProcessing(request.uuid, true);
  try {
    const loaded = await load(request);
    if (useWorkspace.getState().documents[request.uuid] === undefined)
      openLoaded(loaded, copy, request);
    else if (request.lastAccessedAt === undefined) workspace.showDocument(request.uuid);
    return 'opened';
  } catch (error) {
    return await openWithoutServer(error, copy, request);
  } finally {
    useWorkspace.getState().setProcessing(request.uuid, false);
  }
}

/** The server cannot give the document: what this browser has of it is opened, or the reason is told. */
async function openWithoutServer(
  error: unknown,
  copy: LocalCopy | null,
  request: OpenRequest,
): Promise<OpenResult> {
  const isOffline = isApiError(error) && (error.status === 0 || error.status >= 500);
  const isUnsaved = copy !== null && !copy.isSaved;
  const opened =
    isOffline || isUnsaved ? openCopy(copy, request) === 'opened' : await openUnfinished(request);
  if (opened) return 'opened';
  if (request.lastAccessedAt === undefined) showError(error, failureSentence(request.kind));
  return isOffline ? 'failed' : 'missing';
}

/** A site that its first run is still generating: the starter page is shown until the page begins to arrive. */
async function openUnfinished({ kind, uuid, lastAccessedAt }: OpenRequest): Promise<boolean> {
  if (kind !== 'site' || (await findRunOf(uuid)) === null) return false;
  const text = starterPage(currentLanguage());
  const name = translator()('builder.topBar.untitled');
  const site = { kind, uuid, name, text, revision: 0, isSaved: false, isStarter: true } as const;
  useWorkspace.getState().openDocument(site, lastAccessedAt);
  return true;
}

async function load({ kind, uuid }: OpenRequest): Promise<NewDocument> {
  if (kind === 'site') {
    const { html, name, revision } = await loadSite(uuid);
    return { kind, uuid, name, revision, text: html, isSaved: true };
  }
  const { content, name, type, folder, revision } = await loadFile(uuid);
  return { kind, uuid, name, type, folder, revision, text: content, isSaved: true };
}

function openLoaded(loaded: NewDocument, copy: LocalCopy | null, request: OpenRequest): void {
  const { openDocument, changeDocument } = useWorkspace.getState();
  openDocument(loaded, request.lastAccessedAt);
  if (copy === null || copy.isSaved || copy.text === loaded.text) {
    settlePython(loaded);
    return;
  }
  const origin = copy.isByHand === true ? 'code' : 'restore';
  changeDocument({ uuid: loaded.uuid, text: copy.text, origin, at: Date.now() });
  tellOfCopy(copy, request.userId);
}

/** Without a connection, the copy in this browser is opened. */
function openCopy(copy: LocalCopy | null, request: OpenRequest): OpenResult {
  if (copy === null) return 'missing';
  useWorkspace.getState().openDocument(documentOf(copy), request.lastAccessedAt);
  tellOfCopy(copy, request.userId);
  return 'opened';
}

function tellOfCopy({ uuid, revision, sent = [] }: LocalCopy, owner: string | null): void {
  useWorkspace.getState().advance(uuid, { kind: 'found', owner, revision, sent });
}

function documentOf(copy: LocalCopy): NewDocument {
  const { uuid, name, text, revision, isSaved } = copy;
  const base = { uuid, name, text, revision, isSaved };
  if (copy.kind === 'site') return { ...base, kind: 'site' };
  return { ...base, kind: 'file', type: copy.type, folder: copy.folder };
}

/** A file named `.py` is Python, whatever type its record has. An empty one gets a placeholder header. */
function settlePython(loaded: NewDocument): void {
  if (loaded.kind !== 'file' || loaded.type === 'py') return;
  if (settleNameAndType(loaded.name, loaded.type).type !== 'py') return;
  const { uuid, name, text } = loaded;
  const { describeDocument, changeDocument } = useWorkspace.getState();
  describeDocument(uuid, { type: 'py' });
  if (text !== '') return;
  changeDocument({
    uuid,
    text: starterText('py', name, currentLanguage()),
    origin: 'open',
    at: Date.now(),
  });
}

function failureSentence(kind: OpenDocument['kind']): string {
  const t = translator();
  return kind === 'site' ? t('builder.toast.loadFailed') : t('builderFiles.errors.open');
}
