import type { PageKind, PagePlan, PlanItem, PlanSection } from '#domain/page-plan/plan-types.ts';
import { gapContent, isGapKind } from '../copy/gap-items.ts';
import { WORDS } from '../copy/words.ts';
import { readPlate } from '../plates/plate.ts';
import { renderPage } from '../page.ts';
import type { Look } from '../look/look.ts';
import { createRandom, type Random } from '../random.ts';
import {
  idOf,
  missing,
  OFFERS,
  type Item,
  type Page,
  type PageFacts,
  type Section,
  type Subject,
  type Text,
} from '../sections/section.ts';
import { offerKind, say, type Trade } from '../trades/trade.ts';
import { targetOf } from './link-targets.ts';
import { keepWhole, withOwnTitles, withTargets } from './ready-sections.ts';
import { openingsOf } from './openings.ts';
import { asksForPlates, withDerivedPlates } from './derive-plates.ts';
import { entryMotif, motifsOf } from './plan-pictures.ts';
import { menuTitle, offerWord } from './menu-title.ts';
import { factsOf } from './plan-facts.ts';
import { saysWhen } from './says-when.ts';
import { pageTitle } from '../structured-data.ts';
import { listToComplete } from '../understood.ts';
import { chooseBands } from './bands.ts';
import { withRoom } from './headline-room.ts';
import { choosePlanLook, SUITED, suitedTo } from './plan-look.ts';

export interface DrawPlanInput {
  plan: PagePlan;
  seed: number;
  year: number;
  /** What is known of the trade: its looks, pictures and type. */
  trade?: Trade | undefined;
  /** Instead of the one that the plan asks for. */
  look?: Look | undefined;
  /** The plan that this one was made from: both are drawn with the same dice and open in the same layout. */
  origin?: PagePlan | undefined;
  /** `inline`: each section brings its own rules, so that the page can be shown while it grows. */
  styles?: 'head' | 'inline';
}

export interface DrawnPlan {
  /** The complete document. */
  html: string;
  /** The same text cut for streaming: head, then section by section. */
  chunks: string[];
  /** Art direction id. */
  direction: string;
  /** Names of the placeholders the owner still has to fill in. */
  toComplete: string[];
  /** Section ids in order. */
  sections: string[];
  /** The document's title. */
  title: string;
}

const SCHEMA_TYPES: Record<PageKind, string> = {
  business: 'LocalBusiness',
  shop: 'Store',
  restaurant: 'Restaurant',
  portfolio: 'Person',
  cv: 'Person',
  event: 'Event',
  invitation: 'Event',
  product: 'SoftwareApplication',
  podcast: 'PodcastSeries',
  band: 'MusicGroup',
  blog: 'Blog',
  association: 'Organization',
  course: 'Course',
  links: 'ProfilePage',
  other: 'Organization',
};

const HAS_SHOP: ReadonlySet<PageKind> = new Set(['shop', 'restaurant']);
const IS_PERSON: ReadonlySet<PageKind> = new Set(['cv', 'portfolio', 'links']);
const IS_WRITTEN_TO: ReadonlySet<PageKind> = new Set(['cv', 'links', 'invitation']);

/** Says nothing in a title. */
const GENERIC = new Set(['Your business', 'La tua attività', 'Page', 'Pagina']);

function subjectOf(plan: PagePlan, motifs: Subject['motifs']): Subject {
  const words = WORDS[plan.language];
  const offer = plan.sections.find(({ kind }) => OFFERS.includes(kind));
  return {
    noun: plan.noun,
    titleNoun: GENERIC.has(plan.noun) ? undefined : plan.noun,
    schemaType: SCHEMA_TYPES[plan.kind],
    motifs,
    hasHours: false,
    hasShop: HAS_SHOP.has(plan.kind),
    isOnePerson: IS_PERSON.has(plan.kind),
    writesDirectly: IS_WRITTEN_TO.has(plan.kind),
    offerLabel: offer ? words.nav[offerWord(offer, plan)] : words.nav.services,
  };
}

function tradeSubject(trade: Trade, plan: PagePlan): Partial<Subject> {
  const { schemaType, isOnePerson, sections, goal } = trade;
  const hasHours = sections.includes('hours');
  return {
    schemaType,
    hasHours: hasHours && !saysWhen(plan),
    hasShop: hasHours && goal !== 'write',
    isOnePerson: isOnePerson === true,
    ...(offerKind(trade) && { offerLabel: say(trade.offer, plan.language) }),
  };
}

/** The picture of an entry whose own words are the work. */
const SET_IN_TYPE = 'words';

type Pictured = Pick<Item, 'isWords' | 'plate' | 'motif'>;

function picturedAs(item: PlanItem, around: string, index: number): Pictured {
  if (item.picture === SET_IN_TYPE) return { isWords: true };
  const plate = readPlate(item.picture, index);
  return plate ? { plate } : { motif: entryMotif(item, around) };
}

function toItem(item: PlanItem, around: string, index: number): Item {
  const { name, text, price, note, group, points, body, link } = item;
  return {
    name: name ?? text ?? '',
    ...(name !== undefined && text !== undefined && { text }),
    ...(price !== undefined && { price }),
    ...(note !== undefined && { note }),
    ...(group !== undefined && { group }),
    ...(points !== undefined && { points }),
    ...(body !== undefined && { body }),
    ...(link !== undefined && { link }),
    ...picturedAs(item, around, index),
  };
}

/** Paragraphs stand in `text` alone, whatever the plan calls them. */
function toParagraph({ name, text, picture }: PlanItem): Item {
  const plate = readPlate(picture, 0);
  return { name: '', text: [name, text].filter(Boolean).join(': '), ...(plate && { plate }) };
}

/** What was said stands first, then who said it. */
function toVoice({ name, text, note }: PlanItem): Item {
  const who = [name, note].filter(Boolean).join(', ');
  return { name: text ?? name ?? '', ...(text && who && { note: who }) };
}

const SHAPES: Partial<Record<PlanSection['kind'], typeof toItem>> = {
  about: toParagraph,
  testimonials: toVoice,
};

/** Share of the entries that must have an object of their own: a few among empty frames look like accidents. */
const LEAST_MARKED = 0.7;

/** Entries with their objects where most have one, else all without. Articles are pictured one by one. */
function marked(kind: PlanSection['kind'], items: readonly Item[]): Item[] {
  const isMarked = items.filter(({ motif }) => motif).length >= items.length * LEAST_MARKED;
  if (isMarked || kind === 'blog') return [...items];
  return items.map((item) => ({ ...item, motif: undefined }));
}

function toSection(section: PlanSection, id: string, plan: PagePlan): Omit<Section, 'band'> {
  const { kind, title, intro, items = [], fields, columns, until } = section;
  return {
    kind: fields !== undefined && kind === 'contact' ? 'booking' : kind,
    id,
    title,
    ...menuTitle(section, plan),
    ...(intro !== undefined && { intro }),
    ...(fields !== undefined && { fields }),
    ...(columns !== undefined && { columns }),
    ...(until !== undefined && { until }),
    items: marked(
      kind,
      items.map((item, index) =>
        (SHAPES[kind] ?? toItem)(item, `${title} ${intro ?? ''} ${plan.noun}`, index),
      ),
    ),
  };
}

type Filled = (section: PlanSection, facts: PageFacts) => boolean;

const ALWAYS: Filled = () => true;

/** What a kind of section needs so as not to stand there empty; all others need items. */
const NEEDS: Partial<Record<PlanSection['kind'], Filled>> = {
  contact: ALWAYS,
  newsletter: ALWAYS,
  rsvp: ALWAYS,
  cta: ALWAYS,
  map: (_section, { address, place }) => address !== undefined || place !== undefined,
  hours: (_section, { hours, hoursWords = [] }) => hours.length + hoursWords.length > 0,
  countdown: ({ until }) => until !== undefined,
  booking: ({ fields = [] }) => fields.length > 0,
  comparison: ({ columns = [], items = [] }) => columns.length > 0 && items.length > 0,
};

const HAS_ITEMS: Filled = ({ items = [] }) => items.length > 0;

/** Sections that show facts of the page, or a marked gap in their place. */
const OPEN_PLACES: ReadonlySet<PlanSection['kind']> = new Set(['hours', 'map']);

function canBeDrawn(section: PlanSection, facts: PageFacts): boolean {
  if (section.isGap) return OPEN_PLACES.has(section.kind) || isGapKind(section.kind);
  return (NEEDS[section.kind] ?? HAS_ITEMS)(section, facts);
}

const HERO: Omit<Section, 'band'> = { kind: 'hero', title: '', items: [] };

function sectionsOf(
  { plan, trade }: DrawPlanInput,
  facts: PageFacts,
  page: Pick<Page, 'look' | 'subject' | 'words'>,
): Section[] {
  const gapPage = { language: plan.language, trade };
  const seen = new Map<string, number>();
  const shown = plan.sections.filter((section) => canBeDrawn(section, facts));
  const drawn = withOwnTitles(shown, page.words)
    .map((section) => withTargets(keepWhole(section, facts), facts, plan))
    .map((section) => {
      const count = (seen.get(section.kind) ?? 0) + 1;
      seen.set(section.kind, count);
      const id = count === 1 ? section.kind : `${section.kind}-${count}`;
      const made = toSection(section, id, plan);
      if (!section.isGap || !isGapKind(section.kind)) return made;
      return made.items.length > 0
        ? {
            ...made,
            items: made.items.map((item) => ({ price: missing('prices', page), ...item })),
          }
        : { ...made, ...gapContent(section.kind, gapPage) };
    });
  const all = [HERO, ...drawn];
  const bands = chooseBands(
    all.map(({ kind }) => kind),
    page.look.direction.bands,
  );
  return all.map((section, index) => ({ ...section, band: bands[index] ?? 'plain' }));
}

/** Where the main button leads: what its label promises, its own address, or a section to turn to. */
function actionOf(
  { action, language }: PagePlan,
  sections: readonly Section[],
  facts: PageFacts,
): Page['action'] {
  const { label, link } = action;
  const isHere = (href: string): boolean =>
    sections.some((section) => `#${idOf(section)}` === href);
  const hasForm = ['#booking', '#rsvp'].includes(link) && isHere(link);
  const found = hasForm ? undefined : targetOf({ link, label }, facts, language);
  const target = [link, '#booking', '#contact', '#pricing', '#menu', '#services', '#products'].find(
    isHere,
  );
  return { label, href: found ?? target ?? '#footer' };
}

function nameOf({ name, noun, language }: PagePlan): Text {
  if (name !== undefined) return name;
  const gap = missing('name', { words: WORDS[language] });
  return typeof gap === 'string' ? gap : { ...gap, shown: noun };
}

function diceOf({ headline, name, noun }: PagePlan, seed: number): Random {
  return createRandom(headline, name ?? noun, seed, 'plan');
}

/** The look that a plan is drawn in. */
export function planLook(
  { plan, seed, trade }: Pick<DrawPlanInput, 'plan' | 'seed' | 'trade'>,
  random = diceOf(plan, seed),
): Look {
  return choosePlanLook(plan.look, trade ? suitedTo(trade) : SUITED[plan.kind], random);
}

/**
 * Draws a plan as a complete page. Same input, same bytes; pure; a few milliseconds. Sections without content
 * are left out.
 */
export function drawPlan(given: DrawPlanInput): DrawnPlan {
  const input = { ...given, plan: withDerivedPlates(given.plan) };
  const { plan, year, trade, origin, styles = 'head' } = input;
  const { language, headline, lead } = plan;
  const words = WORDS[language];
  const random = diceOf(origin ?? plan, input.seed);
  const look = withRoom(input.look ?? planLook(input, random), headline);
  const facts = factsOf(plan);
  const motifs = motifsOf(plan, trade);
  const subject = {
    ...subjectOf(plan, motifs),
    ...(trade && tradeSubject(trade, plan)),
  };
  const sections = sectionsOf(input, facts, { look, subject, words });
  const openings = openingsOf(plan, {
    sections,
    facts,
    words,
    motifs,
    trade,
    isAsked: asksForPlates(given.plan),
  });
  const page: Page = {
    facts,
    subject,
    language,
    words,
    look,
    random,
    year,
    sections,
    headline,
    lead,
    action: actionOf(plan, sections, facts),
    name: nameOf(plan),
    ...openings,
    missing: new Set(),
    pictures: { start: random.between(0, 2), next: 0, bytes: 0 },
  };
  const chunks = renderPage(page, styles);
  return {
    html: chunks.join(''),
    chunks,
    direction: look.direction.id,
    toComplete: [...plan.missing, ...listToComplete(page.missing, words)],
    sections: sections.map(idOf),
    title: pageTitle(page),
  };
}
