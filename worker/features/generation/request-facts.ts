import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import { describeTexts } from '#domain/generation/page-texts.ts';
import type { PromptRequest } from '#domain/generation/prompts/prompt-parts.ts';
import type { TokenFacts } from '#domain/generation/token-budget.ts';
import type { ExcerptSteps } from '#domain/generation/page-excerpt.ts';
import { finishSteps } from '#domain/text/steps.ts';
import type { DesignerRequest } from '#worker/platform/ai/designer-request.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import type { GenerationRun } from './generation-run.ts';

/**
 * What the prompt needs to know about the request. The run's random id delimits the user's text: the user
 * cannot know it in advance.
 */
export function promptRequest({ id, request, analysis, plan }: GenerationRun): PromptRequest {
  const { prompt, previousPrompt, file } = request;
  const isOverPage = plan.mode === 'page' && file !== undefined;
  return {
    prompt,
    language: analysis.language,
    nonce: id.slice(0, 8),
    ...(previousPrompt === undefined ? {} : { previousPrompt }),
    ...(isOverPage ? { standing: describeTexts(file) } : {}),
  };
}

/** Whether a model sees only parts of the page. */
export function isExcerpt(excerpt: ExcerptSteps | undefined): boolean {
  return excerpt !== undefined && typeof finishSteps(excerpt()) === 'object';
}

/** What is needed to count the tokens of a call to this model. */
export function tokenFacts(
  { request, plan }: Pick<GenerationRun, 'request' | 'plan'>,
  { editFormat, reasoning }: ChainModel,
): TokenFacts {
  const { file = '', excerpt } = request;
  const isLong = excerpt !== undefined && file.length > GENERATION_LIMITS.wholePageCharacters;
  const shown = isLong ? GENERATION_LIMITS.excerptCharacters : file.length;
  const changesFile = plan.mode === 'edit' || plan.mode === 'image';
  const isWhole = changesFile && editFormat === 'whole' && !isExcerpt(excerpt);
  return {
    fileLength: plan.mode === 'page' ? 0 : shown,
    planned: plan.maxOutputTokens,
    format: isWhole ? 'whole' : 'blocks',
    reasons: reasoning !== undefined && reasoning !== 'none',
  };
}

const FNV_OFFSET = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/** The designer's seed. The same user, prompt and attempt always give the same page. */
export function seedOf({ userId, request }: GenerationRun): number {
  let hash = FNV_OFFSET;
  for (const character of `${userId}\n${request.prompt}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  }
  return (hash + request.attempt) >>> 0;
}

/** The current year, for copyright lines. */
export function yearOf({ ctx }: GenerationRun): number {
  return new Date(ctx.now()).getUTCFullYear();
}

/** The change that a run asks for, as the built-in designer reads it. */
export function designerEditRequest(run: GenerationRun): DesignerRequest {
  const { prompt, file = '', fileType, selection, only, previousPrompt } = run.request;
  const [limit] = only;
  const { language } = run.analysis;
  if (fileType !== 'html') return { kind: 'file', prompt, text: file, fileType, language };
  return {
    kind: 'edit',
    prompt,
    html: file,
    language,
    ...(selection === undefined ? {} : { selectionHtml: selection }),
    ...(limit === undefined ? {} : { selectionStart: limit.start }),
    ...(previousPrompt === undefined ? {} : { previousPrompt }),
  };
}
