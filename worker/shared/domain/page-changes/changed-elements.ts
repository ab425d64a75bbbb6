import type { IndexedElement, SourceIndex, SourceRange } from '../html/source-index.ts';
import { sortSplices, type Splice } from '../text/splices.ts';
import {
  CHANGE_LIMITS,
  spotOf,
  type ChangeSpot,
  type PageChanges,
  type SpotKind,
} from './change-types.ts';
import { changedRules } from './changed-rules.ts';
import { gatherSpots } from './gather-spots.ts';
import { isNewAsAWhole } from './new-as-a-whole.ts';
import { hiddenByTag, hiddenKind, kindOfTag, seenSpot, START_TAG, TAG } from './spot-kinds.ts';
import { sourcePlaces, type SourcePlaces } from './source-places.ts';

/** Of this splice, where its replacement stands in the changed page. */
interface Place extends SourceRange {
  removed: string;
  inserted: string;
}

interface Reading {
  places: SourcePlaces;
  /** Markup that was moved. */
  moved: ReadonlySet<string>;
}

/**
 * What is to be seen of a change on the changed page: for each splice the innermost element that it changed or the
 * whole new ones, for style rules the elements that they style, and for what is gone the place where it was.
 * Linear, and never throws; `splices` lead from `before` to the page of `after`.
 */
export function changedElements(
  before: string,
  after: SourceIndex,
  splices: readonly Splice[],
): PageChanges {
  const ranges = placesAfter(before, splices);
  if (isNewAsAWhole(after, ranges)) return { isWhole: true, spots: [], omitted: 0 };
  const moved = movedMarkup(ranges);
  const reading = { places: sourcePlaces(after), moved };
  const spots = ranges.flatMap((place) => spotsOf(reading, place));
  const hasStyles =
    spots.some(({ kind }) => kind === 'style') ||
    ranges.some(({ removed }) => /<style\b/i.test(removed));
  const styles = hasStyles ? changedRules(before, after) : [];
  return { isWhole: false, ...gatherSpots([...spots, ...styles]) };
}

/** What was taken away in one place and stands unchanged in another. */
function movedMarkup(places: readonly Place[]): ReadonlySet<string> {
  const gone = places.filter(({ inserted }) => inserted === '');
  const come = new Set(
    places.map(({ removed, inserted }) => (removed === '' ? withoutNotes(inserted) : '')),
  );
  const same = gone
    .map(({ removed }) => withoutNotes(removed))
    .filter((markup) => come.has(markup));
  return new Set(same.filter((markup) => START_TAG.test(markup)));
}

/** Where the replacements stand; those that only concern white space and comments are left out. */
function placesAfter(before: string, splices: readonly Splice[]): Place[] {
  let shift = 0;
  return sortSplices(splices).flatMap(({ start, end, replacement }) => {
    const removed = before.slice(start, end);
    const range = { start: start + shift, end: start + shift + replacement.length };
    shift += replacement.length - (end - start);
    const isSeen = withoutNotes(removed) !== withoutNotes(replacement);
    return isSeen ? [{ ...range, removed, inserted: replacement }] : [];
  });
}

function withoutNotes(markup: string): string {
  const plain = markup.includes('<!--') ? markup.replace(/<!--[^]*?(?:-->|$)/g, '') : markup;
  return plain.replace(/\s+/g, ' ').trim();
}

function spotsOf(reading: Reading, place: Place): ChangeSpot[] {
  const { moved } = reading;
  if (withoutNotes(place.inserted) === '')
    return moved.has(withoutNotes(place.removed)) ? [] : [removedSpot(reading, place)];
  const isMoved = place.removed === '' && moved.has(withoutNotes(place.inserted));
  const started = reading.places.startingIn(place);
  const whole = started.filter(({ range }) => range.end <= place.end);
  const tags = started.filter(({ range }) => range.end > place.end);
  const replaced = firstTags(place.removed);
  const kindOfWhole = (element: IndexedElement): SpotKind => {
    if (isMoved) return 'moved';
    const old = replaced.get(element.tag);
    if (old === undefined) return 'new';
    return isEmpty(element) ? kindOfTag(element, old) : 'rewritten';
  };
  const kindOfStart = (element: IndexedElement): SpotKind =>
    place.removed === '' ? 'new' : kindOfTag(element, replaced.get(element.tag));
  const spots = [
    ...tags.map((element) => seenSpot(element, kindOfStart(element))),
    ...outermostOf(whole).map((element) => seenSpot(element, kindOfWhole(element))),
    ...looseTexts(place, whole).map((text) => textSpot(reading, text)),
  ];
  return spots.length > 0 ? spots : [textSpot(reading, place)];
}

function textSpot({ places }: Reading, range: SourceRange): ChangeSpot {
  const around = places.around(range);
  if (around === undefined) return spotOf('settings');
  return seenSpot(around, range.start < around.startTag.end ? 'changed' : 'text');
}

/** Elements that stand in none of the others, which are in the order of the source. */
function outermostOf(elements: readonly IndexedElement[]): IndexedElement[] {
  let until = -1;
  return elements.filter(({ range }) => {
    if (range.start < until) return false;
    until = range.end;
    return true;
  });
}

/** Where words of the replacement stand in none of its own elements. */
function looseTexts({ start, inserted }: Place, whole: readonly IndexedElement[]): SourceRange[] {
  const texts: SourceRange[] = [];
  let position = 0;
  const read = (to: number): void => {
    for (const { 0: text, index } of inserted.slice(position, to).matchAll(TEXT)) {
      const from = start + position + index;
      if (text.trim() !== '') texts.push({ start: from, end: from + text.trimEnd().length });
    }
  };
  for (const { range } of outermostOf(whole)) {
    read(range.start - start);
    position = range.end - start;
  }
  read(inserted.length);
  return texts;
}

const TEXT = /(?<=^|>)[^<>]+/g;

function isEmpty({ inner }: IndexedElement): boolean {
  return inner.start === inner.end;
}

/** The first start tag of each kind. */
function firstTags(markup: string): Map<string, string> {
  const tags = markup.match(TAG) ?? [];
  return new Map(
    tags.toReversed().map((tag) => [START_TAG.exec(tag)?.[1]?.toLowerCase() ?? '', tag]),
  );
}

function removedSpot({ places }: Reading, { start, removed }: Place): ChangeSpot {
  const [, written] = START_TAG.exec(removed) ?? [];
  const tag = written?.toLowerCase() ?? '';
  const around = places.around({ start, end: start });
  const hidden = hiddenByTag(tag, removed) ?? (around && hiddenKind(around));
  if (hidden !== undefined) return spotOf(hidden);
  if (tag === '' && around) return seenSpot(around, removed.includes('</') ? 'changed' : 'text');
  const beside = places.beside(start, (element) => hiddenKind(element) === undefined);
  const words = wordsOf(removed);
  if (beside === undefined) return spotOf('removed', { words, tag, count: 1 });
  return spotOf('removed', { elements: [beside.element], place: beside.place, words, tag });
}

/** The beginning of what can be read of a piece of markup. */
function wordsOf(markup: string): string {
  const readable = markup.replace(/<(script|style)\b[^]*?(?:<\/\1|$)/gi, ' ').replace(TAG, ' ');
  const words = readable.replace(/\s+/g, ' ').trim();
  return words.length <= CHANGE_LIMITS.words
    ? words
    : `${words.slice(0, CHANGE_LIMITS.words - 1).trimEnd()}…`;
}
