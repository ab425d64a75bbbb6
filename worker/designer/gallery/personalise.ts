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

function toOwn(section: PlanSection, { nav }: (typeof WORDS)['en']): PlanSection[] {
  if (LEFT_OUT.has(section.kind)) return [];
  const kind = TOLD[section.kind];
  if (kind !== undefined) return [{ kind, title: nav[section.kind], isGap: true }];
  const items = section.items?.map(({ link, ...item }) => ({
    ...item,
    ...(link?.startsWith('#') && { link }),
  }));
  return [{ ...section, ...(items && { items }) }];
}

/**
 * The plan of a template for a business of one's own: its name wherever the example's stands, the line as the lead, and
 * a marked gap for each fact about the example (contact, place, hours, people). What is offered stays as an example.
 */
export function personalise(plan: PagePlan, { name, line }: OwnWords): PagePlan {
  const words = WORDS[plan.language];
  const change = changeTexts(plan, name);
  const { headline, noun, action } = plan;
  const sections = mapTexts(plan.sections, change).flatMap((section) => toOwn(section, words));
  const isReachable = sections.some(({ kind }) => kind === 'contact');
  return {
    ...plan,
    name,
    noun: change(noun),
    headline: change(headline),
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
