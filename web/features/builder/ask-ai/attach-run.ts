import { useSession } from '#web/lib/session-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { generationServices, readGeneration } from '../builder-api.ts';
import type { FoundRun } from '../workspace/generation-slice.ts';
import { useWorkspace } from '../workspace-store.ts';
import { createRun, followActive, isFollowing, listenTo, showWorking } from './active-run.ts';
import type { ActiveRun } from './run-facts.ts';
import { followRun } from './follow-run.ts';
import type { DocumentBusyError } from './run-generation.ts';
import { stopWhenPressed } from './stop-run.ts';
import { inform } from '../toasts/show-notice.ts';

/** Follows a run that was started in another tab, before a reload or on another device. */
export async function attachRun(found: FoundRun): Promise<boolean> {
  const { user } = useSession.getState();
  const document = useWorkspace.getState().documents[found.document.uuid];
  if (document === undefined || isFollowing()) return false;
  const run = createRun(document, {
    userId: user?.id ?? null,
    prompt: found.prompt,
    attempt: 0,
    target: null,
    isFromNothing: false,
  });
  if (found.status === 'running') showWorking(run, found.startedAt);
  return await followActive(run, async () => {
    const { stop, leave } = run;
    const parseEvent = await generationServices.loadParser();
    const release = stopWhenPressed({ services: generationServices, id: found.id, stop });
    const { signal } = leave;
    const listener = listenTo(run);
    try {
      return await followRun({
        services: generationServices,
        id: found.id,
        parseEvent,
        signal,
        listener,
      });
    } finally {
      release();
    }
  });
}

/** Another run is busy with the document: it is shown, and the prompt stays in its box. */
export async function attachToBusy(
  { uuid }: ActiveRun,
  { generationId }: DocumentBusyError,
): Promise<false> {
  inform('builderAsk.busy');
  try {
    const { prompt, startedAt, status, document } = await readGeneration(generationId);
    const kind = document?.kind ?? 'site';
    const found = { id: generationId, prompt, startedAt, status, document: { kind, uuid } };
    await attachRun(found);
  } catch (error) {
    showError(error);
    useWorkspace.getState().setGeneration({ kind: 'idle' });
  }
  return false;
}
