import { textsIn } from '#domain/html/query.ts';
import type { IndexedElement, IndexedText } from '#domain/html/source-index.ts';
import { shapeOf } from '../page/item-groups.ts';
import type { Field } from './entry-fields.ts';
import { isJoining, stemsOf } from './words.ts';

/** What texts at one place of a list's entries have in common. */
interface Profile {
  stems: ReadonlySet<string>;
  /** Letters of a text on average. */
  length: number;
  /** How many of them tell a figure, from 0 to 1. */
  figures: number;
}

/** Texts at the same place of their entries stand in elements of one shape. */
export function placeKey({ parent }: IndexedText): string {
  return parent ? shapeOf(parent) : '';
}

function profilesOf(entries: readonly IndexedElement[]): ReadonlyMap<string, Profile> {
  const texts = Map.groupBy(
    entries.flatMap((entry) => textsIn(entry)).filter(({ value }) => value.trim() !== ''),
    placeKey,
  );
  return new Map([...texts].map(([key, all]) => [key, profileOf(all.map(({ value }) => value))]));
}

function profileOf(values: readonly string[]): Profile {
  const part = (one: (value: string) => number): number =>
    values.reduce((sum, value) => sum + one(value), 0) / values.length;
  return {
    stems: stemsOf(values.join(' ')),
    length: part((value) => value.trim().length),
    figures: part((value) => Number(/\d/.test(value))),
  };
}

/** Most things that are told of one entry, and places that it has for them. */
const MOST_FIELDS = 7;
const MOST_PLACES = 5;

/**
 * The texts that the places of an entry get where other ones are told than it has places: neighbours stay in their
 * order, and each goes where the list has texts like it. A place that gets none is empty.
 */
export function aligned(
  places: readonly IndexedText[],
  fields: readonly Field[],
  entries: readonly IndexedElement[],
): string[] | undefined {
  if (fields.length === 0 || places.length === 0 || entries.length === 0) return undefined;
  if (fields.length > MOST_FIELDS || places.length > MOST_PLACES) return undefined;
  const profiles = profilesOf(entries);
  const keys = places.map(placeKey);
  let best: { score: number; runs: readonly (readonly Field[])[] } | undefined;
  for (const runs of runsOf(fields, places.length)) {
    const score = runs.reduce(
      (sum, run, at) => sum + scoreOf(run, profiles.get(keys[at] ?? '')),
      0,
    );
    if (!best || score > best.score) best = { score, runs };
  }
  return best?.runs.map(joined);
}

/** Every way to cut the fields into so many runs, some of which may be empty. */
function runsOf(fields: readonly Field[], count: number): (readonly Field[])[][] {
  if (count === 1) return [[fields]];
  return Array.from({ length: fields.length + 1 }, (_, at) => at).flatMap((at) =>
    runsOf(fields.slice(at), count - 1).map((rest) => [fields.slice(0, at), ...rest]),
  );
}

const EMPTY_PLACE = -2;
const SAME_WORD = 2;
const OTHER_SORT = -1.5;

/** How like the texts at its place a run of fields is. */
function scoreOf(run: readonly Field[], profile: Profile | undefined): number {
  if (run.length === 0) return EMPTY_PLACE;
  if (!profile) return 0;
  const text = joined(run);
  const same = [...stemsOf(text)].filter((word) => !isJoining(word) && profile.stems.has(word));
  const isOtherSort =
    (profile.figures > 0.7 && !/\d/.test(text)) || (profile.figures < 0.2 && /\d/.test(text));
  return (
    Math.min(2, same.length) * SAME_WORD +
    (isOtherSort ? OTHER_SORT : 0) -
    Math.abs(Math.log2((text.length + 1) / (profile.length + 1)))
  );
}

/** One text again of what was cut at commas; other sentences stay apart. */
function joined(run: readonly Field[]): string {
  return run.reduce((text, field, at) => {
    const before = run[at - 1];
    if (!before) return field.text;
    const isApart = field.sentence !== before.sentence || field.isQuoted || before.isQuoted;
    return text + (!isApart ? ', ' : /[.!?…]$/.test(text) ? ' ' : '. ') + field.text;
  }, '');
}
