import type { PlanItem } from '#domain/page-plan/plan-types.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { soundsLikeWish } from '../brief/wish-words.ts';
import { addItems, priceSection, type Collector } from './content.ts';
import { readPricedEntries } from './priced-entries.ts';
import { readRow, splitEntries, type Row } from './rows.ts';

const LABEL = /^([^:.!?,]{2,40}):\s/u;

/** The entries of a sentence with their prices. */
function readPrices(sentence: string, { hints }: Collector): PlanItem[] {
  if (!/\d/.test(sentence)) return [];
  const entries = splitEntries(sentence.replace(LABEL, ''));
  const priced = readPricedEntries(entries, hints.language);
  return entries.flatMap((entry) => {
    const found = priced.get(entry);
    const row = found && readRow(entry);
    return row && !soundsLikeWish(row.item.name ?? '') ? [{ ...row.item, ...found }] : [];
  });
}

/** Puts the prices of a sentence into the price list when there are at least `fewest`. */
export function takePrices(sentence: string, fewest: number, collector: Collector): boolean {
  const items = readPrices(sentence, collector);
  if (items.length < fewest) return false;
  addItems(collector, priceSection(collector.hints.kind), items);
  return true;
}

const EPISODE =
  /(?<![\p{L}])((?:ep(?:isode|isodio|\.)?|puntata|issue|n(?:o|r|umero|\.|°)?|#)\s?\d{1,4})[\s:–-]+(\p{L}.*)$/iu;
const FEWEST = 2;

/** "ep 31 The Accordion (44 min), ep 30 …". */
function takeEpisodes(sentence: string, collector: Collector): boolean {
  const items = splitEntries(sentence).flatMap((entry): PlanItem[] => {
    const [, number, rest = ''] = EPISODE.exec(entry) ?? [];
    const row = number === undefined ? undefined : readRow(rest);
    return row === undefined || number === undefined ? [] : [{ ...row.item, note: number }];
  });
  if (items.length < FEWEST) return false;
  addItems(collector, 'blog', items);
  return true;
}

const DAY = '(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|gio|ven|sab|dom)[a-zì]*';
const ON_DAY = new RegExp(
  `^((?:(?:on|il|ogni|every)\\s)?${DAY}(?:\\s?(?:[-–/]|to|and|e|&|al)\\s?${DAY})*)[\\s:]+(\\p{L}.{2,90})$`,
  'iu',
);

/** "Mondays off, Tue–Thu the market in Rovagna 12–14": where somebody is on which day. */
function takeDays(sentence: string, collector: Collector): boolean {
  const label = LABEL.exec(sentence)?.[1];
  const entries = splitEntries(sentence.replace(LABEL, ''));
  const items = entries.flatMap((entry): PlanItem[] => {
    const [, day = '', rest = ''] = ON_DAY.exec(entry) ?? [];
    const isRow = rest !== '' && !soundsLikeWish(rest);
    return isRow ? [{ name: capitalise(rest), note: capitalise(day) }] : [];
  });
  if (items.length < FEWEST || items.length < entries.length / 2) return false;
  if (label !== undefined) collector.content.titles.set('schedule', capitalise(label));
  addItems(collector, 'schedule', items);
  return true;
}

/** Takes a sentence that is a list of episodes or of days. */
export function takeList(sentence: string, collector: Collector): boolean {
  return takeEpisodes(sentence, collector) || takeDays(sentence, collector);
}

/** Pages whose lines with dates and times are a programme. */
const ON_DAYS: ReadonlySet<string> = new Set(['event', 'band', 'course', 'association']);

/** The date or the time stands first, as in a programme. */
function startsWithNote({ raw, item: { note = '-' } }: Row): boolean {
  return /^[^\p{L}]*\d/u.test(raw) || raw.toLowerCase().startsWith(note.slice(0, 3).toLowerCase());
}

function isOfProgramme(sentence: string, row: Row, kind: string): boolean {
  if (soundsLikeWish(sentence) || !(row.isTimed || row.isDated)) return false;
  return kind === 'invitation' ? !row.isPriced : ON_DAYS.has(kind) && startsWithNote(row);
}

/** Takes the sentences that are lines of a programme; returns the others. */
export function takeProgramme(sentences: readonly string[], collector: Collector): string[] {
  const { kind } = collector.hints;
  const rows = new Map(
    sentences.flatMap((sentence) => {
      const row = readRow(sentence, { canHoldTime: kind === 'invitation' });
      return row && isOfProgramme(sentence, row, kind) ? [[sentence, row] as const] : [];
    }),
  );
  if (rows.size < (kind === 'invitation' ? 1 : FEWEST)) return [...sentences];
  for (const { item, isTimed } of rows.values()) {
    addItems(collector, isTimed || kind === 'invitation' ? 'schedule' : 'events', [item]);
  }
  return sentences.filter((sentence) => !rows.has(sentence));
}
