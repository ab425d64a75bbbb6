import { foldInPlace } from '#domain/reading/fold.ts';
import { isButton } from '../page/find-elements.ts';
import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import {
  attributeOf,
  classesOf,
  elementsIn,
  findByTag,
  textOf,
  textsIn,
} from '#domain/html/query.ts';
import { rewriteText } from '#domain/html/rewrite-text.ts';
import type { IndexedElement, IndexedText } from '#domain/html/source-index.ts';
import {
  deleteElement,
  deleteLines,
  removeAttribute,
  replaceText,
  setAttribute,
} from '#domain/html/splice.ts';
import { applyOperation } from '#domain/page-operations/apply.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { wordsPattern } from '#domain/text/escape-pattern.ts';
import type { Splice } from '#domain/text/splices.ts';
import { DAY_NAME } from '#domain/reading/hours/written-hours.ts';
import { readValues } from '../ground/values.ts';
import { nameOf } from '../page/name-of.ts';
import type { PageModel } from '../page/page-model.ts';
import { readable } from '../page/page-texts.ts';
import { findLabelled, type Resolved } from '../page/resolve-target.ts';
import { findBusinessName } from './business-name.ts';
import { findAddress } from './page-address.ts';
import { whatsappAddress } from '#domain/reading/contact.ts';
import { askedFor, done, labelOf, onTarget, refuse, type Planner } from './plan-types.ts';
import { EVERYWHERE, replaceEverywhere, VISIBLE_ONLY } from './replace-everywhere.ts';

export const planReplaceText: Planner<'replace-text'> = ({ page, say }, { from, to }) => {
  const isDay = /^\d/.test(from) && readValues(from)[0]?.kind === 'date';
  const found = textPattern(from, readable(page));
  const pattern = found && isDay ? withWeekday(found) : found;
  const splices = pattern
    ? // Name and address are not left behind in the title and the structured data.
      replaceEverywhere(page, isDay || isFact(page, from) ? EVERYWHERE : VISIBLE_ONLY, (text) =>
        text.replace(pattern, (old: string) => inCaseOf(old, { from, to })),
      )
    : [];
  if (splices.length > 0) {
    const plan = done(splices, say.text(from, to, splices.length));
    const left = pattern && leftInOtherCase(readable(page), from, pattern);
    return left ? { ...plan, left: say.nameLeft(left.name, left.where, false) } : plan;
  }
  const whole = findLabelled(page, from);
  return whole?.endTag
    ? done(replaceText(whole, to), say.text(from, to, 1))
    : refuse(say.noText(from));
};

/** A day takes the name of the old one with it: it may be another day of the week. */
function withWeekday({ source, flags }: RegExp): RegExp {
  return new RegExp(
    String.raw`(?:(?<!\p{L})${DAY_NAME},? )?${source}`,
    `${flags.replace('i', '')}i`,
  );
}

const LONGEST_LINE = 60;

/** The same word with a capital may be a name: it stays, and is pointed out. */
function leftInOtherCase(
  texts: readonly string[],
  from: string,
  pattern: RegExp,
): { name: string; where: string } | undefined {
  if (from !== from.toLowerCase() || pattern.flags.includes('i')) return undefined;
  const other = new RegExp(pattern.source, 'iu');
  for (const text of texts) {
    const name = other.exec(text.replaceAll(pattern, ''))?.[0];
    if (name) return { name, where: text.trim().replace(/\s+/g, ' ').slice(0, LONGEST_LINE) };
  }
  return undefined;
}

/** A capital at the beginning of a line stays one. */
export function inCaseOf(old: string, { from, to }: { from: string; to: string }): string {
  if (old === from || from !== from.toLowerCase() || /^\d/.test(from)) return to;
  const isLoud = old.length > 1 && old === old.toUpperCase() && old !== old.toLowerCase();
  if (isLoud) return to.toUpperCase();
  return old.charAt(0) === from.charAt(0) ? to : capitalise(to);
}

export function isFact(page: PageModel, text: string): boolean {
  const isName = foldInPlace(findBusinessName(page) ?? '') === foldInPlace(text);
  return isName || (/\d/.test(text) && findAddress(page)?.includes(text) === true);
}

/** The text as it stands, blanks aside; where the page has it only in another case, that one. */
export function textPattern(text: string, texts: readonly string[]): RegExp | undefined {
  const words = wordsPattern(text).replace(/['’]/g, "['’]");
  return ['gu', 'giu']
    .map((flags) => new RegExp(String.raw`(?<![\p{L}\d])${words}(?![\p{L}\d])`, flags))
    .find((pattern) => texts.some((candidate) => candidate.search(pattern) >= 0));
}

export const planSetText = onTarget<'set-text'>({
  plan: (context, { target, text: told }, resolved) => {
    const { page, say } = context;
    const [found, ...rest] = resolved.elements;
    const element = target?.said ? textIn(found, told) : found;
    const isSentence = target?.said !== undefined && element.tag === 'p';
    const text = isSentence ? capitalise(told) : told;
    if (holdsParts(element)) return refuse(say.noPart(askedFor(context, target)));
    // A text of several paragraphs is replaced as a whole: those behind the first go.
    const others = rest.filter(
      ({ tag, parent }) =>
        resolved.element === 'text' &&
        tag === 'p' &&
        element.tag === 'p' &&
        parent === element.parent,
    );
    return done(
      [
        ...(element.tag === 'input'
          ? setAttribute(element, 'value', text)
          : nameSplices(page, element, text)),
        ...others.flatMap(({ range }) => deleteLines(page.html, range)),
        ...(element.tag === 'input' ? [] : filledGaps(page, element)),
      ],
      say.setText(labelOf(context, resolved), text),
    );
  },
});

/** A place kept for a text is none once it is filled. */
function filledGaps({ html }: PageModel, element: IndexedElement): Splice[] {
  return [element, ...elementsIn(element)].flatMap((one) =>
    removeAttribute(html, one, 'data-placeholder'),
  );
}

const ENTRIES = new Set(['li', 'article', 'details', 'div', 'tr']);

/** An entry gets another name, a question another answer; what holds more stays as it is. */
function textIn(found: IndexedElement, text: string): IndexedElement {
  if (!ENTRIES.has(found.tag) || !holdsParts(found)) return found;
  const [answer, ...others] = elementsIn(found).filter(({ tag }) => tag === 'p');
  const isAnswer = found.tag === 'details' && !text.trim().endsWith('?');
  return (isAnswer && others.length === 0 ? answer : nameOf(found)) ?? found;
}

const PARTS = new Set(
  'h1 h2 h3 h4 p ul ol table form section div img summary figcaption'.split(' '),
);

/** A text may take the place of a text, never of a whole part of the page. */
function holdsParts(element: IndexedElement): boolean {
  if (['html', 'body', 'main', 'svg', 'img', 'table'].includes(element.tag)) return true;
  return elementsIn(element).filter(({ tag }) => PARTS.has(tag)).length > 1;
}

const NO_WORDS = new Set(['svg', 'title', 'style', 'script']);

/** Other words for an element. Icons, ornaments and markup beside its only text stay. */
export function nameSplices({ html }: PageModel, element: IndexedElement, to: string): Splice[] {
  const [only, ...others] = [element, ...elementsIn(element)]
    .filter(({ tag }) => !NO_WORDS.has(tag))
    .flatMap(({ nodes }) => nodes)
    .filter((node): node is IndexedText => node.kind === 'text' && node.value.trim() !== '');
  return only && others.length === 0
    ? rewriteText(html, only, (text) => betweenBlanks(text, to))
    : replaceText(element, to);
}

/** The text in place of another one, whose blanks and leading ornament stay. */
export function betweenBlanks(old: string, text: string): string {
  const [lead = ''] = /^\s*(?:[^\p{L}\p{N}"'“‘«€$£+(]+\s)?/u.exec(old) ?? [];
  const [tail = ''] = /\s*$/.exec(old) ?? [];
  return lead + text + tail;
}

export const planHead: Planner<'head'> = ({ page, say }, { field, value }) => {
  const { html, index } = page;
  const applied = applyOperation(html, { kind: 'set-head', field, value }, { index });
  const sentence = say[field](value);
  const isNew = applied.ok && applied.splices.length > 0;
  return isNew ? done([...applied.splices], sentence) : refuse(say.already(sentence));
};

export const planLink = onTarget<'link'>({
  plan: (context, { href, isNewTab }, resolved) => {
    const { page, say } = context;
    const address = addressOf(page, href);
    if (!address) return refuse(say.noPart(href));
    const named = resolved.elements
      .map((element) => (element.tag === 'a' ? element : element.parent))
      .filter((link) => link?.tag === 'a');
    const links = findByTag(page.index, 'a').filter((link) =>
      named.some((one) => one === link || (one && isSameLink(one, link))),
    );
    return done(
      links.flatMap((link) => [
        ...setAttribute(link, 'href', address),
        ...(isNewTab ? setAttribute(link, 'target', '_blank') : []),
      ]),
      say.link(labelOf(context, resolved), address),
    );
  },
});

/** Buttons that say and do the same stay alike; an entry of the menu is none. */
function isSameLink(one: IndexedElement, other: IndexedElement): boolean {
  const text = textOf(one);
  return (
    isButton(one) === isButton(other) &&
    text !== '' &&
    text === textOf(other) &&
    attributeOf(one, 'href') === attributeOf(other, 'href')
  );
}

/** `whatsapp:` is followed by a number. */
function addressOf(page: PageModel, href: string): string | undefined {
  if (href.startsWith('whatsapp:'))
    return whatsappAddress(href.slice('whatsapp:'.length), page.language);
  return /^(?:https?:|mailto:|tel:|#|\/|\.)/i.test(href) ? href : undefined;
}

export const planImage = onTarget<'image'>({
  plan: (context, { src, alt }, resolved) => {
    const { page, say } = context;
    if (!src && !alt) return refuse(say.noSource);
    const image = resolved.elements
      .flatMap((element) => [element, ...elementsIn(element)])
      .find(({ tag }) => tag === 'img' || tag === 'svg');
    if (!image) return refuse(say.noPart(say.elements.image.toLowerCase()));
    const label = labelOf(context, resolved);
    const sentences = [src ? say.image(label) : [], alt ? say.alt(label) : []].flat();
    const isDrawing = image.tag === 'svg';
    const splices = [
      ...(src ? (isDrawing ? photoInPlaceOf(image, src, alt) : newSource(page, image, src)) : []),
      ...(alt && !(isDrawing && src)
        ? setAttribute(image, isDrawing ? 'aria-label' : 'alt', alt)
        : []),
    ];
    return done(splices, sentences.join(' '));
  },
});

/** A drawing gives way to the photo in its place and size; its label stays as the description. */
function photoInPlaceOf(drawing: IndexedElement, src: string, alt: string | undefined): Splice[] {
  const label = alt ?? attributeOf(drawing, 'aria-label') ?? '';
  const classes = attributeOf(drawing, 'class');
  const kept = classes ? ` class="${escapeAttribute(classes)}"` : '';
  const replacement = `<img${kept} src="${escapeAttribute(src)}" alt="${escapeAttribute(label)}" style="object-fit: cover">`;
  return [{ ...drawing.range, replacement }];
}

/** `srcset` and the sources of a picture would still show the old image. */
function newSource({ html }: PageModel, image: IndexedElement, src: string): Splice[] {
  const { parent } = image;
  const sources = parent?.tag === 'picture' ? elementsIn(parent) : [];
  return [
    ...setAttribute(image, 'src', src),
    ...removeAttribute(html, image, 'srcset'),
    ...sources.filter(({ tag }) => tag === 'source').flatMap(deleteElement),
  ];
}

const RUNNING_TEXT = new Set(['p', 'li', 'blockquote', 'dd']);

export const planLength = onTarget<'length'>({
  otherwise: () => ({ element: 'page' }),
  plan: (context, { direction }, resolved: Resolved) => {
    const { say } = context;
    if (direction > 0) return refuse(say.needsWriting);
    const inside = resolved.elements.flatMap((element) => [element, ...elementsIn(element)]);
    const splices = [...new Set(inside)].filter(isRunningText).flatMap(shorten);
    return splices.length > 0
      ? done(splices, say.shortened(labelOf(context, resolved)))
      : refuse(say.tooShort);
  },
});

function isRunningText(element: IndexedElement): boolean {
  return RUNNING_TEXT.has(element.tag)
    ? !elementsIn(element).some(({ tag }) => RUNNING_TEXT.has(tag))
    : element.tag === 'div' &&
        classesOf(element).length > 0 &&
        element.nodes.every(({ kind }) => kind === 'text');
}

/** Cuts whole sentences from the end of a text until about half is left; inner markup is never cut open. */
function shorten({ nodes }: IndexedElement): Splice[] {
  const last = nodes.findLast((node) => node.kind === 'text' && node.value.trim() !== '');
  if (last?.kind !== 'text') return [];
  const sentences = last.value.match(/[^.!?]+[.!?]+[\s"”»]*|[^.!?]+$/g) ?? [];
  if (sentences.length < 2) return [];
  const kept = sentences.slice(0, Math.ceil(sentences.length / 2)).join('');
  const end = /\s$/.test(last.value) ? '\n' : '';
  return [{ ...last.range, replacement: escapeText(kept.trimEnd()) + end }];
}

const SILENT = new Set(['script', 'style', 'title', 'template']);

/** Sets words off from the text around them. */
export const planMarkWords: Planner<'mark-words'> = ({ page, say }, { words, tag }) => {
  const pattern = new RegExp(wordsPattern(words), 'iu');
  const texts = (page.body ? textsIn(page.body) : []).filter(
    ({ parent, value }) => parent && !SILENT.has(parent.tag) && pattern.test(value),
  );
  const splices = texts.flatMap(({ range, parent }): Splice[] => {
    const source = page.html.slice(range.start, range.end);
    const match = pattern.exec(source);
    return match && parent?.tag !== tag
      ? [
          {
            start: range.start + match.index,
            end: range.start + match.index + match[0].length,
            replacement: `<${tag}>${match[0]}</${tag}>`,
          },
        ]
      : [];
  });
  return splices.length > 0
    ? done(splices, say.wordsMarked(words, tag))
    : refuse(say.noText(words));
};
