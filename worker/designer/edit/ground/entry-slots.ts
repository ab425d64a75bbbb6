import { ancestorsOf, attributeOf, textsIn } from '#domain/html/query.ts';
import type { IndexedElement, IndexedText } from '#domain/html/source-index.ts';
import { inFormOf } from '#domain/reading/written-prices.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { sumOf } from '../page/money.ts';
import { foldName } from '#domain/reading/fold.ts';
import { aligned } from './align-told.ts';
import type { Field } from './entry-fields.ts';
import { readAs, readValues } from './values.ts';
import { stemOf, stemsOf } from './words.ts';

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

/**
 * The texts of a new entry: for each slot of the entry it is copied from, the words to write there. Slots without a
 * fact become empty. Undefined when a fact fits no slot. `entries`, the other entries of the list, show what each slot
 * usually holds.
 */
export function filledSlots(
  slots: readonly Slot[],
  fields: readonly Field[],
  entries: readonly IndexedElement[] = [],
): ReadonlyMap<IndexedText, string> | undefined {
  const texts = fields.filter(({ kind }) => kind === 'text');
  const name =
    texts.find(
      ({ isQuoted }, at) => at === 0 || (isQuoted && fields[0]?.kind === 'date' && at === 1),
    ) ?? texts[0];
  const others = texts.filter((field) => field !== name);
  const [headed, plain] = toHeads(
    slots.filter(({ kind }) => kind === 'text').map(({ text }) => text),
    others,
  );
  const left = others.filter((field) => ![...headed.values()].includes(field));
  const loosely =
    entries.length > 0 && fields.length > 1 ? looselyTold(plain, left, entries) : undefined;
  const told = loosely ?? toldIn(left, plain.length);
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
    ...sums.map(({ text }) => [text, sumLike(text, money[0]?.text ?? '')] as const),
    ...[...headed].map(
      ([text, field]) => [text, like(text, withoutHead(text, field.text))] as const,
    ),
    ...plain.map((text, at) => [text, like(text, told[at] ?? '')] as const),
  ]);
}

/** Cells whose column is named with what is told: "played 12". */
function toHeads(
  texts: readonly IndexedText[],
  fields: readonly Field[],
): [ReadonlyMap<IndexedText, Field>, readonly IndexedText[]] {
  const headed = new Map<IndexedText, Field>();
  for (const text of texts) {
    const field = fields.find(
      (one) => withoutHead(text, one.text) !== one.text && ![...headed.values()].includes(one),
    );
    if (field) headed.set(text, field);
  }
  return [headed, texts.filter((text) => !headed.has(text))];
}

function withoutHead({ parent }: IndexedText, told: string): string {
  const head = (parent && attributeOf(parent, 'data-head')) ?? '';
  const [first = '', ...rest] = told.split(/\s+/);
  const isNamed = head !== '' && rest.length > 0 && stemsOf(head).has(stemOf(foldName(first)));
  return isNamed ? rest.join(' ') : told;
}

/** The sum in the form of the list, with what is said around it; "una torta da 5 €" costs just that. */
function sumLike(text: IndexedText, said: string): string {
  const told = /^\s*da\s/i.test(text.value) ? said : said.replace(/^da /i, '');
  const form = sumOf(text) ?? '';
  const [sum] = readValues(told);
  const bare = sum && (readAs(sum, 'money') ?? sum);
  return bare ? told.replace(bare.text, () => inFormOf(form, bare.text)) : inFormOf(form, told);
}

/**
 * Where entries of the list differ in what they tell: each text in the place that others of its kind stand in, else all
 * of them in the only place. A name with a price needs no more.
 */
function looselyTold(
  places: readonly IndexedText[],
  fields: readonly Field[],
  entries: readonly IndexedElement[],
): readonly string[] | undefined {
  if (fields.length === 0) return places.map(() => '');
  const found = aligned(places, fields, entries);
  const isOne = places.length === 1 && fields.every(({ isQuoted }) => !isQuoted);
  return found ?? (isOne ? [sentencesOf(fields).map(capitalise).join('. ')] : undefined);
}

/** One text for each place: as they were cut, or joined again where a sentence was cut too often. */
function toldIn(fields: readonly Field[], count: number): string[] | undefined {
  if (fields.length === count) return fields.map(({ text }) => text);
  const sentences = sentencesOf(fields);
  return sentences.length === count ? sentences : undefined;
}

function sentencesOf(fields: readonly Field[]): string[] {
  const parts = Map.groupBy(fields, ({ sentence, isQuoted, text }) => (isQuoted ? text : sentence));
  return [...parts.values()].map((part) => part.map(({ text }) => text).join(', '));
}

/** Begun and ended as its neighbour is. */
function like({ value }: IndexedText, told: string): string {
  if (told === '') return '';
  const begun = /^\s*\p{Lu}/u.test(value) ? capitalise(told) : told;
  return /\.\s*$/.test(value) && !/[.!?…]$/.test(begun) ? `${begun}.` : begun;
}
