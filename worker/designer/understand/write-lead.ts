import { capitalise, uncapitalise } from '#domain/reading/letters.ts';
import type { PageKind, PlanItem, PlanSectionKind } from '#domain/page-plan/plan-types.ts';
import type { Brief, Language } from '../brief/brief.ts';
import { isSaying } from '../brief/saying.ts';
import type { Content } from './content.ts';
import { PLAN_WORDS } from './plan-words.ts';
import { findDates } from './rows.ts';
import { hasVerb } from './statements.ts';

/** What a lead may be made from. */
export interface LeadInput {
  text: string;
  brief: Brief;
  kind: PageKind;
  content: Content;
  headline: string;
  /** What the trade asks of its visitors. */
  invite: string;
}

const OFFERS: readonly PlanSectionKind[] = ['menu', 'services', 'products', 'pricing', 'rooms'];
const FEWEST = 3;
const MOST = 4;
/** So many of a list must have names that can be strung together. */
const LEAST_SHARE = 0.7;
const LONGEST_NAME = 30;
const LONGEST = 150;

/** Words that keep their capital within a sentence. */
const PROPER =
  /^(?:\p{Lu}{2}|\p{Lu}\p{Ll}*\p{Lu}|(?:British|English|Scottish|Welsh|Irish|French|Italian|Spanish|German|Swedish|Danish|Greek|Turkish|Indian|Thai|Chinese|Japanese|Korean|Mexican|American|Victorian|Georgian|Edwardian|Swiss|Reiki|Pilates|Christmas|Easter|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Natale|Pasqua)(?!\p{L}))/u;
const LINE_START = /(?:^|\n)[\s•*–—-]*(?:\d{1,2}[.)]\s)?$/u;
const SIGHT = 8;

/** A name as it stands within a sentence: small, unless the owner wrote it so where no line begins. */
function within(name: string, text: string): string {
  if (PROPER.test(name)) return name;
  const small = uncapitalise(name);
  if (text.includes(small)) return small;
  const at = text.indexOf(name);
  const isAtStart = at < 0 || LINE_START.test(text.slice(Math.max(0, at - SIGHT), at));
  return isAtStart ? small : name;
}

/** A time or a number of people is no name of an offer, nor is the rest of a sentence. */
const NO_NAME =
  /^(?:(?:per |all['’]|al |a )?(?:hour|night|day|week|month|head|person|ora|notte|giorno|settimana|mese|persona|testa)(?!\p{L})|from|make|every|extra|each|plus|also|ish|my|your|it|chiamata|uscita|pi[uù]|anche|ogni|in tutto|cost\p{L}*)(?!\p{L})|\s(?:it|my|pay|pays|costs?|costa)(?!\p{L})|[\d:;?!/()+=]/iu;
const SHOUTED = /^\P{Ll}+$/u;

/** Short names that no verb is in, so that they can be strung together. */
function namesOf(items: readonly PlanItem[]): string[] {
  const names = new Set(items.flatMap(({ name = [] }) => name));
  return [...names].flatMap((name) =>
    name.length > 2 &&
    name.length <= LONGEST_NAME &&
    !NO_NAME.test(name) &&
    !SHOUTED.test(name) &&
    !hasVerb(name)
      ? [name]
      : [],
  );
}

/** "A, b and c", "a, b, c and more". */
function strung(names: readonly string[], isWhole: boolean, language: Language): string {
  const { and, more } = PLAN_WORDS[language].leads;
  const shown = names.slice(0, MOST);
  const isAll = isWhole && shown.length === names.length;
  const all = isAll ? shown : [...shown.slice(0, MOST - 1), more];
  return `${all.slice(0, -1).join(', ')} ${and} ${all.at(-1) ?? ''}`;
}

const SINCE = /(?<!\p{L})(?:since|dal|est\.?|established)\s((?:17|18|19|20)\d\d)(?!\d)/iu;

/** Since when, where no sentence of the page says so. */
export function readSince(text: string, { statements }: Content): string | undefined {
  const year = SINCE.exec(text)?.[1];
  return year !== undefined && statements.some((one) => one.includes(year)) ? undefined : year;
}

interface Offered {
  kind: PlanSectionKind;
  items: readonly PlanItem[];
}

/** "On the menu: …", "…: the prices are below." */
function offerLine(
  list: string,
  { kind, items }: Offered,
  { brief, kind: page }: LeadInput,
): string {
  const { menu, products, below } = PLAN_WORDS[brief.language].leads;
  if (page === 'restaurant' && kind === 'menu') return `${menu}: ${list}.`;
  if (kind === 'products' || (page === 'shop' && kind === 'menu')) return `${products}: ${list}.`;
  const isPriced = items.some(({ price }) => price !== undefined);
  return isPriced ? `${capitalise(list)}: ${below}` : `${capitalise(list)}.`;
}

/** "Gel, infills and soak off: the prices are below." What is on offer, in one sentence. */
function offered(input: LeadInput): string | undefined {
  const { text, brief, content } = input;
  const found = [...content.sections.values()].filter(({ kind }) => OFFERS.includes(kind));
  for (const section of found) {
    const names = namesOf(section.items);
    if (names.length < Math.max(FEWEST, section.items.length * LEAST_SHARE)) continue;
    const isWhole = names.length === section.items.length && found.length === 1;
    const own = names.map((name) => within(name, text));
    const list = strung(own, isWhole, brief.language);
    const year = readSince(text, content);
    const { since } = PLAN_WORDS[brief.language].leads;
    const lead =
      year === undefined ? offerLine(list, section, input) : `${since} ${year}: ${list}.`;
    if (lead.length <= LONGEST) return lead;
  }
  return undefined;
}

const SELLS: ReadonlySet<PageKind> = new Set(['business', 'shop', 'restaurant', 'other']);

/** "With Odile Farrow and Gus Nwosi." */
function withPeople({ brief: { language }, content }: LeadInput): string | undefined {
  const people = (content.sections.get('team')?.items ?? []).flatMap(({ name = '' }) => name || []);
  if (people.length === 0 || people.length > MOST) return undefined;
  const words = PLAN_WORDS[language].leads;
  const all = [people.slice(0, -1).join(', '), people.at(-1) ?? ''].filter(Boolean);
  return `${words.with} ${all.join(` ${words.and} `)}.`;
}

const OF_PERSON: ReadonlySet<PageKind> = new Set(['cv', 'portfolio', 'links']);

/** "Tower crane operator in Thornby." What somebody is, below their name. */
function whatTheyAre({ brief: { subject, place }, kind, headline }: LeadInput): string | undefined {
  if (!OF_PERSON.has(kind) || subject === undefined || isSaying(subject)) return undefined;
  if (headline.toLowerCase().includes(subject.toLowerCase())) return undefined;
  const isPlaced = place === undefined || subject.includes(place.name);
  return `${capitalise(isPlaced ? subject : `${subject} ${place.withPreposition}`)}.`;
}

/** "Ven 3 ottobre – Dom 5 ottobre, Ronco": from the first row of the programme to the last. */
function datesOf({ brief: { place }, content }: LeadInput): string | undefined {
  const rows = content.sections.get('events')?.items ?? [];
  const dates = rows.flatMap(({ note = '' }) => findDates(note).slice(0, 1));
  const [first] = dates;
  if (first === undefined) return undefined;
  const last = dates.at(-1) ?? first;
  const days = first === last ? first : `${first} – ${last}`;
  return `${capitalise(days)}${place ? `, ${place.name}` : ''}`;
}

const LED_BY_PEOPLE: ReadonlySet<PageKind> = new Set(['podcast', 'band', 'course', 'event']);

/** A line below the headline from what the brief is sure of, where none of its sentences can stand there. */
export function writeLead(input: LeadInput): string {
  const { kind } = input;
  const isLed = LED_BY_PEOPLE.has(kind);
  const told =
    whatTheyAre(input) ??
    (kind === 'event' ? datesOf(input) : undefined) ??
    (isLed ? withPeople(input) : undefined) ??
    (SELLS.has(kind) ? offered(input) : undefined);
  if (told !== undefined) return told;
  return input.invite || inviteOf(input);
}

function inviteOf({ brief: { language, phone, mail }, kind }: LeadInput): string {
  const words = PLAN_WORDS[language].invites;
  if (!SELLS.has(kind)) return words[kind] ?? '';
  if (phone !== undefined) return words.phone;
  return mail === undefined ? words.none : words.mail;
}
