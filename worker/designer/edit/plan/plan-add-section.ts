import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import { attributeOf, elementsIn } from '#domain/html/query.ts';
import type { Splice } from '#domain/text/splices.ts';
import { insertMarkup } from '#domain/html/splice.ts';
import { addRules } from '#domain/css/write-styles.ts';
import type { Place } from '../intents/edit-intent.ts';
import type { SectionKind } from '../page/parts.ts';
import type { PageSection } from '../page/find-sections.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveSection, sectionOfKind } from '../page/resolve-target.ts';
import { foldName } from '../page/fold.ts';
import { findAddress } from './page-address.ts';
import { linkTargets, readable } from './plan-facts.ts';
import { freshId } from './plan-structure.ts';
import {
  askedFor,
  capitalise,
  done,
  refuse,
  sectionLabel,
  type PlanContext,
  type Planner,
  type PlanResult,
} from './plan-types.ts';
import { buildContent, type BuiltContent, type PageFacts } from './section-content.ts';
import { buildSection, hasForm, readShell } from './section-shell.ts';

export const planAddSection: Planner<'add-section'> = (
  context,
  { section: kind, heading, place, content },
) => {
  const { page, say } = context;
  const anchor = anchorFor(page, kind, place);
  if (place && 'target' in place && !anchor)
    return refuse(say.noPart(askedFor(context, place.target)));
  const present =
    !heading && isOnlyOnce(kind, content)
      ? page.sections.find(({ kinds }) => kinds.has(kind))
      : undefined;
  const instead = present && addToPresent(context, { kind, present, content });
  if (instead) return instead;
  const shell = readShell(page, anchor?.section);
  const built = buildContent(kind, {
    language: page.language,
    content,
    facts: factsOf(page),
    buttonClass: shell.buttonClass,
  });
  if (!built) return refuse(say.noPart(say.sections[kind]));
  const contact = kind === 'contact' && !place ? sectionOfKind(page, 'contact') : undefined;
  if (contact && !hasForm(contact.element)) return addForm(context, contact, built);
  const titled = heading ? { ...built, heading: capitalise(heading), id: slugOf(heading) } : built;
  const markup = buildSection(shell, { ...titled, id: freshId(page, titled.id), kind: titled.id });
  return done(
    [...insertSection(page, markup, anchor), ...addRules(page, built.rules)],
    said(context, titled),
  );
};

function isOnlyOnce(kind: SectionKind, content: string): boolean {
  return ONLY_ONCE.has(kind) || (LISTS.has(kind) && content === '');
}

/** What a page that has such a section gets instead of a second one, if anything. */
function addToPresent(
  context: PlanContext,
  { kind, present, content }: { kind: SectionKind; present: PageSection; content: string },
): PlanResult | undefined {
  if (content !== '') return TAKES_TEXT.has(kind) ? addText(context, present, content) : undefined;
  const isMissingForm = kind === 'contact' && !hasForm(present.element);
  return isMissingForm
    ? undefined
    : refuse(context.say.alreadyThere(sectionLabel(context.say, present)));
}

/** Sections whose text may simply go on. */
const TAKES_TEXT: ReadonlySet<SectionKind> = new Set(['about', 'team', 'map']);

/** A line of its own behind the last one; in a footer it looks like its neighbours. */
export function addText(context: PlanContext, section: PageSection, content: string): PlanResult {
  const { page, say } = context;
  const last = elementsIn(section.element).findLast(({ tag, endTag }) => tag === 'p' && endTag);
  const after = last ?? section.heading;
  if (!after) return refuse(say.noPart(sectionLabel(say, section)));
  const text = content.charAt(0).toUpperCase() + content.slice(1);
  const className = section.kinds.has('footer') ? last && attributeOf(last, 'class') : undefined;
  const kept = className ? ` class="${escapeAttribute(className)}"` : '';
  const markup = `<p${kept}>${escapeText(text)}</p>`;
  return done(
    insertMarkup(page.html, { element: after, place: 'after' }, markup),
    say.textAdded(sectionLabel(say, section)),
  );
}

/** A second one without words of its own would hold nothing but placeholders. */
const LISTS: ReadonlySet<SectionKind> = new Set(['services', 'menu', 'products', 'prices']);

/** A page has one of these; asking for it again more likely means it was overlooked. */
const ONLY_ONCE: ReadonlySet<SectionKind> = new Set([
  'hours',
  'faq',
  'contact',
  'map',
  'newsletter',
  'booking',
  'about',
  'team',
  'gallery',
]);

function slugOf(heading: string): string {
  return foldName(heading).replaceAll(' ', '-') || 'section';
}

function said({ say }: PlanContext, { heading, hasGaps }: BuiltContent): string {
  return hasGaps ? say.addedWithGaps(`“${heading}”`) : say.added(`“${heading}”`);
}

/** A page that has a contact section gets the form inside it. */
function addForm(context: PlanContext, contact: PageSection, built: BuiltContent): PlanResult {
  const { page } = context;
  const inner = contact.heading?.parent ?? contact.element;
  const splices = insertMarkup(
    page.html,
    { element: inner, place: 'end' },
    indentLike(page, { offset: inner.range.start, more: '  ' }, built.body),
  );
  return done([...splices, ...addRules(page, built.rules)], said(context, built));
}

export function factsOf(page: PageModel): PageFacts {
  const phone = linkTargets(page, 'tel:')[0];
  const visible =
    phone &&
    readable(page)
      .flatMap((text) => text.match(/[+\d][\d\s()./-]{6,}\d/g) ?? [])
      .find((text) => phone.endsWith(text.replace(/\D/g, '').slice(-7)));
  return {
    phone: visible?.trim() ?? phone,
    mail: linkTargets(page, 'mailto:')[0]?.split('?')[0],
    address: findAddress(readable(page), page),
  };
}

interface Anchor {
  section: PageSection;
  side: 'before' | 'after';
}

/** Where a new section goes when the request does not say: before the contacts, else before the footer. */
function anchorFor(
  page: PageModel,
  kind: SectionKind,
  place: Place | undefined,
): Anchor | undefined {
  if (place && 'target' in place) {
    const section = resolveSection(page, place.target)?.section;
    const isAboveFooter = section?.kinds.has('footer') === true && place.side === 'before';
    if (!isAboveFooter) return section && { section, side: place.side };
  }
  return unnamedAnchor(page, { isLast: kind === 'contact', side: place?.side });
}

function unnamedAnchor(
  page: PageModel,
  { isLast, side }: { isLast: boolean; side: Place['side'] | undefined },
): Anchor | undefined {
  const content = contentSections(page);
  const [first, last] = [content[0], content.at(-1)];
  if (side === 'top' && first)
    return { section: first, side: first.kinds.has('hero') ? 'after' : 'before' };
  const contact =
    isLast || (side !== undefined && side !== 'top')
      ? undefined
      : content.find(({ kinds }) => kinds.has('contact'));
  return contact ? { section: contact, side: 'before' } : last && { section: last, side: 'after' };
}

function contentSections({ sections }: PageModel): PageSection[] {
  return sections.filter(
    ({ kinds }) =>
      (kinds.has('hero') || !kinds.has('header')) && !kinds.has('nav') && !kinds.has('footer'),
  );
}

function insertSection(page: PageModel, markup: string, anchor: Anchor | undefined): Splice[] {
  if (anchor) {
    const element = { ...anchor.section.element, range: anchor.section.range };
    return insertMarkup(
      page.html,
      { element, place: anchor.side },
      indentLike(page, { offset: anchor.section.range.start }, markup),
    );
  }
  if (page.body?.endTag)
    return insertMarkup(page.html, { element: page.body, place: 'end' }, markup);
  const end = page.body?.inner.end ?? page.html.length;
  return [{ start: end, end, replacement: markup }];
}

/** Markup for a page that has one element a line keeps its indentation; for a page on one line it goes on one line. */
export function indentLike(
  page: PageModel,
  { offset, more = '' }: { offset: number; more?: string },
  markup: string,
): string {
  const isOneLine = page.html.split('\n').length < 5 && page.index.elements.length > 15;
  if (isOneLine) return markup.replaceAll('\n', '');
  const lineStart = page.html.lastIndexOf('\n', offset - 1) + 1;
  const indent = /^[ \t]*/.exec(page.html.slice(lineStart, offset))?.[0] ?? '';
  const lineBreak = page.html.includes('\r\n') ? '\r\n' : '\n';
  return nested(markup).join(`${lineBreak}${indent}${more}`);
}

/** Lines of markup indented by how deep they stand. */
function nested(markup: string): string[] {
  let depth = 0;
  return markup.split('\n').map((line) => {
    if (line.startsWith('</')) depth -= 1;
    const indented = '  '.repeat(Math.max(0, depth)) + line;
    const opens = /^<(\w+)[^>]*>$/.exec(line);
    if (opens && !/^<(?:input|br|img|hr|meta)/.test(line)) depth += 1;
    return indented;
  });
}
