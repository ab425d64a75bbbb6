import { escapeText } from '#domain/html/escape.ts';
import { attributeOf, childrenOf, elementsIn, isInside } from '#domain/html/query.ts';
import { indexHtml, type IndexedElement } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import { insertMarkup, removeAttribute } from '#domain/html/splice.ts';
import { addRules } from '../css/write-styles.ts';
import type { PageSection } from '../page/find-sections.ts';
import type { PageModel } from '../page/page-model.ts';
import { sectionOfKind } from '../page/resolve-target.ts';
import { readHoursRows } from './hours-rows.ts';
import { factsOf, indentLike, planAddSection } from './plan-add-section.ts';
import { done, type Planner } from './plan-types.ts';
import { buildContent, type BuiltContent } from './section-content.ts';

/** New hours go into the section for them and every marked place; a page with neither gets the section. */
export const planHours: Planner<'hours'> = (context, { value }) => {
  const { page, say } = context;
  const section = sectionOfKind(page, 'hours');
  const gaps = hoursGaps(page).filter((gap) => !section || !isInside(gap, section.element));
  const rows = readHoursRows(value);
  if (rows.length === 0 || (!section && gaps.length === 0)) {
    return planAddSection(context, {
      kind: 'add-section',
      section: 'hours',
      place: undefined,
      content: value,
    });
  }
  const words = rows.map(({ days, times }) => `${days} ${times}`).join(', ');
  const filled = gaps.flatMap((gap) => [
    { ...gap.inner, replacement: escapeText(words) },
    ...removeAttribute(page.html, gap, 'data-placeholder'),
  ]);
  const built = buildContent('hours', {
    language: page.language,
    content: value,
    facts: factsOf(page),
    buttonClass: '',
  });
  const table =
    section && built ? [...hoursSplices(page, section, built), ...addRules(page, built.rules)] : [];
  return done([...filled, ...table], say.hours());
};

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
    return [{ ...table.inner, replacement: indentLike(page, table.range.start, markup, '') }];
  }
  const gap = inside.find((element) => attributeOf(element, 'data-placeholder') !== undefined);
  const old =
    inside.find(({ tag }) => ['dl', 'ul', 'ol'].includes(tag)) ??
    (gap?.parent?.tag === 'p' ? gap.parent : gap);
  if (old) return [{ ...old.range, replacement: indentLike(page, old.range.start, body, '') }];
  const last = childrenOf(section.element).at(-1);
  const holder = last?.tag === 'div' ? last : section.element;
  return insertMarkup(
    page.html,
    { element: holder, place: 'end' },
    indentLike(page, holder.range.start, body, '  '),
  );
}
