import { readHours, type DayHours } from '#domain/reading/hours/read-hours.ts';
import { escapeText } from '#domain/html/escape.ts';
import { attributeOf, childrenOf, elementsIn, isInside } from '#domain/html/query.ts';
import { indexHtml, type IndexedElement } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import { insertMarkup, removeAttribute } from '#domain/html/splice.ts';
import { addRules } from '#domain/css/write-styles.ts';
import type { PageSection } from '../page/find-sections.ts';
import type { PageModel } from '../page/page-model.ts';
import { sectionOfKind } from '../page/resolve-target.ts';
import { readHoursRows } from './hours-rows.ts';
import { mergedWeek, weekWithEdge, writeWeek } from './current-hours.ts';
import { hoursInText } from './hours-text.ts';
import { factsOf, indentLike, planAddSection } from './plan-add-section.ts';
import { done, refuse, type Planner } from './plan-types.ts';
import { buildContent, type BuiltContent } from './section-content.ts';
import { SECTION_TEXTS } from './section-texts.ts';
import { structuredHours } from './structured-hours.ts';

/**
 * New hours go wherever the page tells the old ones: its timetable, running text, marked places and structured data.
 * A page with none of these gets a section.
 */
export const planHours: Planner<'hours'> = (context, { value: said, isPart, edge }) => {
  const { page, say } = context;
  const merged = edge
    ? weekWithEdge(page, said, edge)
    : isPart
      ? mergedWeek(page, said)
      : undefined;
  if (isPart && !merged) return refuse(say.noHours);
  const value = merged ? writeWeek(merged, page.language) : said;
  const section = sectionOfKind(page, 'hours');
  const gaps = hoursGaps(page).filter((gap) => !section || !isInside(gap, section.element));
  const rows = readHoursRows(value);
  const words = rows.map(({ days, times }) => `${days} ${times}`).join(', ');
  const written = rows.length > 0 ? hoursInText(page, section?.element, words) : [];
  if (rows.length === 0 || (!section && gaps.length === 0 && written.length === 0)) {
    return planAddSection(context, {
      kind: 'add-section',
      section: 'hours',
      place: undefined,
      content: value,
    });
  }
  const filled = gaps.flatMap((gap) => [
    { ...gap.inner, replacement: escapeText(words) },
    ...removeAttribute(page.html, gap, 'data-placeholder'),
  ]);
  const week = merged ?? readHours(value.replace(PART_OF_DAY, ''));
  const data = week.length > 0 ? structuredHours(page, week) : [];
  const table = section ? sectionSplices(page, section, { value, week, words }) : [];
  return done([...filled, ...written, ...table, ...data], say.hours());
};

/** "sabato mattina 9-13": the times say it already. */
const PART_OF_DAY = /\s(?:mattin[ao]|pomeriggio|sera|mornings?|afternoons?|evenings?)(?=\s)/gi;

interface NewHours {
  value: string;
  week: readonly DayHours[];
  words: string;
}

function sectionSplices(page: PageModel, section: PageSection, hours: NewHours): Splice[] {
  const own = ownRows(page, section, hours.week);
  if (own.length > 0) return own;
  const hasTable = elementsIn(section.element).some(({ tag }) => TIMETABLES.has(tag));
  const inText = hasTable ? [] : hoursInText(page, undefined, hours.words);
  const inSection = inText.filter(
    ({ start, end }) => start >= section.range.start && end <= section.range.end,
  );
  if (inSection.length > 0) return inSection;
  const built = buildContent('hours', {
    language: page.language,
    content: hours.value,
    facts: factsOf(page),
    buttonClass: '',
  });
  return built ? [...hoursSplices(page, section, built), ...addRules(page, built.rules)] : [];
}

const TIMETABLES = new Set(['table', 'dl', 'ul', 'ol']);

/** The designer's own timetable has a row a day with the times its script reads to say "open now". */
function ownRows(page: PageModel, section: PageSection, week: readonly DayHours[]): Splice[] {
  const rows = elementsIn(section.element).filter(
    (element) => element.tag === 'tr' && attributeOf(element, 'data-times') !== undefined,
  );
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last || week.length === 0) return [];
  const { days, closed } = SECTION_TEXTS[page.language];
  const markup = week.map(({ day, times }) => {
    const data = times.map(({ open, close }) => `${open}-${close}`).join(' ');
    const shown = times.map(({ open, close }) => `${open}–${close}`).join(', ') || closed;
    return `<tr data-day="${day}" data-times="${data}">\n<th scope="row">${escapeText(days[day] ?? '')}</th>\n<td>${shown}</td>\n</tr>`;
  });
  const replacement = indentLike(page, { offset: first.range.start }, markup.join('\n'));
  return [{ start: first.range.start, end: last.range.end, replacement }];
}

function hoursGaps(page: PageModel): IndexedElement[] {
  return page.index.elements.filter(
    (element) => element.tag === 'span' && attributeOf(element, 'data-placeholder') === 'hours',
  );
}

/** The timetable goes where the old one stands, else where the page keeps a place for it, else at the end. */
function hoursSplices(page: PageModel, section: PageSection, { body }: BuiltContent): Splice[] {
  const inside = elementsIn(section.element);
  const table = inside.find(({ tag }) => tag === 'table');
  const rows = indexHtml(body).elements.find(({ tag }) => tag === 'tbody');
  if (table && rows) {
    const markup = `\n${body.slice(rows.range.start, rows.range.end)}\n`;
    return [
      { ...table.inner, replacement: indentLike(page, { offset: table.range.start }, markup) },
    ];
  }
  const gap = inside.find((element) => attributeOf(element, 'data-placeholder') !== undefined);
  const old =
    inside.find(({ tag }) => ['dl', 'ul', 'ol'].includes(tag)) ??
    (gap?.parent?.tag === 'p' ? gap.parent : gap);
  if (old)
    return [{ ...old.range, replacement: indentLike(page, { offset: old.range.start }, body) }];
  const last = childrenOf(section.element).at(-1);
  const holder = last?.tag === 'div' ? last : section.element;
  return insertMarkup(
    page.html,
    { element: holder, place: 'end' },
    indentLike(page, { offset: holder.range.start, more: '  ' }, body),
  );
}
