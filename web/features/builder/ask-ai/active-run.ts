import type { GenerationEvent } from '#contract/generation.ts';
import { foldEvent } from '#domain/conversation/fold-run.ts';
import { turnSpinners } from '../long-spinner.tsx';
import { historyText } from '#domain/edit-history/edit-history.ts';
import type { OpenDocument } from '../workspace/documents.ts';
import type { GenerationState } from '../workspace/generation-slice.ts';
import { useWorkspace } from '../workspace-store.ts';
import { calmRestarts } from './calm-restarts.ts';
import { concludeRun, tellFailure } from './conclude-run.ts';
import { rememberGuestRun } from './guest-run.ts';
import { GENERATION_LIMITS } from './generation-limits.ts';
import { DocumentBusyError, type GenerationListener } from './run-generation.ts';
import type { FinishedRun, RunProgress } from './run-progress.ts';
import { createStopSwitch } from './stop-switch.ts';
import { throttleLatest } from './throttle-latest.ts';
import type { ActiveRun } from './run-facts.ts';

/**
 * The current run. It outlives the component that started it, so that Stop still works after leaving and coming
 * back.
 */
let current: ActiveRun | null = null;

/** True while this browser tab follows a run. */
export function isFollowing(): boolean {
  return current !== null;
}

/** Stops the current run, if there is one. */
export function stopGeneration(): void {
  current?.stop.press();
  patchWorking({ isStopping: true });
}

/** Stops following the current run; it continues on the server. */
export function leaveGeneration(): void {
  current?.leave.abort();
  current = null;
}

/** Creates the record of a run that has not started yet. */
export function createRun(
  document: OpenDocument,
  request: Pick<ActiveRun, 'userId' | 'prompt' | 'attempt' | 'isFromNothing' | 'target'>,
): ActiveRun {
  const isNew = document.kind === 'site' && document.isStarter;
  const isFromNothing = request.isFromNothing || isNew || isEmpty(document);
  return {
    ...request,
    uuid: document.uuid,
    isFromNothing,
    base: null,
    creditsBefore: null,
    stop: createStopSwitch(),
    leave: new AbortController(),
  };
}

function isEmpty({ history }: OpenDocument): boolean {
  return historyText(history).trim() === '';
}

/**
 * Follows the run until it has ended and its end is shown. True when it gave an answer. An error that kept the
 * run from starting or from being read is shown and then thrown.
 */
export async function followActive(
  run: ActiveRun,
  work: () => Promise<FinishedRun>,
): Promise<boolean> {
  current = run;
  try {
    return await concludeRun(run, await work());
  } catch (error) {
    if (run.leave.signal.aborted) return false;
    if (!(error instanceof DocumentBusyError)) await tellFailure(run, error);
    throw error;
  } finally {
    if (current === run) current = null;
  }
}

/** Shows the card of a running generation. */
export function showWorking({ uuid, prompt }: ActiveRun, startedAt: number): void {
  const { setGeneration, setStream } = useWorkspace.getState();
  const flags = { isRetry: false, isLost: false, isStopping: false };
  setGeneration({ kind: 'working', uuid, prompt, stage: 'analysis', startedAt, ...flags });
  setStream(null);
}

/** Copies the progress of a run to the workspace. */
export function listenTo(run: ActiveRun): GenerationListener {
  const { setStream } = useWorkspace.getState();
  const calm = calmRestarts((stream) => {
    if (run !== current) return;
    setStream(stream);
    turnSpinners();
  });
  const text = throttleLatest<string>(GENERATION_LIMITS.followMs, calm.push);
  return {
    onAdmitted(id) {
      if (run.userId === null) rememberGuestRun({ id, uuid: run.uuid });
      patchWorking({ isRetry: false });
    },
    onRetry: () => patchWorking({ isRetry: true }),
    onConnection: (isLost) => patchWorking({ isLost }),
    onEvent(event, progress) {
      patchStage(event);
      if (isPageStream(progress)) text.push(progress.text);
      if (event.type !== 'end') return;
      text.flush();
      calm.stop();
    },
  };
}

function isPageStream({ head, end }: RunProgress): boolean {
  return head?.responseType === 'full' && end === null;
}

type Patch = Partial<Pick<WorkingState, 'isRetry' | 'isLost' | 'isStopping' | 'stage'>>;
type WorkingState = Extract<GenerationState, { kind: 'working' }>;

function patchWorking(patch: Patch): void {
  const { generation, setGeneration } = useWorkspace.getState();
  if (generation.kind !== 'working') return;
  setGeneration({ ...generation, ...patch });
}

function patchStage(event: GenerationEvent): void {
  const { generation } = useWorkspace.getState();
  if (generation.kind !== 'working' || event.type !== 'stage') return;
  const outcome = foldEvent({ kind: 'working', stage: generation.stage }, event);
  if (outcome.kind === 'working') patchWorking({ stage: outcome.stage });
}
