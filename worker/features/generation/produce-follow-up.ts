import type { Drawing } from '#contract/page-plan.ts';
import { isUsable } from '#domain/generation/check-faults.ts';
import { checkPageSteps } from '#domain/generation/check-page.ts';
import { mendLinksSteps } from '#domain/generation/repair-menu-links.ts';
import { readPlaceholders } from '#domain/generation/placeholders.ts';
import { REPORT_TEXTS } from '#domain/generation/report-texts.ts';
import { decodeEntities } from '#domain/diff/text/html-entities.ts';
import { cutPage } from '#domain/page-plan/page-pieces.ts';
import { readAddRequest } from '#domain/page-plan/add-request.ts';
import { findMissing } from '#domain/page-plan/lost-facts.ts';
import { isStillDrawing, likeness, mergeDrawing } from '#domain/page-plan/merge-drawing.ts';
import { wordsOfPage } from '#domain/page-plan/page-words.ts';
import { addFacts } from '#worker/designer/plan/follow-up/add-facts.ts';
import {
  absorbTexts,
  drawSource,
  nextDirection,
  type DrawingSource,
} from '#worker/designer/plan/follow-up/change-drawing.ts';
import { readFollowUp } from '#worker/designer/plan/follow-up/read-follow-up.ts';
import { readDrawings } from '#worker/features/sites/sites-client.ts';
import { describeError } from '#worker/http/log.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import { letOthersGo, takeTurns } from '#worker/platform/take-turns.ts';
import { deliverEdit } from './deliver-edit.ts';
import type { GenerationRun, Product, Production } from './generation-run.ts';

/** A page as it stands, and what it was drawn from. */
interface Standing {
  /** The drawings of the site, the newest first. */
  drawings: readonly Drawing[];
  /** With the texts that were changed by hand. */
  source: DrawingSource;
  /** The page of `source`. */
  drawn: string;
  html: string;
}

interface ChangedSource {
  source: DrawingSource;
  model: string;
  summary: 'anotherVersion' | 'drawnAgain' | 'factsAdded';
  /** What must be readable on the new page. */
  promised?: readonly string[];
}

/**
 * Answers a request about a page that was drawn from a plan by changing the plan: only what depends on it is drawn
 * again. Undefined where the page is none, where it is edited beyond recognition, and for requests that are better done
 * on the page itself.
 */
export async function produceFollowUp(production: Production): Promise<Product | undefined> {
  const { run } = production;
  if (!mayChangePlan(run)) return undefined;
  const wish = readFollowUp(run.request.prompt);
  if (wish === undefined) return undefined;
  const standing = await readStanding(run).catch((error: unknown) => {
    run.ctx.log.warn('generation.drawing-unread', {
      generationId: run.id,
      ...describeError(error),
    });
    return undefined;
  });
  const changed = standing && changeSource(standing, wish);
  if (standing === undefined || changed === undefined) return undefined;
  await letOthersGo();
  return deliverDrawing(production, standing, changed);
}

function mayChangePlan({ plan, request }: GenerationRun): boolean {
  const { document, file, fileType, selection, only, prompt } = request;
  const isWholePage = file !== undefined && selection === undefined && only.length === 0;
  const isChange = plan.mode === 'edit' || plan.mode === 'texts';
  const isSite = document?.kind === 'site' && fileType === 'html';
  return isSite && isWholePage && isChange && readAddRequest(prompt) === undefined;
}

/** The drawing that the page is most like, if it still is one. */
async function readStanding(run: GenerationRun): Promise<Standing | undefined> {
  const { ctx, userId, request } = run;
  const { document, file = '', restoreData } = request;
  const html = restoreData(file);
  const drawings = await readDrawings(ctx, { uuid: document?.uuid ?? '', userId });
  const [best] = drawings.toSorted((a, b) => likeness(b.html, html) - likeness(a.html, html));
  if (best === undefined || !isStillDrawing(best.html, html)) return undefined;
  const { html: drawn, ...source } = best;
  // An older release may have drawn it otherwise; then texts changed by hand are only carried over.
  const isRedrawable = drawSource(source).html === drawn;
  if (!isRedrawable) return { drawings, source, drawn, html };
  const absorbed = absorbTexts(source, drawn, html);
  return { drawings, source: absorbed, drawn: drawSource(absorbed).html, html };
}

function changeSource(
  { source, drawings, drawn }: Standing,
  wish: NonNullable<ReturnType<typeof readFollowUp>>,
): ChangedSource | undefined {
  const { plan, seed } = source;
  const model = OFFLINE_REFERENCE;
  switch (wish.kind) {
    case 'version': {
      const used = [drawn, ...drawings.map(({ html }) => html)].flatMap(directionOf);
      const look = { ...plan.look, direction: nextDirection(source, used) };
      const next = { ...source, seed: seed + 1, plan: { ...plan, look } };
      return { source: next, model, summary: 'anotherVersion' };
    }
    case 'look': {
      const [direction] = directionOf(drawn);
      const look = { ...plan.look, ...(direction && { direction }), ...wish.look };
      return { source: { ...source, plan: { ...plan, look } }, model, summary: 'drawnAgain' };
    }
    case 'facts': {
      const changed = addFacts(plan, wish.text);
      if (changed === undefined) return undefined;
      const [direction] = directionOf(drawn);
      const look = { ...plan.look, ...(direction && { direction }) };
      const next = { ...source, plan: { ...changed, look } };
      return { source: next, model, summary: 'factsAdded', promised: wish.text.split('\n') };
    }
  }
}

/** Pieces of a page as their owner knows them: by their headings. */
function namesOf(
  lost: readonly string[],
  html: string,
  { header, footer, style }: Readonly<Record<'header' | 'footer' | 'style', string>>,
): string[] {
  const pieces = new Map(cutPage(html).map(({ name, text }) => [name, text]));
  const parts: Readonly<Record<string, string>> = { header, footer, top: style };
  return lost.map((name) => {
    const heading = /<h[12]\b[^<>]*>([^<]{1,200})</.exec(pieces.get(name) ?? '')?.[1];
    return parts[name] ?? (heading === undefined ? name : `“${decodeEntities(heading).trim()}”`);
  });
}

/** The art direction stands in the class of a drawn page's body. */
function directionOf(html: string): string[] {
  return /<body class="([a-z]+)/.exec(html)?.slice(1, 2) ?? [];
}

async function deliverDrawing(
  production: Production,
  { drawn, html }: Standing,
  { source, model, summary, promised = [] }: ChangedSource,
): Promise<Product | undefined> {
  const { run } = production;
  const anew = drawSource(source);
  const merged = mergeDrawing({ drawn, standing: html, anew: anew.html });
  const { html: text } = await takeTurns(mendLinksSteps(html, merged.html));
  const checks = await takeTurns(checkPageSteps(text, { request: '', language: undefined }));
  if (text === html || !isUsable(checks)) return undefined;
  if (findMissing(wordsOfPage(text), promised).length > 0) return undefined;
  const texts = REPORT_TEXTS[run.analysis.language];
  const isLossy = merged.lost.length > 0;
  const product = deliverEdit(production, {
    text,
    model,
    report: {
      summary: isLossy
        ? texts.losesByHand(namesOf(merged.lost, html, texts.partNames).join(', '))
        : texts[summary],
      toComplete: readPlaceholders(text),
      sections: anew.sections,
      isProposal: isLossy,
      checks,
    },
  });
  return { ...product, drawing: { ...source, html: anew.html } };
}
