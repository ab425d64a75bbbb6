import type { PlanField, PlanItem, PlanSectionKind } from '#domain/page-plan/plan-types.ts';
import { WORDS } from '../copy/words.ts';
import { capitalise } from '#domain/reading/letters.ts';
import type { Draft, SectionsInput } from './sections-input.ts';
import { PLAN_WORDS } from './plan-words.ts';

const BEFORE_AFTER = /\bbefore\s?(?:and|&|\/|-)\s?after\b|\bprima\s?(?:e|\/|-)\s?(?:il )?dopo\b/i;
const REFUSED_PAIR =
  /(?<!\p{L})(?:no|not|niente|senza|without|don['’]t|non)\s[^.;\n]{0,40}\b(?:before\s?(?:and|&|\/|-)\s?after|prima\s?(?:e|\/|-)\s?(?:il )?dopo)\b/iu;
const REPLY =
  /\brsvp\b|\bconferm\w+|\blet us know (?:if|by|whether)\b|\bfateci sapere\b|\brispond(?:ete|i|ere)\b|\brepl(?:y|ies)\b/i;
const FORM =
  /\b(?:(?:contact|booking|request|quote|enquiry|order|sign-?up) forms?|forms? (?:to|for|where)|modulo|form (?:per|di))\b/i;
const CART =
  /\b(?:shopping (?:cart|basket)|(?:a|add to (?:a |the |their )?) ?(?:cart|basket)|order(?:ing)? online|online orders?|(?:choose|pick) and order|carrello|ordin\w+ (?:on-?line|dal sito)|catalogo (?:con|da cui))\b/i;
const NO_CART =
  /\b(?:no|without|senza|niente)\s(?:\p{L}+\s){0,2}(?:cart|basket|carrello|online orders?|ordini online)\b/iu;
const ROOM =
  /\b(?:rooms?|suite|doubles?|twins?|singles?|cabins?|tents?|cottages?|apartments?|camer[ae]|doppi[ae]|tripl[ae]|singol[ae]|matrimonial[ei]|quadrupl[ae]|appartament[oi]|bilocal[ei]|monolocal[ei])\b/i;

/** Where an app is to be had, by the words for the telephones that it runs on. */
const STORES: readonly (readonly [name: string, words: RegExp])[] = [
  ['App Store', /\b(?:app store|iphones?|ipads?|ios)\b/i],
  ['Google Play', /\b(?:google play|play store|android)\b/i],
];
/** What is not out yet is in no store. */
const COMING =
  /(?<!\p{L})(?:uscirà|usciremo|in arrivo|lista d['’]attesa|coming (?:soon|in|out)|(?:will|to) (?:launch|be out|come out)|launch(?:es|ing)|waiting ?list|waitlist|not out yet|pre-?launch)(?!\p{L})/iu;
/** Where there is something to hear, besides the page. */
const PLAYERS: readonly (readonly [name: string, words: RegExp])[] = [
  ['Spotify', /\bspotify\b/i],
  ['Apple Podcasts', /\bapple(?: podcasts?)?\b/i],
  ['RSS', /\brss\b/i],
  ['Bandcamp', /\bbandcamp\b/i],
  ['SoundCloud', /\bsoundcloud\b/i],
  ['YouTube', /\byou ?tube\b(?!\s@)/i],
];

function named(text: string, places: typeof STORES): PlanItem[] {
  return places.flatMap(([name, words]) => (words.test(text) ? [{ name }] : []));
}

function fieldsOf({ brief }: SectionsInput): PlanField[] {
  const { name, reply, message } = WORDS[brief.language].form;
  return [
    { label: name, type: 'text', isRequired: true },
    { label: reply, type: 'text', isRequired: true },
    { label: message, type: 'long', isRequired: true },
  ];
}

/** "… che si potesse prenotare una prova gratuita", "people should be able to book a free trial". */
const BOOKS =
  /(?<!\p{L})(?:prenotare|prenotarsi|book|reserve|request|richiedere)\s(?:an?|un[ao]?|the|il|la|their|your|una\s)\s?((?:\p{L}+\s?){1,4})/iu;
const BOOKS_WHAT =
  /(?<!\p{L})(prenota\p{L}*|book|reserve|request|richiede\p{L}*)\s((?:an?|un[ao]?|the|il|la)\s(?:free\s)?(?:\p{L}+)(?:\s(?:gratuit[ao]|gratis|lesson|class|session|visit|call|table|slot|stay|di prova|prova|in studio|a domicilio|online))?)/iu;

/** What visitors shall be able to book, as a title. */
function readBookable(wish: string): string | undefined {
  if (!BOOKS.test(wish)) return undefined;
  const [, verb = '', what] = BOOKS_WHAT.exec(wish) ?? [];
  if (what === undefined) return undefined;
  if (/^prenota/i.test(verb)) return `Prenota ${what}`;
  if (/^richiede/i.test(verb)) return `Richiedi ${what}`;
  return capitalise(`${verb.toLowerCase()} ${what}`);
}

function bookingFields(input: SectionsInput): PlanField[] {
  const [name, reply, message] = fieldsOf(input);
  const day: PlanField = { label: PLAN_WORDS[input.brief.language].forms.day, type: 'date' };
  return [name, reply, day, message].flatMap((field) => field ?? []);
}

/** A section that a brief asks for by what it shall do; undefined where it does not ask. */
type Asked = (input: SectionsInput) => Draft | undefined;

const ASKED: readonly Asked[] = [
  ({ text, brief }) =>
    BEFORE_AFTER.test(text) && !REFUSED_PAIR.test(text)
      ? { kind: 'beforeafter', items: [{ name: PLAN_WORDS[brief.language].forms.pair }] }
      : undefined,
  ({ text, kind }) => {
    const items = kind === 'product' && !COMING.test(text) ? named(text, STORES) : [];
    return items.length > 0 ? { kind: 'download', items } : undefined;
  },
  ({ text, kind }) => {
    const items = kind === 'podcast' || kind === 'band' ? named(text, PLAYERS) : [];
    return items.length > 0 ? { kind: 'listen', items } : undefined;
  },
  ({ text, kind, deadline }) =>
    kind === 'invitation' && (REPLY.test(text) || deadline !== undefined)
      ? { kind: 'rsvp', ...(deadline && { intro: deadline }) }
      : undefined,
  (input) => {
    const what = input.content.wishes.map(readBookable).find((one) => one !== undefined);
    return what === undefined
      ? undefined
      : { kind: 'booking', title: what, fields: bookingFields(input) };
  },
  // With an address the contact has a form already.
  (input) =>
    FORM.test(input.text) && input.brief.mail === undefined && input.brief.phone !== undefined
      ? { kind: 'booking', fields: fieldsOf(input) }
      : undefined,
];

/** The sections that a brief asks for by what they do, besides those that are there. */
export function askedSections(input: SectionsInput, filled: readonly Draft[]): Draft[] {
  const known = new Set(filled.map(({ kind }) => kind));
  const hasForm = known.has('booking');
  return ASKED.flatMap((ask) => ask(input) ?? []).filter(
    ({ kind }) => !known.has(kind) && !(hasForm && kind === 'rsvp'),
  );
}

const PRICED: ReadonlySet<PlanSectionKind> = new Set(['menu', 'services', 'products', 'pricing']);

/** "Flemish singles" are rooms only where people sleep. */
const SLEEPS =
  /\b(?:nights?|nott[ei]|b ?& ?b|bed and breakfast|guest ?house|hotel|rooms?|camere?|breakfast|colazione|sleeps|letti|agriturismo|campsite|camping|hostel|inn)\b/i;

function isOfRooms(items: readonly PlanItem[], text: string): boolean {
  if (!SLEEPS.test(text)) return false;
  const rooms = items.filter(({ name = '', text = '' }) => ROOM.test(`${name} ${text}`));
  return items.some(({ price }) => price) && rooms.length * 2 > items.length;
}

/** The kind of section that fits what it holds: rooms, goods for a cart, episodes. */
export function fittingKind(
  { kind, items = [] }: Draft,
  { text, kind: page }: SectionsInput,
): PlanSectionKind {
  if (kind === 'blog' && page === 'podcast') return 'episodes';
  if (!PRICED.has(kind) || items.length === 0) return kind;
  if (isOfRooms(items, text) && page === 'business') return 'rooms';
  const isOrdered = CART.test(text) && !NO_CART.test(text);
  return isOrdered && items.some(({ price }) => price) ? 'catalogue' : kind;
}
