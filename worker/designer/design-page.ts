import { chooseOwnLead, dropLead } from './own-copy.ts';
import type { Brief } from './brief/brief.ts';
import { cleanPrompt, readBrief } from './brief/read-brief.ts';
import { designOwnPage } from './design-brief.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { isSaying } from './brief/saying.ts';
import { asHeadline, chooseSections, chooseText, composeSections } from './compose.ts';
import { varyOrder } from './vary-order.ts';
import type { Slots } from './copy/slots.ts';
import { WORDS, type Words } from './copy/words.ts';
import type { DirectionId } from './look/direction.ts';
import { chooseLook } from './look/look.ts';
import { choosePlanLook } from './plan/plan-look.ts';
import type { PlanLook } from '#domain/page-plan/plan-types.ts';
import { renderPage } from './page.ts';
import { createRandom } from './random.ts';
import { missing, type Page, type Section, type Subject, type Text } from './sections/section.ts';
import { pageTitle } from './structured-data.ts';
import { detectTrade } from './trades/registry.ts';
import { designTool } from './tools/design-tool.ts';
import type { Trade, TradeCopy } from './trades/trade.ts';
import { describeUnderstanding, listToComplete, offerInWords } from './understood.ts';

export type DesignLanguage = 'en' | 'it';

export interface DesignPageInput {
  prompt: string;
  seed: number;
  fallbackLanguage: DesignLanguage;
  year: number;
  /** An art direction instead of the one that trade, adjectives and seed would choose. */
  direction?: DirectionId;
  /** `varied` lets the seed choose the order of the sections too, as another version has it. */
  order?: 'varied';
  /** `trade` keeps to the trade's copy, however much the prompt says. */
  copy?: 'trade';
}

export interface DesignedPage {
  /** The complete document. */
  html: string;
  /** The same text cut for streaming: head, then section by section; joined they are `html`. */
  chunks: string[];
  language: DesignLanguage;
  title: string;
  /** Profile id, `neutral` for a trade that none covers. */
  trade: string;
  /** Art direction id. */
  direction: string;
  /** "I understood: …", short sentences in the page's language that name every slot taken from the prompt. */
  understood: string;
  /** Names of the placeholders the owner still has to fill in. */
  toComplete: string[];
  /** Section ids in order. */
  sections: string[];
  /** Clauses of the prompt whose facts are not on the page. */
  notDone: string[];
}

/** The business in the user's words, unless they are in a language that the page is not written in. */
function ownNoun({ subject, isForeign }: Brief): string | undefined {
  return subject && !isForeign && !isSaying(subject) ? asHeadline(subject) : undefined;
}

/** "We make soap outside Ludlow": who says what they do has written the headline. */
function ownSaying({ subject, place, services }: Brief, trade: Trade): string | undefined {
  if (trade.id !== 'neutral' || !subject || !isSaying(subject)) return undefined;
  const said = subject.toLowerCase();
  if (services.some((name) => !said.includes(name.toLowerCase()))) return undefined;
  return asHeadline(place ? `${subject} ${place.withPreposition}` : subject);
}

function makeSlots(brief: Brief, trade: Trade): Slots {
  const single = brief.services.length === 1 ? brief.services[0] : undefined;
  const isNeutral = trade.id === 'neutral' && !brief.isForeign;
  return {
    name: brief.name,
    place: brief.place?.name,
    inPlace: brief.place?.withPreposition || undefined,
    speciality: isNeutral ? (ownNoun(brief) ?? offerInWords(brief)) : single,
  };
}

const LONGEST_WORKING_NOUN = 32;

interface WorkingNameInput {
  brief: Brief;
  trade: Trade;
  copy: TradeCopy;
  words: Words;
}

/** The name, or what stands in its place, marked: the trade, of an unknown one the user's own noun. */
function workingName({ brief, trade, copy, words }: WorkingNameInput): Text {
  if (brief.name) return brief.name;
  const place = brief.place?.withPreposition;
  const own = trade.id === 'neutral' ? ownNoun(brief) : undefined;
  const noun = own && own.length < LONGEST_WORKING_NOUN ? own : copy.workingName;
  return {
    ...(missing('name', { words }) as { missing: 'name'; shown: string }),
    shown: place ? `${noun} ${place}` : noun,
  };
}

function chooseAction(
  sections: readonly Section[],
  trade: Trade,
  brief: Brief,
  label: string,
): Page['action'] {
  const has = (kind: Section['kind']): boolean => sections.some((section) => section.kind === kind);
  if (trade.goal === 'call' && brief.phone)
    return { label, href: `tel:${brief.phone.replaceAll(/[^\d+]/g, '')}` };
  if (trade.goal === 'visit' && has('menu')) return { label, href: '#menu' };
  const target = (['contact', 'map', 'hours', 'services', 'menu', 'products'] as const).find(has);
  return { label, href: target ? `#${target}` : '#footer' };
}

/** What the prompt mentions of the trade's usual offer: of a user who names two of eight, the page speaks of two. */
function findMentioned(prompt: string, { offer }: TradeCopy): string[] {
  const text = prompt.toLowerCase();
  const isMentioned = (word: string): boolean =>
    new RegExp(`(?<!\\p{L})${word.slice(0, Math.max(4, word.length - 2))}`, 'u').test(text);
  return offer.items
    .map(({ name }) => name)
    .filter((name) => {
      const words = name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
      return words.length > 0 && words.every(isMentioned);
    });
}

function withMentioned(brief: Brief, prompt: string, copy: TradeCopy): Brief {
  if (brief.services.length > 0 || brief.pricedItems.length > 0) return brief;
  const mentioned = findMentioned(brief.name ? prompt.replaceAll(brief.name, ' ') : prompt, copy);
  return mentioned.length > 1 ? { ...brief, services: mentioned } : brief;
}

function subjectOf(brief: Brief, trade: Trade, copy: TradeCopy): Subject {
  const hasHours = trade.sections.includes('hours');
  const own = brief.subject && capitalise(brief.subject);
  return {
    noun: copy.workingName,
    titleNoun: trade.id === 'neutral' ? own : copy.workingName,
    schemaType: trade.schemaType,
    motifs: trade.motifs,
    scenes: trade.scenes,
    hasHours,
    hasShop: hasHours && trade.goal !== 'write',
    isOnePerson: trade.isOnePerson === true,
    offerLabel: copy.offer.label,
    worksLabel: copy.works?.label,
  };
}

/** A page ready to be drawn, with what it was read from. */
interface PreparedPage {
  page: Page;
  brief: Brief;
  trade: Trade;
}

/** A brief says at its beginning what the page is for; farther behind stand customers, neighbours and examples. */
const OPENING = 300;

function preparePage(input: DesignPageInput, wishes?: PlanLook): PreparedPage {
  const { prompt, seed, fallbackLanguage, year } = input;
  const read = readBrief(prompt, fallbackLanguage);
  const opening = prompt.slice(0, OPENING);
  const trade: Trade = detectTrade(read.name ? `${opening} ${read.name}` : opening);
  const { language } = read;
  const words = WORDS[language];
  const copy: TradeCopy = trade.copy[language];
  const brief = withMentioned(read, prompt, copy);
  const slots = makeSlots(brief, trade);
  const usual = chooseLook({ brief, trade, prompt, seed, direction: input.direction });
  const look = wishes
    ? choosePlanLook(
        { direction: usual.direction.id, ...wishes },
        trade,
        createRandom(prompt, seed, 'look'),
      )
    : usual;
  const random = createRandom(prompt, seed, 'page');
  const inOrder = chooseSections(brief, trade);
  const kinds = input.order === 'varied' ? varyOrder(inOrder, seed) : inOrder;
  const lead = chooseText(copy.leads, slots, random);
  const ownLead = chooseOwnLead(brief);
  const sections = composeSections({
    kinds,
    brief: { ...brief, ownWords: dropLead(brief.ownWords, ownLead) },
    trade,
    copy,
    words,
    slots,
    random,
    direction: look.direction,
    titles: new Set(Object.values(words.nav)),
  });
  const own = brief.slogan ? asHeadline(brief.slogan) : ownSaying(brief, trade);
  const headline = own ?? chooseText(copy.headlines, slots, random);
  const action = chooseAction(sections, trade, brief, random.pick(copy.actions));
  const page: Page = {
    facts: brief,
    subject: subjectOf(brief, trade, copy),
    language,
    words,
    look,
    random,
    year,
    sections,
    headline,
    action,
    name: workingName({ brief, trade, copy, words }),
    lead: ownLead ?? lead,
    missing: new Set(),
    pictures: { start: random.between(0, 2), next: 0, bytes: 0 },
  };
  return { page, brief, trade };
}

/**
 * Designs a whole page from a free text in English or Italian: reads the brief, takes the trade's copy, chooses
 * an art direction by trade, adjectives and seed. Same input, same bytes; pure; a few milliseconds.
 */
export function designPage(input: DesignPageInput): DesignedPage {
  const tool = designTool(input);
  if (tool) return tool;
  const prepared = preparePage(input);
  let traded: DesignedPage | undefined;
  // Drawing throws the page's dice, so it is drawn once, and only where it is needed.
  const draw = (): DesignedPage => (traded ??= drawTradePage(prepared));
  if (input.copy === 'trade') return draw();
  const { prompt, seed, year, direction } = input;
  const { page, brief } = prepared;
  const text = cleanPrompt(prompt);
  const ledger = designOwnPage({ ...prepared, text, draw, seed, year, direction });
  if (ledger.own === undefined) {
    const asked = direction === undefined && hasWishes(ledger.look) ? ledger.look : undefined;
    const drawn = asked ? drawTradePage(preparePage(input, asked)) : draw();
    return { ...drawn, notDone: ledger.notDone };
  }
  const { trade, notDone, own } = ledger;
  return {
    ...own,
    language: page.language,
    trade: trade.id,
    understood: describeUnderstanding(brief, trade, page.words),
    notDone,
  };
}

/** Wishes that the choice of a direction by tone cannot fulfil. */
function hasWishes({ colours, scheme, font, corners }: PlanLook): boolean {
  return [colours, scheme, font, corners].some((wish) => wish !== undefined);
}

function drawTradePage({ page, brief, trade }: PreparedPage): DesignedPage {
  const chunks = renderPage(page);
  return {
    html: chunks.join(''),
    chunks,
    language: page.language,
    trade: trade.id,
    understood: describeUnderstanding(brief, trade, page.words),
    title: pageTitle(page),
    direction: page.look.direction.id,
    toComplete: listToComplete(page.missing, page.words),
    sections: page.sections.map(({ kind }) => kind),
    notDone: [],
  };
}
