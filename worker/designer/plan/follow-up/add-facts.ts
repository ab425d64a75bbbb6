import { findMissing } from '#domain/page-plan/lost-facts.ts';
import type { PagePlan, PlanFact, PlanItem, PlanSection } from '#domain/page-plan/plan-types.ts';
import { foldLine } from '#domain/page-plan/claims.ts';
import { cleanPrompt, readBrief } from '../../brief/read-brief.ts';
import { readTokenKinds } from '../../reader/read-stretches.ts';
import { planOfBrief } from '../../understand/plan-of-brief.ts';

/** Sections that list what has a price. */
const LISTS = ['menu', 'pricing', 'services', 'products'] as const;
/** New sections stand before these. */
const LAST = new Set(['hours', 'map', 'contact', 'newsletter', 'cta', 'booking']);

/**
 * The plan with facts that its owner gives: a price goes to the entry of that name, new entries go to the list of their
 * kind, contacts and hours take the place of the old ones. Undefined when a word of the text was not surely understood.
 */
export function addFacts(plan: PagePlan, text: string): PagePlan | undefined {
  const clean = cleanPrompt(text);
  const brief = readBrief(clean, plan.language);
  const kinds = readTokenKinds(clean);
  const input = { text: clean, brief, kind: plan.kind, kinds, trade: undefined };
  const { plan: said, wishes } = planOfBrief(input);
  const entries = clean.split(/[\n;]|,\s/).filter((entry) => /[\p{L}\d]/u.test(entry));
  const items = said.sections.flatMap(({ items: own = [] }) => own);
  const read = [...said.facts.map(({ value }) => value), ...items.flatMap(textsOf)].join('\n');
  if (wishes.length > 0 || entries.length === 0) return undefined;
  if (findMissing(read, entries).length > 0) return undefined;
  const facts = [...plan.facts.filter(({ kind }) => !replaces(said.facts, kind)), ...said.facts];
  const sections = said.sections.reduce(addSection, plan.sections);
  return { ...plan, facts, sections };
}

function textsOf({ name = '', text = '', price = '', note = '', group = '' }: PlanItem): string[] {
  return [name, text, price, note, group];
}

/** There is one phone number and one set of hours; links and dates may be many. */
function replaces(facts: readonly PlanFact[], kind: PlanFact['kind']): boolean {
  const isSingle = ['phone', 'mail', 'address', 'town', 'hours'].includes(kind);
  return isSingle && facts.some((fact) => fact.kind === kind);
}

function addSection(sections: readonly PlanSection[], added: PlanSection): PlanSection[] {
  const known = new Set(sections.flatMap(({ items = [] }) => items.map(nameOf)));
  const named = new Map((added.items ?? []).map((item) => [nameOf(item), item]));
  const filled = sections.map((section) => fillIn(section, named));
  const fresh = added.items?.filter((item) => !known.has(nameOf(item)));
  if (fresh?.length === 0) return filled;
  const at = homeOf(filled, added);
  if (at >= 0) {
    return filled.map((section, place) =>
      place === at && fresh !== undefined
        ? { ...section, items: [...(section.items ?? []), ...fresh] }
        : section,
    );
  }
  const behind = filled.findIndex(({ kind }) => LAST.has(kind));
  const section = fresh === undefined ? added : { ...added, items: fresh };
  return filled.toSpliced(behind < 0 ? filled.length : behind, 0, section);
}

function nameOf({ name = '' }: PlanItem): string {
  return foldLine(name);
}

function fillIn(section: PlanSection, named: ReadonlyMap<string, PlanItem>): PlanSection {
  if (section.items === undefined) return section;
  return {
    ...section,
    items: section.items.map((item) => ({ ...item, ...named.get(nameOf(item)), ...keep(item) })),
  };
}

/** An entry keeps its own writing. */
function keep({ name }: PlanItem): Pick<PlanItem, 'name'> {
  return name === undefined ? {} : { name };
}

function homeOf(sections: readonly PlanSection[], { kind }: PlanSection): number {
  const same = sections.findIndex((section) => section.kind === kind);
  const isList = LISTS.some((list) => list === kind);
  if (same >= 0 || !isList) return same;
  return sections.findIndex(
    (section) =>
      LISTS.some((list) => list === section.kind) && section.items?.some(({ price }) => price),
  );
}
