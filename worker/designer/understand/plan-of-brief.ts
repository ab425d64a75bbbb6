import {
  PLAN_LIMITS,
  type PageKind,
  type PagePlan,
  type PlanFact,
  type PlanLook,
  type PlanSection,
  type PlanSectionKind,
} from '#domain/page-plan/plan-types.ts';
import { finishSteps, type Steps } from '#domain/text/steps.ts';
import { toPhoneLink } from '#domain/reading/contact.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { findMotif } from '../art/motif-words.ts';
import type { Brief } from '../brief/brief.ts';
import { writeSentence } from '../brief/sentences.ts';
import { isSaying } from '../brief/saying.ts';
import { readTokenKindsSteps } from '../reader/read-stretches.ts';
import { splitBrief } from '../reader/split-brief.ts';
import type { Reader } from '../reader/reader.ts';
import { say, type Trade } from '../trades/trade.ts';
import { collectContent } from './collect-content.ts';
import type { Content } from './content.ts';
import { readAvoided } from './avoided.ts';
import { lookSentences, readLookWishes } from './look-wishes.ts';
import { openingSentences, saysOnlyHours } from './opening-hours.ts';
import { readHeaderName } from './header-name.ts';
import { chooseLead, NAMED_PAGES, nounOf, writeHeadline } from './plan-headline.ts';
import { hasDate } from './rows.ts';
import { readCurrency } from './priced-entries.ts';
import { readButton } from './asked-button.ts';
import { invites, isPlaced, planSections } from './plan-sections.ts';
import { PLAN_WORDS } from './plan-words.ts';

export interface PlanOfBriefInput {
  /** Cleaned. */
  text: string;
  brief: Brief;
  kind: PageKind;
  /** Undefined when no profile knows it. */
  trade: Trade | undefined;
  /** Another reader than the one that ships. */
  reader?: Reader | undefined;
}

/** A plan made from a brief without a model. */
export interface BriefPlan {
  plan: PagePlan;
  /** The pieces that ask something of the page. */
  wishes: string[];
}

function factsOf(
  { brief, kind }: Pick<PlanOfBriefInput, 'brief' | 'kind'>,
  opening: readonly string[],
): PlanFact[] {
  const { phone, mail, address, place } = brief;
  const town = isPlaced(kind) && kind !== 'invitation' ? place?.name : undefined;
  const found = [
    ['phone', phone],
    ['mail', mail],
    ['address', address],
    ['town', town],
    ...opening.map((sentence) => ['hours', sentence] as const),
  ] as const;
  return found.flatMap(([fact, value]) =>
    value === undefined ? [] : [{ kind: fact, value, from: value }],
  );
}

type ActionWord = keyof (typeof PLAN_WORDS)['en']['actions'];

/** What the main button does, the first whose section the page has. */
const ACTIONS: readonly (readonly [PlanSectionKind, ActionWord, (readonly PageKind[])?])[] = [
  ['booking', 'reply', ['invitation']],
  ['rsvp', 'reply', ['invitation']],
  ['episodes', 'listen', ['podcast']],
  ['links', 'listen', ['podcast']],
  ['newsletter', 'subscribe', ['blog']],
  ['links', 'links', ['links']],
  ['events', 'dates', ['band']],
  ['pricing', 'tickets', ['event']],
  ['schedule', 'programme', ['event', 'invitation']],
  ['booking', 'book'],
  ['menu', 'prices'],
  ['catalogue', 'prices'],
  ['rooms', 'prices'],
];

const BY_TEXT =
  /\b(?:book(?:ings?)? by text|text(?: me| us)?(?: or \w+)?|by text|sms|messaggi[no]?)\b/i;
const BY_WHATSAPP = /\b(?:whats?app|wapp)\b/i;

/** The written way that a brief gives its telephone number for. */
function wayOf(
  text: string,
  phone: string,
): { word: 'text' | 'whatsapp'; link: string } | undefined {
  const at = text.indexOf(phone);
  const before = text.slice(Math.max(0, at - BESIDE), at);
  const digits = phone.replaceAll(/\D/g, '');
  if (BY_WHATSAPP.test(before)) {
    const national = digits.startsWith('07') ? `44${digits.slice(1)}` : undefined;
    const full = /^3\d{8,9}$/.test(digits) ? `39${digits}` : national;
    if (phone.startsWith('+') || full)
      return { word: 'whatsapp', link: `https://wa.me/${full ?? digits}` };
  }
  return BY_TEXT.test(before) ? { word: 'text', link: `sms:${digits}` } : undefined;
}

const BESIDE = 34;

/** Whoever is reached by telephone alone, or first, is called or written to. */
function callOf({ text, brief, trade }: PlanOfBriefInput): PagePlan['action'] | undefined {
  const { phone, mail, language } = brief;
  if (phone === undefined) return undefined;
  const { actions } = PLAN_WORDS[language];
  const way = wayOf(text, phone);
  if (way !== undefined) return { label: `${actions[way.word]} ${phone}`, link: way.link };
  const link = toPhoneLink(phone);
  if (trade?.goal === 'call') return { label: say(trade.action, language), link };
  return mail === undefined ? { label: `${actions.call} ${phone}`, link } : undefined;
}

function actionOf(
  { text, brief, kind, trade }: PlanOfBriefInput,
  sections: readonly PlanSection[],
): PagePlan['action'] {
  const { actions } = PLAN_WORDS[brief.language];
  const button = readButton(text);
  if (button) return { label: button.label, link: button.isForNews ? '#newsletter' : '#contact' };
  const has = (one: PlanSectionKind): boolean =>
    sections.some((section) => section.kind === one && !section.isGap);
  const found = ACTIONS.find(([one, , kinds]) => has(one) && (kinds?.includes(kind) ?? true));
  const label =
    trade && invites({ text, brief, trade }) ? say(trade.action, brief.language) : undefined;
  const call = found?.[0] === 'booking' ? undefined : callOf({ text, brief, kind, trade });
  if (call) return call;
  const isTold = found?.[0] === 'menu' && label !== undefined && trade?.goal !== 'visit';
  if (found === undefined || isTold) {
    return { label: label ?? actions.contact, link: '#contact' };
  }
  return { label: actions[found[1]], link: `#${found[0]}` };
}

function chooseNoun(
  { brief, kind, trade }: Omit<PlanOfBriefInput, 'text'>,
  name: string | undefined,
): string {
  const said = nounOf(brief);
  const isOwnKind = NAMED_PAGES.has(kind) && name !== undefined;
  if (!isOwnKind && said !== undefined && !isSaying(said)) return capitalise(said);
  return trade ? say(trade.name, brief.language) : PLAN_WORDS[brief.language].nouns[kind];
}

/** Words that speak of no object, although one is drawn for them in lists. */
const NO_OBJECT =
  /^(?:famil|course|cors[oi]|lesson|lezion|support|child|figli|volunt|treat|tratta|natural|care|cura|service|servi|fix|repair|ripar|restor|maint|manut|colou?r|tour|walk|local|consigli|report|practic|pratic|home|house|casa|separ|mediat|accord|drink|water|acqua|sweet|dolc|coppi|couple|love|amor|rolls?|stay|soggiorn|arriv|park|parch|transfer|cut|trim|tagli|dry|sleep|celebr|law|legal|court|propert|community|will)/u;

function motifsIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return [
    ...new Set(words.flatMap((word) => (NO_OBJECT.test(word) ? [] : (findMotif(word) ?? [])))),
  ];
}

/** The objects of its trade, or those that the brief names as what it is about. */
function picturesOf({ subject = '', services }: Brief, trade: Trade | undefined): string[] {
  if (trade && !trade.isBroad) return [...trade.motifs];
  return motifsIn([subject, ...services].join(' '));
}

/** The look that is asked for, and what must not be seen. */
function lookOf(text: string, { wishes }: Content): PlanLook {
  const look = readLookWishes([...wishes, ...lookSentences(text)]);
  const wanted = [...(look.colours ?? []), look.ground, look.touch];
  const avoid = readAvoided(text).filter((one) => !wanted.includes(one));
  return { ...look, ...(avoid.length > 0 && { avoid: avoid.slice(0, PLAN_LIMITS.avoid) }) };
}

/** A brief in a language that is not read keeps its facts; its words would be read wrongly. */
function withoutWords({ brief }: PlanOfBriefInput): Pick<PlanOfBriefInput, 'text' | 'brief'> {
  const { subject: _subject, slogan: _slogan, ...facts } = brief;
  return {
    text: '',
    brief: { ...facts, ownWords: [], services: [] },
  };
}

/** Words without the signs around them. */
function bareOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** Words that say nothing beside a name and a place. */
const FILLERS =
  'a an the in at of by called named is are we our a ad da di nel nella si chiama un una il la';

const HAS_DAY: ReadonlySet<PageKind> = new Set(['event', 'invitation']);

const LONGEST_OCCASION = 60;

/** "Surprise 50th for my sister Bernadette": what a feast is called by those who invite. */
function announcedBy(
  { notes, statements }: Content,
  { kind, name }: { kind: PageKind; name: string | undefined },
): string | undefined {
  if (kind !== 'invitation' || name === undefined || name.includes('&')) return undefined;
  const found = [...notes, ...statements].find(
    (note) => note.includes(name) && note.length <= LONGEST_OCCASION && !/\d{3}/.test(note),
  );
  return found?.replace(/[.!\s]+$/, '');
}

/** When and where an event is stands at its top. */
function dated(content: Content, kind: PageKind): string[] {
  const told = HAS_DAY.has(kind) ? content.notes.find((note) => hasDate(note)) : undefined;
  if (told === undefined) return [];
  content.notes = content.notes.filter((note) => note !== told);
  return [writeSentence(told)];
}

/** Fills a plan from a brief without a model. What nothing in it is sure of stays out. Pure, linear. */
export function planOfBrief(input: PlanOfBriefInput): BriefPlan {
  return finishSteps(planOfBriefSteps(input));
}

/** The same in steps. */
export function* planOfBriefSteps(input: PlanOfBriefInput): Steps<BriefPlan> {
  const { kind, trade } = input;
  const { text, brief } = input.brief.isForeign ? withoutWords(input) : input;
  const { language } = brief;
  const kinds = yield* readTokenKindsSteps(text, input.reader);
  const known = readHeaderName(text, { brief, kinds, reader: input.reader });
  const opening = openingSentences(text, kind);
  // "Walk-ins on Fridays 12 to 6" gives hours of something else.
  const hasHours = opening.length > 0 && brief.hours.some(({ times }) => times.length > 0);
  yield;
  const split = splitBrief(text, kinds);
  const content = collectContent(split.told, {
    language,
    kind,
    hasHours,
    sign: readCurrency(text, language),
    name: known,
    held: [brief.address ?? [], brief.place?.name ?? []].flat(),
  });
  yield;
  content.wishes.push(...split.wishes);
  const entries = [...content.sections.values()].flatMap(({ items }) => items);
  const told = content.statements.length + content.notes.length + entries.length;
  const name = content.name || known;
  const noun = chooseNoun({ brief, kind, trade }, name);
  const headline =
    announcedBy(content, { kind, name }) ?? writeHeadline(brief, { kind, name, noun });
  const shown = new Set(
    bareOf([headline, noun, name, brief.place?.name, FILLERS].join(' ')).split(' '),
  );
  const isNew = (one: string): boolean =>
    bareOf(one)
      .split(' ')
      .some((word) => !shown.has(word));
  const statements = content.statements.filter(
    (sentence) => isNew(sentence) && !(hasHours && saysOnlyHours(sentence, brief)),
  );
  content.notes = content.notes.filter(isNew);
  const day = dated(content, kind);
  const notes = kind === 'invitation' ? content.notes.splice(0).map(writeSentence) : [];
  const { lead, rest } = chooseLead([...day, ...statements, ...notes], name);
  const sections = planSections({ text, brief, kind, content, trade, hasHours, told, rest });
  const plan: PagePlan = {
    version: 1,
    kind,
    language,
    ...(name !== undefined && { name }),
    noun,
    headline,
    lead: lead || (trade ? say(trade.lead, language) : ''),
    action: actionOf({ text, brief, kind, trade }, sections),
    facts: factsOf({ brief, kind }, opening),
    look: lookOf(text, content),
    pictures: picturesOf(input.brief, trade),
    sections,
    missing: [],
    notDone: [],
  };
  return { plan, wishes: content.wishes };
}
