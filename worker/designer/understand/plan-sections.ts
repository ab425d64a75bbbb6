import {
  PLAN_LIMITS,
  type PageKind,
  type PlanItem,
  type PlanSection,
  type PlanSectionKind,
} from '#domain/page-plan/plan-types.ts';
import { findMotif } from '../art/motif-words.ts';
import type { Brief } from '../brief/brief.ts';
import { isGapKind } from '../copy/gap-items.ts';
import { readSectionWishes } from '../brief/sections.ts';
import { WORDS } from '../copy/words.ts';
import { adviceOf } from '../trades/advice.ts';
import { offerKind, say } from '../trades/trade.ts';
import { readButton } from './asked-button.ts';
import type { Draft, SectionsInput } from './sections-input.ts';
import { askedSections, fittingKind } from './asked-sections.ts';
import { namesForm } from './form-fields.ts';
import { readLinks } from './links.ts';
import { toParagraphs } from './paragraphs.ts';
import { PLAN_WORDS } from './plan-words.ts';
import { toLocalDate } from './read-dates.ts';
import { findDates, findTimes } from './rows.ts';
import { writeReach } from './take-contact.ts';
import { orderSections } from './section-order.ts';

const PLACED: ReadonlySet<PageKind> = new Set([
  'business',
  'shop',
  'restaurant',
  'event',
  'invitation',
  'association',
  'course',
  'other',
]);

/** Visitors come to such a page's owner, so its place is told. */
export function isPlaced(kind: PageKind): boolean {
  return PLACED.has(kind);
}

const COUNTED: ReadonlySet<PageKind> = new Set([
  'invitation',
  'event',
  'product',
  'band',
  'course',
]);
const COUNTDOWN = /\b(?:countdown|count down|conto alla rovescia)\b/i;

function countdownOf({ text, kind }: SectionsInput): Draft[] {
  if (!COUNTDOWN.test(text) || !COUNTED.has(kind)) return [];
  const date = findDates(text).find((one) => toLocalDate(one) !== undefined);
  if (date === undefined) return [];
  const until = toLocalDate(date, findTimes(text.slice(text.indexOf(date)))[0]?.text);
  return until === undefined ? [] : [{ kind: 'countdown', until }];
}

function formOf({ form, kind, brief, deadline }: SectionsInput): Draft[] {
  if (form === undefined) return [];
  const { forms } = PLAN_WORDS[brief.language];
  const title = kind === 'invitation' ? forms.reply : forms.book;
  const until = form.until === undefined ? deadline : `${form.until}.`;
  const intro = until === undefined ? {} : { intro: until };
  return [{ kind: 'booking', title, fields: form.fields, ...intro }];
}

function toItems(texts: readonly string[]): PlanItem[] {
  return texts.map((text) => {
    const picture = findMotif(text);
    return { name: text, ...(picture && { picture }) };
  });
}

const MOST_NOTES = 24;

/** What is sold stands under the name that the trade gives to its offer. */
function pricedKind({ brief, trade, content }: SectionsInput): PlanSectionKind {
  const offer = trade && offerKind(trade);
  const isOwn = (offer === 'services' || offer === 'products') && !brief.wanted.includes('menu');
  return isOwn && !content.sections.has(offer) ? offer : 'menu';
}

/** The lists of the brief, with its notes among the features or in a section of their own. */
function listedSections(input: SectionsInput): Draft[] {
  const { content, kind } = input;
  const own: Draft[] = [...content.sections.values()].map((section) =>
    section.kind === 'menu' ? { ...section, kind: pricedKind(input) } : section,
  );
  const listed = own.flatMap(({ items = [] }) => items.map(({ name = '' }) => name.toLowerCase()));
  const notes = content.notes.filter(
    (note) => !listed.some((one) => one.includes(note.toLowerCase())),
  );
  notes.splice(MOST_NOTES);
  const features = content.sections.get('features');
  if (notes.length === 0) return own;
  if (features === undefined) own.push({ kind: 'features', items: toItems(notes) });
  else if (kind === 'product') own.push({ kind: 'services', items: toItems(notes) });
  else features.items.push(...toItems(notes));
  return own;
}

const OFFERS: ReadonlySet<PlanSectionKind> = new Set(['menu', 'services', 'products', 'pricing']);

/** A page with so much of its own, or so many sections that were asked for, needs no advice. */
const ENOUGH = 6;
const ADVISED: ReadonlySet<PageKind> = new Set([
  'business',
  'shop',
  'restaurant',
  'course',
  'association',
]);

/** A bicycle needs other advice than a car. */
const NO_CAR =
  /\b(?:bikes?|bicycles?|bici\w*|cicl\w+|scooters?|moto\w*|boats?|barche|gommist\w+|tyres? only)\b/i;

/** What is useful to the visitors of every such business, where its owner says little. */
function adviceFor(
  { text, brief, kind, trade, told }: SectionsInput,
  filled: readonly Draft[],
): Draft[] {
  if (trade?.id === 'garage' && NO_CAR.test(text)) return [];
  const isFree = !filled.some((section) => section.kind === 'process' || section.kind === 'faq');
  const advice =
    trade && isFree && told < ENOUGH && brief.wanted.length < ENOUGH && ADVISED.has(kind)
      ? adviceOf(trade.id, brief.language)
      : undefined;
  return advice === undefined ? [] : [advice];
}

/** "Big photos" is a wish about the look, and asks for no gallery. */
const GALLERY =
  /(?<!\p{L})(?:galler\p{L}+|album|(?:photos?|pictures?|images|foto|fotografie|immagini) (?:of|from|section|page|wall|grid|di|dei|degli|delle|del|della|dai))(?!\p{L})/iu;

/** Marked gaps: sections that were asked for. */
function gapsOf(
  { brief, kind, trade, content, form }: SectionsInput,
  filled: readonly Draft[],
): Draft[] {
  const known = new Set(filled.map((section) => section.kind));
  const hasOffer = filled.some((section) => OFFERS.has(section.kind));
  // "A form with dates and rooms" asks for no section of dates.
  const fields = form?.fields.map(({ label }) => label.toLowerCase()) ?? [];
  const wishes = content.wishes.filter(
    (wish) => !namesForm(wish) && !fields.some((field) => wish.toLowerCase().includes(field)),
  );
  const asksFor = new Set<string>(readSectionWishes(wishes.join('. ')).wanted);
  const offer = (trade && offerKind(trade)) ?? 'menu';
  const wanted = kind === 'links' ? [] : brief.wanted.map((one) => (one === 'menu' ? offer : one));
  const isAsked = (one: string): boolean =>
    asksFor.has(one) && (one !== 'gallery' || wishes.some((wish) => GALLERY.test(wish)));
  return [...new Set(wanted)]
    .filter(isAsked)
    .filter(
      (one) =>
        (isGapKind(one) || one === 'hours') && !known.has(one) && !(hasOffer && OFFERS.has(one)),
    )
    .map((one) => ({ kind: one, isGap: true }));
}

/** Nobody books a table for a pizza to take away, or a time where all walk in. */
const NO_BOOKING =
  /\b(?:no (?:bookings?|appointments?|reservations?)|walk[- ]?ins? only|take ?-?away(?: only)?|asporto|senza (?:appuntamento|prenotazione)|non si prenota|niente prenotazion\w+)\b/i;

/** Whether visitors may be asked for what the trade usually asks them. */
export function invites({
  text,
  brief,
  trade,
}: Pick<SectionsInput, 'text' | 'brief' | 'trade'>): boolean {
  const isBooked = trade?.goal === 'book' || trade?.goal === 'visit';
  const isCalled = brief.phone !== undefined && brief.mail === undefined;
  return trade !== undefined && !isCalled && !(isBooked && NO_BOOKING.test(text));
}

function contactOf({ text, trade, brief, content, name }: SectionsInput): Draft {
  const reach = writeReach(content.reach, { brief, name });
  if (reach !== '') return { kind: 'contact', intro: reach };
  if (trade === undefined || !invites({ text, brief, trade })) return { kind: 'contact' };
  const [title, asked] = trade.contact;
  return { kind: 'contact', title: say(title, brief.language), intro: say(asked, brief.language) };
}

const NEWSLETTER =
  /\b(?:newsletter|mailing[- ]list|subscribe box|e-?mail list|iscrizione (?:alla )?(?:e-?mail|mail|newsletter))\b/i;

/** A blog has readers, and a button may promise news. */
function hasNews({ kind, text }: SectionsInput): boolean {
  return kind === 'blog' || NEWSLETTER.test(text) || readButton(text)?.isForNews === true;
}

/** Whoever gives a handle alone is written to there. */
function needsContact(
  { brief, kind, content }: SectionsInput,
  links: readonly PlanItem[],
): boolean {
  if (brief.phone !== undefined || brief.mail !== undefined) return true;
  const hasLinks = links.length > 0 || content.sections.has('links');
  return kind !== 'invitation' && !hasLinks;
}

/** True of a page that says where it is. */
export function hasMap({ brief, kind }: Pick<SectionsInput, 'brief' | 'kind'>): boolean {
  const isWanted = brief.wanted.includes('map') && brief.place !== undefined;
  return isPlaced(kind) && (brief.address !== undefined || isWanted);
}

/** Practical matters under their headings, beside the list of features that the owner gives. */
function practicalOf({ brief, content, practical }: SectionsInput): Draft[] {
  if (practical.length === 0) return [];
  const kind = content.sections.has('features') ? 'faq' : 'features';
  return [{ kind, title: PLAN_WORDS[brief.language].notes, items: [...practical] }];
}

/** Sections whose content is read elsewhere, or that the owner has to fill. */
function usualSections(input: SectionsInput): Draft[] {
  const { text, content, rest } = input;
  const links = content.sections.has('links') ? [] : readLinks(text);
  const hasContact = needsContact(input, links);
  const routes = input.directions.map((way) => ({ text: way }));
  const paragraphs = toParagraphs(rest).map((paragraph) => ({ text: paragraph }));
  return [
    ...(paragraphs.length > 0 ? [{ kind: 'about' as const, items: paragraphs }] : []),
    ...(links.length > 0 ? [{ kind: 'links' as const, items: links }] : []),
    ...(input.hasHours ? [{ kind: 'hours' as const }] : []),
    ...(hasMap(input) ? [{ kind: 'map' as const, items: routes }] : []),
    ...(hasNews(input) ? [{ kind: 'newsletter' as const }] : []),
    ...(hasContact ? [contactOf(input)] : []),
  ];
}

const ABOUT_A_THING: ReadonlySet<PageKind> = new Set([
  'event',
  'product',
  'podcast',
  'blog',
  'course',
]);

function titlesOf(kind: PageKind, language: Brief['language']): Partial<Record<string, string>> {
  const words = PLAN_WORDS[language];
  return {
    ...WORDS[language].nav,
    ...words.titles,
    ...(kind !== 'product' && { features: words.notes }),
    ...(kind !== 'podcast' && { blog: WORDS[language].nav.blog }),
    ...(ABOUT_A_THING.has(kind) && { about: words.about }),
    ...(kind === 'cv' && { about: words.inShort }),
    ...(kind === 'event' && { pricing: words.tickets, events: words.when }),
    ...(kind === 'invitation' && { schedule: words.when, about: words.notes }),
  };
}

/** Marks the prices that were asked for and that nobody gave. */
function withPriceGaps(drafts: readonly Draft[], { brief }: SectionsInput): Draft[] {
  const isAsked = brief.wanted.some((one) => one === 'menu' || one === 'pricing');
  return drafts.map((section) => {
    const items = OFFERS.has(section.kind) ? (section.items ?? []) : [];
    const isOpen = isAsked && items.some(({ price }) => price === undefined);
    return isOpen ? { ...section, isGap: true } : section;
  });
}

/** So much about the owner is worth the first place. */
const FEWEST_OF_OWNER = 80;

/** Where the opening has no hours to show, it shows prices: then the owner stands between it and the list of them. */
function openWithOwner(drafts: readonly Draft[], { hasHours }: SectionsInput): Draft[] {
  const about = drafts.find(({ kind }) => kind === 'about');
  const said = (about?.items ?? []).map(({ text = '' }) => text).join(' ');
  const [first] = drafts;
  const isPriced = first !== undefined && OFFERS.has(first.kind);
  if (about === undefined || hasHours || !isPriced || said.length < FEWEST_OF_OWNER) {
    return [...drafts];
  }
  return [about, ...drafts.filter((draft) => draft !== about)];
}

/** The sections of a page in order. One that the owner refused stays out unless they filled it. */
export function planSections(input: SectionsInput): PlanSection[] {
  const { brief, kind, content, trade } = input;
  const refused = new Set<string>(brief.unwanted);
  const offer = trade && offerKind(trade);
  const titles = {
    ...titlesOf(kind, brief.language),
    ...(trade && offer && { [offer]: say(trade.offer, brief.language) }),
  };
  const read = [
    ...listedSections(input),
    ...practicalOf(input),
    ...usualSections(input),
    ...countdownOf(input),
    ...formOf(input),
  ].map((section): Draft => ({ ...section, kind: fittingKind(section, input) }));
  const own = [...read, ...askedSections(input, read)];
  const filled = [...own, ...adviceFor(input, own)];
  const drafts = [...filled, ...gapsOf(input, filled)].filter(
    (section) =>
      !refused.has(section.kind) ||
      (section.items ?? []).length > 0 ||
      (section.kind === 'contact' && (brief.phone ?? brief.mail) !== undefined),
  );
  return openWithOwner(orderSections(withPriceGaps(drafts, input), kind), input)
    .slice(0, PLAN_LIMITS.sections)
    .map((section) => ({
      ...section,
      title: content.titles.get(section.kind) ?? (section.title || titles[section.kind] || ''),
    }));
}
