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
import type { Trade } from '../trades/trade.ts';
import { collectContent } from './collect-content.ts';
import { readLookWishes } from './look-wishes.ts';
import { openingSentences } from './opening-hours.ts';
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
  /** The trade's call to action. */
  action: string | undefined;
}

/** A plan made from a brief without a model. */
export interface BriefPlan {
  plan: PagePlan;
  /** How much of it the owner said: entries, sentences and notes. */
  told: number;
  /** Sentences that may belong on the page and are not there. */
  unsure: string[];
}

function factsOf({ text, brief, kind }: PlanOfBriefInput): PlanFact[] {
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
  { brief, kind, action }: PlanOfBriefInput,
  sections: readonly PlanSection[],
): PagePlan['action'] {
  const { actions } = PLAN_WORDS[brief.language];
  const has = (one: PlanSectionKind): boolean => sections.some((section) => section.kind === one);
  const found = ACTIONS.find(([one, , kinds]) => has(one) && (kinds?.includes(kind) ?? true));
  if (brief.phone !== undefined && action !== undefined && found?.[0] !== 'booking') {
    return { label: action, link: toPhoneLink(brief.phone) };
  }
  if (found === undefined) return { label: actions.contact, link: '#contact' };
  return { label: actions[found[1]], link: `#${found[0]}` };
}

function chooseNoun({ brief, kind, trade }: PlanOfBriefInput, name: string | undefined): string {
  const said = nounOf(brief);
  const isOwnKind = NAMED_PAGES.has(kind) && name !== undefined;
  if (!isOwnKind && said !== undefined && !isSaying(said)) return capitalise(said);
  return trade ? trade.copy[brief.language].workingName : PLAN_WORDS[brief.language].nouns[kind];
}

function motifsIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return [...new Set(words.flatMap((word) => findMotif(word) ?? []))];
}

/** Fills a plan from a brief without a model. What nothing in it is sure of stays out. Pure, linear. */
export function planOfBrief(input: PlanOfBriefInput): BriefPlan {
  const { text, brief, kind, trade } = input;
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
  const noun = chooseNoun(input, name);
  const { lead, rest } = chooseLead(content.statements, name);
  const sections = planSections({ text, brief, kind, content, rest });
  const plan: PagePlan = {
    version: 1,
    kind,
    language,
    ...(name !== undefined && { name }),
    noun,
    headline: writeHeadline(brief, { kind, name, noun }),
    lead,
    action: actionOf(input, sections),
    facts: factsOf(input),
    look: readLookWishes(content.wishes),
    pictures: trade ? [...trade.motifs] : motifsIn(brief.subject ?? ''),
    sections,
    missing: [],
    notDone: [],
  };
  return { plan, told, unsure: content.unsure };
}
