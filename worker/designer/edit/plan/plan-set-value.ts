import { ancestorsOf, textsIn } from '#domain/html/query.ts';
import { rewriteText } from '#domain/html/rewrite-text.ts';
import type { IndexedElement, IndexedText } from '#domain/html/source-index.ts';
import { setAttribute } from '#domain/html/splice.ts';
import type { Splice } from '#domain/text/splices.ts';
import { isSame, readAs, readValues, type Value } from '../ground/values.ts';
import { writtenLike } from '../ground/write-value.ts';
import { foldName } from '#domain/reading/fold.ts';
import { amountIn, plainAmount } from '#domain/reading/written-prices.ts';
import type { PageModel } from '../page/page-model.ts';
import { dataPrices, minorPrice, toldAgain } from './plan-prices.ts';
import { dataValues, writeData } from '#domain/html/structured-data.ts';
import { TELLS_DAY } from '#domain/reading/hours/written-hours.ts';
import { wordsPattern } from '#domain/text/escape-pattern.ts';
import { replaceEverywhere, type ReplaceScope } from './replace-everywhere.ts';
import { entryAround, repeatInAttributes } from './entry-attributes.ts';
import { done, onTarget, refuse } from './plan-types.ts';

/** One value of a text becomes another one; what scripts and machines read of it changes with it. */
export const planSetValue = onTarget<'set-value'>({
  isStrict: true,
  plan: ({ page, say }, { target, from, to }, { elements: [element] }) => {
    const texts = textsIn(element).filter(({ value }) => value.split(from).length === 2);
    const [text, another] = texts;
    if (!text || another) return refuse(say.noText(from));
    const splices = [
      ...rewriteText(page.html, text, (value) => value.replace(from, () => to)),
      ...machineSplices(page, text, { from, to }),
      ...named(text, { from, to }),
      ...headSplices(page, text, { from, to }),
    ];
    const name = (target.said ?? '').trim();
    const isQuoted = name.startsWith('“');
    if (readValues(to)[0]?.kind !== 'money' || isQuoted)
      return done(splices, say.value(name, from, to));
    const { mended, left } = toldAgain(page, [text], { item: name, amount: to });
    const plan = done([...splices, ...mended], say.price(name, to));
    return left ? { ...plan, left: say.priceLeft(left) } : plan;
  },
});

/** Letters that a sentence has beside its value, so that the same words elsewhere are that sentence. */
const OWN_WORDS = 8;

/** What search engines and previews show of the page repeats its sentences, and the day of an event. */
function headSplices(page: PageModel, text: IndexedText, told: Told): Splice[] {
  const { from, to } = told;
  const sentence =
    text.value
      .trim()
      .split(/(?<=[.!?])\s+/)
      .find((one) => one.includes(from)) ?? from;
  const isDate = readValues(from)[0]?.kind === 'date';
  const bare = new RegExp(String.raw`(?<![\p{L}\d])${wordsPattern(from)}(?![\p{L}\d])`, 'gu');
  const rewrite = (value: string): string => {
    if (sentence.length >= from.length + OWN_WORDS)
      return value.replaceAll(sentence, () => sentence.replace(from, () => to));
    return isDate && !TELLS_DAY.test(value) ? value.replace(bare, () => to) : value;
  };
  return replaceEverywhere(page, HEAD, rewrite).filter(
    ({ start }) => !page.body || start < page.body.range.start,
  );
}

const HEAD: ReplaceScope = { attributes: ['content'], inStructuredData: true, inTitle: true };

/** How far above a value the attributes stand that repeat it. */
const REACH = 5;

function machineSplices(page: PageModel, text: IndexedText, told: Told): Splice[] {
  const [old] = readValues(told.from);
  const [now] = readValues(told.to);
  if (!old || !now) return [];
  const [was, is] = [readAs(old, 'time') ?? old, readAs(now, 'time') ?? now];
  const isClock = old.kind === 'time' || /^\d{1,2}[.:]\d\d$/.test(told.from);
  if (isClock && was.kind === 'time' && is.kind === 'time')
    return clocks(page, { old: was, now: is });
  if (old.kind === 'date' && now.kind === 'date') return dates(page, text, { old, now });
  return old.kind === 'money' ? [...minorPrice(text, told.to), ...dataPrice(page, text, told)] : [];
}

interface Told {
  from: string;
  to: string;
}

/** Attributes of the entry that repeat the whole text. */
function named(text: IndexedText, { from, to }: Told): Splice[] {
  const name = text.value.trim();
  const entry = name === from ? undefined : entryAround(text);
  return entry
    ? repeatInAttributes(
        entry,
        name,
        name.replace(from, () => to),
      )
    : [];
}

function dataPrice(page: PageModel, text: IndexedText, { from, to }: Told): Splice[] {
  const above = [...ancestorsOf(text)].slice(0, REACH);
  const entry = above.find(({ tag }) => /^(?:li|tr|article)$/.test(tag));
  const names = new Set(entry ? textsIn(entry).map(({ value }) => foldName(value)) : []);
  return dataPrices(page, names)
    .filter(({ value }) => Number(value) === amountIn(from))
    .flatMap((price) => writeData(price, plainAmount(to)));
}

const MOMENTS = ['data-until', 'datetime'];

interface Change<Kind extends Value['kind'] = Value['kind']> {
  old: Value & { kind: Kind };
  now: Value & { kind: Kind };
}

/** The countdown runs to the time that changes. */
function clocks(page: PageModel, change: Change<'time'>): Splice[] {
  return moments(page).flatMap(({ element, name, value }) => {
    const [day = '', time = ''] = value.split('T');
    return time.slice(0, 5) === clock(change.old.minutes)
      ? [
          ...setAttribute(element, name, `${day}T${clock(change.now.minutes)}`),
          ...shown(page, element, change),
        ]
      : [];
  });
}

function dates(page: PageModel, text: IndexedText, change: Change<'date'>): Splice[] {
  const above = new Set(ancestorsOf(text));
  const [data, another] = dataValues(page).filter(
    ({ key, value }) => /(?:Date|Time)$/.test(key) && writtenDay(value, change) !== undefined,
  );
  const told = data && !another ? writeData(data, writtenDay(data.value, change) ?? '') : [];
  const marked = moments(page).flatMap(({ element, name, value }) => {
    const written = writtenDay(value, change);
    if (written === undefined) return [];
    return [
      ...setAttribute(element, name, written),
      ...(above.has(element) ? [] : shown(page, element, change)),
    ];
  });
  return [...told, ...marked];
}

/** A moment that machines read, on the new day; undefined where it is of another one. */
function writtenDay(moment: string, { old, now }: Change<'date'>): string | undefined {
  const [day = '', ...time] = moment.split('T');
  const [year = 0, month, date] = day.split('-').map(Number);
  if (month !== old.month || date !== old.day || (old.year ?? year) !== year) return undefined;
  const written = [now.year ?? year, twoDigits(now.month), twoDigits(now.day)].join('-');
  return [written, ...time].join('T');
}

function moments({ index }: PageModel): { element: IndexedElement; name: string; value: string }[] {
  return index.elements.flatMap((element) =>
    element.attributes
      .filter(({ name, value }) => MOMENTS.includes(name) && /^\d{4}-\d\d-\d\d/.test(value))
      .map(({ name, value }) => ({ element, name, value })),
  );
}

function clock(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}

/** What an element with a moment shows of it. */
function shown(page: PageModel, element: IndexedElement, { old, now }: Change): Splice[] {
  return textsIn(element).flatMap((text) => {
    const value = readValues(text.value).find((one) => isSame(readAs(one, old.kind) ?? one, old));
    const like = value && (readAs(value, old.kind) ?? value);
    const written = like && writtenLike(like, now, page.language);
    return value && written !== undefined
      ? rewriteText(page.html, text, (all) => all.replace(value.text, () => written))
      : [];
  });
}
