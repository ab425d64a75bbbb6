import { findHtmlProblems } from '#domain/html/find-problems.ts';
import type { WorkerAnswer, WorkerRequest } from './editor-worker-client.ts';
import { formatCode } from './format-code.ts';

/** Lints and formats in a worker, so that typing stays smooth. */
self.addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  void answer(event.data).then((message) => self.postMessage(message));
});

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  const { id } = request;
  try {
    if (request.kind === 'lint') {
      return { id, kind: 'lint', problems: findHtmlProblems(request.text) };
    }
    return { id, kind: 'format', text: await formatCode(request.text, request.fileType) };
  } catch {
    return { id, kind: 'failed' };
  }
}
