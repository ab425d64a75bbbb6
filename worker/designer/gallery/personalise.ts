import type { PagePlan, PlanSection, PlanSectionKind } from '#domain/page-plan/plan-types.ts';
import { WORDS } from '../copy/words.ts';
import { drawPlan, type DrawnPlan } from '../plan/draw-plan.ts';
import type { TemplatePlan } from './template-plan.ts';

/** What somebody says of their own business. */
export interface OwnWords {
  name: string;
  /** What they do and where, in a sentence. */
  line: string;
}

/** Sections that tell who the business of the example is, where and when; each becomes a gap of this kind. */
const TOLD: Partial<Record<PlanSectionKind, PlanSectionKind>> = {
  about: 'about',
  team: 'team',
  speakers: 'team',
  lineup: 'team',
  testimonials: 'testimonials',
  hours: 'hours',
  map: 'map',
};

/** Sections with the names of others; nobody can say yet who they will be. */
const LEFT_OUT: ReadonlySet<PlanSectionKind> = new Set(['press', 'partners']);

type Change = (text: string) => string;

/** A copy of a piece of a plan with each of its texts changed. */
function mapTexts<Piece>(piece: Piece, change: Change): Piece {
  const map = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(map);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, map(one)]));
  };
  return map(piece) as Piece;
}

function toPattern(texts: readonly string[]): RegExp {
  const parts = texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

const COUPLE = /^(.+?) (?:&|and|e) (.+)$/;

/** Each name of the example with the one that takes its place; an invitation also speaks of its two hosts one by one. */
function renamed({ name, kind }: PagePlan, own: string): Map<string, string> {
  const names = new Map(name === undefined ? [] : [[name, own] as const]);
  const [, ...old] = (kind === 'invitation' && COUPLE.exec(name ?? '')) || [];
  const [, ...now] = COUPLE.exec(own) ?? [];
  for (const [index, one] of old.entries()) names.set(one, now[index] ?? own);
  return names;
}

/** Puts the own name where one of the example stands, and takes its ways of contact out. */
function changeTexts(plan: PagePlan, own: string): Change {
  const names = renamed(plan, own);
  const contacts = plan.facts.flatMap(({ kind, value }) =>
    kind === 'phone' || kind === 'mail' || kind === 'address' ? [value] : [],
  );
  const change = toPattern([...names.keys(), ...contacts]);
  return (text) =>
    text
      .replace(change, (found) => names.get(found) ?? '')
      .replaceAll(/ {2,}/g, ' ')
      .trim();
}

const DATES =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i;
/** A word within a sentence that is written like a name. */
const INNER_NAME = /(?<=[\p{L},;:–—] )\p{Lu}\p{L}{2,}/gu;

/** The people and places of the example: the names in what it tells of itself. */
function namesOfExample({ facts, sections }: PagePlan, own: string): RegExp | undefined {
  const told = [
    ...facts.filter(({ kind }) => kind === 'person' || kind === 'town').map(({ value }) => value),
    ...sections
      .filter(({ kind }) => kind === 'about' || kind === 'map')
      .flatMap(({ intro = '', items = [] }) => [intro, ...items.map(({ text = '' }) => text)]),
  ];
  const names = told
    .flatMap((text) => `, ${text}`.match(INNER_NAME) ?? [])
    .filter((name) => !DATES.test(name) && !own.includes(name));
  return names.length === 0 ? undefined : toPattern([...new Set(names)]);
}

const SENTENCES = /(?<=[.!?])\s+/;

interface Example {
  words: (typeof WORDS)['en'];
  /** Names that only the example has. */
  names: RegExp | undefined;
}

/** A text without the sentences that name somebody or some place of the example. */
function withoutNames(text: string, names: RegExp | undefined): string {
  if (names === undefined) return text;
  return text
    .split(SENTENCES)
    .filter((sentence) => sentence.search(names) < 0)
    .join(' ');
}

function toOwn(section: PlanSection, { words: { nav }, names }: Example): PlanSection[] {
  if (LEFT_OUT.has(section.kind)) return [];
  const kind = TOLD[section.kind];
  if (kind !== undefined) return [{ kind, title: nav[section.kind], isGap: true }];
  const intro = withoutNames(section.intro ?? '', names);
  const items = section.items?.map(({ link, text = '', ...item }) => {
    const kept = withoutNames(text, names);
    return { ...item, ...(kept !== '' && { text: kept }), ...(link?.startsWith('#') && { link }) };
  });
  const { intro: _intro, ...rest } = section;
  return [
    {
      ...rest,
      title: withoutNames(section.title, names) || nav[section.kind],
      ...(intro !== '' && { intro }),
      ...(items && { items }),
    },
  ];
}

/**
 * The plan of a template for a business of one's own: its name wherever the example's stands, the line as the lead, and
 * a marked gap for each fact about the example (contact, place, hours, people). What is offered stays as an example.
 */
export function personalise(plan: PagePlan, { name, line }: OwnWords): PagePlan {
  const words = WORDS[plan.language];
  const change = changeTexts(plan, name);
  const { headline, noun, action } = plan;
  const example = { words, names: namesOfExample(plan, name) };
  const sections = mapTexts(plan.sections, change).flatMap((section) => toOwn(section, example));
  const isReachable = sections.some(({ kind }) => kind === 'contact');
  return {
    ...plan,
    name,
    noun: change(noun),
    headline: withoutNames(change(headline), example.names) || name,
    lead: line,
    action: {
      label: change(action.label),
      link: action.link.startsWith('#') ? action.link : '#contact',
    },
    facts: [],
    sections: isReachable ? sections : [...sections, { kind: 'contact', title: words.nav.contact }],
  };
}

/** The page of a template for a business of one's own, in the layouts that the template is shown in. */
export function drawPersonalised(
  { plan, seed = 0 }: Pick<TemplatePlan, 'plan' | 'seed'>,
  own: OwnWords,
  year: number,
): DrawnPlan {
  return drawPlan({ plan: personalise(plan, own), seed, year, origin: plan });
}
