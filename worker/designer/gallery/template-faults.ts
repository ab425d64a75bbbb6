import { shownTexts } from '#domain/page-plan/lost-facts.ts';
import type { PagePlan, PlanSection, PlanSectionKind } from '#domain/page-plan/plan-types.ts';
import type { TemplateCategory } from '#domain/templates/template.ts';
import type { TemplatePlan } from './template-plan.ts';

/** The words of a plan that stand on its page, those of its buttons, forms and tables too. */
export function textsOf(plan: PagePlan): string[] {
  const controls = plan.sections.flatMap(({ fields = [], columns = [] }) => [
    ...fields.flatMap(({ label, options = [] }) => [label, ...options]),
    ...columns,
  ]);
  return [...shownTexts(plan), plan.action.label, ...controls].filter((text) => text !== '');
}

/** Numbers that regulators keep free for stories (Ofcom, the 555 01xx of North America, which Italian examples borrow). */
const STORY_PHONES =
  /(?:\b01632 ?960\d{3}|\b07700 ?900\d{3}|\b(?:0113|0114|0115|0116|0117|0118|0121|0131|0141|0151|0161|0191|028 90|029 20) ?(?:496|018) ?0\d{3}|\b020 ?7946 ?0\d{3}|\b555[ -]?01\d{2})\b/;

function findStrangers({ facts, sections, action }: PagePlan): string[] {
  const links = sections.flatMap(({ items = [] }) => items.flatMap(({ link }) => link ?? []));
  const addresses = [...links, action.link, ...facts.map(({ value }) => value)];
  const hosts = addresses.flatMap((text) =>
    [...text.matchAll(/(?:https?:\/\/|@)([\w.-]+\.\w+)/g)].map(([, host = '']) => host),
  );
  const phones = facts.filter(({ kind }) => kind === 'phone').map(({ value }) => value);
  return [
    ...hosts
      .filter((host) => !host.endsWith('.example'))
      .map((host) => `${host} is no .example host`),
    ...phones
      .filter((phone) => !STORY_PHONES.test(phone))
      .map((phone) => `${phone} may be somebody’s`),
  ];
}

type Need = (sections: readonly PlanSection[]) => boolean;

function has(
  kind: PlanSectionKind,
  fewest = 0,
  fits: (section: PlanSection) => boolean = () => true,
): Need {
  return (sections) =>
    sections.some(
      (section) => section.kind === kind && (section.items ?? []).length >= fewest && fits(section),
    );
}

function groupsOf({ items = [] }: PlanSection): number {
  return new Set(items.flatMap(({ group }) => group ?? [])).size;
}

function bodiesOf({ items = [] }: PlanSection): number {
  return items.filter(({ body = [] }) => body.length > 0).length;
}

/** What a page of each category must hold so that it works as one. */
const NEEDS: Record<TemplateCategory, readonly (readonly [string, Need])[]> = {
  business: [],
  portfolio: [
    ['a portfolio of six works in groups', has('portfolio', 6, (section) => groupsOf(section) > 1)],
  ],
  ecommerce: [
    ['a catalogue of six goods in groups', has('catalogue', 6, (section) => groupsOf(section) > 1)],
    ['details of three goods', has('catalogue', 0, (section) => bodiesOf(section) >= 3)],
  ],
  blog: [['three articles to read', has('blog', 3, (section) => bodiesOf(section) >= 3)]],
  landing: [
    [
      'plans, dates or a form',
      (sections) =>
        sections.some(
          ({ kind, fields = [] }) =>
            ['pricing', 'schedule', 'events', 'newsletter', 'rsvp'].includes(kind) ||
            fields.length > 0,
        ),
    ],
  ],
};

const FEWEST_SECTIONS = 5;

/** What is wrong with a template by itself, in words for its author. */
export function findTemplateFaults({ category, plan }: TemplatePlan): string[] {
  const missing = NEEDS[category]
    .filter(([, isMet]) => !isMet(plan.sections))
    .map(([what]) => `needs ${what}`);
  const few = plan.sections.length < FEWEST_SECTIONS ? [`needs ${FEWEST_SECTIONS} sections`] : [];
  return [...few, ...missing, ...findStrangers(plan)];
}

const SENTENCE_END = /(?<=[.!?…])\s+/;
const FEWEST_WORDS = 5;

function sentencesOf(plan: PagePlan): Set<string> {
  const sentences = textsOf(plan).flatMap((text) => text.split(SENTENCE_END));
  return new Set(
    sentences
      .map((sentence) =>
        sentence
          .toLowerCase()
          .replace(/[^\p{L}\p{N} ]/gu, '')
          .trim(),
      )
      .filter((sentence) => sentence.split(' ').length >= FEWEST_WORDS),
  );
}

/** Sentences of five words or more that two templates share, with the templates that do. */
export function findRepetitions(templates: readonly TemplatePlan[]): string[] {
  const said = new Map<string, string>();
  return templates.flatMap(({ slug, plan }) =>
    [...sentencesOf(plan)].flatMap((sentence) => {
      const before = said.get(sentence);
      said.set(sentence, slug);
      return before === undefined ? [] : [`“${sentence}” stands in ${before} and ${slug}`];
    }),
  );
}
