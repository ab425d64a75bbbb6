import type { EditIntent } from '../intents/edit-intent.ts';
import { foldName } from '#domain/reading/fold.ts';
import { ancestorsOf, attributeOf, textOf } from '#domain/html/query.ts';
import type { PageModel } from '../page/page-model.ts';
import { readable } from '../page/page-texts.ts';
import { pinned, type Request } from '../read/request.ts';
import type { Reading } from '../read/row.ts';
import { fit, type Found } from './fit.ts';
import { partAround, sitesOf, type Entry, type Site } from './ground-page.ts';
import { readStatements, type Statement } from './statement.ts';
import { isSame, readAs, readValues, type Value } from './values.ts';
import { isJoining, isStating, stemOf, stemsOf } from './words.ts';
import { writtenLike } from './write-value.ts';

/**
 * Reads a clause that states how something is now: it names one thing on the page and a value of a kind that stands
 * there. Every word of it stands by that value, or says no more than that it is so. Several things that fit are asked about.
 */
export function readValueClause(request: Request, from: number, to: number): Reading | undefined {
  if (announces(request, from, to)) return { intents: [], manner: 'remark' };
  if (tellsSince(request, from, to)) return undefined;
  const fits = readStatements(request, from, to)
    .map((statement) => placesOf(request, statement, from))
    .filter(({ length }) => length > 0);
  const [found, another] = fits;
  const [first] = found ?? [];
  if (!found || !first || another) return undefined;
  if (!isOneThing(found) && !isCountedDay(request.page, found)) return askWhich(found);
  const intents = [...found, ...toldAgain(request, first, found)].flatMap(
    ({ site, now }) => setValue(request, site, now) ?? [],
  );
  return intents.length < found.length ? undefined : { intents: unique(intents) };
}

/** "From 1 May" says since when something else is so, and moves no day. */
function tellsSince({ words }: Request, from: number, to: number): boolean {
  const said = words.slice(from, to).join(' ');
  return (
    SINCE_DAY.test(said) &&
    readValues(said).some(({ kind }) => kind === 'date') &&
    readValues(said).every(({ kind }) => kind === 'date')
  );
}

const SINCE_DAY = /^(?:from|as of|starting|effective|da|dal|dall|dalla|a partire) /;

/** The places of the page that a statement fits best. */
function placesOf(request: Request, statement: Statement, from?: number): Found[] {
  const sites = sitesOf(request.page);
  request.budget.left -= 1 + Math.floor(sites.length / SITES_A_STEP);
  const fitting = fitOf(statement, sites, request);
  if (fitting.length === 0 && from !== undefined) return untold(request, statement, from);
  const best = Math.max(...fitting.map(({ score }) => score));
  return ownOf(
    statement,
    fitting.filter(({ score }) => score === best),
  );
}

/**
 * Of two sums of the entry that is named, and of nothing else, the one that stands by itself is its price. The cells of
 * a row are of different things.
 */
function ownOf({ words }: Statement, found: readonly Found[]): Found[] {
  const [first] = found;
  const name = foldName(first?.site.entry.name ?? '');
  const isOne = found.every(
    ({ site }) => site.entry === first?.site.entry || foldName(site.entry.name) === name,
  );
  const isName = words.every((word) => first?.site.entry.named.has(word));
  const alone = found.filter(({ site }) => site.text.value.trim() === site.value.text);
  const isAlike = alone.every(({ site }) => alone[0] && isSame(site.value, alone[0].site.value));
  const isRow =
    first?.site.entry.element.tag === 'tr' && found.every(({ site }) => !isInNamedCell(site));
  return isOne && isName && !isRow && words.length > 0 && alone.length > 0 && isAlike
    ? alone
    : [...found];
}

function isInNamedCell({ text, entry }: Site): boolean {
  const cell = [...ancestorsOf(text)].find(({ tag }) => /^t[dh]$/.test(tag));
  return cell !== undefined && textOf(cell).includes(entry.name);
}

/** Where nothing is named: the thing of the clause before, or the day that the page counts down to. */
function untold(request: Request, statement: Statement, from: number): Found[] {
  const { now, old, words, anchors } = statement;
  const sites = sitesOf(request.page);
  const isBare = !old && anchors.length === 0;
  const isDay = isBare && now.kind === 'date' && words.every((word) => OCCASIONS.has(word));
  const day = isDay ? countedDay(request.page) : undefined;
  if (day)
    return sites.flatMap((site) =>
      site.value.kind === 'date' && isSame(site.value, day) && !isMarked(site)
        ? [{ site, now, score: 1 }]
        : [],
    );
  const entry =
    isBare && words.length === 0 && now.kind === 'money' ? entryBefore(request, from) : undefined;
  return sites.flatMap((site) =>
    entry && site.entry === entry && site.value.kind === now.kind
      ? (fit({ ...statement, words: [...entry.named] }, site) ?? [])
      : [],
  );
}

/** "It is on the 29th and costs 20": what the clause before speaks of. */
function entryBefore(request: Request, from: number): Entry | undefined {
  const { words } = request;
  let to = from;
  while (to > 0 && /^(?:and|e|ed|,)$/.test(words[to - 1] ?? '')) to -= 1;
  let start = to;
  while (start > 0 && !/^(?:[.!?;,\n]|and|e|ed)$/.test(words[start - 1] ?? '')) start -= 1;
  if (to === from || start === to) return undefined;
  const entries = readStatements(request, start, to).map((statement) =>
    placesOf(request, statement).map(({ site }) => site.entry),
  );
  const [only, another] = new Set(entries.flat());
  return only && !another ? only : undefined;
}

/** What repeats a moment that machines read changes with it. */
function isMarked({ text }: Site): boolean {
  return [...ancestorsOf(text)].some((one) => attributeOf(one, 'datetime') !== undefined);
}

const OCCASIONS = new Set(
  'wedding party day event date ceremony matrimonio nozze festa giorno evento data cerimonia'
    .split(' ')
    .map(stemOf),
);

/** The one day that the countdowns of a page run to. */
function countedDay({ index }: PageModel): Value | undefined {
  const days = new Set(
    index.elements.flatMap((element) => attributeOf(element, 'data-until')?.slice(0, 10) ?? []),
  );
  const [day, another] = days;
  const [year, month, date] = (day ?? '').split('-').map(Number);
  return day !== undefined && !another && year && month && date
    ? { kind: 'date', day: date, month, year, weekday: false, start: 0, end: 0, text: day }
    : undefined;
}

function isCountedDay(page: PageModel, found: readonly Found[]): boolean {
  const day = countedDay(page);
  return day !== undefined && found.every(({ site }) => isSame(site.value, day));
}

const MOVED =
  /^(?:(?:we|i|abbiamo|ho) )?(?:have |had |ve |dovuto )?(?:to )?(?:move|moved|change|changed|postpone|postponed|spostare|spostato|cambiare|cambiato|rimandare|rimandato)(?: (?:(?:the|our|il|la|le|lo|l) )?(\p{L}+))?$/u;

/** "We had to move the wedding" says why; the new day follows. */
function announces({ words, page, text }: Request, from: number, to: number): boolean {
  const said = words.slice(from, to).filter((word) => /\p{L}/u.test(word));
  const [whole, what] = MOVED.exec(said.join(' ')) ?? [];
  return (
    whole !== undefined &&
    (what === undefined || OCCASIONS.has(stemOf(what))) &&
    countedDay(page) !== undefined &&
    readValues(text).some(({ kind }) => kind === 'date')
  );
}

/** A date or sum that stands once on the page says what is meant; words that the page has nowhere name nothing else. */
function fitOf(statement: Statement, sites: readonly Site[], { page }: Request): Found[] {
  const fitting = sites.flatMap((site) => fit(statement, site) ?? []);
  const { old, words } = statement;
  if (fitting.length > 0 || !old || !isDistinct(old)) return fitting;
  const all = stemsOf(readable(page).join(' '));
  const known = words.filter((word) => all.has(word));
  if (known.length === words.length || words.length - known.length > 1) return [];
  return sites.flatMap((site) => fit({ ...statement, words: known }, site) ?? []);
}

function isDistinct(old: Value): boolean {
  return old.kind === 'date' || old.kind === 'money' || /\d.?\d\d/.test(old.text);
}

const SITES_A_STEP = 50;

/** One place, or the same value told of one thing in several. */
function isOneThing(found: readonly Found[]): boolean {
  const main = found.find(({ site }) => site.entry.name !== '') ?? found[0];
  return (
    main !== undefined &&
    found.every(
      ({ site }) =>
        site === main.site ||
        (site.entry !== main.site.entry &&
          isSame(site.value, main.site.value) &&
          isToldOf(site, main.site.entry)),
    )
  );
}

/** Whether a value stands in a thing of this name, or in a text that names it. */
function isToldOf({ entry, near, text, value }: Site, { name, named }: Entry): boolean {
  if (named.size === 0) return false;
  if (foldName(entry.name) === foldName(name)) return true;
  const unit = stemsOf(UNIT.exec(text.value.slice(value.end))?.[0] ?? '');
  return [...named].every((word) => near.has(word)) && ![...named].every((word) => unit.has(word));
}

/** "£210 a month" does not name an entry called "A month". */
const UNIT = /^\s*(?:(?:an?|each|every|per|al|alla|all['’])\s*|\/\s*)\p{L}+/iu;

/** Most things that a question names. */
const MOST_CHOICES = 6;

function askWhich(found: readonly Found[]): Reading | undefined {
  const choices = [...new Set(found.map(({ site }) => nameOfSite(site)))];
  return choices.length > 1 && choices.length <= MOST_CHOICES
    ? { intents: [{ kind: 'ask', missing: 'which', choices }] }
    : undefined;
}

function nameOfSite({ entry, value, text }: Site): string {
  const name = entry.name || text.value.trim().replace(/\s+/g, ' ').slice(0, 60);
  return name.includes(value.text) ? name : `${name}: ${value.text}`;
}

/** The same value told of the same thing elsewhere. */
function toldAgain({ page }: Request, { site, now }: Found, found: readonly Found[]): Found[] {
  return sitesOf(page)
    .filter(
      (other) =>
        other.entry !== site.entry &&
        !found.some((one) => one.site === other) &&
        other.value.kind === site.value.kind &&
        isSame(other.value, site.value) &&
        isToldOf(other, site.entry),
    )
    .map((other) => ({ site: other, now, score: 0 }));
}

function setValue(
  request: Request,
  { text, value, entry }: Site,
  now: Value,
): EditIntent | undefined {
  const like = readAs(value, now.kind) ?? value;
  const to = writtenLike(like, now, request.page.language);
  if (to === undefined || !text.parent || text.value.split(value.text).length !== 2)
    return undefined;
  const target = pinned(request, nameOf(entry, text.value, value), {
    elements: [text.parent],
  });
  return { kind: 'set-value', target, from: value.text, to };
}

/** Letters beside a value in a text that tells no more than the value of its entry: "from £8 each". */
const BESIDE = 20;

/**
 * A value that an entry shows by itself is called as the entry is; one in a sentence by the sentence. What has no name is
 * called by what stands before its value, else by its whole text.
 */
function nameOf({ name }: Entry, text: string, value: Value): string {
  const isSentence = text.trim().length > value.text.length + BESIDE;
  if (isSentence && (name !== '' || value.kind === 'number'))
    return `“${partAround(text, value).trim().replace(/\s+/g, ' ').slice(0, 60)}”`;
  const before = text
    .slice(0, value.start)
    .split(/[.!?]\s/)
    .at(-1)
    ?.trim();
  const words = before && /\p{L}{3}/u.test(before) ? bareNoun(before) : text.trim();
  return name || words.replace(/\s+/g, ' ').slice(0, 60);
}

/** "Il coperto è": what is told of, without the article and the verb. */
function bareNoun(before: string): string {
  const words = before.split(/\s+/);
  const isEmpty = (word: string | undefined): boolean =>
    word !== undefined && (isJoining(foldName(word)) || isStating(foldName(word)));
  while (words.length > 1 && isEmpty(words.at(-1))) words.pop();
  while (words.length > 1 && ARTICLE.test(words[0] ?? '')) words.shift();
  return words.join(' ');
}

const ARTICLE = /^(?:il|lo|la|i|gli|le|un|una|the|an?)$/i;

function unique(intents: readonly EditIntent[]): EditIntent[] {
  return [...new Map(intents.map((intent) => [JSON.stringify(intent), intent])).values()];
}
