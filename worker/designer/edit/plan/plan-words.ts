import { addRules } from '#domain/css/write-styles.ts';
import { escapeText } from '#domain/html/escape.ts';
import { attributeOf, elementsIn, textsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { rewriteText } from '#domain/html/rewrite-text.ts';
import { insertMarkup, removeAttribute } from '#domain/html/splice.ts';
import type { Splice } from '#domain/text/splices.ts';
import { inkOn } from '#domain/colour/choose-colour.ts';
import { isFrame, type PageSection } from '../page/find-sections.ts';
import { resolveTarget } from '../page/resolve-target.ts';
import { resolveSection, sectionOfKind } from '../page/section-of.ts';
import { mainColour } from '#domain/css/brand-colour.ts';
import { copyOf } from './plan-add-parts.ts';
import { betweenBlanks } from './plan-text.ts';
import { faqEntries } from '../page/faq-entries.ts';
import type { PageModel } from '../page/page-model.ts';
import { addText, planAddSection } from './plan-add-section.ts';
import { askedFor, done, refuse, sectionLabel, type IntentOf, type Planner } from './plan-types.ts';
import { questionMarkup, quoteMarkup } from './section-content.ts';

export const planAddText: Planner<'add-text'> = (context, { target, text, isAbove }) => {
  const { page, say } = context;
  const named = resolveSection(page, target);
  const part = named ? undefined : resolveTarget(page, target)?.elements[0];
  if (part) return done(lineBeside(page, part, { text, isAbove }), say.lineAdded(text));
  if (named && isAbove) return done(lineAbove(page, named, text), say.lineAdded(text));
  const section =
    named ?? (target.section === 'hours' ? sectionOfKind(page, 'contact') : undefined);
  return section ? addText(context, section, text) : refuse(say.noPart(askedFor(context, target)));
};

/** A line of its own; within the same cell of a list of facts. */
function lineBeside(
  { html }: PageModel,
  element: IndexedElement,
  { text, isAbove }: { text: string; isAbove: boolean | undefined },
): Splice[] {
  const shown = escapeText(text);
  if (/^(?:dd|td|address)$/.test(element.tag)) {
    const at = isAbove ? element.inner.start : element.inner.end;
    const end = isAbove
      ? at
      : at - (/\s*$/.exec(html.slice(element.inner.start, at))?.[0].length ?? 0);
    return [{ start: end, end, replacement: isAbove ? `${shown}<br>` : `<br>${shown}` }];
  }
  const place = isAbove ? 'before' : 'after';
  return insertMarkup(
    html,
    { element, place },
    element.tag === 'li' ? `<li>${shown}</li>` : `<p>${shown}</p>`,
  );
}

/** Behind the heading of a section, above all else in it. */
function lineAbove({ html }: PageModel, { element, heading }: PageSection, text: string): Splice[] {
  const line = `<p>${escapeText(text)}</p>`;
  return insertMarkup(
    html,
    heading ? { element: heading, place: 'after' } : { element, place: 'start' },
    line,
  );
}

/** A strip between the page's header and its content, in the page's main colour. */
export const planAddNotice: Planner<'add-notice'> = ({ page, say }, { text }) => {
  const first = page.sections.find((section) => !isFrame(section));
  if (!first) return refuse(say.noPart(say.sections.header));
  const colour = mainColour(page) ?? '#1c2127';
  const rule = `.notice-strip { margin: 0; padding: 0.75rem 1.25rem; background-color: ${colour}; color: ${inkOn(colour)}; font-weight: 600; text-align: center; }`;
  const element = { ...first.element, range: first.range };
  const markup = `<p class="notice-strip">${escapeText(text)}</p>`;
  return done(
    [...insertMarkup(page.html, { element, place: 'before' }, markup), ...addRules(page, [rule])],
    say.noticeAdded(text),
  );
};

export const planUndo: Planner<'undo'> = ({ say }) => refuse(say.undo);

export const planQuestion: Planner<'question'> = ({ say }) => refuse(say.question);

export const planAsk: Planner<'ask'> = ({ say }, { missing, choices = [] }) =>
  refuse([say.ask[missing], ...choices.map((choice) => `“${choice}”`)].join(' '));

/** A review takes the first place kept for one, else stands behind the last, else opens a section. */
export const planAddReview: Planner<'add-review'> = (context, intent) => {
  const { page, say } = context;
  const { words, author } = intent;
  const section = sectionOfKind(page, 'testimonials');
  if (!section) {
    const content = author ? `${words} — ${author}` : words;
    return planAddSection(context, { kind: 'add-section', section: 'testimonials', content });
  }
  const inside = elementsIn(section.element);
  const quotes = inside.filter(({ tag }) => tag === 'blockquote' || tag === 'figure');
  const gaps = quotes.map(gapsIn).find(({ length }) => length > 0);
  const line = inside.findLast(
    (element) =>
      /^(?:p|h[1-6])$/.test(element.tag) && textsIn(element).length > 0 && element.endTag,
  );
  const last = quotes.at(-1) ?? line;
  const splices = gaps
    ? fillQuote(gaps, intent)
    : insertMarkup(
        page.html,
        last ? { element: last, place: 'after' } : { element: section.element, place: 'end' },
        quoteMarkup(words, author),
      );
  return done(splices, say.reviewAdded(sectionLabel(say, section)));
};

function gapsIn(element: IndexedElement): IndexedElement[] {
  return elementsIn(element).filter(
    (inside) => attributeOf(inside, 'data-placeholder') !== undefined,
  );
}

function fillQuote(
  gaps: readonly IndexedElement[],
  { words, author }: IntentOf<'add-review'>,
): Splice[] {
  return [words, author].flatMap((text, at) => {
    const gap = gaps[at];
    return gap && text !== undefined ? [{ ...gap.range, replacement: escapeText(text) }] : [];
  });
}

/** A question takes the form of those that are there: one that opens, a heading with a text, or a line in bold. */
export const planAddQuestion: Planner<'add-question'> = ({ page, say }, { question, answer }) => {
  const section = sectionOfKind(page, 'faq');
  const inside = section ? elementsIn(section.element) : [];
  const after =
    inside.findLast(({ tag }) => tag === 'details') ??
    inside.findLast(({ tag, endTag }) => tag === 'p' && endTag);
  if (!section || !after) return refuse(say.noPart(say.sections.faq));
  const entry = faqEntries(page).at(-1);
  const model = inside.findLast(
    ({ range }) => range.start === entry?.range.start && range.end === entry.range.end,
  );
  const copy = model && questionCopy(page, model, { question, answer });
  if (copy)
    return done(
      insertMarkup(page.html, { element: model, place: 'after' }, copy),
      say.questionAdded(question),
    );
  const markup =
    after.tag === 'details'
      ? questionMarkup(page.language, question, answer)
      : writtenQuestion(section, escapeText(question), escapeText(answer));
  return done(
    insertMarkup(page.html, { element: after, place: 'after' }, markup),
    say.questionAdded(question),
  );
};

/** The last entry once more with other words; undefined for a marked gap and where it holds more than an answer. */
function questionCopy(
  page: PageModel,
  model: IndexedElement,
  { question, answer }: Pick<IntentOf<'add-question'>, 'question' | 'answer'>,
): string | undefined {
  const [asked, told, another] = textsIn(model).filter(({ value }) => /\p{L}/u.test(value));
  if (!asked || !told || another || gapsIn(model).length > 0) return undefined;
  return copyOf(model, page.html, [
    ...rewriteText(page.html, asked, (old) => betweenBlanks(old, question)),
    ...rewriteText(page.html, told, (old) => betweenBlanks(old, answer)),
    ...[model, ...elementsIn(model)].flatMap((one) =>
      ['id', 'open'].flatMap((name) => removeAttribute(page.html, one, name)),
    ),
  ]);
}

function writtenQuestion(section: PageSection, question: string, answer: string): string {
  const heading = elementsIn(section.element).findLast(
    (element) => /^h[2-6]$/.test(element.tag) && element !== section.heading,
  );
  return heading
    ? `<${heading.tag}>${question}</${heading.tag}>\n<p>${answer}</p>`
    : `<p><strong>${question}</strong><br>${answer}</p>`;
}
