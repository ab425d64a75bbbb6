import { capitalise } from '#domain/reading/letters.ts';
import { isRefusal, soundsLikeWish } from '../brief/wish-words.ts';
import { openBrackets, openTables, readParts } from './brief-parts.ts';
import { splitClauses, stripTalk } from './clauses.ts';
import {
  addItems,
  startContent,
  type Collector,
  type Content,
  type ContentHints,
} from './content.ts';
import { namesForm } from './form-fields.ts';
import { groupClauses } from './group-clauses.ts';
import { judgeClause, type ClauseUse } from './judge-clause.ts';
import { isForVisitors } from './labels.ts';
import { linkOf } from './links.ts';
import { writeNote } from './notes.ts';
import { hasPrice } from './rows.ts';
import { standsAlone } from './stands-alone.ts';
import { hasVerb, isNaming, saysSomething } from './statements.ts';
import { takeBlock } from './take-block.ts';
import { takeContact } from './take-contact.ts';
import { takeList, takeProgramme } from './take-lists.ts';
import { isSurePrice, takePricedClauses } from './take-prices.ts';
import { takeOccasion } from './take-occasion.ts';
import { takePeople, takeWishedPeople } from './take-people.ts';
import { takeQuotes } from './take-quotes.ts';
import { tell, tellWhole } from './tell.ts';

/** Reads the lists, rows, sentences and notes of a brief. Nothing that sounds like a wish is kept as content. */
export function collectContent(brief: string, hints: ContentHints): Content {
  const collector: Collector = { content: startContent(), hints };
  const { blocks, sentences } = readParts(openBrackets(openTables(brief)));
  for (const block of blocks) takeBlock(block, collector);
  const [opening = ''] = sentences;
  collector.content.opening = opening;
  const others = takeProgramme(takeOccasion(sentences, collector), collector);
  for (const sentence of others) takeSentence(sentence, collector);
  takeWishedPeople(hints.text, collector);
  return collector.content;
}

interface Judged {
  text: string;
  use: ClauseUse;
}

/** "Website for …" asks for everything that follows; other wishes go on in what follows: fields, colours, sections. */
const WHOLE_PAGE = /\b(?:web ?site|site|web ?page|page|landing|sito|pagina)\b/i;
/** A sentence in which somebody wishes goes on wishing. */
const PERSONAL =
  /^(?:(?:mi|ci) piacerebbe|vorre\w+|lo vorrei|i['’]?d (?:like|love)|i want|i would|we['’]?d (?:like|love)|we want|make it|should feel|should look|deve)(?![\p{L}])/iu;
const FEWEST_WORDS_OF_TOLD = 4;

const FORM =
  /\b(?:forms?|modulo|rsvp|sign-?up|booking|request|enquiry|prenotazion\w+|richiest\w+|iscrizion\w+)\b/i;

/** Behind a wish a clause tells something only when it says so much. */
function tellsMuch(text: string): boolean {
  return (
    /\d/.test(text) || (saysSomething(text) && text.split(/\s+/).length >= FEWEST_WORDS_OF_TOLD)
  );
}

/** What the clauses before one say of it. */
interface Before {
  /** A wish that lists: colours, sections, what to avoid. */
  isListing: boolean;
  /** Somebody has begun to wish. */
  isPersonal: boolean;
  isOfForm: boolean;
  /** The clause before, when it tells something. */
  told: string;
}

/** Judges a clause by itself and by what stands before it. */
function judgeNext(text: string, before: Before, hints: ContentHints): ClauseUse {
  if (isNaming(text)) return 'wish';
  if (saysSomething(before.told) && isRefusal(text) && !soundsLikeWish(text)) return 'told';
  const alone = judgeClause(text, hints);
  const isGoingOn = before.isPersonal ? !hasPrice(text) : before.isListing && !tellsMuch(text);
  return alone === 'told' && isGoingOn ? 'wish' : alone;
}

/** Judges the clauses of a sentence in their order. */
function judgeSentence(sentence: string, hints: ContentHints): Judged[] {
  const before: Before = { isListing: false, isPersonal: false, isOfForm: false, told: '' };
  const hasForm = namesForm(sentence);
  return splitClauses(sentence).flatMap((clause): Judged[] => {
    const text = stripTalk(clause);
    if (!/[\p{L}\d]{2}/u.test(text)) return [];
    before.isOfForm ||= hasForm && FORM.test(clause);
    if (before.isOfForm) return [{ text: clause, use: 'wish' }];
    const use = judgeNext(text, before, hints);
    const isOfPage = use === 'wish' && !WHOLE_PAGE.test(text);
    before.isPersonal ||= isOfPage && PERSONAL.test(text);
    before.isListing = isOfPage && !isNaming(text);
    before.told = use === 'told' ? text : '';
    return [{ text, use }];
  });
}

const LABEL = /^([^:.!?,]{2,40}):\s/u;

/** One price in a sentence stays where it is; several are a list. */
const SEVERAL = 2;

const FEW_WORDS = 3;

/** In a sentence that is mostly about the look, a word or two among the wishes is one of them. */
function settleLooks(judged: readonly Judged[]): Judged[] {
  const wishes = judged.filter(({ use }) => use === 'wish').length;
  if (wishes * 2 < judged.length) return [...judged];
  return judged.map((one) =>
    one.use === 'told' && !/\d/.test(one.text) && one.text.split(/\s+/).length <= FEW_WORDS
      ? { ...one, use: 'wish' }
      : one,
  );
}

/** Takes a sentence apart: what belongs to a telephone number, then the rest of it. */
function takeSentence(whole: string, collector: Collector): void {
  const sentence = takeContact(whole, collector);
  if (sentence !== undefined) takeTold(sentence, collector);
}

/** Takes a sentence apart: each clause is told on the page, or asked of it, or held by another place. */
function takeTold(sentence: string, collector: Collector): void {
  const { content, hints } = collector;
  if (
    takeQuotes(sentence, collector) ||
    takePeople(sentence, collector) ||
    takeList(sentence, collector)
  )
    return;
  if (isForVisitors(LABEL.exec(sentence)?.[1] ?? '')) return tellWhole(sentence, collector);
  const judged = settleLooks(judgeSentence(sentence, hints));
  const wished = judged.filter(({ use }) => use === 'wish').map(({ text }) => text);
  if (wished.length > 0) content.wishes.push(wished.join(', '));
  const told = judged.filter(({ use }) => use === 'told').map(({ text }) => text);
  if (told.length === 0 || takeOffer(told, collector)) return;
  tellClauses(sentence, { judged, told, wished }, collector);
}

interface JudgedSentence {
  judged: readonly Judged[];
  told: readonly string[];
  wished: readonly string[];
}

/** "Bring: pasta, vegetables, bread": what is announced stays with its announcement. */
const ANNOUNCED =
  /^\p{L}[^:,.]{1,40}:\s[^,]+,|^(?:please )?(?:bring|wear|portare|portate|indossare)\s/iu;

/** Puts prices into their list, and tells the rest whole or clause by clause. */
function tellClauses(
  sentence: string,
  { judged, told, wished }: JudgedSentence,
  collector: Collector,
): void {
  const isWhole =
    told.length === judged.length || (wished.length === 0 && saysSomething(told.join(', ')));
  const isPriced = told.some((clause) => /\d/.test(clause));
  const left = isPriced
    ? takePricedClauses(told, fewestPrices(told, isWhole, collector), collector)
    : undefined;
  const kept = new Set(left);
  const isWholeList = isComposed(sentence, collector) || ANNOUNCED.test(sentence);
  const groups = isWholeList ? [told] : groupClauses(told);
  if (left === undefined && isWhole && groups.length === 1) return tell(sentence, collector);
  const isLeft = ({ use, text }: Judged): boolean =>
    use === 'told' && (left === undefined || kept.has(text));
  const runs = runsOf(judged, isLeft);
  const isTorn = runs.flat().some((one) => !standsAlone(one));
  if (isTorn && left === undefined && wished.length === 0) return tellWhole(sentence, collector);
  for (const run of runs) tellRun(run, groups.length > 1, collector);
}

/** How many prices make a list of a sentence's clauses; fewer stay where they are. */
function fewestPrices(told: readonly string[], isWhole: boolean, collector: Collector): number {
  if (told.some((clause) => isOffer(clause, collector))) return 1;
  if (isProse(told)) return SEVERAL + 1;
  return isWhole ? SEVERAL : 1;
}

/** So likely a price that even one of them is a list. */
const SURE_PRICE = 0.9;
const LIKELY_OFFER = 0.7;

/** A clause with a currency that the learned reader takes for an offer with its price. */
function isOffer(clause: string, { hints }: Collector): boolean {
  const { offer, price } = hints.kindsOf(clause);
  if (hints.sign !== '' && isSurePrice(clause, hints)) return true;
  return hasPrice(clause) && offer > LIKELY_OFFER && price > SURE_PRICE;
}

const NAMES_PAGE = 0.5;

/** Written with care: a capital, a full stop, and more than the page's name before the first comma. */
function isComposed(sentence: string, { hints }: Collector): boolean {
  const [first = ''] = splitClauses(sentence);
  const { name = '\n' } = hints;
  const isIntroduced =
    sentence.startsWith(name) && /^\s?[—–:-]\s/.test(sentence.slice(name.length));
  if (isIntroduced) return true;
  return /^\p{Lu}.*[.!]$/su.test(sentence) && hints.kindsOf(first).naming < NAMES_PAGE;
}

/** "Eight lessons, from 9 October": what cannot stand alone stays with the words before it. */
function joinLeaning(groups: readonly string[]): string[] {
  return groups.reduce<string[]>((joined, words) => {
    const last = joined.at(-1);
    if (last === undefined || standsAlone(words)) joined.push(words);
    else joined[joined.length - 1] = `${last}, ${words}`;
    return joined;
  }, []);
}

/** Tells clauses that stood together: facts each by itself, sentences whole. */
function tellRun(run: readonly string[], isStrung: boolean, collector: Collector): void {
  const groups = isStrung ? groupClauses(run) : [run];
  for (const words of joinLeaning(groups.map((group) => group.join(', ')))) {
    tell(isStrung ? words.replace(/\.$/, '') : words, collector);
  }
}

/** Clauses that stood together stay together, unless none of them says anything. */
function runsOf(judged: readonly Judged[], isLeft: (one: Judged) => boolean): string[][] {
  const runs: string[][] = [[]];
  for (const one of judged) {
    if (isLeft(one)) runs.at(-1)?.push(one.text);
    else runs.push([]);
  }
  return runs.flatMap((run) => (run.some(saysSomething) ? [run] : run.map((one) => [one])));
}

const FEWEST_OFFERED = 4;
const NO_OFFER =
  /^(?:i['’]?m|i am|we|sono|siamo|no|not|non|niente|one|two|three|four|five|six|seven|eight|nine|ten|first|just|only|solo|tutto|always|sempre|family)\b/i;
const MOST_WORDS_OF_OFFER = 5;
const OFFERING: ReadonlySet<string> = new Set(['business', 'shop', 'restaurant', 'other']);

const FEWEST_LINKS = 2;
const MOST_WORDS_OF_LINK = 9;

/** On a page of links a list names what they lead to. */
function takeLinks(told: readonly string[], collector: Collector): boolean {
  const isList = told.every((clause) => clause.split(/\s+/).length <= MOST_WORDS_OF_LINK);
  if (told.length < FEWEST_LINKS || !isList) return false;
  const items = told.map((clause) => linkOf(clause) ?? { name: capitalise(clause) });
  addItems(collector, 'links', items);
  return true;
}

/** "Felling, crown reduction, stump grinding": a list of what is offered. */
function takeOffer(told: readonly string[], collector: Collector): boolean {
  if (collector.hints.kind === 'links') return takeLinks(told, collector);
  const isOffer = told.every(
    (clause) =>
      !/\d|["“«(]/.test(clause) &&
      !NO_OFFER.test(clause) &&
      clause.split(/\s+/).length <= MOST_WORDS_OF_OFFER &&
      !hasVerb(clause) &&
      /^\p{Ll}|^\p{Lu}\p{Ll}+(?:\s\p{Ll}+)*$/u.test(clause),
  );
  const isShort = told.every((clause) => clause.split(/\s+/).length <= FEW_WORDS);
  const fewest = isShort ? FEWEST_OFFERED - 1 : FEWEST_OFFERED;
  if (!isOffer || told.length < fewest || !OFFERING.has(collector.hints.kind)) return false;
  addItems(
    collector,
    'services',
    told.map((clause) => ({ name: writeNote(clause) })),
  );
  return true;
}

const WORDS_OF_PROSE = 8;

/** Long clauses with verbs are read, not scanned. */
function isProse(told: readonly string[]): boolean {
  const long = told.filter((clause) => clause.split(/\s+/).length >= WORDS_OF_PROSE);
  return long.length * 2 >= told.length && told.some(saysSomething);
}
