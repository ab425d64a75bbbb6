import { generationServices } from '../builder-api.ts';
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

/** Asks for a run and follows it. True when it was answered; throws what kept it from beginning, once that is shown. */
export async function startRun(run: ActiveRun): Promise<boolean> {
  showWorking(run, Date.now());
  return await followActive(run, async () => {
    // The server saves the answer over the text that it was asked for, so it has to have that one.
    await saveDocument(run.uuid, run.userId);
    const document = useWorkspace.getState().documents[run.uuid];
    if (document === undefined) throw new StoppedError('its document was closed');
    const request = describeRequest(document, run);
    run.base = request.html ?? '';
    return await runGeneration({
      services: generationServices,
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
