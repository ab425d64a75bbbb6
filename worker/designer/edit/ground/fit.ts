import { foldInPlace, foldName } from '#domain/reading/fold.ts';
import type { Site } from './ground-page.ts';
import { TIME_CUE, type Statement } from './statement.ts';
import { textsIn } from '#domain/html/query.ts';
import { isSame, readAs, readValues, type Value } from './values.ts';
import { isGeneric, isJoining, stemOf } from './words.ts';

/** A place that a statement may be of, with the new value in the kind that stands there. */
export interface Found {
  site: Site;
  now: Value;
  score: number;
}

/** Whether a statement may be of a value of the page, and how plainly. */
export function fit(statement: Statement, site: Site): Found | undefined {
  const { old } = statement;
  const now = compatible(statement, site);
  if (!now || (site.isSpan && !old) || (old && !isShown(old, site.value))) return undefined;
  if (!statement.anchors.every((anchor) => isAnchored(anchor, site))) return undefined;
  const score = scoreOf(statement, site);
  return score === undefined ? undefined : { site, now, score };
}

/** Another value of the same thing says which is meant. */
function isAnchored(anchor: Value, { entry, value, text }: Site): boolean {
  return textsIn(entry.element).some((other) =>
    readValues(other.value).some(
      (one) =>
        !(other === text && one.start === value.start) &&
        isSame(readAs(anchor, one.kind) ?? anchor, one),
    ),
  );
}

function isShown(old: Value, shown: Value): boolean {
  if (old.kind === 'number' && shown.kind === 'date') return old.amount === shown.day;
  if (old.kind === 'number' && shown.kind === 'amount') return old.amount === shown.amount;
  const told = readAs(old, shown.kind) ?? old;
  return isSame(told, readAs(shown, told.kind) ?? shown);
}

/** The new value read as one of the kind that stands there. */
function compatible(statement: Statement, site: Site): Value | undefined {
  const { now, cue } = statement;
  const { value } = site;
  const isClocked = statement.old !== undefined && CLOCK.test(now.text) && isClock(site);
  if (now.kind === 'time' || (now.kind === 'number' && (cue === 'time' || isClocked)))
    return timeAt(now, site);
  if (now.kind === 'number') return numberAt(statement, site);
  if (now.kind === 'amount' && value.kind === 'amount' && now.unit !== value.unit) return undefined;
  return now.kind === value.kind ? now : undefined;
}

function timeAt(now: Value, site: Site): Value | undefined {
  const { value } = site;
  const shown = value.kind === 'number' && isClock(site) ? readAs(value, 'time') : value;
  return shown?.kind === 'time' ? readAs(now, 'time') : undefined;
}

/** A number without unit or sign is a sum; of another kind where the value before says so, or what is counted. */
function numberAt(statement: Statement, site: Site): Value | undefined {
  const { now, old, isCount } = statement;
  const { value } = site;
  if (value.kind === 'money') return isCount && !old ? undefined : readAs(now, 'money');
  if (value.kind === 'number') return isCountOf(statement, site) ? now : undefined;
  if (!old) return undefined;
  if (value.kind === 'time') return readAs(now, 'time');
  return value.kind === 'amount' && now.kind === 'number'
    ? { ...value, amount: now.amount, text: now.text }
    : undefined;
}

function isCountOf({ now, old, words, isNews }: Statement, site: Site): boolean {
  if (isYear(site.value) !== isYear(now)) return false;
  if (old && words.length === 0) return true;
  const isTold = old !== undefined || words.length > 1;
  return (isTold && isCounted(site, words)) || (isNews && countsOf(site, words));
}

function isYear(value: Value): boolean {
  return value.kind === 'number' && value.amount > 1900 && value.amount < 2100;
}

const CLOCK = /^\d{1,2}[.:]\d\d$/;

/** "16.30", and "23" behind "alle". */
function isClock({ text, value }: Site): boolean {
  const before = foldInPlace(text.value.slice(0, value.start));
  return CLOCK.test(value.text) || TIME_CUE.test(before);
}

/** Most words of a thing that tells little more than a number. */
const FEW_WORDS = 8;

/** The word behind or before a number says what is counted. */
function isCounted(site: Site, words: readonly string[]): boolean {
  const { text, value, entry } = site;
  const before = /(\p{L}+):?\s+$/u.exec(text.value.slice(0, value.start))?.[1];
  const isAlone = text.value.trim() === value.text && entry.words.size < FEW_WORDS;
  return isAlone || isOneOf(before, words) || countsOf(site, words);
}

/** "Twelve tables". */
function countsOf({ text, value }: Site, words: readonly string[]): boolean {
  return isOneOf(/^\s+(\p{L}+)/u.exec(text.value.slice(value.end))?.[1], words);
}

function isOneOf(word: string | undefined, stems: readonly string[]): boolean {
  return word !== undefined && stems.includes(stemOf(foldName(word)));
}

/** What a word counts that stands beside the value or in the name, elsewhere in the entry, or in a heading above. */
const WEIGHT = { near: 3, entry: 2, around: 1 } as const;
const WHOLE_NAME = 2;

/** How plainly the words name the thing with the value; undefined where one of them stands elsewhere. */
function scoreOf({ words, soft, old, isStated }: Statement, site: Site): number | undefined {
  const { named, name } = site.entry;
  const said = new Set([...words, ...soft]);
  const isWhole = name !== '' && [...named].every((word) => said.has(word) || isJoining(word));
  const isCalled = isStated && words.some((word) => named.has(word) && !isGeneric(word));
  const weights = words.map(
    (word) => weightOf(site, word) ?? (isGeneric(word) && (isWhole || isCalled) ? 0 : NaN),
  );
  const score = weights.reduce((sum, weight) => sum + weight, 0);
  const isWithin = isStated && words.length > 1 && /^(?:date|time|money)$/.test(site.value.kind);
  const isNamed =
    weights.includes(WEIGHT.near) ||
    (isWithin && weights.every((one) => one === WEIGHT.entry)) ||
    weights.every((one) => one === WEIGHT.around);
  if (Number.isNaN(score) || !(words.length === 0 ? old || isWhole : old || isNamed))
    return undefined;
  const softly = [...soft].filter((word) => named.has(word)).length;
  return score + (isWhole ? WHOLE_NAME : 0) + softly / 2;
}

function weightOf({ near, entry }: Site, word: string): number | undefined {
  if (entry.named.has(word) || near.has(word)) return WEIGHT.near;
  if (entry.words.has(word)) return WEIGHT.entry;
  return entry.around.has(word) ? WEIGHT.around : undefined;
}
