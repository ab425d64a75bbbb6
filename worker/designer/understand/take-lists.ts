import type { PlanItem } from '#domain/page-plan/plan-types.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { soundsLikeWish } from '../brief/wish-words.ts';
import { addItems, type Collector } from './content.ts';
import { namesForm } from './form-fields.ts';
import { placeItems } from './place-items.ts';
import { hasPrice, readRow, splitDated, splitEntries, type Row } from './rows.ts';

const LABEL = /^([^:.!?,]{2,40}):\s/u;

const EPISODE =
  /(?<![\p{L}])((?:ep(?:isode|isodio|\.)?|puntata|issue|n(?:o|r|umero|\.|°)?|#)\s?\d{1,4})[\s:–-]+(\p{L}.*)$/iu;
const FEWEST = 2;

const COUNTING: ReadonlySet<string> = new Set(['podcast', 'blog']);
const BEFORE_NUMBER = /,\s+(?=\d{1,4}\s\p{Lu})/u;
const NUMBERED = /^(\d{1,4})\s(\p{Lu}.*)$/su;

/** "41 Umbrellas, Mostly (38 min), 40 A Bed (44 min)": episodes by their numbers; none unless all have one. */
export function takeNumbered(sentence: string, collector: Collector): boolean {
  const entries = sentence.replace(LABEL, '').replace(/\.$/, '').split(BEFORE_NUMBER);
  if (entries.length < FEWEST || !COUNTING.has(collector.hints.kind)) return false;
  const items = entries.flatMap((entry): PlanItem[] => {
    const [, number = '', rest = ''] = NUMBERED.exec(entry.trim()) ?? [];
    const row = readRow(rest);
    return row === undefined ? [] : [{ ...row.item, note: number }];
  });
  if (items.length < entries.length) return false;
  addItems(collector, 'blog', items);
  return true;
}

/** "ep 31 The Accordion (44 min), ep 30 …". */
function takeEpisodes(sentence: string, collector: Collector): boolean {
  if (takeNumbered(sentence, collector)) return true;
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
    const isRow = rest !== '' && !soundsLikeWish(rest) && !/^\p{L}{3}\S*\s\d|^\p{Ll}+$/u.test(rest);
    return isRow ? [{ name: capitalise(rest), note: capitalise(day) }] : [];
  });
  if (items.length < FEWEST || items.length < entries.length / 2) return false;
  if (label !== undefined) collector.content.titles.set('schedule', capitalise(label));
  const others = entries.filter((entry) => !ON_DAY.test(entry)).join(', ');
  if (others !== '') collector.content.notes.push(capitalise(others));
  addItems(collector, 'schedule', items);
  return true;
}

const CLOCK = '\\d{1,2}(?:[.:]\\d{2})?\\s?(?:[ap]m)?';
/** "Ballet Mon 4-5 ages 5-7", "crossfit lun-mer-ven 18.30": a class with its day and time. */
const CLASS = new RegExp(
  `^(?!(?:open|closed|apert|chius|hours|orari))(\\p{L}[^\\d,]{1,40}?)\\s((?:(?:on|il|ogni|every)\\s)?${DAY}(?:\\s?(?:[-–/+&,]|and|e|to|al)\\s?${DAY})*\\s(?:(?:at|ore|alle|h)\\s)?(?:${CLOCK}\\s?[-–]\\s?${CLOCK}|\\d{1,2}(?:[.:]\\d{2})(?:\\s?[ap]m)?|\\d{1,2}\\s?[ap]m)(?:\\s(?:e|and|&)\\s${CLOCK})?)(?:\\s(.{2,40}))?$`,
  'iu',
);

/** "Ballet Mon 4-5, tap Mon 5-6": a timetable; none unless every entry is a class. */
function takeClasses(sentence: string, collector: Collector): boolean {
  const [whole = '', label] = LABEL.exec(sentence) ?? [];
  const entries = splitEntries(sentence.slice(whole.length));
  const items = entries.flatMap((entry): PlanItem[] => {
    const [, name, note, text] = CLASS.exec(entry) ?? [];
    if (name === undefined || note === undefined || soundsLikeWish(entry)) return [];
    return [{ name: capitalise(name), note, ...(text && { text: capitalise(text) }) }];
  });
  if (items.length < FEWEST || items.length < entries.length) return false;
  if (label !== undefined) collector.content.titles.set('schedule', capitalise(label));
  addItems(collector, 'schedule', items);
  return true;
}

const QUOTED_YEAR = /["“«]([^"”»\n]{2,60})["”»],?\s\(?((?:19|20)\d\d)\)?/gu;
const WORKS: ReadonlySet<string> = new Set(['portfolio', 'other', 'business']);

/** "4 series: “Night shift” 2018, “Still water” 2020". */
function takeWorks(sentence: string, collector: Collector): boolean {
  const items = [...sentence.matchAll(QUOTED_YEAR)].map(([, name = '', note = '']) => ({
    name,
    note,
  }));
  if (items.length < FEWEST || !WORKS.has(collector.hints.kind)) return false;
  addItems(collector, 'portfolio', items);
  return true;
}

const TIMED = /^(?:ore\s|h\s?)?\d{1,2}(?:[:.]\d{2})(?:\s?[ap]m)?\s\p{L}/iu;

/** "Talks: 11.00 Augusta Ninian; 12.30 …". */
function takeTimes(sentence: string, collector: Collector): boolean {
  const label = LABEL.exec(sentence)?.[1];
  const entries = sentence
    .replace(LABEL, '')
    .split(/;\s+|,\s+(?=\d{1,2}[:.]\d{2}\s\p{L})/u)
    .map((entry) => entry.trim().replace(/\.$/, ''));
  if (entries.length < FEWEST || !entries.every((entry) => TIMED.test(entry))) return false;
  if (label !== undefined) collector.content.titles.set('schedule', capitalise(label));
  addItems(
    collector,
    'schedule',
    entries.flatMap((entry) => readRow(entry)?.item ?? []),
  );
  return true;
}

/** "Fixtures: Sat 8 May home v Coldbrook, Sat 15 May away": what is on which date. */
function takeDates(sentence: string, collector: Collector): boolean {
  const label = LABEL.exec(sentence)?.[1];
  const rows = splitDated(sentence.replace(LABEL, '')).map((entry) => readRow(entry));
  const items = rows.flatMap((row) => (row?.isDated && startsWithNote(row) ? [row.item] : []));
  if (items.length < FEWEST || items.length < rows.length) return false;
  if (label !== undefined) collector.content.titles.set('events', capitalise(label));
  addItems(collector, 'events', items);
  return true;
}

const WITH_ASIDE = /^(\p{Lu}[^()]{1,44}?)\s\(([^()]{3,110})\)$/u;

/** "Three rooms: The Vault (2–4 players), Gran's Attic (families)": names with what is said of each. */
function takeNamed(sentence: string, collector: Collector): boolean {
  const [whole = '', label = ''] = LABEL.exec(sentence) ?? [];
  const entries = splitEntries(sentence.slice(whole.length));
  const items = entries.flatMap((entry): PlanItem[] => {
    const [, name, text] = WITH_ASIDE.exec(entry) ?? [];
    if (name === undefined || text === undefined || hasPrice(entry)) return [];
    return [{ name, text: capitalise(text) }];
  });
  const isList = label !== '' && items.length >= FEWEST && items.length === entries.length;
  if (!isList || soundsLikeWish(label)) return false;
  placeItems({ kind: 'services', label, items }, collector);
  return true;
}

/** Takes a sentence that is a list of episodes, times, dates or days. */
export function takeList(sentence: string, collector: Collector): boolean {
  return (
    takeEpisodes(sentence, collector) ||
    takeWorks(sentence, collector) ||
    takeTimes(sentence, collector) ||
    takeDates(sentence, collector) ||
    takeClasses(sentence, collector) ||
    takeDays(sentence, collector) ||
    takeNamed(sentence, collector)
  );
}

/** Pages whose lines with dates and times are a programme. */
const ON_DAYS: ReadonlySet<string> = new Set(['event', 'band', 'course', 'association']);

/** The date or the time stands first, as in a programme. */
function startsWithNote({ raw, item: { note = '-' } }: Row): boolean {
  return /^[^\p{L}]*\d/u.test(raw) || raw.toLowerCase().startsWith(note.slice(0, 3).toLowerCase());
}

const REPLY = /\b(?:rsvp|conferm\w+|entro|reply|deadline|prenot\w+)\b/i;

function isOfProgramme(sentence: string, row: Row, kind: string): boolean {
  if (
    sentence.includes('=') ||
    REPLY.test(sentence) ||
    soundsLikeWish(sentence) ||
    namesForm(sentence) ||
    !(row.isTimed || row.isDated)
  )
    return false;
  return kind === 'invitation' ? !row.isPriced : ON_DAYS.has(kind) && startsWithNote(row);
}

const IN_YEARS = /^(?:(?:dal|from|since)\s)?(?:19|20)\d\d\s?(?:[-–]|to|al)\s?\w/iu;

/** "2019–now Arup, engineer; 2014–2019 Mott, graduate": each begins with its years. */
const BETWEEN_YEARS = /\s*;\s*|,\s+(?=(?:19|20)\d\d\s?(?:[-–]|to|al)\s?\w)/iu;

/** Takes the years of somebody's life; returns the other sentences. */
function takeYears(sentences: readonly string[], collector: Collector): string[] {
  const isOfYears = (sentence: string): boolean => IN_YEARS.test(sentence);
  const items = sentences
    .filter(isOfYears)
    .flatMap((sentence) => sentence.split(BETWEEN_YEARS))
    .flatMap((entry) => readRow(entry)?.item ?? []);
  if (items.length > 0) addItems(collector, 'timeline', items);
  return sentences.filter((sentence) => !isOfYears(sentence));
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
  if (kind === 'cv') return takeYears(sentences, collector);
  if (rows.size < (kind === 'invitation' ? 1 : FEWEST)) return [...sentences];
  for (const { item, isTimed } of rows.values()) {
    addItems(collector, isTimed || kind === 'invitation' ? 'schedule' : 'events', [item]);
  }
  return sentences.filter((sentence) => !rows.has(sentence));
}
