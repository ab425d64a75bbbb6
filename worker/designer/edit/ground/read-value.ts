import type { EditIntent } from '../intents/edit-intent.ts';
import { foldName } from '#domain/reading/fold.ts';
import { readable } from '../page/page-texts.ts';
import { pinned, type Request } from '../read/request.ts';
import type { Reading } from '../read/row.ts';
import { fit, type Found } from './fit.ts';
import { sitesOf, type Entry, type Site } from './ground-page.ts';
import { readStatement, type Statement } from './statement.ts';
import { isSame, readAs, type Value } from './values.ts';
import { stemsOf } from './words.ts';
import { writtenLike } from './write-value.ts';

/**
 * Reads a clause that states how something is now: it names one thing on the page and a value of a kind that stands
 * there. Every word of it stands by that value, or says no more than that it is so. Several things that fit are asked about.
 */
export function readValueClause(request: Request, from: number, to: number): Reading | undefined {
  const statement = readStatement(request, from, to);
  if (!statement) return undefined;
  const sites = sitesOf(request.page);
  request.budget.left -= 1 + Math.floor(sites.length / SITES_A_STEP);
  const fitting = fitOf(statement, sites, request);
  const best = Math.max(...fitting.map(({ score }) => score));
  const found = fitting.filter(({ score }) => score === best);
  const [first] = found;
  if (!first) return undefined;
  if (!isOneThing(found)) return askWhich(found);
  const intents = [...found, ...toldAgain(request, first, found)].flatMap(
    ({ site, now }) => setValue(request, site, now) ?? [],
  );
  return intents.length < found.length ? undefined : { intents: unique(intents) };
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
function isToldOf({ entry, near }: Site, { name, named }: Entry): boolean {
  return (
    named.size > 0 &&
    (foldName(entry.name) === foldName(name) || [...named].every((word) => near.has(word)))
  );
}

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
  const target = pinned(request, nameOf(entry, text.value), { elements: [text.parent] });
  return { kind: 'set-value', target, from: value.text, to };
}

function nameOf({ name }: Entry, text: string): string {
  return name || text.trim().replace(/\s+/g, ' ').slice(0, 60);
}

function unique(intents: readonly EditIntent[]): EditIntent[] {
  return [...new Map(intents.map((intent) => [JSON.stringify(intent), intent])).values()];
}
