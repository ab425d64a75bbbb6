import { generationServices, guestServices } from '../builder-api.ts';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { saveDocument } from '../saving/save-document.ts';
import type { OpenDocument } from '../workspace/documents.ts';
import { fileTypeOf, useWorkspace } from '../workspace-store.ts';
import { followActive, listenTo, showWorking } from './active-run.ts';
import type { ActiveRun } from './run-facts.ts';
import {
  runGeneration,
  StoppedError,
  TargetGoneError,
  type GenerationRequest,
} from './run-generation.ts';

/**
 * Starts a run and follows it. True when it gave an answer. An error that kept it from starting is shown and
 * then thrown.
 */
export async function startRun(run: ActiveRun): Promise<boolean> {
  showWorking(run, Date.now());
  return await followActive(run, async () => {
    // The server saves the answer over the text it was made for, so it needs that text first.
    await saveDocument(run.uuid, run.userId);
    const document = useWorkspace.getState().documents[run.uuid];
    if (document === undefined) throw new StoppedError('its document was closed');
    const request = describeRequest(document, run);
    run.base = request.html ?? '';
    const isGuest = run.userId === null;
    return await runGeneration({
      services: isGuest ? guestServices : generationServices,
      request,
      stop: run.stop,
      signal: run.leave.signal,
      listener: listenTo(run),
    });
  });
}

function describeRequest(document: OpenDocument, run: ActiveRun): GenerationRequest {
  const { prompt, attempt, isFromNothing, target } = run;
  const html = historyText(document.history);
  const only = target?.rangesIn(html);
  if (only?.length === 0) throw new TargetGoneError('the selected elements are gone');
  const { kind, uuid, revision, previousPrompt } = document;
  return {
    prompt,
    fileType: fileTypeOf(document),
    document: { kind, uuid, revision },
    ...(isFromNothing ? {} : { html }),
    ...(only === undefined ? {} : { only }),
    ...(kind === 'site' && revision > 0 ? { site: uuid } : {}),
    ...(attempt > 0 ? { attempt } : {}),
    ...(previousPrompt === '' || isFromNothing ? {} : { previousPrompt }),
  };
}
