import { motifAt, toItems, type ComposeInput } from './compose-input.ts';
import { addPriceGaps, composeOffer } from './compose-offer.ts';
import { capitalise } from '#domain/reading/letters.ts';
import type { Brief } from './brief/brief.ts';
import { isSpokenOf, toParagraphs } from './own-copy.ts';
import type { DrawnKind } from './sections/drawn-kind.ts';
import { fillSlots, scoreFit, type Slots } from './copy/slots.ts';
import type { PlaceholderId } from './copy/words.ts';
import { gapItems, type GapKind } from './copy/gap-items.ts';
import type { Band, Direction } from './look/direction.ts';
import type { Random } from './random.ts';
import type { Item, Section } from './sections/section.ts';
import type { SectionKind, Trade, Variants } from './trades/trade.ts';

/**
 * One variant whose slots are all known; the more of what is known a text says, the earlier it is taken. The dice
 * may lift a text by one point, or every page of a trade that knows its place would open with the same line.
 */
export function chooseText(variants: Variants, slots: Slots, random: Random): string {
  const fitting = random
    .shuffle(variants)
    .flatMap((template) => {
      const text = fillSlots(template, slots);
      const luck = random.next() < 0.5 ? 1 : 0;
      return text ? [{ text, fit: scoreFit(template, slots) + luck }] : [];
    })
    .sort((one, other) => other.fit - one.fit);
  return fitting[0]?.text ?? variants[0];
}

function exampleItems(kind: GapKind, { brief, trade, words }: ComposeInput): Item[] {
  return gapItems(kind, { language: brief.language, words, motifs: trade.motifs });
}

function workItems(input: ComposeInput): Item[] {
  const { works } = input.copy;
  const items = exampleItems('portfolio', input);
  if (!works) return items;
  return items.map((item) => ({
    ...item,
    name: { missing: 'projects', shown: works.name },
    note: { missing: 'projects', shown: works.note },
  }));
}

const ENOUGH_OF_THEIR_OWN = 160;

const MOST_STRENGTHS = 6;

/**
 * The owner's own sentences, completed with the trade's texts when there are few; only the trade's texts when
 * there are none.
 */
function aboutItems(input: ComposeInput): Item[] {
  const { brief, copy, random, trade } = input;
  const own = toParagraphs(brief.ownWords);
  const ours = random.shuffle(copy.about.texts).slice(0, brief.ownWords.length > 0 ? 1 : 2);
  const isEnough = own.join(' ').length > ENOUGH_OF_THEIR_OWN;
  const texts = isEnough
    ? own
    : [...own, ...ours.map((text) => fillSlots(text, input.slots) ?? text)];
  return texts.map((text) => ({ name: '', text, motif: trade.motifs[0] }));
}

type Content = Pick<Section, 'title' | 'items'> & { intro?: string; example?: PlaceholderId };

/** A title that no other section has, because screen readers tell landmarks apart by it. */
function chooseTitle(variants: Variants, { slots, random, titles }: ComposeInput): string {
  const [first, ...rest] = variants.filter((text) => !titles.has(fillSlots(text, slots) ?? text));
  const [second = first, third = second] = rest;
  const title =
    first && second && third
      ? chooseText([first, second, third, ...rest.slice(2)], slots, random)
      : chooseText(variants, slots, random);
  titles.add(title);
  return title;
}

const FEWEST_QUESTIONS = 2;

/** The words of one section. */
function composeContent(kind: SectionKind, input: ComposeInput): Content {
  const { brief, copy, words, random, slots, trade } = input;
  const say = (variants: Variants): string => chooseText(variants, slots, random);
  const name = (variants: Variants): string => chooseTitle(variants, input);
  switch (kind) {
    case 'hero':
      return { title: '', items: [] };
    case 'menu':
    case 'services':
    case 'products':
      return {
        title: name(copy.offer.titles),
        intro: say(copy.offer.intros),
        ...addPriceGaps(composeOffer(input), input),
      };
    case 'features':
      return {
        title: name(copy.strengths.titles),
        items: toItems(copy.strengths.items.slice(0, MOST_STRENGTHS), input),
      };
    case 'about':
      return { title: name(copy.about.titles), items: aboutItems(input) };
    case 'process':
      return { title: name(copy.steps.titles), items: toItems(copy.steps.items, input) };
    case 'gallery':
      return {
        title: words.nav.gallery,
        items: copy.captions.map((name, index) => ({
          name,
          motif: trade.captionMotifs[index] ?? motifAt(trade, index),
        })),
      };
    case 'faq': {
      const open = copy.questions.filter(({ question }) => !isSpokenOf(question, brief.ownWords));
      const asked = open.length < FEWEST_QUESTIONS ? copy.questions : open;
      const questions = random.shuffle(asked).slice(0, 5);
      const items = questions.map(({ question, answer }) => ({
        name: question,
        text: answer,
        motif: trade.motifs[0],
      }));
      return { title: name(copy.questionTitles), items, example: 'answers' };
    }
    case 'portfolio':
      return { title: copy.works?.label ?? words.nav.portfolio, items: workItems(input) };
    case 'team':
    case 'testimonials':
    case 'pricing':
    case 'blog':
    case 'events':
      return { title: words.nav[kind], items: exampleItems(kind, input) };
    case 'hours':
      return { title: words.hours, items: [] };
    case 'map':
      return { title: words.nav.map, items: [] };
    case 'contact':
      return { title: name(copy.contact.titles), intro: say(copy.contact.texts), items: [] };
    case 'newsletter':
      return { title: words.nav.newsletter, items: [] };
    case 'cta':
      return { title: name(copy.closing.titles), intro: say(copy.closing.texts), items: [] };
    default:
      return kind satisfies never;
  }
}

const OFFERS: readonly SectionKind[] = ['menu', 'services', 'products'];
const LATE: readonly SectionKind[] = ['faq', 'hours', 'map', 'cta', 'newsletter', 'contact'];

/**
 * The trade's sections in order, changed by the wishes of the brief. The offer appears once, under the name
 * that the user gave it.
 */
export function chooseSections(brief: Brief, trade: Trade): SectionKind[] {
  const wanted = brief.wanted.map((kind) =>
    kind === 'menu' && trade.isPriceless ? ('pricing' as const) : kind,
  );
  const asked = wanted.find((kind) => OFFERS.includes(kind));
  const askedOffer = asked === 'menu' ? trade.offerAs : asked;
  const base = trade.sections.map((kind) =>
    askedOffer && OFFERS.includes(kind) ? askedOffer : kind,
  );
  const told = brief.ownWords.length > 0 ? [...wanted, 'about' as const] : wanted;
  const extra = told.filter((kind) => !base.includes(kind) && !OFFERS.includes(kind));
  const firstLate = base.findIndex((kind) => LATE.includes(kind));
  const at = firstLate < 0 ? base.length : firstLate;
  const early = extra.filter((kind) => !LATE.includes(kind));
  const late = extra.filter((kind) => LATE.includes(kind));
  const all = [...base.slice(0, at), ...early, ...base.slice(at), ...late];
  const known = new Set(all.filter((kind) => kind === 'hero' || !brief.unwanted.includes(kind)));
  if (brief.hours.length > 0 && !brief.unwanted.includes('hours')) known.add('hours');
  else if (!brief.wanted.includes('hours')) known.delete('hours');
  // Beside known prices, plans with gaps would look unfinished.
  if (brief.pricedItems.length > 0 && !wanted.includes('pricing')) known.delete('pricing');
  const ordered = [...known];
  if (!ordered.includes('contact')) return ordered;
  return [...ordered.filter((kind) => kind !== 'contact'), 'contact'];
}

function chooseBand(kind: DrawnKind, index: number, bands: Direction['bands']): Band {
  const band = bands[index % bands.length] ?? 'plain';
  const isQuiet = band === 'plain' || band === 'line' || band === 'surface' || band === 'tint';
  if (kind === 'cta') return isQuiet ? 'brand' : band;
  const needsQuiet = kind === 'faq' || kind === 'gallery' || kind === 'map';
  return needsQuiet && !isQuiet ? 'plain' : band;
}

const STRONG: readonly Band[] = ['brand', 'deep', 'accent'];

/** A background for each section. Two equal strong backgrounds in a row would look like one section. */
export function chooseBands(kinds: readonly DrawnKind[], bands: Direction['bands']): Band[] {
  return kinds.reduce<Band[]>((chosen, kind, index) => {
    const band = chooseBand(kind, Math.max(0, index - 1), bands);
    const isRepeated = STRONG.includes(band) && chosen.at(-1) === band;
    return [...chosen, isRepeated ? 'plain' : band];
  }, []);
}

/** All sections with their texts and backgrounds, in page order, hero first. */
export function composeSections(input: ComposeInput): Section[] {
  const { kinds } = input;
  const bands = chooseBands(kinds, input.direction.bands);
  return kinds.map((kind, index) => ({
    kind,
    band: bands[index] ?? 'plain',
    ...composeContent(kind, input),
  }));
}

/** Makes a title or headline from the user's words. */
export function asHeadline(text: string): string {
  return capitalise(text.replace(/[.;,]+$/, ''));
}
