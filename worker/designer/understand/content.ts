import {
  PLAN_LIMITS,
  type PageKind,
  type PlanItem,
  type PlanSection,
  type PlanSectionKind,
} from '#domain/page-plan/plan-types.ts';
import type { JudgeKinds } from './clause-kinds.ts';
import type { ReadingLanguage } from '#domain/reading/language.ts';

/** What a brief gives a page, before it is put in order. */
export interface Content {
  sections: Map<PlanSectionKind, PlanSection & { items: PlanItem[] }>;
  /** Titles that the owner gave to sections. */
  titles: Map<PlanSectionKind, string>;
  /** Sentences that may be printed. */
  statements: string[];
  /** Facts in a few words that no section holds. */
  notes: string[];
  /** Whom one reaches under the numbers and addresses, and when. */
  reach: { who: string[]; when: string[] };
  /** The first sentence, where it asks for the page. */
  opening: string;
  /** The pieces that talk about the page. */
  wishes: string[];
  /** When and where a feast is, in one line. */
  occasion?: string;
  /** The name, where a line gives it. */
  name?: string;
}

/** What is known of a brief before its lists are read. */
export interface ContentHints {
  /** The whole brief, its wishes too. */
  text: string;
  language: ReadingLanguage;
  kind: PageKind;
  /** The page shows a table of hours. */
  hasHours: boolean;
  /** The sign of the brief's money. */
  sign: string;
  /** Addresses and other words that the page shows in a place of their own. */
  held?: readonly string[];
  name: string | undefined;
  /** What the learned reader takes the words of a clause for. */
  kindsOf: JudgeKinds;
}

/** Content that is being collected. */
export interface Collector {
  content: Content;
  hints: ContentHints;
}

export function startContent(): Content {
  return {
    opening: '',
    reach: { who: [], when: [] },
    sections: new Map(),
    titles: new Map(),
    statements: [],
    notes: [],
    wishes: [],
  };
}

/** Adds entries to a section, each once and no more than a plan may hold. */
export function addItems(
  { content }: Collector,
  kind: PlanSectionKind,
  items: readonly PlanItem[],
): void {
  const section = content.sections.get(kind) ?? { kind, title: '', items: [] };
  const keyOf = ({ name = '', text = '' }: PlanItem): string => `${name}${text}`.toLowerCase();
  const all = new Map<string, PlanItem>();
  for (const item of [...section.items, ...items]) {
    if (!all.has(keyOf(item))) all.set(keyOf(item), item);
  }
  section.items = [...all.values()].slice(0, PLAN_LIMITS.items);
  content.sections.set(kind, section);
}

const SOLD_IN_TIERS: ReadonlySet<PageKind> = new Set([
  'event',
  'product',
  'course',
  'association',
  'podcast',
  'blog',
]);

/** The section that holds the prices of a kind of page. */
export function priceSection(kind: PageKind): 'pricing' | 'menu' {
  return SOLD_IN_TIERS.has(kind) ? 'pricing' : 'menu';
}
