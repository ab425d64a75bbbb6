import type {
  PageKind,
  PagePlan,
  PlanFact,
  PlanSection,
  PlanSectionKind,
} from '#domain/page-plan/plan-types.ts';
import { toPhoneLink } from '#domain/reading/contact.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { findMotif } from '../art/motif-words.ts';
import type { Brief } from '../brief/brief.ts';
import { isSaying } from '../brief/saying.ts';
import { say, type Trade } from '../trades/trade.ts';
import { collectContent } from './collect-content.ts';
import { readLookWishes } from './look-wishes.ts';
import { openingSentences, saysOnlyHours } from './opening-hours.ts';
import { readPageName } from './page-name.ts';
import { chooseLead, NAMED_PAGES, nounOf, writeHeadline } from './plan-headline.ts';
import { isPlaced, planSections } from './plan-sections.ts';
import { PLAN_WORDS } from './plan-words.ts';

export interface PlanOfBriefInput {
  /** Cleaned. */
  text: string;
  brief: Brief;
  kind: PageKind;
  /** Undefined when no profile knows it. */
  trade: Trade | undefined;
}

/** A plan made from a brief without a model. */
export interface BriefPlan {
  plan: PagePlan;
  /** Sentences that may belong on the page and are not there. */
  unsure: string[];
}

function factsOf({
  text,
  brief,
  kind,
}: Pick<PlanOfBriefInput, 'text' | 'brief' | 'kind'>): PlanFact[] {
  const { phone, mail, address, place } = brief;
  const town = isPlaced(kind) && kind !== 'invitation' ? place?.name : undefined;
  const found = [
    ['phone', phone],
    ['mail', mail],
    ['address', address],
    ['town', town],
    ...openingSentences(text, kind).map((sentence) => ['hours', sentence] as const),
  ] as const;
  return found.flatMap(([fact, value]) =>
    value === undefined ? [] : [{ kind: fact, value, from: value }],
  );
}

type ActionWord = keyof (typeof PLAN_WORDS)['en']['actions'];

/** What the main button does, the first whose section the page has. */
const ACTIONS: readonly (readonly [PlanSectionKind, ActionWord, (readonly PageKind[])?])[] = [
  ['booking', 'reply', ['invitation']],
  ['links', 'listen', ['podcast']],
  ['newsletter', 'subscribe', ['blog']],
  ['links', 'links', ['links']],
  ['events', 'dates', ['band']],
  ['pricing', 'tickets', ['event']],
  ['schedule', 'programme', ['event', 'invitation']],
  ['booking', 'book'],
  ['menu', 'prices'],
];

function actionOf(
  { brief, kind, trade }: Omit<PlanOfBriefInput, 'text'>,
  sections: readonly PlanSection[],
): PagePlan['action'] {
  const { actions } = PLAN_WORDS[brief.language];
  const has = (one: PlanSectionKind): boolean =>
    sections.some((section) => section.kind === one && !section.isGap);
  const found = ACTIONS.find(([one, , kinds]) => has(one) && (kinds?.includes(kind) ?? true));
  const label = trade && say(trade.action, brief.language);
  if (label !== undefined && trade?.goal === 'call' && brief.phone !== undefined) {
    return { label, link: toPhoneLink(brief.phone) };
  }
  const isTold = found?.[0] === 'menu' && trade !== undefined && trade.goal !== 'visit';
  if (found === undefined || isTold) {
    return { label: label ?? actions.contact, link: '#contact' };
  }
  return { label: actions[found[1]], link: `#${found[0]}` };
}

function chooseNoun(
  { brief, kind, trade }: Omit<PlanOfBriefInput, 'text'>,
  name: string | undefined,
): string {
  const said = nounOf(brief);
  const isOwnKind = NAMED_PAGES.has(kind) && name !== undefined;
  if (!isOwnKind && said !== undefined && !isSaying(said)) return capitalise(said);
  return trade ? say(trade.name, brief.language) : PLAN_WORDS[brief.language].nouns[kind];
}

function motifsIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return [...new Set(words.flatMap((word) => findMotif(word) ?? []))];
}

/** A brief in a language that is not read keeps its facts; its words would be read wrongly. */
function withoutWords({ brief }: PlanOfBriefInput): { text: string; brief: Brief } {
  const { subject: _subject, slogan: _slogan, ...facts } = brief;
  return { text: '', brief: { ...facts, ownWords: [], services: [] } };
}

/** Fills a plan from a brief without a model. What nothing in it is sure of stays out. Pure, linear. */
export function planOfBrief(input: PlanOfBriefInput): BriefPlan {
  const { kind, trade } = input;
  const { text, brief } = input.brief.isForeign ? withoutWords(input) : input;
  const { language } = brief;
  const content = collectContent(text, {
    language,
    kind,
    ownWords: new Set(brief.ownWords),
    hasHours: brief.hours.length > 0,
    name: brief.name,
  });
  const entries = [...content.sections.values()].flatMap(({ items }) => items);
  const told = content.statements.length + content.notes.length + entries.length;
  const name = content.name || readPageName(text, { kind, known: brief.name });
  const noun = chooseNoun({ brief, kind, trade }, name);
  const statements = content.statements.filter((sentence) => !saysOnlyHours(sentence, brief));
  const { lead, rest } = chooseLead(statements, name);
  const sections = planSections({ text, brief, kind, content, trade, told, rest });
  const plan: PagePlan = {
    version: 1,
    kind,
    language,
    ...(name !== undefined && { name }),
    noun,
    headline: writeHeadline(brief, { kind, name, noun }),
    lead: lead || (trade ? say(trade.lead, language) : ''),
    action: actionOf({ brief, kind, trade }, sections),
    facts: factsOf({ text, brief, kind }),
    look: readLookWishes(content.wishes),
    pictures: trade ? [...trade.motifs] : motifsIn(brief.subject ?? ''),
    sections,
    missing: [],
    notDone: [],
  };
  return { plan, unsure: content.unsure };
}
