import type { AskAiInput } from '#contract/generation.ts';
import { analyzeRequest } from '#domain/generation/analyze-request.ts';
import { readFileType } from '#domain/generation/file-types.ts';
import { excerptFor } from '#domain/generation/page-excerpt.ts';
import type { TextRange } from '#domain/generation/keep-inside.ts';
import { shortenData } from '#domain/generation/shorten-data.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { ownerOf, type RunCommand } from '#worker/http/generation-runs.ts';
import type { GenerationRequest, GenerationRun } from './generation-run.ts';
import { planRun } from './plan-run.ts';

/** Parses, analyses and plans the request of a run, synchronously. */
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
    userId: ownerOf(command),
    isGuest: session === null,
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
  const { prompt, previousPrompt, modelProvider, html, site, document, attempt = 0 } = input;
  const isBlank = html === undefined || html.trim() === '';
  const { text, shorten, restore } = shortenData(html ?? '');
  const fileType = readFileType(input.fileType);
  const only = (input.only ?? []).map(({ start, end }) => ({
    start: shorten((html ?? '').slice(0, start)).length,
    end: shorten((html ?? '').slice(0, end)).length,
  }));
  const element = selectedMarkup(text, only) ?? (shorten(input.selection ?? '') || undefined);
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
    only,
    site,
    document,
    attempt,
  };
}

/** One element as it stands in the page; of several everything from the first to the last. */
function selectedMarkup(text: string, only: readonly TextRange[]): string | undefined {
  if (only.length === 0) return undefined;
  const start = Math.min(...only.map((range) => range.start));
  return text.slice(start, Math.max(...only.map((range) => range.end)));
}
