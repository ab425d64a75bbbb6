import type { FileView, FileWithContent, FolderView, SaveFileBody } from '#contract/files.ts';
import type { GenerationStatus } from '#contract/generation.ts';
import type { ProjectSite, PublishSiteBody, SiteView } from '#contract/sites.ts';
import { api } from '#web/lib/api.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { apiFetch } from '#web/lib/api-fetch.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { returnReceipt, spendCredit } from '#web/lib/spend-credit.ts';
import type { GenerationServices } from './ask-ai/run-generation.ts';
import type { FileDocument, OpenDocument, SiteIdentity } from './workspace/documents.ts';

/** A save without an answer is aborted after this time, so that the next one can start. */
const SAVE_TIMEOUT_MS = 60_000;

/** The same request may succeed later. With any other status it would fail again. */
const RETRYABLE_STATUS = new Set([0, 500, 502, 503, 504]);

/** The calls of a generation. */
export const generationServices: GenerationServices = {
  async loadParser() {
    return (await import('./ask-ai/parse-event.ts')).parseEvent;
  },
  async spendCredit() {
    return { receipt: await spendCredit() };
  },
  returnReceipt,
  ask: (json, signal) =>
    api.api['ask-ai'].$post(
      { json },
      { headers: { accept: 'application/x-ndjson' }, init: { signal } },
    ),
  async askFallback(json, signal) {
    return await (await api.api['ask-ai-fallback'].$post({ json }, { init: { signal } })).json();
  },
  readEvents: (id, after, signal) =>
    api.api.generation[':id'].events.$get(
      { param: { id }, query: { after } },
      { init: { signal } },
    ),
  async stop(id) {
    await api.api.generation[':id'].stop.$post({ param: { id } });
  },
  async findRunning(documentUuid) {
    const runs = await listGenerations();
    const run = runs.find(
      ({ status, document }) => status === 'running' && document?.uuid === documentUuid,
    );
    return run?.id ?? null;
  },
  isFinal: isFinalRefusal,
  busyRun(error) {
    if (!isApiError(error) || error.code !== 'generation.document-busy') return null;
    const generationId = isRecord(error.details) ? error.details['generationId'] : null;
    return typeof generationId === 'string' ? generationId : null;
  },
};

/** The calls of a guest's run, which costs nothing: its receipt only makes repeated requests the same run. */
export const guestServices: GenerationServices = {
  ...generationServices,
  spendCredit: () => Promise.resolve({ receipt: crypto.randomUUID() }),
  returnReceipt: () => Promise.resolve(),
  findRunning: () => Promise.resolve(null),
};

/** True for an error that a retry cannot fix. Errors reported by the run itself are always final. */
function isFinalRefusal(error: unknown): boolean {
  if (!isApiError(error) || error.code === 'generation.busy') return false;
  return !RETRYABLE_STATUS.has(error.status) || error.code.startsWith('generation.');
}

/** Has the server apply an answer's SEARCH/REPLACE blocks to the file. */
export async function applyDiffs(input: {
  original: string;
  answer: string;
  fileType: string;
}): Promise<string> {
  const { original, answer, fileType } = input;
  const json = { originalHtml: original, aiResponseContent: answer, fileType };
  return await (await api.api['apply-diffs'].$post({ json })).text();
}

/** The newest run of a document; without a document, all runs that are running or have a waiting answer. */
export async function listGenerations(documentUuid?: string): Promise<GenerationStatus[]> {
  const response = await api.api.generation.$get({ query: { document: documentUuid } });
  return (await response.json()).generations;
}

export async function readGeneration(id: string): Promise<GenerationStatus> {
  return await (await api.api.generation[':id'].$get({ param: { id } })).json();
}

/** Reports that the user has decided on a waiting answer, so that it is not offered again. */
export async function takeGeneration(id: string): Promise<void> {
  await api.api.generation[':id'].take.$post({ param: { id } });
}

function inTime(): { init: RequestInit } {
  return { init: { signal: AbortSignal.timeout(SAVE_TIMEOUT_MS) } };
}

interface SaveSiteInput {
  site: SiteIdentity;
  html: string;
  userId: string;
  /** What made the page, and the prompt if it was the AI: shown in the list of versions. */
  origin: SaveFileBody['origin'];
  comment: string;
}

/** Saves the page. If the first address does not exist, the fallback address is used. */
export async function saveSite({
  site,
  html,
  userId,
  ...change
}: SaveSiteInput): Promise<{ revision: number }> {
  const { uuid } = site;
  const json = {
    html,
    name: site.name,
    user_id: userId,
    ...change,
    ...(site.revision > 0 ? { revision: site.revision } : {}),
  };
  try {
    return await (await api.api.s[':uuid'].$post({ param: { uuid }, json }, inTime())).json();
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
    const request = { json: { uuid, ...json } };
    return await (await api.api['save-site'].$post(request, inTime())).json();
  }
}

interface SaveFileInput {
  file: Pick<FileDocument, 'uuid' | 'name' | 'type' | 'folder' | 'revision'>;
  content: string;
  userId: string;
  /** What made the content, and the prompt if it was the AI. */
  origin: SaveFileBody['origin'];
  comment: string;
}

/** Saves a file over the revision that was opened; 0 creates a new file. */
export async function saveFile(input: SaveFileInput): Promise<FileWithContent> {
  const { file, userId, ...change } = input;
  const { uuid, name, type, folder, revision } = file;
  const json = { uuid, name, type, folder, revision, user_id: userId, ...change };
  return (await (await api.api.file.$post({ json }, inTime())).json()).file;
}

export async function loadFile(uuid: string): Promise<FileWithContent> {
  const response = await api.api.file[':uuid'].$get({ param: { uuid } });
  return (await response.json()).file;
}

export async function loadSite(
  uuid: string,
): Promise<{ html: string; name: string; revision: number }> {
  return await (await api.api.s[':uuid'].$get({ param: { uuid } })).json();
}

/** Loads a document's text from the server. */
export async function loadDocument({
  kind,
  uuid,
}: Pick<OpenDocument, 'kind' | 'uuid'>): Promise<{ text: string; name: string; revision: number }> {
  if (kind === 'site') {
    const { html, name, revision } = await loadSite(uuid);
    return { text: html, name, revision };
  }
  const { content, name, revision } = await loadFile(uuid);
  return { text: content, name, revision };
}

export async function renameFileOnServer(uuid: string, name: string): Promise<FileView> {
  const response = await api.api.file[':uuid'].$patch({ param: { uuid }, json: { name } });
  return (await response.json()).file;
}

/** Completes even while the page is being closed. */
export async function deleteFileOnServer(uuid: string): Promise<void> {
  await api.api.file[':uuid'].$delete({ param: { uuid } }, { init: { keepalive: true } });
}

export async function createFolderOnServer(uuid: string, path: string): Promise<FolderView> {
  const response = await api.api.folder.$post({ json: { uuid, path } });
  return (await response.json()).folder;
}

export async function deleteFolderOnServer(uuid: string): Promise<void> {
  await api.api.folder[':uuid'].$delete({ param: { uuid } });
}

export async function renameSite(uuid: string, name: string): Promise<void> {
  await api.api.site[':uuid'].$patch({ param: { uuid }, json: { name } });
}

/**
 * Lets search engines index the site, and tells what was seen of its page. Throws ApiError, `auth.unverified` and
 * `sites.hidden` among others.
 */
export async function publishSite(
  uuid: string,
  { seen, signs = [] }: PublishSiteBody,
): Promise<SiteView> {
  const json = { signs, ...(seen === undefined ? {} : { seen }) };
  const response = await api.api.site[':uuid'].publication.$put({ param: { uuid }, json });
  return (await response.json()).site;
}

/** Puts the project of a folder at the address of the site that has the folder's id. */
export async function placeProject(folderUuid: string): Promise<ProjectSite> {
  const param = { uuid: folderUuid };
  const { site, deadLinks } = await (
    await api.api.folder[':uuid'].site.$put({ param }, inTime())
  ).json();
  return { site, deadLinks };
}

/** Asks search engines to leave the site out. */
export async function unpublishSite(uuid: string): Promise<void> {
  await api.api.site[':uuid'].publication.$delete({ param: { uuid } });
}

/** Mails the account a new link that confirms its address. */
export async function sendConfirmation(): Promise<void> {
  await api.api.user.confirmation.$post();
}

/** True when the public page exists. */
export async function siteExists(uuid: string): Promise<boolean> {
  try {
    await apiFetch(`/api/check-file?path=sites/${uuid}/index.html`);
    return true;
  } catch {
    return false;
  }
}
