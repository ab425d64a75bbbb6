import { claimsIn, foldLine, isSaid, readClaims, saysWords, type BriefClaims } from './claims.ts';
import type { PagePlan, PlanFact, PlanItem, PlanSection, PlanSectionKind } from './plan-types.ts';

/** A plan without what its brief does not say, and what that was. */
export interface CheckedPlan {
  plan: PagePlan;
  /** Texts that were taken out, as they stood. */
  takenOut: string[];
}

/** Sections about people or by people: each entry has to stand in the brief. */
const NAMED: ReadonlySet<PlanSectionKind> = new Set([
  'team',
  'press',
  'testimonials',
  'speakers',
  'lineup',
  'partners',
]);

/** Entries of these are a pair: a question without its answer, or words without their figure, say nothing. */
const PAIRED: ReadonlySet<PlanSectionKind> = new Set(['faq', 'statistics']);

/**
 * Takes out of a plan every number, price, time, address, name and quotation that the brief does not hold. A
 * sentence goes as a whole; what has nothing left goes with it.
 */
export function takeOutInventions(plan: PagePlan, brief: string): CheckedPlan {
  const check = createCheck(readClaims(brief));
  const { name, ...rest } = plan;
  const sections = plan.sections.flatMap((section) => checkSection(section, plan.noun, check));
  const checked: PagePlan = {
    ...rest,
    ...(name !== undefined && check.hasWords(name) ? { name } : {}),
    headline: check.text(plan.headline) ?? plan.noun,
    lead: check.text(plan.lead) ?? '',
    facts: plan.facts.filter((fact) => isBacked(fact, check)),
    action: { ...plan.action, link: check.link(plan.action.link) ?? '#contact' },
    sections,
  };
  return { plan: checked, takenOut: check.takenOut };
}

interface Check {
  takenOut: string[];
  /** The sentences of a text whose claims are all said; undefined when none is left. */
  text: (text: string | undefined) => string | undefined;
  /** The text when all its claims are said; for prices and short notes. */
  whole: (text: string | undefined) => string | undefined;
  link: (link: string | undefined) => string | undefined;
  hasWords: (words: string) => boolean;
  hasDigits: (text: string) => boolean;
  /** "0 contracts" says what "no contract" says. */
  saysNone: (text: string | undefined) => boolean;
}

function createCheck(said: BriefClaims): Check {
  const takenOut: string[] = [];
  const isClean = (text: string): boolean => claimsIn(text).every((claim) => isSaid(claim, said));
  function keep(text: string, isKept: boolean): boolean {
    if (!isKept) takenOut.push(text);
    return isKept;
  }
  return {
    takenOut,
    text(text) {
      const kept = text?.split(/(?<=[.!?…])\s+/).filter((part) => keep(part, isClean(part)));
      return kept?.join(' ') || undefined;
    },
    whole: (text) => (text !== undefined && keep(text, isClean(text)) ? text : undefined),
    link(link) {
      if (link === undefined) return undefined;
      if (link.startsWith('#')) return link;
      const digits = link.startsWith('tel:') ? link.replaceAll(/\D/g, '') : undefined;
      const isKept =
        digits === undefined
          ? /^(?:https?:|mailto:)/i.test(link) && isClean(link)
          : hasDigits(digits, said);
      return keep(link, isKept) ? link : undefined;
    },
    hasWords: (words) => keep(words, saysWords(words, said)),
    hasDigits: (text) => keep(text, hasDigits(text, said)),
    saysNone: (text) => text !== undefined && saysNone(text, said),
  };
}

const NONE = /\b(?:no|zero|without|never any|nessun[oa]?|niente|senza) (\p{L}+)/gu;
/** The letters in which one and several of a thing are alike. */
const STEM = 5;

function saysNone(text: string, said: BriefClaims): boolean {
  const stems = foldLine(text)
    .split(/[^\p{L}]+/u)
    .map((word) => word.slice(0, STEM));
  return [...said.text.matchAll(NONE)].some(([, thing = '']) =>
    stems.includes(thing.slice(0, STEM)),
  );
}

const SHORTEST_PHONE = 5;

/** The brief has these digits in a row, a country code aside. */
function hasDigits(text: string, said: BriefClaims): boolean {
  const digits = text.replaceAll(/\D/g, '');
  const own = digits.length > 9 ? digits.slice(-9) : digits;
  return own.length >= SHORTEST_PHONE && said.digits.includes(own);
}

function isBacked({ kind, value, from }: PlanFact, check: Check): boolean {
  if (!check.hasWords(from)) return false;
  switch (kind) {
    case 'phone':
      return check.hasDigits(value);
    case 'person':
    case 'town':
      return check.hasWords(value);
    default:
      return check.whole(value) !== undefined;
  }
}

/** "Sheet 1: …", "Capitolo II – …": without its number the title still says what the section is. */
const NUMBERING = /^\p{L}+\s(?:\d|1[0-2]|[IVX]{1,4})\s?[:.–—-]\s(?=\p{L})/u;

function checkTitle(title: string, check: Check): string | undefined {
  const [first = '', ...rest] = title.replace(NUMBERING, '');
  return check.text(title) ?? check.text(first.toUpperCase() + rest.join(''));
}

function checkSection(section: PlanSection, noun: string, check: Check): PlanSection[] {
  const { intro, items, until, ...rest } = section;
  const kept = items?.flatMap((item) => checkItem(item, section.kind, check));
  if (items !== undefined && items.length > 0 && kept?.length === 0) return [];
  const left = check.text(intro);
  // Month and year may be said in words, or not at all.
  const isDaySaid = check.whole(until?.slice('2027-06-'.length, '2027-06-12'.length)) !== undefined;
  if (section.kind === 'countdown' && !isDaySaid) return [];
  return [
    {
      ...rest,
      title: checkTitle(section.title, check) ?? noun,
      ...(left !== undefined && { intro: left }),
      ...(kept !== undefined && { items: kept }),
      ...(until !== undefined && isDaySaid && { until }),
    },
  ];
}

/** Entries about people, and what they are quoted with, stand in the brief as they are. */
function isForged({ name, text }: PlanItem, kind: PlanSectionKind, check: Check): boolean {
  if (NAMED.has(kind) && name !== undefined && !check.hasWords(name)) return true;
  return kind === 'testimonials' && (text === undefined || !check.hasWords(text));
}

function checkItem(item: PlanItem, kind: PlanSectionKind, check: Check): PlanItem[] {
  if (isForged(item, kind, check)) return [];
  const { name, text } = item;
  const isZero = kind === 'statistics' && name === '0' && check.saysNone(text);
  const { name: _zero, ...nameless } = item;
  const kept = isZero ? { name: '0', ...whatIsSaid(nameless, check) } : whatIsSaid(item, check);
  if (PAIRED.has(kind) && (isGone(name, kept.name) || isGone(text, kept.text))) return [];
  const isEmpty = kept.name === undefined && kept.text === undefined;
  return isEmpty && !kept.points?.length ? [] : [kept];
}

function isGone(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after === undefined;
}

function whatIsSaid(item: PlanItem, check: Check): PlanItem {
  const { name, text, price, note, group, points, body, link, ...rest } = item;
  const kept: PlanItem = { ...rest };
  const values = {
    name: check.whole(name),
    text: check.text(text),
    price: check.whole(price),
    note: check.whole(note),
    group: check.whole(group),
    link: check.link(link),
    points: points?.flatMap((point) => check.whole(point) ?? []),
    body: body?.flatMap((paragraph) => check.text(paragraph) ?? []),
  };
  for (const [key, value] of Object.entries(values))
    if (value !== undefined) Object.assign(kept, { [key]: value });
  return kept;
}
