import { addRules } from '#domain/css/write-styles.ts';
import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import { attributeOf, elementsIn, isInside, outermost } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { insertMarkup } from '#domain/html/splice.ts';
import { besideHours } from '#domain/reading/hours/written-hours.ts';
import { readHours } from '#domain/reading/hours/read-hours.ts';
import { capitalise } from '#domain/reading/letters.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { Place } from '../intents/edit-intent.ts';
import { isFrame, type PageSection } from '../page/find-sections.ts';
import { groupsIn } from '../page/item-groups.ts';
import type { PageModel } from '../page/page-model.ts';
import { linkTargets, readable } from '../page/page-texts.ts';
import type { SectionKind } from '../page/parts.ts';
import { resolveSection, sectionOfKind } from '../page/section-of.ts';
import { findAddress } from './page-address.ts';
import {
  askedFor,
  done,
  refuse,
  sectionLabel,
  type PlanContext,
  type Planner,
  type PlanResult,
} from './plan-types.ts';
import { buildContent, slugOf, type BuiltContent, type PageFacts } from './section-content.ts';
import { structuredHours } from './structured-hours.ts';
import { buildSection, indentLike, readShell } from './section-shell.ts';

export const planAddSection: Planner<'add-section'> = (context, intent) => {
  const { page, say } = context;
  const { section: kind, heading, place, content } = intent;
  const anchor = anchorFor(page, kind, place);
  if (place && 'target' in place && !anchor)
    return refuse(say.noPart(askedFor(context, place.target)));
  const present = heading ? undefined : page.sections.find(({ kinds }) => kinds.has(kind));
  const instead = present && addToPresent(context, { kind, present, content });
  if (instead) return instead;
  const shell = readShell(page, anchor?.section);
  const { buttonClass } = shell;
  const { language } = page;
  const built = buildContent(kind, { language, content, facts: factsOf(page), buttonClass });
  if (!built) return refuse(say.noPart(say.sections[kind]));
  const contact = kind === 'contact' && !place ? sectionOfKind(page, 'contact') : undefined;
  const titled = heading ? { ...built, heading: capitalise(heading), id: slugOf(heading) } : built;
  const inserted =
    contact && !hasForm(contact.element)
      ? formIn(page, contact, built)
      : insertSection(page, buildSection(page, shell, titled), anchor);
  const name = `“${titled.heading}”`;
  const change = built.hasGaps ? say.addedWithGaps(name) : say.added(name);
  const data = hoursData(page, kind, content);
  const plan = done([...inserted, ...addRules(page, built.rules), ...data], change);
  return withLeft(context, plan, { ...intent, hasGaps: built.hasGaps });
};

/** What machines read of the hours follows the section. */
function hoursData(page: PageModel, kind: SectionKind, content: string): Splice[] {
  const week = kind === 'hours' ? readHours(content) : [];
  return week.length > 0 ? structuredHours(page, week) : [];
}

/** What is told beside the hours is named. */
function withLeft(
  { say }: PlanContext,
  plan: PlanResult & { isDone: true },
  { section, content, hasGaps }: { section: SectionKind; content: string; hasGaps: boolean },
): PlanResult {
  const left = section === 'hours' && !hasGaps ? besideHours(content) : [];
  return left.length > 0 ? { ...plan, left: say.notUnderstood(left, []) } : plan;
}

/** A second one without words of its own would hold nothing but placeholders. */
const LISTS: ReadonlySet<SectionKind> = new Set(['services', 'menu', 'products', 'prices']);
/** A page has one of these; asking for it again more likely means it was overlooked. */
const ONLY_ONCE: ReadonlySet<string> = new Set(
  'hours faq contact map newsletter booking about team gallery'.split(' '),
);
/** Sections whose text may simply go on. */
const TAKES_TEXT: ReadonlySet<SectionKind> = new Set(['about', 'team', 'map']);

/** What a page that has such a section gets instead of a second one, if anything. */
function addToPresent(
  context: PlanContext,
  { kind, present, content }: { kind: SectionKind; present: PageSection; content: string },
): PlanResult | undefined {
  if (content !== '') return TAKES_TEXT.has(kind) ? addText(context, present, content) : undefined;
  const isMissingForm = kind === 'contact' && !hasForm(present.element);
  if (isMissingForm || !(ONLY_ONCE.has(kind) || LISTS.has(kind))) return undefined;
  return refuse(context.say.alreadyThere(sectionLabel(context.say, present)));
}

function hasForm(element: IndexedElement): boolean {
  return elementsIn(element).some(({ tag }) => tag === 'form');
}

/** What holds a list among other things. */
const KEEPS_LINES = new Set(['section', 'article', 'main', 'body']);

/** A line of its own behind the last one or the list; in a footer it looks like its neighbours. */
export function addText(context: PlanContext, section: PageSection, content: string): PlanResult {
  const { page, say } = context;
  const lists = groupsIn(section.element).map(({ parent }) => parent);
  const list = section.kinds.has('footer') ? undefined : outermost(lists).at(-1);
  const last = elementsIn(section.element).findLast(
    (one) => one.tag === 'p' && one.endTag && !(list && isInside(one, list)),
  );
  const isBehind =
    list && !KEEPS_LINES.has(list.tag) && (last?.range.start ?? 0) < list.range.start;
  const after = isBehind ? list : (last ?? section.heading);
  if (!after) return refuse(say.noPart(sectionLabel(say, section)));
  const className = section.kinds.has('footer') ? last && attributeOf(last, 'class') : undefined;
  const kept = className ? ` class="${escapeAttribute(className)}"` : '';
  const markup = `<p${kept}>${escapeText(capitalise(content))}</p>`;
  return done(
    insertMarkup(page.html, { element: after, place: 'after' }, markup),
    say.textAdded(sectionLabel(say, section)),
  );
}

/** A page that has a contact section gets the form inside it. */
function formIn(page: PageModel, contact: PageSection, { body }: BuiltContent): Splice[] {
  const inner = contact.heading?.parent ?? contact.element;
  const markup = indentLike(page, { offset: inner.range.start, more: '  ' }, body);
  return insertMarkup(page.html, { element: inner, place: 'end' }, markup);
}

export function factsOf(page: PageModel): PageFacts {
  const [phone] = linkTargets(page, 'tel:');
  const shown = readable(page)
    .flatMap((text) => text.match(/[+\d][\d\s()./-]{6,}\d/g) ?? [])
    .find((text) => phone?.endsWith(text.replace(/\D/g, '').slice(-7)));
  return {
    phone: shown?.trim() ?? phone,
    mail: linkTargets(page, 'mailto:')[0]?.split('?')[0],
    address: findAddress(page),
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
    const section = resolveSection(page, place.target);
    const isAboveFooter = section?.kinds.has('footer') === true && place.side === 'before';
    if (!isAboveFooter) return section && { section, side: place.side };
  }
  return unnamedAnchor(page, kind, place?.side);
}

function unnamedAnchor(
  page: PageModel,
  kind: SectionKind,
  side: Place['side'] | undefined,
): Anchor | undefined {
  const content = page.sections.filter((section) => !isFrame(section));
  const [first, last] = [content[0], content.at(-1)];
  if (side === 'top' && first)
    return { section: first, side: first.kinds.has('hero') ? 'after' : 'before' };
  const isLast = kind === 'contact' || side !== undefined;
  const contact = isLast ? undefined : content.find(({ kinds }) => kinds.has('contact'));
  return contact ? { section: contact, side: 'before' } : last && { section: last, side: 'after' };
}

function insertSection(page: PageModel, markup: string, anchor: Anchor | undefined): Splice[] {
  const { html, body } = page;
  if (anchor) {
    const { element, range } = anchor.section;
    const indented = indentLike(page, { offset: range.start }, markup);
    return insertMarkup(html, { element: { ...element, range }, place: anchor.side }, indented);
  }
  if (body?.endTag) return insertMarkup(html, { element: body, place: 'end' }, markup);
  const end = body?.inner.end ?? html.length;
  return [{ start: end, end, replacement: markup }];
}
