import type { AskAiInput } from '#contract/generation.ts';
import { analyzeRequest } from '#domain/generation/analyze-request.ts';
import { readFileType } from '#domain/generation/file-types.ts';
import { excerptFor } from '#domain/generation/page-excerpt.ts';
import { shortenData } from '#domain/generation/shorten-data.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import type { RunCommand } from '#worker/http/generation-runs.ts';
import type { GenerationRequest, GenerationRun } from './generation-run.ts';
import { planRun } from './plan-run.ts';

/** Reads, analyses and plans the request of a run without waiting for anything. */
export function prepareRun(ctx: ActorContext, command: RunCommand): GenerationRun {
  const { id, session, input, startedAt } = command;
  const request = readRequest(input);
  const analysis = analyzeRequest({
    prompt: request.prompt,
    fileType: request.fileType,
    hasPage: request.file !== undefined,
    hasSelection: request.selection !== undefined,
    fallbackLanguage: ctx.locale,
  });
  return {
    ctx,
    id,
    userId: session.user.id,
    request,
    analysis,
    ...planRun({ ctx, request, analysis }),
    usage: { calls: 0, input: 0, cached: 0, output: 0 },
    receipt: input.receipt,
    startedAt,
    abort: new AbortController(),
  };
}

function readRequest(input: AskAiInput): GenerationRequest {
  const {
    prompt,
    previousPrompt,
    modelProvider,
    html,
    selection,
    site,
    document,
    attempt = 0,
  } = input;
  const isBlank = html === undefined || html.trim() === '';
  const { text, shorten, restore } = shortenData(html ?? '');
  const fileType = readFileType(input.fileType);
  const element = selection === undefined || selection === '' ? undefined : shorten(selection);
  return {
    prompt,
    previousPrompt,
    file: isBlank ? undefined : text,
    excerpt:
      fileType === 'html' ? excerptFor({ html: text, prompt, selection: element }) : undefined,
    restoreData: restore,
    fileType,
    modelProvider,
    selection: element,
    site,
    document,
    attempt,
  };
}
