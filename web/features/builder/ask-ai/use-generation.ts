import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '#web/lib/api-error.ts';
import { refreshCredits } from '#web/lib/credits.ts';
import { setBalance, useSession } from '#web/lib/session-store.ts';
import { errorSentence } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { openSignIn } from '#web/lib/sign-in-prompt.ts';
import { generationServices, readOutcome } from '../builder-api.ts';
import { historyText } from '../edit-history.ts';
import type { OpenDocument } from '../workspace/documents.ts';
import type { GenerationState } from '../workspace/generation-slice.ts';
import { currentDocument, useWorkspace } from '../workspace-store.ts';
import {
  CreditSpendError,
  EmptyAnswerError,
  runGeneration,
  type GenerationEvents,
  type GenerationRequest,
} from './run-generation.ts';
import { StalledError } from './stream-answer.ts';

interface UseGenerationInput {
  onNeedCredits: () => void;
  /** Called with the finished page; resolves when it was saved or could not be. */
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
  generationId: string | null;
  /** Nothing was there before: the page becomes a site of its own. */
  isNew: boolean;
  stopper: AbortController;
}

/** The one run; it goes on when its screen is left, and Stop finds it when the screen comes back. */
let current: Run | null = null;

/** Starts and stops generations; everything they say goes into the workspace. */
export function useGeneration({ onNeedCredits, onPage, onDone }: UseGenerationInput) {
  const t = useTranslations('builder');

  /** True when the page was made. Whoever is signed out or out of credits keeps the prompt and is asked. */
  const start = useCallback(
    async (prompt: string): Promise<boolean> => {
      const { user } = useSession.getState();
      if (user === null) {
        openSignIn({ keptPrompt: prompt });
        return false;
      }
      if (user.inferenceCredits <= 0) {
        onNeedCredits();
        return false;
      }
      if (current !== null) return false;
      const document = currentDocument(useWorkspace.getState());
      if (document === null) return false;
      const { uuid } = document;
      const isNew = document.kind === 'site' && document.isStarter;
      const run: Run = { uuid, generationId: null, isNew, stopper: new AbortController() };
      current = run;
      try {
        const html = await generate(run, describeRequest(document, prompt));
        const { changeDocument, rememberPrompt, setGeneration } = useWorkspace.getState();
        changeDocument({ uuid, text: html, origin: 'ai', label: prompt, at: Date.now() });
        rememberPrompt(uuid, prompt);
        patchWorking({ stage: 'saving', stream: null });
        await onPage({ uuid, html, prompt, isNew });
        setGeneration(await describeSuccess(run, t('toast.aiDone')));
        showSuccess(t('toast.aiDone'));
        onDone();
        return true;
      } catch (error) {
        const reason = error instanceof CreditSpendError ? error.cause : error;
        if (isApiError(reason) && reason.code === 'credits.insufficient') onNeedCredits();
        if (isApiError(reason) && reason.openLogin) openSignIn({ keptPrompt: prompt });
        const message = describeFailure(error, {
          run,
          timeout: t('ask.timeout'),
          stopped: t('ask.stopped'),
          empty: t('ask.noContent'),
          unspent: t('ask.unspent', { reason: errorSentence(reason) }),
        });
        const outcome = await readOutcome(run.generationId);
        await refreshCredits({ isForced: true });
        useWorkspace.getState().setGeneration({
          kind: 'failed',
          uuid,
          message,
          isRefunded: outcome?.refunded === true || wasRefunded(error),
        });
        return false;
      } finally {
        current = null;
      }
    },
    [onDone, onNeedCredits, onPage, t],
  );

  const stop = useCallback(() => current?.stopper.abort(), []);
  return { start, stop };
}

function generate(run: Run, request: GenerationRequest): Promise<string> {
  useWorkspace.getState().setGeneration({
    kind: 'working',
    uuid: run.uuid,
    stage: 'analysis',
    stream: null,
    isRetry: false,
  });
  return runGeneration({
    services: generationServices,
    request,
    signal: run.stopper.signal,
    events: followRun(run),
  });
}

function followRun(run: Run): GenerationEvents {
  return {
    onStart({ headers }) {
      run.generationId = headers.get('x-generation-id');
      const left = Number.parseInt(headers.get('x-credits-remaining') ?? '', 10);
      if (Number.isInteger(left)) setBalance(left);
      patchWorking({
        stage: 'generation',
        stream: headers.get('x-response-type') === 'diff' ? null : '',
      });
    },
    onRetried(generationId) {
      run.generationId = generationId;
    },
    onPage: (stream) => patchWorking({ stream }),
    onValidating: () => patchWorking({ stage: 'validation' }),
    onRetry: () => patchWorking({ isRetry: true, stream: null }),
  };
}

function describeRequest(document: OpenDocument, prompt: string): GenerationRequest {
  const isStarter = document.kind === 'site' && document.isStarter;
  return {
    prompt,
    ...(isStarter ? {} : { html: historyText(document.history) }),
    ...(document.previousPrompt === '' ? {} : { previousPrompt: document.previousPrompt }),
  };
}

function patchWorking(patch: Partial<Extract<GenerationState, { kind: 'working' }>>): void {
  const { generation, setGeneration } = useWorkspace.getState();
  if (generation.kind === 'working') setGeneration({ ...generation, ...patch });
}

async function describeSuccess(run: Run, fallback: string): Promise<GenerationState> {
  const outcome = await readOutcome(run.generationId);
  return {
    kind: 'done',
    uuid: run.uuid,
    summary: outcome?.summary || fallback,
    changes: outcome?.changes ?? [],
    toComplete: outcome?.toComplete ?? [],
  };
}

interface FailureTexts {
  run: Run;
  timeout: string;
  stopped: string;
  empty: string;
  unspent: string;
}

function describeFailure(
  error: unknown,
  { run, timeout, stopped, empty, unspent }: FailureTexts,
): string {
  if (run.stopper.signal.aborted) return stopped;
  if (error instanceof StalledError) return timeout;
  if (error instanceof EmptyAnswerError) return empty;
  if (error instanceof CreditSpendError) return unspent;
  return errorSentence(error);
}

/** Refusals before the first byte name no generation; their code says that nothing was charged. */
function wasRefunded(error: unknown): boolean {
  return isApiError(error) && error.code.startsWith('generation.');
}
