import type { PlanItem } from '#domain/page-plan/plan-types.ts';
import { capitalise, uncapitalise } from '#domain/reading/letters.ts';
import { soundsLikeWish } from '../brief/wish-words.ts';
import { splitClauses, stripTalk } from './clauses.ts';
import { addItems, type Collector } from './content.ts';
import { namesForm } from './form-fields.ts';
import { findDates, findTimes, hasPrice } from './rows.ts';
import { hasVerb } from './statements.ts';

const OCCASIONS: ReadonlySet<string> = new Set(['invitation', 'event']);
/** Until when guests reply is no time of the feast. */
const REPLY =
  /(?<!\p{L})(?:rsvp|conferm\p{L}+|entro|reply|replies|let (?:us|me) know|fa(?:te|mmi|teci)\p{L}* sapere|rispond\p{L}+|deadline|prenot\p{L}+|by the)(?!\p{L})/iu;
/** A sentence that asks for an answer: it stands beside the form. */
export const ASKS_REPLY =
  /^(?:please |per favore )?(?:rsvp|conferm\p{L}+|reply|replies|let (?:us|me) know|fa(?:teci|temi)|rispond\p{L}+|deadline)(?!\p{L})/iu;
/** What comes after it on the day. */
const THEN =
  /^(?:(?:e|and)\s)?(poi|a seguire|segue|then|followed by|afterwards|after that|e dopo)[\s,:]+(?=\p{L})/iu;
/** How a place begins that is told without a verb: "at the village hall", "al circolo", "chiesa di San Rocco". */
const MOST_WORDS_OF_PLACE = 10;
const EDGES = /^[\s,:;–-]+|(?<![\s,:;–-])[\s,:;–-]+$/g;

/** "We are getting married on [the 5th] at Ottery Hall": everybody knows. */
const WEDS =
  /^\s*(?:we(?: are|['’]re)? (?:are )?getting married|the wedding is|ci sposiamo|si sposano)(?:\s+(?:on|il))?(?=\s)/iu;

/** "From the 3rd to [26 April]", "12, 19 e [26 ottobre]": days before the date that belong to it. */
const DAYS_BEFORE =
  /(?:(?:from|dal|da)\s(?:the\s)?)?\d{1,2}(?:st|nd|rd|th)?(?:\s\p{L}{3,9})?\s(?:to|al|a|until|e|and|&)\s$|(?:\d{1,2},\s){1,6}(?:\d{1,2}\s(?:e|and|&)\s)?$/iu;

/** A clause in two: when, and what else it says. */
function partDate(clause: string): { when: string; rest: string } | undefined {
  const [last] = findDates(clause);
  if (last === undefined) return undefined;
  const head = clause.slice(0, clause.indexOf(last));
  const date = (DAYS_BEFORE.exec(head)?.[0] ?? '') + last;
  // "It comes out on 4 March with Lantern": a sentence, and no title of a feast.
  if (hasVerb(head.replace(WEDS, '')) && !WEDS.test(head)) return undefined;
  const undated = clause.replace(date, '');
  const [time] = findTimes(undated);
  const untimed = time === undefined ? undated : undated.replace(time.text, '');
  const till = /^\s*(till late|until late|fino a tardi|onwards|in poi)/i.exec(
    untimed.slice(time?.index ?? 0),
  )?.[1];
  const when = [date, [time?.text, till].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const bare = till === undefined ? untimed : untimed.replace(till, '');
  return {
    when: when.replace(/^(?:on|il)\s/i, ''),
    rest: bare
      .replaceAll(/(?<!\s)\s{2,}/g, ' ')
      .replace(WEDS, '')
      .replace(/^\s*(?:on|il|del|from|dalle|alle|at)$/i, '')
      .replaceAll(EDGES, ''),
  };
}

/** "Band at 6", "kids' races at 3", "taglio della torta alle 22", "carriages at midnight". */
const AT_TIME =
  /^(.{3,60}?)[\s,]+((?:at|from|alle|dalle|ore|h)\s?\d{1,2}(?:[:.]\d{2})?(?:\s?[ap]m)?|(?:at|from|a)\s(?:midnight|noon|mezzanotte|mezzogiorno))$/iu;
const ASIDE_BEHIND = /^(.+?)\s\(([^()]{3,120})\)$/u;

/** "Cerimonia alle 16 nella Pieve di Corsignano". */
const TIME_WITHIN =
  /^(\p{L}[^\d]{2,40}?)[\s,]+((?:at|from|alle|dalle|ore|h)\s?\d{1,2}(?:[:.]\d{2})?(?:\s?[ap]m)?|\d{1,2}(?:[:.]\d{2})?\s?[ap]m)\s((?:nella?|nel|in|al|alla|allo|at|presso|all['’])\s?.{3,60})$/iu;
/** "Ore 21 apericena", "23.30 dj set". */
const TIME_FIRST =
  /^((?:(?:ore|h|at|alle)\s)\d{1,2}(?:[:.]\d{2})?(?:\s?[ap]m)?|\d{1,2}[:.]\d{2}(?:\s?[ap]m)?|\d{1,2}\s?[ap]m)[\s,:–-]+(?!(?:for|to|till|until|a|alle|fino)\s)(\p{L}.{2,60})$/iu;
/** "23 torta" beside such a one. */
const HOUR_FIRST = /^(\d{1,2})\s(\p{L}.{2,60})$/u;

function toRow(clause: string, isListed = false): PlanItem | undefined {
  const whole = clause.replace(/\.$/, '');
  if (hasPrice(whole)) return undefined;
  const [, named, aside] = ASIDE_BEHIND.exec(whole) ?? [];
  if (named === undefined || aside === undefined) return toTimed(whole, isListed);
  const row = toTimed(named, isListed);
  return row && { ...row, text: capitalise(aside) };
}

function toTimed(bare: string, isListed: boolean): PlanItem | undefined {
  const [, name, note] = AT_TIME.exec(bare) ?? [];
  if (name !== undefined && note !== undefined) return { name: capitalise(name), note };
  const [, act, within, where] = TIME_WITHIN.exec(bare) ?? [];
  if (act !== undefined && within !== undefined) {
    return { name: capitalise(`${act} ${where ?? ''}`), note: within };
  }
  const [, time, what] = TIME_FIRST.exec(bare) ?? (isListed ? HOUR_FIRST.exec(bare) : null) ?? [];
  return time === undefined || what === undefined
    ? undefined
    : { name: capitalise(what), note: time };
}

function isPlace(clause: string): boolean {
  return (
    !/\d{3}/.test(clause) &&
    clause.split(/\s+/).length <= MOST_WORDS_OF_PLACE &&
    !SOMEBODY.test(clause) &&
    !hasVerb(clause) &&
    !soundsLikeWish(clause)
  );
}

/** "Lei crede di andare a cena": somebody does something. */
const SOMEBODY = /^(?:i|he|she|they|we|you|io|lei|lui|noi|loro|voi)\s/iu;

interface Behind {
  /** Where it is: the clauses that stand next to the day. */
  places: string[];
  items: PlanItem[];
  /** What else is said. */
  left: string[];
}

/** "Then the barn at Low Hauxley, Northumberland": a name that goes on with the place before it. */
function isTownOf(item: PlanItem | undefined, clause: string): boolean {
  const isNamed = /^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?$/u.test(clause);
  return isNamed && item?.note !== undefined && THEN.test(`${item.note} x`);
}

function joinTown(items: PlanItem[], town: string): void {
  const last = items.pop();
  if (last) items.push({ ...last, name: `${last.name ?? ''}, ${town}` });
}

/** "Dalle 9 alle 19": says when and nothing else. */
function isTime(clause: string): boolean {
  return findTimes(clause)[0]?.text === clause.trim();
}

/** Where it is and what follows, in the clauses behind the day. */
function readBehind(clauses: readonly string[]): Behind {
  const found: Behind = { places: [], items: [], left: [] };
  for (const clause of clauses) {
    const next = isPlace(clause) ? THEN.exec(clause) : null;
    const row = toRow(clause);
    const isNear = found.items.length + found.left.length === 0;
    if (isNear && isTime(clause)) found.places.push(clause);
    else if (next !== null) {
      const name = capitalise(clause.slice(next[0].length));
      found.items.push({ name, note: capitalise(next[1] ?? '') });
    } else if (row !== undefined) found.items.push(row);
    else if (isTownOf(found.items.at(-1), clause)) joinTown(found.items, clause);
    else if (isNear && isPlace(clause)) found.places.push(clause);
    else if (found.left.length === 0 && isPlace(clause)) {
      found.items.push({ name: capitalise(clause) });
    } else found.left.push(clause);
  }
  return found;
}

/** "Maple Road, Saturday 12 June": where it is may stand before the day, too. */
function placeBefore(near: string | undefined, name: string | undefined): string[] {
  if (near === undefined || !/^\p{Lu}|^(?:at|al|alla|in)\s/u.test(near)) return [];
  return !isPlace(near) || (name !== undefined && near.includes(name)) ? [] : [near];
}

interface Occasion {
  items: PlanItem[];
  /** Its day, time and place in one line. */
  summary: string;
  /** What else the sentence says, before and behind. */
  left: string[];
}

function writeSummary(when: string, place: string, items: readonly PlanItem[]): string {
  const follows = items
    .map(({ name = '', note = '' }) => `${note.toLowerCase()} ${uncapitalise(name)}`)
    .filter((one) => THEN.test(one));
  return `${capitalise(when)} – ${[place, ...follows].join(', ')}`;
}

/** A day whose parts are all told with their own times: the first of them says the date, too. */
function withoutPlace(
  when: string,
  [first, ...items]: readonly PlanItem[],
  left: string[],
): Occasion | undefined {
  if (first === undefined) return undefined;
  const note = [when, first.note].filter(Boolean).join(', ');
  const names = [first, ...items].map(({ name = '' }) => uncapitalise(name));
  return {
    items: [{ ...first, note }, ...items],
    summary: `${capitalise(when)} – ${names.join(', ')}`,
    left,
  };
}

function isOfReply(sentence: string): boolean {
  return REPLY.test(sentence) || namesForm(sentence) || soundsLikeWish(sentence);
}

/** "Battesimo di Giulia, domenica 14 marzo ore 11, chiesa di San Rocco, poi pranzo …" */
function readOccasion(sentence: string, name: string | undefined): Occasion | undefined {
  if (isOfReply(sentence)) return undefined;
  const clauses = splitClauses(sentence.replace(/(?<![.!])[.!]+$/, '')).map(stripTalk);
  const at = clauses.findIndex((clause) => findDates(clause).length > 0);
  const dated = partDate(clauses[at] ?? '');
  if (dated === undefined || dated.rest.split(/\s+/).length > MOST_WORDS_OF_PLACE) return undefined;
  const { places, items, left } = readBehind(clauses.slice(at + 1));
  const times = places.filter((one) => /^\d/.test(one) || isTime(one));
  const when = [dated.when, ...times].join(', ');
  const behind = [dated.rest, ...places.slice(times.length)].filter(Boolean);
  const before = behind.length > 0 ? [] : placeBefore(clauses[at - 1], name);
  const place = [...before, ...behind].join(', ');
  const others = [...clauses.slice(0, at - before.length), ...left];
  if (place === '') return withoutPlace(when, items, others);
  return {
    items: [{ name: capitalise(place), note: when }, ...items],
    summary: writeSummary(when, place, items),
    left: others,
  };
}

/** Takes the day of a feast with its place and what follows; returns the other sentences and what is left of it. */
export function takeOccasion(sentences: readonly string[], collector: Collector): string[] {
  const { content, hints } = collector;
  if (!OCCASIONS.has(hints.kind)) return [...sentences];
  return sentences.flatMap((sentence) => {
    const found = content.occasion === undefined ? readOccasion(sentence, hints.name) : undefined;
    if (found !== undefined) {
      content.occasion = found.summary;
      addItems(collector, 'schedule', found.items);
      return found.left;
    }
    return content.occasion === undefined ? [sentence] : takeRows(sentence, collector);
  });
}

/** "Bring a dish, band at 6, kids' races at 3": what has a time joins the programme. */
function takeRows(sentence: string, collector: Collector): string[] {
  const isOfDates = findDates(sentence).length > 1;
  if (isOfDates || REPLY.test(sentence) || soundsLikeWish(sentence)) return [sentence];
  const clauses = splitClauses(sentence);
  const isListed = clauses.some((clause) => TIME_FIRST.test(clause));
  const rowOf = (clause: string): PlanItem | undefined => toRow(stripTalk(clause), isListed);
  const rows = clauses.flatMap((clause) => rowOf(clause) ?? []);
  if (rows.length === 0) return [sentence];
  addItems(collector, 'schedule', rows);
  const left = clauses.filter((clause) => rowOf(clause) === undefined);
  return left.length === 0 ? [] : [left.join(', ')];
}
