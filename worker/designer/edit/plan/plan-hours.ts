import { changeWeek } from '#domain/reading/hours/change-week.ts';
import { IS_CLOSED, readHoursRows, writeRows } from '#domain/reading/hours/written-hours.ts';
import { addRules } from '#domain/css/write-styles.ts';
import { escapeText } from '#domain/html/escape.ts';
import { attributeOf, childrenOf, elementsIn, textsIn } from '#domain/html/query.ts';
import { indexHtml, type SourceRange } from '#domain/html/source-index.ts';
import { insertMarkup, removeAttribute } from '#domain/html/splice.ts';
import { readHours, type DayHours } from '#domain/reading/hours/read-hours.ts';
import type { Splice } from '#domain/text/splices.ts';
import { hoursRows } from '../../sections/hours-rows.ts';
import { writeHoursLines } from '../../sections/panels.ts';
import { WORDS } from '../../copy/words.ts';
import type { PageSection } from '../page/find-sections.ts';
import type { PageModel } from '../page/page-model.ts';
import { sectionOfKind } from '../page/section-of.ts';
import { hoursInText, hoursLeft } from './hours-text.ts';
import { planAddSection } from './plan-add-section.ts';
import { done, refuse, type IntentOf, type Planner } from './plan-types.ts';
import { hoursTable } from './section-content.ts';
import { indentLike } from './section-shell.ts';
import { structuredHours } from './structured-hours.ts';
import { presentWeek, signOf, writeWeek } from './week.ts';

/** "sabato mattina 9-13": the times say it already. */
const PART_OF_DAY = /\s(?:mattin[ao]|pomeriggio|sera|mornings?|afternoons?|evenings?)(?=\s)/gi;

/**
 * New hours go wherever the page tells the old ones: its timetable, running text, marked places and structured data.
 * A page with none of these gets a section.
 */
export const planHours: Planner<'hours'> = (context, intent) => {
  const { page, say } = context;
  const changed = changedWeek(page, intent);
  if (intent.isPart && !changed && !isFirstWeek(page, intent)) return refuse(say.noHours);
  const value = changed ? writeWeek(changed, page.language) : intent.value;
  const rows = readHoursRows(value);
  const section = sectionOfKind(page, 'hours');
  const isInSection = ({ start }: SourceRange): boolean =>
    section !== undefined && start >= section.range.start && start < section.range.end;
  const inText =
    rows.length > 0 ? hoursInText(page, { rows, isClosing: IS_CLOSED.test(intent.value) }) : [];
  const elsewhere = [...gapSplices(page, writeRows(rows)), ...inText].filter(
    (one) => !isInSection(one),
  );
  const week = changed ?? readHours(value.replace(PART_OF_DAY, ''));
  const sign = signSplices(page, week);
  if (rows.length === 0 || (!section && elsewhere.length + sign.length === 0))
    return planAddSection(context, { kind: 'add-section', section: 'hours', content: value });
  const inside = inText.filter(isInSection);
  const own = sign.length === 0 || tellsHours(page, inside) ? section : undefined;
  const told = own ? sectionSplices(page, own, { value, week, inText: inside }) : [];
  const splices = [...elsewhere, ...told, ...dataSplices(page, week), ...sign];
  const others = (page.body ? textsIn(page.body) : []).filter(({ range }) => !isInSection(range));
  const line = hoursLeft(others, splices);
  const plan = done(splices, say.hours());
  return line ? { ...plan, left: say.wayInLeft(line) } : plan;
};

/** Fewer days may be those that differ from others. */
const FIRST_DAYS = 3;

/** Where the page tells no hours yet, several days with their times are its hours. */
function isFirstWeek(page: PageModel, { value, edge, closes }: IntentOf<'hours'>): boolean {
  const told = readHours(value.replace(PART_OF_DAY, '')).filter(({ times }) => times.length > 0);
  return !edge && !closes && told.length >= FIRST_DAYS && presentWeek(page).length === 0;
}

/** The door sign in the opening of one of our own pages. */
function signSplices(page: PageModel, week: readonly DayHours[]): Splice[] {
  const sign = signOf(page);
  const list = sign && elementsIn(sign).find(({ tag }) => tag === 'ul');
  if (list === undefined || week.length === 0) return [];
  const lines = writeHoursLines(week, WORDS[page.language]);
  const markup = indentLike(page, { offset: list.range.start, more: '  ' }, lines);
  return [{ ...list.inner, replacement: `\n${markup}\n` }];
}

/** The page's week with some days told anew; undefined where the request tells the whole week. */
function changedWeek(page: PageModel, intent: IntentOf<'hours'>): DayHours[] | undefined {
  return intent.isPart || intent.edge ? changeWeek(presentWeek(page), intent) : undefined;
}

function dataSplices(page: PageModel, week: readonly DayHours[]): Splice[] {
  return week.length > 0 ? structuredHours(page, week) : [];
}

/** Where only the sign tells the hours, a section of another sort gets none. */
function tellsHours({ html }: PageModel, inText: readonly Splice[]): boolean {
  return inText.length > 0 || /data-times=|data-placeholder="hours/.test(html);
}

/** Places that our own pages keep for the hours. */
function gapSplices({ index, html }: PageModel, words: string): Splice[] {
  return index.elements
    .filter((gap) => gap.tag === 'span' && attributeOf(gap, 'data-placeholder') === 'hours')
    .flatMap((gap) => [
      { ...gap.inner, replacement: escapeText(words) },
      ...removeAttribute(html, gap, 'data-placeholder'),
    ]);
}

interface NewHours {
  value: string;
  week: readonly DayHours[];
  inText: readonly Splice[];
}

const LISTS = new Set(['table', 'dl', 'ul', 'ol']);

/** The hours take the place of the old table, list, text or marked gap, else they stand at the end. */
function sectionSplices(
  page: PageModel,
  section: PageSection,
  { value, week, inText }: NewHours,
): Splice[] {
  const inside = elementsIn(section.element);
  const own = inside.filter((element) => attributeOf(element, 'data-times') !== undefined);
  const [first, last] = [own[0], own.at(-1)];
  if (first && last && week.length > 0) {
    const range = { start: first.range.start, end: last.range.end };
    return [placed(page, range, ownRows(page, week))];
  }
  const list = inside.find(({ tag }) => LISTS.has(tag));
  if (!list && inText.length > 0) return [...inText];
  const { body, rules } = hoursTable(page.language, value);
  return [...tableSplices(page, section, body), ...addRules(page, rules)];
}

/** The designer's own timetable, as the page's script reads it. */
function ownRows({ html, language }: PageModel, week: readonly DayHours[]): string {
  return hoursRows(week, WORDS[language], html.includes('[data-day~='));
}

function placed(page: PageModel, range: SourceRange, markup: string): Splice {
  return { ...range, replacement: indentLike(page, { offset: range.start }, markup) };
}

function tableSplices(page: PageModel, section: PageSection, body: string): Splice[] {
  const inside = elementsIn(section.element);
  const table = inside.find(({ tag }) => tag === 'table');
  const rows = indexHtml(body).elements.find(({ tag }) => tag === 'tbody');
  if (table && rows) {
    const markup = `\n${body.slice(rows.range.start, rows.range.end)}\n`;
    const indented = indentLike(page, { offset: table.range.start }, markup);
    return [{ ...table.inner, replacement: indented }];
  }
  const gap = inside.find((element) => attributeOf(element, 'data-placeholder') !== undefined);
  const old =
    inside.find(({ tag }) => LISTS.has(tag)) ?? (gap?.parent?.tag === 'p' ? gap.parent : gap);
  if (old) return [placed(page, old.range, body)];
  const last = childrenOf(section.element).at(-1);
  const holder = last?.tag === 'div' ? last : section.element;
  const markup = indentLike(page, { offset: holder.range.start, more: '  ' }, body);
  return insertMarkup(page.html, { element: holder, place: 'end' }, markup);
}
