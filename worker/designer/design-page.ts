import { findLostFacts, shownTexts } from '#domain/page-plan/lost-facts.ts';
import type { PageKind, PagePlan } from '#domain/page-plan/plan-types.ts';
import { finishSteps, type Steps } from '#domain/text/steps.ts';
import type { Brief } from './brief/brief.ts';
import { cleanPrompt, readBriefSteps } from './brief/read-brief.ts';
import { WORDS } from './copy/words.ts';
import type { DirectionId } from './look/direction.ts';
import { drawSource, type DrawingSource } from './plan/follow-up/change-drawing.ts';
import { designTool } from './tools/design-tool.ts';
import { findSureTrade } from './brief/sure-trade.ts';
import { readPageKind } from './understand/page-kinds.ts';
import { withoutNamesake } from './understand/read-content.ts';
import { planOfBriefSteps } from './understand/plan-of-brief.ts';
import { eachOnce, undoneWishes, withoutRefused } from './understand/undone-wishes.ts';
import { readTokenKindsSteps } from './reader/read-stretches.ts';
import type { Reader } from './reader/reader.ts';
import { settleBriefSteps } from './understand/settle-brief.ts';
import { describeUnderstanding } from './understood.ts';
import { varyOrder } from './vary-order.ts';

export type DesignLanguage = 'en' | 'it';

export interface DesignPageInput {
  prompt: string;
  seed: number;
  fallbackLanguage: DesignLanguage;
  year: number;
  /** An art direction instead of the one that trade, adjectives and seed would choose. */
  direction?: DirectionId;
  /** Another reader of briefs than the one that ships; cross-validation brings its own. */
  reader?: Reader;
  /** `varied` lets the seed choose the order of the sections too, as another version has it. */
  order?: 'varied';
}

export interface DesignedPage {
  /** The complete document. */
  html: string;
  /** The same text cut for streaming: head, then section by section; joined they are `html`. */
  chunks: string[];
  language: DesignLanguage;
  title: string;
  /** Id of the trade, `neutral` for one that nobody knows. */
  trade: string;
  /** Art direction id. */
  direction: string;
  /** "I understood: …", short sentences in the page's language that name every slot taken from the prompt. */
  understood: string;
  /** Names of the placeholders the owner still has to fill in. */
  toComplete: string[];
  /** Section ids in order. */
  sections: string[];
  /** Clauses of the prompt whose facts are not on the page. */
  notDone: string[];
  /** What it was drawn from; tools have no plan. */
  drawing?: DrawingSource;
}

/** "1. a call 2. a plan". */
const STEP_NUMBER = /\s[1-9][.)]\s(?=\p{L})/gu;
/** "Ines Barbieri. Ceramista. Portfolio con 12 pezzi." */
const OF_PERSON =
  /^[.!?\n]\s*(?:an?\s|my\s|il mio\s)?(?:portfolio|cv|curriculum|resume|links?)(?!\p{L})/iu;
const SENTENCE_END = /[.!?\n](?:\s|$)/;

/** A brief as far as the sentence that names its trade: what follows is about that trade. */
function openingOf(text: string, at: number): string {
  const end = at + (SENTENCE_END.exec(text.slice(at))?.index ?? text.length);
  return text.slice(0, end) + (OF_PERSON.exec(text.slice(end))?.[0] ?? '');
}

/** The trade, unless the brief asks for a page of a kind that such a trade does not have. */
function chooseTrade(text: string, brief: Brief) {
  const found = findSureTrade(text, brief);
  const opening = found ? openingOf(text, found.at) : text;
  const kind: PageKind = brief.isForeign ? 'business' : readPageKind(opening);
  const trade = kind === 'business' || found?.trade.pages.includes(kind) ? found?.trade : undefined;
  return { trade, kind: kind === 'business' && trade ? trade.pages[0] : kind };
}

/** What of the brief may be said to be on the page: its own sentences only where a section has them. */
function asShown(text: string, said: Brief, { name, sections }: PagePlan): Brief {
  const brief = withoutNamesake(text, said, name);
  const hasOwnWords = sections.some(({ kind }) => kind === 'about');
  return { ...brief, name, ownWords: hasOwnWords ? brief.ownWords : [] };
}

/**
 * Designs a whole page from a free text in English or Italian: reads the brief into a plan and draws it. Same input,
 * same bytes; pure; a few milliseconds.
 */
export function designPage(input: DesignPageInput): DesignedPage {
  return finishSteps(designPageSteps(input));
}

/** The same in steps. A longer brief takes more of them, not longer ones. */
export function* designPageSteps(input: DesignPageInput): Steps<DesignedPage> {
  const { prompt, seed, year, direction } = input;
  const said = yield* readBriefSteps(prompt, input.fallbackLanguage);
  yield;
  const tool = designTool({ prompt, seed, brief: said });
  if (tool) return tool;
  yield;
  const text = cleanPrompt(prompt);
  yield;
  const kinds = yield* readTokenKindsSteps(text, input.reader);
  const brief = yield* settleBriefSteps(text, said, kinds);
  yield;
  yield;
  const { trade, kind } = chooseTrade(text, brief);
  const { plan, wishes } = yield* planOfBriefSteps({
    text,
    brief,
    kind,
    trade,
    kinds,
    reader: input.reader,
  });
  yield;
  const lost = withoutRefused(
    findLostFacts(shownTexts(plan).join('\n'), text.replaceAll(STEP_NUMBER, '. ')),
    wishes,
  );
  const open = undoneWishes(wishes, plan).filter((wish) => !lost.some((one) => wish.includes(one)));
  yield;
  const sections = input.order === 'varied' ? varyOrder(plan.sections, seed) : plan.sections;
  const source: DrawingSource = {
    plan: { ...plan, sections, look: { ...plan.look, ...(direction && { direction }) } },
    seed,
    year,
    ...(trade && { trade: trade.id, brief: prompt }),
  };
  return {
    ...drawSource(source),
    drawing: source,
    language: brief.language,
    trade: trade?.id ?? 'neutral',
    understood: describeUnderstanding(asShown(text, brief, plan), trade, WORDS[brief.language]),
    notDone: eachOnce([...lost, ...open]),
  };
}
