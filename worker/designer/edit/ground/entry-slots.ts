import { ancestorsOf, attributeOf, textsIn } from '#domain/html/query.ts';
import type { IndexedElement, IndexedText } from '#domain/html/source-index.ts';
import { inFormOf } from '#domain/reading/written-prices.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { sumOf } from '../page/money.ts';
import type { Field } from './entry-fields.ts';
import { readAs, readValues } from './values.ts';

/** A text of an entry by what it tells. */
export interface Slot {
  kind: Field['kind'] | 'name';
  text: IndexedText;
}

const APART = new Set(['details', 'button', 'output', 'a', 'form', 'svg']);
/** Longest text that tells a time and little more. */
const SHORT = 45;

/** The texts of an entry that another one would tell otherwise. */
export function entrySlots(item: IndexedElement): Slot[] {
  const texts = textsIn(item).filter((text) => text.value.trim() !== '' && !isApart(text, item));
  const slots = texts.map((text): Slot => ({ kind: kindOf(text), text }));
  const isNamed = slots.some(({ kind }) => kind === 'name');
  const first = slots.find(({ kind }) => kind === 'text');
  return isNamed ? slots : slots.map((slot) => (slot === first ? { ...slot, kind: 'name' } : slot));
}

function isApart(text: IndexedText, item: IndexedElement): boolean {
  for (const above of ancestorsOf(text)) {
    if (above === item) return false;
    if (APART.has(above.tag)) return true;
  }
  return false;
}

function kindOf(text: IndexedText): Slot['kind'] {
  const { parent, value } = text;
  const isName =
    parent && (/^(?:h[1-6]|dt|th)$/.test(parent.tag) || attributeOf(parent, 'class') === 'name');
  if (isName) return 'name';
  const sum = sumOf(text);
  if (sum !== undefined && value.trim().length <= sum.length + 12) return 'money';
  const [first] = value.trim().length <= SHORT ? readValues(value) : [];
  if (first?.kind === 'date') return 'date';
  const isTime = first && (readAs(first, 'time') ?? first).kind === 'time' && first.start < 6;
  return isTime && (first.kind === 'time' || /[.:]\d\d/.test(first.text)) ? 'time' : 'text';
}

/** What each text of the entry becomes where all that is told has one place; undefined where it has not. */
export function filledSlots(
  slots: readonly Slot[],
  fields: readonly Field[],
): ReadonlyMap<IndexedText, string> | undefined {
  const texts = fields.filter(({ kind }) => kind === 'text');
  const name =
    texts.find(
      ({ isQuoted }, at) => at === 0 || (isQuoted && fields[0]?.kind === 'date' && at === 1),
    ) ?? texts[0];
  const others = texts.filter((field) => field !== name);
  const plain = slots.filter(({ kind }) => kind === 'text');
  const told = toldIn(others, plain.length);
  const moment = fields.filter(({ kind }) => kind === 'date' || kind === 'time');
  const when = slots.filter(({ kind }) => kind === 'date' || kind === 'time');
  const money = fields.filter(({ kind }) => kind === 'money');
  const sums = slots.filter(({ kind }) => kind === 'money');
  const [label, ...labels] = slots.filter(({ kind }) => kind === 'name');
  const isWhole =
    when.length === Number(moment.length > 0) &&
    moment.every(({ kind }) => kind === when[0]?.kind || when[0]?.kind === 'date') &&
    sums.length === money.length &&
    money.length <= 1;
  if (!name || !label || labels.length > 0 || !told || !isWhole) return undefined;
  return new Map([
    [label.text, like(label.text, name.text)],
    ...when.map(({ text }) => [text, moment.map((one) => one.text).join(', ')] as const),
    ...sums.map(({ text }) => [text, inFormOf(sumOf(text) ?? '', money[0]?.text ?? '')] as const),
    ...plain.map(({ text }, at) => [text, like(text, told[at] ?? '')] as const),
  ]);
}

/** One text for each place: as they were cut, or joined again where a sentence was cut too often. */
function toldIn(fields: readonly Field[], count: number): string[] | undefined {
  if (fields.length === count) return fields.map(({ text }) => text);
  const parts = [
    ...Map.groupBy(fields, ({ sentence, isQuoted, text }) => (isQuoted ? text : sentence)).values(),
  ];
  return parts.length === count
    ? parts.map((part) => part.map(({ text }) => text).join(', '))
    : undefined;
}

/** Begun and ended as its neighbour is. */
function like({ value }: IndexedText, told: string): string {
  const begun = /^\s*\p{Lu}/u.test(value) ? capitalise(told) : told;
  return /\.\s*$/.test(value) && !/[.!?…]$/.test(begun) ? `${begun}.` : begun;
}
