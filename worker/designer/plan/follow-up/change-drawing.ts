import { decodeEntities } from '#domain/diff/text/html-entities.ts';
import { exchangedTexts } from '#domain/page-plan/carry-over.ts';
import { cutPage } from '#domain/page-plan/page-pieces.ts';
import type { PagePlan, PlanLook } from '#domain/page-plan/plan-types.ts';
import { DIRECTION_IDS, type DirectionId } from '../../look/direction.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { chooseLook, type Look } from '../../look/look.ts';
import { readStyleWish } from '../../look/styles/style-wish.ts';
import { createRandom } from '../../random.ts';
import { TRADES } from '../../trades/registry.ts';
import type { Trade } from '../../trades/trade.ts';
import { drawPlan, type DrawnPlan } from '../draw-plan.ts';
import { choosePlanLook, SUITED, suitedTo } from '../plan-look.ts';

/** What a page was drawn from: the same values draw the same page. */
export interface DrawingSource {
  plan: PagePlan;
  seed: number;
  year: number;
  /** Id of the trade whose looks and pictures it has. */
  trade?: string;
  /** The words that the look of a trade's page was chosen by. */
  brief?: string;
}

function tradeOf({ trade }: DrawingSource): Trade | undefined {
  return TRADES.find(({ id }) => id === trade);
}

/** Draws a page from its source. */
export function drawSource(source: DrawingSource): DrawnPlan {
  const { plan, seed, year } = source;
  return drawPlan({ plan, seed, year, trade: tradeOf(source), look: lookOf(source) });
}

/** Wishes that the choice of a direction by tone cannot fulfil. */
function hasWishes({ direction: _direction, ...wishes }: PlanLook): boolean {
  return Object.values(wishes).some((wish) => wish !== undefined);
}

/** The look for a known trade; that of another page is the plan's alone. */
function lookOf(source: DrawingSource): Look | undefined {
  const { plan, seed, brief: prompt } = source;
  const trade = tradeOf(source);
  if (trade === undefined || prompt === undefined) return undefined;
  const direction = DIRECTION_IDS.find((id) => id === plan.look.direction);
  const brief = readBrief(prompt, plan.language);
  const usual = chooseLook({ brief, trade, prompt, seed, direction });
  if (!hasWishes(plan.look)) return usual;
  const random = createRandom(prompt, seed, 'look');
  const { directions, refused } = readStyleWish(plan.look);
  const isFree = directions.length > 0 || refused.includes(usual.direction.id);
  const chosen = direction ?? (isFree ? undefined : usual.direction.id);
  const look = { ...plan.look, ...(chosen && { direction: chosen }) };
  return choosePlanLook(look, suitedTo(trade), random);
}

/** The art direction after these: the next that suits the page, else any other. */
export function nextDirection(source: DrawingSource, used: readonly string[]): DirectionId {
  const suited = tradeOf(source) ?? SUITED[source.plan.kind];
  const all = [...suited.directions, ...DIRECTION_IDS];
  return all.find((id) => !used.includes(id)) ?? all.find((id) => id !== used[0]) ?? 'editorial';
}

/**
 * The source with the texts that were changed by hand on its page, so that they are drawn wherever they stand. Texts
 * that are in no plan stay with the page.
 */
export function absorbTexts(source: DrawingSource, drawn: string, standing: string): DrawingSource {
  const now = new Map(cutPage(standing).map(({ name, text }) => [name, text]));
  const exchanged = new Map<string, string>();
  for (const { name, text } of cutPage(drawn)) {
    const other = now.get(name);
    const texts = other === undefined || other === text ? undefined : exchangedTexts(text, other);
    for (const [old, wanted] of texts ?? [])
      exchanged.set(decodeEntities(old), decodeEntities(wanted));
  }
  if (exchanged.size === 0) return source;
  const { facts, sections, look: _look, ...rest } = source.plan;
  const texts = exchangeIn({ ...rest, facts, sections }, exchanged);
  return { ...source, plan: { ...source.plan, ...texts } };
}

/** A copy of plain data with these texts exchanged. */
function exchangeIn<Data>(data: Data, exchanged: ReadonlyMap<string, string>): Data {
  if (typeof data === 'string') return (exchanged.get(data) ?? data) as Data;
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((one: unknown) => exchangeIn(one, exchanged)) as Data;
  return Object.fromEntries(
    Object.entries(data).map(([key, one]) => [
      key,
      key === 'kind' || key === 'from' ? one : exchangeIn(one, exchanged),
    ]),
  ) as Data;
}
