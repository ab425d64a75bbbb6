import type { FileType } from '#domain/files/file-type.ts';
import type { HtmlProblem } from '#domain/html/find-problems.ts';

export type WorkerRequest =
  | { id: number; kind: 'lint'; text: string }
  | { id: number; kind: 'format'; text: string; fileType: FileType };

export type WorkerAnswer =
  | { id: number; kind: 'lint'; problems: HtmlProblem[] }
  | { id: number; kind: 'format'; text: string }
  | { id: number; kind: 'failed' };

/** The problems in a page's markup; none when no worker can be started. */
export async function lintHtml(text: string): Promise<HtmlProblem[]> {
  const answer = await ask((id) => ({ id, kind: 'lint', text })).catch(() => null);
  return answer?.kind === 'lint' ? answer.problems : [];
}

/** Formats the text. Throws when it cannot be formatted. */
export async function formatText(text: string, fileType: FileType): Promise<string> {
  const answer = await ask((id) => ({ id, kind: 'format', text, fileType }));
  if (answer.kind !== 'format') throw new Error('the code could not be formatted');
  return answer.text;
}

let worker: Worker | null = null;
let lastId = 0;
const open = new Map<number, PromiseWithResolvers<WorkerAnswer>>();

function ask(request: (id: number) => WorkerRequest): Promise<WorkerAnswer> {
  lastId += 1;
  const id = lastId;
  const answer = Promise.withResolvers<WorkerAnswer>();
  try {
    worker ??= startWorker();
    open.set(id, answer);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(request(id));
  } catch (error) {
    answer.reject(error);
  }
  return answer.promise;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./editor-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    open.get(data.id)?.resolve(data);
    open.delete(data.id);
  });
  started.addEventListener('error', () => {
    worker = null;
    for (const { reject } of open.values()) reject(new Error('the editor’s worker stopped'));
    open.clear();
  });
  return started;
}
