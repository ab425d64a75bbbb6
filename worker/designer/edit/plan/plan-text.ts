import { attributeOf, classesOf, elementsIn, findById, textOf } from '#domain/html/query.ts';
import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import { deleteLines, replaceText, setAttribute } from '#domain/html/splice.ts';
import { foldText } from '../page/fold.ts';
import type { PageModel } from '../page/page-model.ts';
import { applyOperation } from '#domain/page-operations/apply.ts';
import { resolveSection, resolveTarget, type Resolved } from '../page/resolve-target.ts';
import type { SectionKind } from '../page/parts.ts';
import { whatsappAddress } from './plan-add-parts.ts';
import { findBusinessName } from './business-name.ts';
import { readable } from './plan-facts.ts';
import { askedFor, done, labelOf, refuse, standInNote, type Planner } from './plan-types.ts';
import { EVERYWHERE, replaceEverywhere, VISIBLE_ONLY } from './replace-everywhere.ts';

export const planReplaceText: Planner<'replace-text'> = ({ page, say }, { from, to }) => {
  const pattern = textPattern(from, readable(page));
  const whole = wholeTextElement(page, from);
  if (to === '' && whole)
    return done(deleteLines(page.html, whole.range), say.removed(`“${from}”`));
  const { splices, places } = pattern
    ? replaceEverywhere(page, isName(page, from) ? EVERYWHERE : VISIBLE_ONLY, (text) =>
        to === '' ? withoutWords(text, pattern) : text.replace(pattern, () => to),
      )
    : { splices: [], places: 0 };
  if (places > 0)
    return done(splices, to === '' ? say.removed(`“${from}”`) : say.text(from, to, places));
  if (whole) return done(replaceText(whole, to), say.text(from, to, 1));
  return refuse(say.noText(from));
};

/** The gap that is left closes. */
function withoutWords(text: string, words: RegExp): string {
  return text.search(words) < 0
    ? text
    : text
        .replace(words, '')
        .replace(/(\S) {2,}/g, '$1 ')
        .replace(/ +([.,;:!?])/g, '$1');
}

/** The business's name is not left behind in the title and the structured data. */
function isName(page: PageModel, text: string): boolean {
  return foldText(findBusinessName(page) ?? '') === foldText(text);
}

/** The text as it stands, blanks aside; where the page has it only in another case, that one. */
function textPattern(text: string, texts: readonly string[]): RegExp | undefined {
  const words = text
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]"));
  const source = String.raw`(?<![\p{L}\d])${words.join(String.raw`\s+`)}(?![\p{L}\d])`;
  const flags = ['gu', 'giu'];
  return flags
    .map((flag) => new RegExp(source, flag))
    .find((pattern) => texts.some((candidate) => candidate.search(pattern) >= 0));
}

/** The innermost element that says exactly this, when inner markup cuts the text in pieces. */
function wholeTextElement(page: PageModel, text: string): IndexedElement | undefined {
  const wanted = foldText(text.replace(/\s+/g, ' ').trim());
  return page.index.elements.findLast(
    (element) =>
      element.endTag &&
      !['script', 'style', 'title'].includes(element.tag) &&
      foldText(textOf(element)) === wanted,
  );
}

export const planSetText: Planner<'set-text'> = (context, { target, text }) => {
  const { page, say } = context;
  const resolved = resolveTarget(page, target);
  const element = resolved?.elements[0];
  if (!resolved || !element || holdsParts(element))
    return refuse(say.noPart(askedFor(context, target)));
  const splices =
    element.tag === 'input' ? setAttribute(element, 'value', text) : textSplices(element, text);
  const others = target?.element === 'text' ? paragraphsBeside(resolved.elements) : [];
  return done(
    [...splices, ...others.flatMap(({ range }) => deleteLines(page.html, range))],
    say.setText(labelOf(context, resolved), text) + standInNote(context, target, resolved),
  );
};

/** A text of several paragraphs is replaced as a whole: those behind the first go. */
function paragraphsBeside([first, ...rest]: Resolved['elements']): IndexedElement[] {
  return first.tag === 'p'
    ? rest.filter(({ tag, parent }) => tag === 'p' && parent === first.parent)
    : [];
}

const PARTS = new Set([
  'h1',
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'table',
  'form',
  'section',
  'div',
  'img',
]);

/** A text may take the place of a text, never of a whole part of the page. */
function holdsParts(element: IndexedElement): boolean {
  if (['html', 'body', 'main'].includes(element.tag)) return true;
  return elementsIn(element).filter(({ tag }) => PARTS.has(tag)).length > 1;
}

/** Keeps icons and other markup beside the only text; otherwise the whole content becomes the text. */
function textSplices(element: IndexedElement, text: string): Splice[] {
  const holders = [element, ...elementsIn(element)].flatMap((inside) =>
    inside.nodes.filter(
      (node) =>
        node.kind === 'text' &&
        node.value.trim() !== '' &&
        !['svg', 'title', 'style', 'script'].includes(inside.tag),
    ),
  );
  const [only] = holders;
  if (holders.length !== 1 || only?.kind !== 'text') return replaceText(element, text);
  const [lead = ''] = /^\s*/.exec(only.value) ?? [];
  const [tail = ''] = /\s*$/.exec(only.value) ?? [];
  return [
    {
      start: only.range.start + lead.length,
      end: only.range.end - tail.length,
      replacement: escapeText(text),
    },
  ];
}

export const planHead: Planner<'head'> = ({ page, say }, { field, value }) => {
  const applied = applyOperation(
    page.html,
    { kind: 'set-head', field, value },
    { index: page.index },
  );
  const sentence = field === 'title' ? say.title(value) : say.description(value);
  const isNew = applied.ok && applied.splices.length > 0;
  return isNew ? done([...applied.splices], sentence) : refuse(say.already(sentence));
};

export const planLink: Planner<'link'> = (context, { target, href }) => {
  const { page, say } = context;
  const resolved = resolveTarget(page, target);
  if (!resolved) return refuse(say.noPart(askedFor(context, target)));
  const address = href.startsWith('whatsapp:')
    ? whatsappAddress(page, href.slice(9))
    : sectionAddress(page, href);
  if (!address) return refuse(say.noPart(href.replace(/^(?:section|kind):/, '')));
  const links = resolved.elements.flatMap((element) => linkOf(element) ?? []);
  const splices = links.flatMap((link) => setAttribute(link, 'href', address));
  return splices.length > 0
    ? done(splices, say.link(labelOf(context, resolved), address))
    : refuse(say.already(labelOf(context, resolved)));
};

function linkOf(element: IndexedElement): IndexedElement | undefined {
  return element.tag === 'a' ? element : element.parent?.tag === 'a' ? element.parent : undefined;
}

/** `section:` and `kind:` addresses are those of sections of the page. */
function sectionAddress(page: PageModel, href: string): string | undefined {
  const [, type, name] = /^(section|kind):(.*)$/.exec(href) ?? [];
  if (!type || !name) return /^(?:https?:|mailto:|tel:|#|\/|\.)/i.test(href) ? href : undefined;
  const section = resolveSection(
    page,
    type === 'kind' ? { section: name as SectionKind } : { sectionName: name },
  );
  const id = section && attributeOf(section.section.element, 'id');
  return id && findById(page.index, id) ? `#${id}` : undefined;
}

export const planImage: Planner<'image'> = (context, { target, src, alt }) => {
  const { page, say } = context;
  const resolved = resolveTarget(page, target);
  if (!resolved) return refuse(say.noPart(askedFor(context, target)));
  if (!src && !alt) return refuse(say.noSource);
  const image = resolved.elements
    .flatMap((element) => [element, ...elementsIn(element)])
    .find((element) => element.tag === 'img' || element.tag === 'svg');
  if (!image) return refuse(say.noPart(say.elements.image.toLowerCase()));
  const label = labelOf(context, resolved);
  const sentences = [src ? say.image(label) : '', alt ? say.alt(label) : ''].filter(Boolean);
  const replace = image.tag === 'svg' ? drawingSplices : imageSplices;
  return done(replace(image, src, alt), sentences.join(' '));
};

function imageSplices(
  image: IndexedElement,
  src: string | undefined,
  alt: string | undefined,
): Splice[] {
  return [
    ...(src ? [...setAttribute(image, 'src', src), ...dropSources(image)] : []),
    ...(alt ? setAttribute(image, 'alt', alt) : []),
  ];
}

/** A drawing gives way to the photo in its place and size; its label stays as the description. */
function drawingSplices(
  drawing: IndexedElement,
  src: string | undefined,
  alt: string | undefined,
): Splice[] {
  if (!src) return alt ? setAttribute(drawing, 'aria-label', alt) : [];
  const label = alt ?? attributeOf(drawing, 'aria-label') ?? '';
  const classes = attributeOf(drawing, 'class');
  const kept = classes ? ` class="${escapeAttribute(classes)}"` : '';
  const markup = `<img${kept} src="${escapeAttribute(src)}" alt="${escapeAttribute(label)}" style="object-fit: cover">`;
  return [{ ...drawing.range, replacement: markup }];
}

/** `srcset` and the sources of a picture would still show the old image. */
function dropSources(image: IndexedElement): Splice[] {
  const set = image.attributes.find(({ name }) => name === 'srcset');
  const sources =
    image.parent?.tag === 'picture'
      ? elementsIn(image.parent).filter(({ tag }) => tag === 'source')
      : [];
  return [
    ...(set ? [{ start: set.range.start - 1, end: set.range.end, replacement: '' }] : []),
    ...sources.map(({ range }) => ({ ...range, replacement: '' })),
  ];
}

const RUNNING_TEXT = new Set(['p', 'li', 'blockquote', 'dd']);

export const planLength: Planner<'length'> = (context, { target, direction }) => {
  const { page, say } = context;
  const resolved = resolveTarget(page, target ?? { element: 'page' });
  if (!resolved) return refuse(say.noPart(askedFor(context, target)));
  if (direction > 0) return refuse(say.needsWriting);
  const inside = resolved.elements.flatMap((element) => [element, ...elementsIn(element)]);
  const splices = [...new Set(inside)].filter(isRunningText).flatMap(shorten);
  return splices.length > 0
    ? done(splices, say.shortened(labelOf(context, resolved)))
    : refuse(say.tooShort);
};

function isRunningText(element: IndexedElement): boolean {
  if (RUNNING_TEXT.has(element.tag))
    return !elementsIn(element).some(({ tag }) => RUNNING_TEXT.has(tag));
  return (
    element.tag === 'div' &&
    classesOf(element).length > 0 &&
    element.nodes.every((node) => node.kind === 'text')
  );
}

/** Cuts whole sentences from the end of a text until about half is left; inner markup is never cut open. */
function shorten(element: IndexedElement): Splice[] {
  const last = element.nodes.findLast((node) => node.kind === 'text' && node.value.trim() !== '');
  const sentences =
    last?.kind === 'text' ? (last.value.match(/[^.!?]+[.!?]+[\s"”»]*|[^.!?]+$/g) ?? []) : [];
  if (last?.kind !== 'text' || sentences.length < 2) return [];
  const kept = sentences.slice(0, Math.ceil(sentences.length / 2)).join('');
  return [
    {
      ...last.range,
      replacement: escapeText(kept.trimEnd()) + (/\s$/.test(last.value) ? '\n' : ''),
    },
  ];
}
