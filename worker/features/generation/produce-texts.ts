import { checkEditSteps } from '#domain/generation/check-edit.ts';
import {
  extractTextsSteps,
  markLanguage,
  rewriteTexts,
  type PageText,
} from '#domain/generation/page-texts.ts';
import { readTextsAnswer, textsPrompt } from '#domain/generation/prompts/texts-prompt.ts';
import { readProse } from '#domain/generation/prose-answer.ts';
import { REPORT_TEXTS } from '#domain/generation/report-texts.ts';
import { targetLanguage } from '#domain/generation/target-language.ts';
import { takeTurns } from '#worker/platform/take-turns.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import { expectChainFailure, runAnswerLoop, Unusable, type ModelAnswer } from './answer-loop.ts';
import { askChain } from './ask-chain.ts';
import { deliverEdit } from './deliver-edit.ts';
import { deliverWords } from './deliver-words.ts';
import { GenerationFailure } from './generation-failure.ts';
import type { GenerationRun, Product, Production } from './generation-run.ts';
import { produceEdit } from './produce-edit.ts';
import { designerEditRequest, promptRequest } from './request-facts.ts';

/** The number of texts that fits in one answer. A longer list is sent in several calls. */
const TEXTS_PER_CALL = 500;
/** A page with more texts than this is edited with blocks instead. */
const MOST_TEXTS = 6 * TEXTS_PER_CALL;

/**
 * Rewording and translation: only the texts are sent to the model, so it cannot break the markup. The request
 * is treated as a normal edit for the built-in designer, for a page that is too large, and for a selection that
 * cannot be found in the page's source.
 */
export async function produceTexts(production: Production): Promise<Product> {
  const { run } = production;
  const html = run.request.file ?? '';
  const within = selectedRange(run, html);
  const chain = run.chain.filter(({ reference }) => reference !== OFFLINE_REFERENCE);
  const isLost = run.request.selection !== undefined && within === undefined;
  if (isLost || chain.length === 0) return produceEdit(production);
  const texts = await takeTurns(extractTextsSteps(html, within), run.abort.signal);
  if (texts.length === 0 || texts.length > MOST_TEXTS) return produceEdit(production);
  const asked = await askForAllTexts({ ...production, run: { ...run, chain } }, texts);
  if (asked !== undefined && 'words' in asked) return deliverWords(production, asked);
  if (asked === undefined) {
    const rest = run.chain.filter(({ reference }) => reference === OFFLINE_REFERENCE);
    return produceEdit({ ...production, run: { ...run, chain: rest } });
  }
  const { language } = run.analysis;
  const rewritten = rewriteTexts(html, asked.texts, within);
  const spoken = newLanguage(run, { texts, asked });
  const text = spoken === undefined ? rewritten : markLanguage(rewritten, spoken);
  return deliverEdit(production, {
    text,
    model: asked.model,
    report: {
      summary: REPORT_TEXTS[language].changedTexts(asked.texts.size),
      checks: await takeTurns(
        checkEditSteps({
          before: html,
          after: text,
          fileType: 'html',
          prompt: run.request.prompt,
        }),
      ),
    },
  });
}

function selectedRange({ request }: GenerationRun, html: string) {
  const [element, ...others] = request.only;
  if (element !== undefined) return others.length === 0 ? element : undefined;
  if (request.selection === undefined) return undefined;
  const start = html.indexOf(request.selection);
  return start < 0 ? undefined : { start, end: start + request.selection.length };
}

/** The language of the page after most of it was translated; unchanged when only a part was. */
function newLanguage(
  { analysis, request }: GenerationRun,
  { texts, asked }: { texts: readonly PageText[]; asked: NewTexts },
): string | undefined {
  if (analysis.task !== 'translate' || request.selection !== undefined) return undefined;
  const lengthOf = (some: readonly PageText[]) =>
    some.reduce((sum, { text }) => sum + text.length, 0);
  const changed = texts.filter(({ id }) => asked.texts.has(id));
  if (lengthOf(changed) * 2 < lengthOf(texts)) return undefined;
  return targetLanguage(request.prompt, asked.language);
}

interface NewTexts {
  texts: ReadonlyMap<string, string>;
  /** As the model named it. */
  language: string | undefined;
  model: string;
}

interface Words {
  words: string;
  model: string;
}

/**
 * Sends the list in several calls. Returns nothing if one of them fails, because half a translation is useless.
 */
async function askForAllTexts(
  production: Production,
  texts: readonly PageText[],
): Promise<NewTexts | Words | undefined> {
  const changed = new Map<string, string>();
  let model = '';
  let language: string | undefined;
  for (let from = 0; from < texts.length; from += TEXTS_PER_CALL) {
    const part = await askForTexts(production, texts.slice(from, from + TEXTS_PER_CALL));
    if (part === undefined || 'words' in part) return part;
    for (const [id, text] of part.texts) changed.set(id, text);
    ({ model, language = language } = part);
  }
  return { texts: changed, language, model };
}

/** The first usable answer of the chain; undefined when no model gave one. */
async function askForTexts(
  production: Production,
  texts: readonly PageText[],
): Promise<NewTexts | Words | undefined> {
  try {
    return await runAnswerLoop<TextsAnswer, NewTexts | Words>(production.run, {
      ask: async (chain) => askOnce(production, { chain, texts }),
      conclude: ({ answer, link }) =>
        readTexts(answer, { texts, model: link.reference }) ??
        new Unusable(new GenerationFailure('unparsable'), 'no-texts'),
    });
  } catch (error) {
    if (error instanceof GenerationFailure) return undefined;
    expectChainFailure(error);
    return undefined;
  }
}

interface TextsAnswer extends ModelAnswer {
  answer: string;
}

interface TextsQuestion {
  chain: readonly ChainModel[];
  texts: readonly PageText[];
}

async function askOnce(
  production: Production,
  { chain, texts }: TextsQuestion,
): Promise<TextsAnswer> {
  const { run } = production;
  let answer = '';
  const { link, position } = await askChain(production, {
    chain,
    promptFor: () => textsPrompt({ ...promptRequest(run), texts }),
    designer: designerEditRequest(run),
    onText: (text) => void (answer += text),
  });
  return { answer, link, position };
}

interface TextsAsked {
  texts: readonly PageText[];
  model: string;
}

function readTexts(answer: string, { texts, model }: TextsAsked): NewTexts | Words | undefined {
  const known = new Map(texts.map(({ id, text }) => [id, text]));
  const given = readTextsAnswer(answer);
  const changed = [...(given ?? [])].filter(
    ([id, text]) => known.has(id) && known.get(id) !== text,
  );
  const language = given?.get('lang');
  if (changed.length > 0) return { texts: new Map(changed), language, model };
  const { isAnswer, words } = readProse(answer, { hasCode: given !== undefined, hasNoOps: false });
  return isAnswer ? { words, model } : undefined;
}
