import { escapeText } from '#domain/html/escape.ts';
import { attributeOf, elementsIn, textsIn } from '#domain/html/query.ts';
import { insertMarkup } from '#domain/html/splice.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { PageSection } from '../page/find-sections.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveSection, sectionOfKind } from '../page/resolve-target.ts';
import { inkOn } from '../css/colour.ts';
import { addRules } from '#domain/css/write-styles.ts';
import { mainColour } from './brand-colour.ts';
import { addText, planAddSection } from './plan-add-section.ts';
import { isFrame } from './plan-structure.ts';
import { placeholder, quoteMarkup } from './section-content.ts';
import { SECTION_TEXTS } from './section-texts.ts';
import { askedFor, done, refuse, sectionLabel, type Planner } from './plan-types.ts';

export const planAddText: Planner<'add-text'> = (context, { target, text }) => {
  const { page } = context;
  const isHours = target.section === 'hours';
  const section =
    resolveSection(page, target)?.section ?? (isHours ? sectionOfKind(page, 'contact') : undefined);
  return section
    ? addText(context, section, text)
    : refuse(context.say.noPart(askedFor(context, target)));
};

/** A strip between the page's header and its content, in the page's main colour. */
export const planAddNotice: Planner<'add-notice'> = ({ page, say }, { text }) => {
  const first = page.sections.find((section) => !isFrame(section));
  if (!first) return refuse(say.noPart(say.sections.header));
  const colour = mainColour(page) ?? '#1c2127';
  const rule = `.notice-strip { margin: 0; padding: 0.75rem 1.25rem; background-color: ${colour}; color: ${inkOn(colour)}; font-weight: 600; text-align: center; }`;
  const place = { ...first.element, range: first.range };
  const markup = `<p class="notice-strip">${escapeText(text)}</p>`;
  return done(
    [
      ...insertMarkup(page.html, { element: place, place: 'before' }, markup),
      ...addRules(page, [rule]),
    ],
    say.noticeAdded(text),
  );
};

export const planUndo: Planner<'undo'> = ({ say }) => refuse(say.undo);

export const planQuestion: Planner<'question'> = ({ say }) => refuse(say.question);

export const planKeep: Planner<'keep'> = ({ say }) => refuse(say.kept);

export const planAsk: Planner<'ask'> = ({ say }, { missing, choices = [] }) =>
  refuse([say.ask[missing], ...choices.map((choice) => `“${choice}”`)].join(' '));

/** A review takes the first place kept for one, else stands behind the last, else opens a section. */
export const planAddReview: Planner<'add-review'> = (context, { words, author }) => {
  const { page, say } = context;
  const section = sectionOfKind(page, 'testimonials');
  if (!section) {
    const content = author ? `${words} — ${author}` : words;
    return planAddSection(context, {
      kind: 'add-section',
      section: 'testimonials',
      place: undefined,
      content,
    });
  }
  const inside = elementsIn(section.element);
  const quotes = inside.filter(({ tag }) => tag === 'blockquote' || tag === 'figure');
  const open = quotes.find((quote) => gapsIn(quote).length > 0);
  const last = quotes.at(-1);
  const splices = open
    ? fillQuote(open, { words, author })
    : last
      ? insertMarkup(page.html, { element: last, place: 'after' }, quoteMarkup(words, author))
      : afterLastLine(page, section.element, quoteMarkup(words, author));
  return done(splices, say.reviewAdded(sectionLabel(say, section)));
};

/** A question takes the form of those that are there: one that opens, a heading with a text, or a line in bold. */
export const planAddQuestion: Planner<'add-question'> = (context, { question, answer }) => {
  const { page, say } = context;
  const section = sectionOfKind(page, 'faq');
  const inside = section ? elementsIn(section.element) : [];
  const lines = inside.filter(({ tag, endTag }) => tag === 'p' && endTag);
  const after = inside.findLast(({ tag }) => tag === 'details') ?? lines.at(-1);
  if (!section || !after) return refuse(say.noPart(say.sections.faq));
  const gap = placeholder('answer', SECTION_TEXTS[page.language].answerGap);
  const shown = answer ? escapeText(answer) : gap;
  const markup = questionMarkup({ inside, section, after }, escapeText(question), shown);
  return done(
    insertMarkup(page.html, { element: after, place: 'after' }, markup),
    say.questionAdded(question),
  );
};

interface QuestionPlace {
  inside: readonly IndexedElement[];
  section: PageSection;
  after: IndexedElement;
}

function questionMarkup(place: QuestionPlace, question: string, answer: string): string {
  if (place.after.tag === 'details')
    return `<details>\n<summary>${question}</summary>\n<p>${answer}</p>\n</details>`;
  const heading = place.inside.findLast(
    (element) => /^h[2-6]$/.test(element.tag) && element !== place.section.heading,
  );
  return heading
    ? `<${heading.tag}>${question}</${heading.tag}>\n<p>${answer}</p>`
    : `<p><strong>${question}</strong><br>${answer}</p>`;
}

function gapsIn(element: IndexedElement): IndexedElement[] {
  return elementsIn(element).filter(
    (inside) => attributeOf(inside, 'data-placeholder') !== undefined,
  );
}

interface Review {
  words: string;
  author: string | undefined;
}

function fillQuote(quote: IndexedElement, { words, author }: Review): Splice[] {
  return gapsIn(quote)
    .slice(0, 2)
    .flatMap((gap, position) => {
      const text = position === 0 ? words : author;
      return text === undefined ? [] : [{ ...gap.range, replacement: escapeText(text) }];
    });
}

function afterLastLine(page: PageModel, section: IndexedElement, markup: string): Splice[] {
  const last = elementsIn(section).findLast(
    (element) =>
      /^(?:p|h[1-6])$/.test(element.tag) && textsIn(element).length > 0 && element.endTag,
  );
  return last
    ? insertMarkup(page.html, { element: last, place: 'after' }, markup)
    : insertMarkup(page.html, { element: section, place: 'end' }, markup);
}
