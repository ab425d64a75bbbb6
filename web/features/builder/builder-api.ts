import type { FileView, FileWithContent, FolderView, SaveFileBody } from '#contract/files.ts';
import type { GenerationStatus } from '#contract/generation.ts';
import { api } from '#web/lib/api.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { apiFetch } from '#web/lib/api-fetch.ts';
import { returnReceipt, spendCredit } from '#web/lib/credits.ts';
import type { FallbackAnswer, GenerationServices } from './ask-ai/run-generation.ts';
import type { FileDocument, SiteIdentity } from './workspace/documents.ts';
import type { GenerationStage } from './workspace/generation-slice.ts';

const LOG_TITLE_LENGTH = 100;

/** A save that is not answered by then is given up, so that the next one can begin. */
const SAVE_TIMEOUT_MS = 60_000;

/** Everything else is a refusal or a broken request, which another try of the same cannot mend. */
const RETRYABLE_STATUS = new Set([0, 500, 502, 503, 504]);

/** The calls of a generation. */
export const generationServices: GenerationServices = {
  async spendCredit() {
    return { receipt: await spendCredit() };
  },
  returnReceipt,
  ask: (request, signal) => postJson('/api/ask-ai', request, signal),
  async askFallback(request, signal) {
    const response = await postJson('/api/ask-ai-fallback', request, signal);
    return (await response.json()) as FallbackAnswer;
  },
  async applyDiffs({ original, answer, fileType }) {
    const body = { originalHtml: original, aiResponseContent: answer, fileType };
    return await (await postJson('/api/apply-diffs', body)).text();
  },
  isFinal: (error) =>
    isApiError(error) && !RETRYABLE_STATUS.has(error.status) && error.code !== 'generation.busy',
};

/** Streams and plain texts are read by hand, so these calls do not go through the typed client. */
function postJson(path: string, body: object, signal?: AbortSignal): Promise<Response> {
  return apiFetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: signal ?? null,
  });
}

export interface GenerationOutcome {
  refunded: boolean;
  summary: string;
  changes: string[];
  notDone: string[];
  toComplete: string[];
}

/** What a generation says of itself; null when nobody knows. Never throws: the page matters more than its summary. */
export async function readOutcome(generationId: string | null): Promise<GenerationOutcome | null> {
  const status = await readStatus(generationId);
  if (status === null) return null;
  const { refunded = false, summary = '', changes = [], notDone = [], toComplete = [] } = status;
  return { refunded, summary, changes, notDone, toComplete };
}

/** The stage that the server is in; null when it does not say, or has none left. */
export async function readStage(generationId: string | null): Promise<GenerationStage | null> {
  const stage = (await readStatus(generationId))?.stage;
  return stage === undefined || stage === 'ended' ? null : stage;
}

async function readStatus(generationId: string | null): Promise<Partial<GenerationStatus> | null> {
  if (generationId === null) return null;
  try {
    const response = await apiFetch(`/api/generation/${generationId}`);
    return (await response.json()) as Partial<GenerationStatus>;
  } catch {
    return null;
  }
}

function postSave(path: string, body: object): Promise<Response> {
  return postJson(path, body, AbortSignal.timeout(SAVE_TIMEOUT_MS));
}

interface SaveSiteInput {
  site: SiteIdentity;
  html: string;
  userId: string;
  /** What made the page, and the prompt when it was the AI: they name its version. */
  origin: SaveFileBody['origin'];
  comment: string;
}

/** Saves the page; the fallback address takes over when the first one is not there (builder spec section 7). */
export async function saveSite({
  site,
  html,
  userId,
  ...change
}: SaveSiteInput): Promise<{ revision: number }> {
  const body = {
    html,
    name: site.name,
    user_id: userId,
    ...change,
    ...(site.revision > 0 ? { revision: site.revision } : {}),
  };
  try {
    return await readRevision(await postSave(`/api/s/${site.uuid}`, body));
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
    return await readRevision(await postSave('/api/save-site', { uuid: site.uuid, ...body }));
  }
}

interface SaveFileInput {
  file: Pick<FileDocument, 'uuid' | 'name' | 'type' | 'folder' | 'revision'>;
  content: string;
  userId: string;
  /** What made the content, and the prompt when it was the AI. */
  origin: SaveFileBody['origin'];
  comment: string;
}

/** Saves a file over the revision that it was opened with; 0 makes a new one. */
export async function saveFile(input: SaveFileInput): Promise<FileWithContent> {
  const { file, userId, ...change } = input;
  const { uuid, name, type, folder, revision } = file;
  const identity = { uuid, name, type, folder, revision, user_id: userId };
  const response = await postSave('/api/file', { ...identity, ...change });
  const answer = (await response.json()) as { file: FileWithContent };
  return answer.file;
}

export async function loadFile(uuid: string): Promise<FileWithContent> {
  const response = await api.api.file[':uuid'].$get({ param: { uuid } });
  return (await response.json()).file;
}

async function readRevision(response: Response): Promise<{ revision: number }> {
  const { revision } = (await response.json()) as { revision: number };
  return { revision };
}

export async function loadSite(
  uuid: string,
): Promise<{ html: string; name: string; revision: number }> {
  const response = await api.api.s[':uuid'].$get({ param: { uuid } });
  const { html, name, revision } = await response.json();
  return { html, name, revision };
}

export async function renameFileOnServer(uuid: string, name: string): Promise<FileView> {
  const response = await api.api.file[':uuid'].$patch({ param: { uuid }, json: { name } });
  return (await response.json()).file;
}

/** Goes through even while the page is being left. */
export async function deleteFileOnServer(uuid: string): Promise<void> {
  await apiFetch(`/api/file/${uuid}`, { method: 'DELETE', keepalive: true });
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

/** Notes a generated site; costs nothing, because its generation was charged. */
export async function logSite({
  siteId,
  prompt,
}: {
  siteId: string;
  prompt: string;
}): Promise<void> {
  await postJson('/api/site/log', {
    siteId,
    siteUrl: `/s/${siteId}/index.html`,
    title: prompt.slice(0, LOG_TITLE_LENGTH),
    description: prompt,
    skipCreditDeduction: false,
  });
}

/** True when the public page is there. */
export async function siteExists(uuid: string): Promise<boolean> {
  try {
    await apiFetch(`/api/check-file?path=sites/${uuid}/index.html`);
    return true;
  } catch {
    return false;
  }
}
