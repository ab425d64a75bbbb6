import { useCallback } from 'react';
import { translator } from '#web/i18n/language-store.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { refreshCredits } from '#web/lib/credits.ts';
import { setBalance, useSession } from '#web/lib/session-store.ts';
import { errorSentence, showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { openSignIn } from '#web/lib/sign-in-prompt.ts';
import { generationServices, readOutcome, readStage } from '../builder-api.ts';
import { flushPendingText } from '../code-editor/pending-text.ts';
import { historyText } from '../edit-history.ts';
import { turnSpinners } from '../long-spinner.tsx';
import type { OpenDocument } from '../workspace/documents.ts';
import type { GenerationState } from '../workspace/generation-slice.ts';
import { currentDocument, isPage, useWorkspace } from '../workspace-store.ts';
import { describeFailure } from './describe-failure.ts';
import { followStages, isLaterStage } from './follow-stages.ts';
import { GENERATION_LIMITS } from './generation-limits.ts';
import {
  CreditSpendError,
  runGeneration,
  type GenerationEvents,
  type GenerationRequest,
} from './run-generation.ts';
import { throttleLatest } from './throttle-latest.ts';

interface UseGenerationInput {
  onNeedCredits: () => void;
  /** Called with the finished text; resolves when it was saved or could not be. */
  onPage: (page: GeneratedPage) => Promise<void>;
  onDone: () => void;
}

export interface GeneratedPage {
  uuid: string;
  html: string;
  prompt: string;
  isNew: boolean;
}

/** What is known of the run under way. */
interface Run {
  /** The document that is being changed, whichever is shown meanwhile. */
  uuid: string;
  prompt: string;
  /** Which version of a new page this is; 0 is the first. */
  attempt: number;
  generationId: string | null;
  /** The balance before this run was paid. */
  creditsBefore: number;
  /** Nothing was there before: the page becomes a site of its own. */
  isNew: boolean;
  stopper: AbortController;
}

/** The one run; it goes on when its screen is left, and Stop finds it when the screen comes back. */
let current: Run | null = null;

/** Starts generations; everything they say goes into the workspace. */
export function useGeneration({ onNeedCredits, onPage, onDone }: UseGenerationInput) {
  /**
   * True when the text was made. Whoever is signed out or out of credits keeps the prompt and is asked.
   * An `attempt` above 0 designs the page of the prompt anew, whatever is there.
   */
  const start = useCallback(
    async (prompt: string, attempt = 0): Promise<boolean> => {
      flushPendingText();
      const { user } = useSession.getState();
      const document = currentDocument(useWorkspace.getState());
      if (prompt === '' || current !== null || document === null) return false;
      if (user === null) {
        openSignIn({ keptPrompt: prompt });
        return false;
      }
      if (!(user.inferenceCredits > 0)) {
        onNeedCredits();
        return false;
      }
      const run = createRun(document, { prompt, attempt, creditsBefore: user.inferenceCredits });
      current = run;
      try {
        const text = await generate(run, describeRequest(document, run));
        takeText(run, text);
        await onPage({ uuid: run.uuid, html: text, prompt, isNew: run.isNew });
        useWorkspace.getState().setGeneration(await describeSuccess(run));
        showSuccess(translator()('builderAsk.done'));
        onDone();
        return true;
      } catch (error) {
        const reason = error instanceof CreditSpendError ? error.cause : error;
        if (isApiError(reason) && reason.code === 'credits.insufficient') onNeedCredits();
        else if (isApiError(reason) && reason.openLogin) openSignIn({ keptPrompt: prompt });
        else if (error instanceof CreditSpendError)
          showError(translator()('builderAsk.unspent', { reason: errorSentence(reason) }));
        await tellFailure(run, error, failureSentence(run, error));
        return false;
      } finally {
        current = null;
      }
    },
    [onDone, onNeedCredits, onPage],
  );

  return { start };
}

/** Stops the run under way; without one nothing happens. */
export function stopGeneration(): void {
  current?.stopper.abort();
}

function createRun(
  document: OpenDocument,
  request: Pick<Run, 'prompt' | 'attempt' | 'creditsBefore'>,
): Run {
  const isNew = document.kind === 'site' && document.isStarter;
  const stopper = new AbortController();
  return { ...request, uuid: document.uuid, generationId: null, isNew, stopper };
}

async function generate(run: Run, request: GenerationRequest): Promise<string> {
  const { setGeneration, setStream } = useWorkspace.getState();
  setGeneration({
    kind: 'working',
    uuid: run.uuid,
    stage: 'analysis',
    startedAt: Date.now(),
    isRetry: false,
  });
  setStream(null);
  const stopFollowing = followStages({
    readStage: () => readStage(run.generationId),
    onStage: (stage) => patchWorking({ stage }),
  });
  try {
    const { signal } = run.stopper;
    return await runGeneration({
      services: generationServices,
      request,
      signal,
      events: followRun(run),
    });
  } finally {
    stopFollowing();
  }
}

function followRun(run: Run): GenerationEvents {
  const { setStream } = useWorkspace.getState();
  const text = throttleLatest<string>(GENERATION_LIMITS.followMs, (stream) => {
    if (run !== current) return;
    setStream(stream);
    turnSpinners();
  });
  return {
    onStart({ headers }) {
      run.generationId = headers.get('x-generation-id');
      const left = Number.parseInt(headers.get('x-credits-remaining') ?? '', 10);
      if (Number.isInteger(left)) setBalance(left);
      const isDiff = headers.get('x-response-type') === 'diff';
      setStream(isDiff ? null : '');
      patchWorking({ stage: 'generation' });
    },
    onRetried(generationId) {
      run.generationId = generationId;
    },
    onPage: (received) => text.push(received),
    onValidating() {
      text.flush();
      patchWorking({ stage: 'validation' });
    },
    onRetry() {
      text.flush();
      setStream(null);
      patchWorking({ isRetry: true });
    },
  };
}

function describeRequest(document: OpenDocument, { prompt, attempt }: Run): GenerationRequest {
  const text = historyText(document.history);
  const isStarter = document.kind === 'site' && document.isStarter;
  const isFromNothing = isStarter || attempt > 0 || text.trim() === '';
  return {
    prompt,
    fileType: document.kind === 'site' || isPage(document) ? 'html' : document.type,
    ...(isFromNothing ? {} : { html: text }),
    ...(document.kind === 'site' && document.revision > 0 ? { site: document.uuid } : {}),
    ...(attempt > 0 ? { attempt } : {}),
    ...(document.previousPrompt === '' || attempt > 0
      ? {}
      : { previousPrompt: document.previousPrompt }),
  };
}

/** The finished text becomes the document's newest step, which can be undone. */
function takeText({ uuid, prompt }: Run, text: string): void {
  const { changeDocument, rememberPrompt, setStream } = useWorkspace.getState();
  changeDocument({ uuid, text, origin: 'ai', label: prompt, at: Date.now() });
  rememberPrompt(uuid, prompt);
  setStream(null);
  patchWorking({ stage: 'saving' });
}

/** What is shown of the stages never goes back. */
function patchWorking(patch: Partial<Extract<GenerationState, { kind: 'working' }>>): void {
  const { generation, setGeneration } = useWorkspace.getState();
  if (generation.kind !== 'working') return;
  const { stage = generation.stage, ...others } = patch;
  const later = isLaterStage(stage, generation.stage) ? stage : generation.stage;
  setGeneration({ ...generation, ...others, stage: later });
}

async function describeSuccess(run: Run): Promise<GenerationState> {
  const { uuid, prompt, attempt, isNew } = run;
  const outcome = await readOutcome(run.generationId);
  return {
    kind: 'done',
    uuid,
    summary: outcome?.summary || translator()('builderAsk.done'),
    changes: outcome?.changes ?? [],
    notDone: outcome?.notDone ?? [],
    toComplete: outcome?.toComplete ?? [],
    again: isNew || attempt > 0 ? { prompt, attempt: attempt + 1 } : null,
  };
}

/** In the language of now, which may have changed since the request. */
function failureSentence({ stopper }: Run, error: unknown): string {
  const t = translator();
  if (stopper.signal.aborted) return t('builderAsk.stopped');
  const text = describeFailure(error);
  switch (text.kind) {
    case 'own':
      return text.sentence;
    case 'text':
      return t(`builderAsk.${text.key}`);
    case 'reason':
      return t(`builderAsk.${text.key}`, { reason: text.reason });
  }
}

async function tellFailure(run: Run, error: unknown, message: string): Promise<void> {
  const outcome = await readOutcome(run.generationId);
  await refreshCredits({ isForced: true });
  const isRefunded = outcome?.refunded === true || wasRefunded(error) || isCreditBack(run, error);
  const isStopped = run.stopper.signal.aborted;
  const state = { kind: 'failed', uuid: run.uuid, message, isRefunded, isStopped } as const;
  useWorkspace.getState().setGeneration(state);
}

/** A credit that was spent and is there again, whoever gave it back. */
function isCreditBack({ creditsBefore }: Run, error: unknown): boolean {
  const credits = useSession.getState().user?.inferenceCredits ?? 0;
  return !(error instanceof CreditSpendError) && credits >= creditsBefore;
}

/** Refusals before the first byte name no generation; their code says that nothing was charged. */
function wasRefunded(error: unknown): boolean {
  const reason = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return isApiError(reason) && reason.code.startsWith('generation.');
}
