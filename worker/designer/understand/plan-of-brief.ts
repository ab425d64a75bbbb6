import {
  PLAN_LIMITS,
  type PageKind,
  type PagePlan,
  type PlanFact,
  type PlanLook,
} from '#domain/page-plan/plan-types.ts';
import { finishSteps, type Steps } from '#domain/text/steps.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { findMotif } from '../art/motif-words.ts';
import type { Brief } from '../brief/brief.ts';
import { isSaying } from '../brief/saying.ts';
import { findNamedTrade } from '../trades/trade-words.ts';
import { say, type Trade } from '../trades/trade.ts';
import type { Content } from './content.ts';
import { readAvoided, readRefusedColours } from './avoided.ts';
import { lookSentences, readLookWishes } from './look-wishes.ts';
import { readLegal, readMails, readPhones } from './contact-facts.ts';
import { readForm } from './form-fields.ts';
import { readLikelyForm } from './likely-form.ts';
import { readOccasion } from './occasion-words.ts';
import { openingPhrase } from './opening-phrase.ts';
import { NAMED_PAGES, nounOf, writeHeadline } from './plan-headline.ts';
import { actionOf } from './plan-action.ts';
import { isPlaced, planSections } from './plan-sections.ts';
import { SELLS, tellPage } from './tell-page.ts';
import {
  dropSaid,
  judgeContent,
  readContent,
  type PlanOfBriefInput,
  type ReadBrief,
} from './read-content.ts';
import { PLAN_WORDS } from './plan-words.ts';
import { earlyDeed } from './said-noun.ts';
import { writeLead } from './write-lead.ts';

/** A plan made from a brief without a model. */
export interface BriefPlan {
  plan: PagePlan;
  /** The pieces that ask something of the page. */
  wishes: string[];
}

/** The one that the brief's reader chose stands first. */
function withFirst(all: readonly PlanFact[], first: string | undefined): PlanFact[] {
  const rest = all.filter(({ value }) => value !== first);
  if (rest.length === all.length) return [...all];
  return [...all.filter(({ value }) => value === first), ...rest];
}

function factsOf(
  { brief, kind, text }: Pick<PlanOfBriefInput, 'brief' | 'kind' | 'text'>,
  opening: readonly string[],
): PlanFact[] {
  const { phone, mail, address, place } = brief;
  const town = isPlaced(kind) && kind !== 'invitation' ? place?.name : undefined;
  const found = [
    ['address', address],
    ['town', town],
    ...opening.map((sentence) => ['hours', sentence] as const),
  ] as const;
  const others = found.flatMap(([fact, value]) =>
    value === undefined ? [] : [{ kind: fact, value, from: value }],
  );
  return [
    ...withFirst(readPhones(text), phone),
    ...withFirst(readMails(text), mail),
    ...others,
    ...readLegal(text),
  ];
}

/** "Electrician covering Bath": the headline says where. */
const AREA_BEHIND = /\s(?:covering|serving)\s.*$/iu;

function chooseNoun(
  { brief, kind, trade }: Pick<PlanOfBriefInput, 'brief' | 'kind' | 'trade'>,
  name: string | undefined,
): string {
  const said = nounOf(brief);
  const isOwnKind = NAMED_PAGES.has(kind) && name !== undefined;
  if (!isOwnKind && said !== undefined && !isSaying(said)) {
    return capitalise(said.replace(AREA_BEHIND, ''));
  }
  if (trade) return say(trade.name, brief.language);
  // "Enoteca Vinacciolo"
  const named = kind === 'business' && name !== undefined ? findNamedTrade(name) : undefined;
  return named === undefined ? PLAN_WORDS[brief.language].nouns[kind] : capitalise(named);
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

/** "Bordeaux vietato". */
const FORBIDDEN = /(?<!\p{L})(\p{L}{3,40})\s(?:è\s)?(?:vietat[oaie]|forbidden|banned)(?!\p{L})/giu;

function withoutColours(look: PlanLook, refused: readonly string[]): PlanLook {
  const { colours = [], ground, touch, ...rest } = look;
  const isKept = (colour: string | undefined): colour is string =>
    colour !== undefined && !refused.includes(colour);
  const kept = colours.filter(isKept);
  return {
    ...rest,
    ...(kept.length > 0 && { colours: kept }),
    ...(isKept(ground) && { ground }),
    ...(isKept(touch) && { touch }),
  };
}

/** The look that is asked for, and what must not be seen. */
function lookOf(text: string, { wishes }: Content): PlanLook {
  const said = text.replaceAll(FORBIDDEN, 'niente $1');
  const asked = wishes.map((wish) => wish.replaceAll(FORBIDDEN, 'niente $1'));
  const look = withoutColours(
    readLookWishes([...asked, ...lookSentences(said)]),
    readRefusedColours(said),
  );
  const wanted = [...(look.colours ?? []), look.ground, look.touch];
  const avoid = readAvoided(said).filter((one) => !wanted.includes(one));
  return { ...look, ...(avoid.length > 0 && { avoid: avoid.slice(0, PLAN_LIMITS.avoid) }) };
}

const LONGEST_OCCASION = 60;

/** "Invito per il battesimo di Giulia" is "Battesimo di Giulia". */
const INVITES =
  /^(?:(?:un |an? )?(?:invito|invitation|invite|partecipazione)\s(?:per|a|al|alla|for|to|of|di)\s)(?:il\s|lo\s|la\s|the\s|l['’])?/iu;

/** "Surprise 50th for my sister Bernadette": what a feast is called by those who invite. */
function announcedBy(
  { notes, statements }: Content,
  { kind, name }: { kind: PageKind; name: string | undefined },
): string | undefined {
  if (kind !== 'invitation' || name === undefined || name.includes('&')) return undefined;
  const found = [...notes, ...statements].find(
    (note) => note.includes(name) && note.length <= LONGEST_OCCASION && !/\d{3}/.test(note),
  );
  return found && capitalise(found.replace(/(?<![.!\s])[.!\s]+$/, '').replace(INVITES, ''));
}

/** "Wild swimming guide in the Lake District": what a brief says first, where nothing in it is sure to be a noun. */
function openingWords({ notes }: Content, { isNamed }: { isNamed: boolean }): string | undefined {
  const [first] = notes;
  const isShort = first !== undefined && first.length <= LONGEST_OCCASION && !/\d/.test(first);
  return !isNamed && isShort ? first : undefined;
}

function headlineOf(
  { text, brief, content, name }: ReadBrief,
  { kind, noun }: { kind: PageKind; noun: string },
): string {
  const isNounSure = noun !== PLAN_WORDS[brief.language].nouns[kind];
  const isNamed = name !== undefined || isNounSure;
  const deed = SELLS.has(kind) ? earlyDeed(text, brief.language) : undefined;
  return (
    announcedBy(content, { kind, name }) ??
    (deed === undefined ? openingWords(content, { isNamed }) : undefined) ??
    (isNamed || deed !== undefined || brief.subject !== undefined || brief.isForeign
      ? undefined
      : openingPhrase(text, brief)) ??
    writeHeadline(brief, { kind, name, noun, deed, isNounSure })
  );
}

/** Guests read what they are asked to, and nothing that is sold. */
function aboutOccasion(input: PlanOfBriefInput): PlanOfBriefInput {
  const { subject: _subject, ...brief } = input.brief;
  const occasion = readOccasion(input.text);
  return { ...input, brief: { ...brief, ...(occasion !== undefined && { subject: occasion }) } };
}

/** Fills a plan from a brief without a model. What nothing in it is sure of stays out. Pure, linear. */
export function planOfBrief(input: PlanOfBriefInput): BriefPlan {
  return finishSteps(planOfBriefSteps(input));
}

/** The same in steps. */
export function* planOfBriefSteps(asked: PlanOfBriefInput): Steps<BriefPlan> {
  const input = asked.kind === 'invitation' ? aboutOccasion(asked) : asked;
  const { kind, trade } = input;
  const read = yield* readContent(input);
  const { text, brief, content, name } = read;
  const { language } = brief;
  yield;
  judgeContent(read);
  yield;
  const entries = [...content.sections.values()].flatMap(({ items }) => items);
  const told = content.statements.length + content.notes.length + entries.length;
  const noun = chooseNoun({ brief, kind, trade }, name);
  const headline = headlineOf(read, { kind, noun });
  dropSaid(read, [headline, noun]);
  yield;
  const page = tellPage(read, { kind, headline });
  yield;
  const form = readForm(text) ?? readLikelyForm(text, read.kinds);
  yield;
  const opening = [...read.opening, ...page.opening];
  const hasHours = read.hasHours || page.opening.length > 0;
  const sections = planSections({ ...read, ...page, hasHours, form, kind, trade, told });
  yield;
  const plan: PagePlan = {
    version: 1,
    kind,
    language,
    ...(name !== undefined && { name }),
    noun,
    headline,
    lead:
      content.occasion ||
      page.lead ||
      writeLead({
        text,
        brief,
        kind,
        content,
        headline,
        invite: trade ? say(trade.lead, language) : '',
      }),
    action: actionOf({ text, brief, kind, trade }, sections),
    facts: factsOf({ brief, kind, text: input.text }, opening),
    look: lookOf(text, content),
    pictures: picturesOf(input.brief, trade),
    sections,
    missing: [],
    notDone: [],
  };
  return { plan, wishes: content.wishes };
}
