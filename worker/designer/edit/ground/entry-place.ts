import type { IndexedElement } from '#domain/html/source-index.ts';
import type { PageModel } from '../page/page-model.ts';
import { entryName } from './ground-page.ts';
import { listsOf, scoreOf, type List } from './entry-lists.ts';
import { SORTS } from './refer.ts';
import { isGeneric, isJoining, stemsOf } from './words.ts';

/** Words that say where something new goes, from one offset to another. */
export interface PlaceSaid {
  start: number;
  end: number;
  side: 'before' | 'after';
  /** The entry that it stands beside. */
  beside?: IndexedElement;
  /** The lists that it may go into, by what they are called. */
  lists?: readonly List[];
  /** Stems of what they are called. */
  named?: readonly string[];
  isFirst?: true;
}

const AFTER =
  "(?:straight |right |just |directly |subito |proprio )?(?:after|below|under(?:neath)?|beneath|beside|next to|near|alongside|following|dopo|sotto|accanto|vicino|di fianco|insieme)(?: (?:a|al|alla|allo|all'|ai|agli|alle|il|la|lo|l'|i|gli|le|the|to|di|del|della)(?= )|(?: all'| l'))?";
const BEFORE =
  "(?:straight |right |just |subito )?(?:before|above|ahead of|prima|sopra)(?: (?:di|del|della|dello|dell'|dei|degli|delle|a|al|alla|il|la|the)(?= ))?";
const INTO =
  "(?:to|in|into|under|among|with|a|al|allo|alla|all'|ai|agli|alle|in|nel|nello|nella|nell'|nei|negli|nelle|tra|fra|sotto)";
const FIRST =
  "(?:at the (?:very )?(?:top|beginning|start)|first|in cima|all'inizio|per prim[oaie])";
const LAST = '(?:at the (?:very )?(?:end|bottom)|last|in fondo|alla fine|per ultim[oaie])';
const PLACES = new RegExp(
  String.raw`(?<!\p{L})(?:(?<between>between|tra|fra|in mezzo (?:a|tra))|(?<after>${AFTER})|(?<before>${BEFORE})|(?<first>${FIRST})|(?<last>${LAST})|(?<into>${INTO}))(?!\p{L})`,
  'gu',
);
const MARK = /[,;:.!?"“”«»()]|\s[-–—/](?=\s)/;
const MOST_WORDS = 7;
const AND = /^(.+?) (?:and|e|ed) (?:the |il |la |lo |l'|i |le )?(.+)$/;

/** The places that a folded text says and the page has, in their order. */
export function placesIn(page: PageModel, text: string): PlaceSaid[] {
  const places: PlaceSaid[] = [];
  const bare = text.replace(/["“«][^"”»]*["”»]/g, (quote) => '"'.repeat(quote.length));
  for (const match of bare.matchAll(PLACES)) {
    const start = match.index;
    const behind = start + match[0].length;
    if (start < (places.at(-1)?.end ?? 0)) continue;
    const { first, last } = match.groups ?? {};
    const isEdge = first !== undefined || last !== undefined;
    const place = isEdge
      ? edgeAt(bare, {
          start,
          end: behind,
          side: 'after',
          ...(first && { isFirst: true as const }),
        })
      : placeAt(page, bare, match);
    if (place) places.push(place);
  }
  return places;
}

/** "First" is a place at the end of what is said or before a mark. */
function edgeAt(text: string, place: PlaceSaid): PlaceSaid | undefined {
  return /^\s*(?:$|[,;:.!?-])/.test(text.slice(place.end)) ? place : undefined;
}

function placeAt(page: PageModel, text: string, match: RegExpExecArray): PlaceSaid | undefined {
  const { groups = {}, index: start } = match;
  const from = start + match[0].length;
  const rest = text.slice(from);
  const stop = rest.search(MARK);
  const said = stop < 0 ? rest : rest.slice(0, stop);
  const ends = [...said.matchAll(/\S+/g)]
    .slice(0, MOST_WORDS)
    .map((word) => word.index + word[0].length);
  for (const length of ends.toReversed()) {
    const isBounded = length === said.trimEnd().length || /^\s*$/.test(text.slice(0, start));
    const found = resolved(page, said.slice(0, length).trim(), { ...groups, isBounded });
    if (found) return { start, end: from + length, side: 'after', ...found };
  }
  return undefined;
}

interface Said extends Partial<Record<'between' | 'after' | 'before' | 'into', string>> {
  /** What it is called begins the text, or reaches to a mark. */
  isBounded: boolean;
}

function resolved(
  page: PageModel,
  phrase: string,
  { between, after, before, into, isBounded }: Said,
): (Omit<PlaceSaid, 'start' | 'end' | 'side'> & Partial<Pick<PlaceSaid, 'side'>>) | undefined {
  if (between !== undefined) {
    const [, one = '', other = ''] = AND.exec(phrase) ?? [];
    const pair = besidePair(page, one, other);
    if (pair) return { beside: pair };
  }
  if (after !== undefined || before !== undefined) {
    const beside = entryCalled(page, phrase);
    if (beside) return { beside, side: before === undefined ? 'after' : 'before' };
  }
  const isInto = into ?? between ?? after;
  const lists = isInto !== undefined && isBounded ? listsCalled(page, phrase) : [];
  return lists.length > 0 ? { lists, named: [...stemsOf(phrase)] } : undefined;
}

/** The first of two entries that stand side by side. */
function besidePair(page: PageModel, one: string, other: string): IndexedElement | undefined {
  const [first, second] = [entryCalled(page, one), entryCalled(page, other)];
  if (!first || !second || first.parent !== second.parent) return undefined;
  return first.range.start < second.range.start ? first : second;
}

/** The one entry of a list that all these words name. */
function entryCalled(page: PageModel, phrase: string): IndexedElement | undefined {
  const name = phrase.replace(
    /^(?:quell[oa] (?:di|del|della|con|al|alla)|the one (?:with|of)) /,
    '',
  );
  const words = [...stemsOf(name)].filter((word) => !isJoining(word));
  if (words.length === 0) return undefined;
  const named = listsOf(page)
    .flatMap(({ group }) => group.items)
    .map((item) => ({ item, stems: stemsOf(entryName(item)) }))
    .filter(({ stems }) => words.every((word) => stems.has(word)));
  const whole = named.filter(
    ({ stems }) => [...stems].filter((word) => !isJoining(word)).length === words.length,
  );
  const [only, another] = whole.length > 0 ? whole : named;
  return only && !another ? only.item : undefined;
}

/** Least score of a list that is called by its section, its heading or its group. */
const CALLED = 2;

function listsCalled(page: PageModel, phrase: string): List[] {
  const words = [...stemsOf(phrase)].filter(
    (word) => !isJoining(word) && !isGeneric(word) && !SORTS.has(word),
  );
  if (words.length === 0) return [];
  return listsOf(page).filter((list) =>
    words.every((word) => (scoreOf(list, [word]) ?? 0) >= CALLED),
  );
}
