import { findLostFacts, shownTexts } from '#domain/page-plan/lost-facts.ts';
import { wordsOfPage } from '#domain/page-plan/page-words.ts';
import type { PageKind, PlanLook } from '#domain/page-plan/plan-types.ts';
import type { Brief } from './brief/brief.ts';
import type { DirectionId } from './look/direction.ts';
import { drawPlan, type DrawnPlan } from './plan/draw-plan.ts';
import type { Page } from './sections/section.ts';
import { neutral } from './trades/neutral.ts';
import type { Trade } from './trades/trade.ts';
import { readPageKind } from './understand/page-kinds.ts';
import { planOfBrief } from './understand/plan-of-brief.ts';

export interface BriefDesign {
  /** The prompt, cleaned. */
  text: string;
  brief: Brief;
  trade: Trade;
  /** The page that the trade's copy would make. */
  page: Page;
  /** Draws it. */
  draw: () => { html: string };
  seed: number;
  year: number;
  direction: DirectionId | undefined;
}

/** Trades that are a kind of page, too. */
const SAME: Partial<Record<PageKind, readonly string[]>> = {
  association: ['association'],
  blog: ['blog'],
  event: ['event'],
  band: ['musician'],
  product: ['saas'],
  course: ['school', 'yoga'],
  portfolio: ['photographer', 'freelancer', 'architect'],
};
const SHOPS = ['bakery', 'florist', 'shop', 'pharmacy', 'winery', 'gelateria'];
const TABLES = ['restaurant', 'pizzeria', 'cafe'];
/** An owner who says as much as this is heard instead of the trade's copy. */
const MUCH = 6;
/** So many facts may get lost in the trade's copy before the owner's own words are drawn instead. */
const LOST = 1;

function kindOf(named: PageKind, { id }: Trade): PageKind {
  if (named !== 'business') return named;
  if (TABLES.includes(id)) return 'restaurant';
  return SHOPS.includes(id) ? 'shop' : 'business';
}

/** What of a brief is on its page, and what is not. */
export interface Ledger {
  /** Clauses of the brief whose number, address or name is not on the page. */
  notDone: string[];
  /** The page drawn from the owner's own words, when the trade's copy would not do. */
  own: DrawnPlan | undefined;
  /** What the page is taken for: `neutral` when no trade fits its kind. */
  trade: Trade;
  /** What the owner asked of the look. */
  look: PlanLook;
}

/**
 * Draws a brief from a plan when nobody knows the trade, the page is no business, the owner says much, or the trade's
 * copy would lose what they say.
 */
export function designOwnPage(input: BriefDesign): Ledger {
  const { text, brief, trade, page, draw, seed, year, direction } = input;
  const findLost = (): string[] => findLostFacts(wordsOfPage(draw().html), text);
  if (brief.isForeign) return { own: undefined, notDone: findLost(), trade, look: {} };
  const named = readPageKind(text);
  const isKnown =
    trade.id !== 'neutral' && (named === 'business' || SAME[named]?.includes(trade.id));
  const known = isKnown ? trade : undefined;
  const { plan, told, unsure } = planOfBrief({
    text,
    brief,
    kind: kindOf(named, trade),
    trade: known,
    action: known && page.action.label,
  });
  const lostWords = findLostFacts(shownTexts(plan).join('\n'), text);
  const open = unsure.filter((sentence) => !lostWords.some((one) => sentence.includes(one)));
  const notDone = [...lostWords, ...open];
  if (known && told < MUCH) {
    const lost = findLost();
    if (lost.length <= lostWords.length + LOST) {
      return { own: undefined, notDone: lost, trade, look: plan.look };
    }
  }
  const look = { ...plan.look, ...(direction && { direction }) };
  const own = drawPlan({ plan: { ...plan, look }, seed, year, trade: known });
  return { own, notDone, trade: known ?? neutral, look };
}
