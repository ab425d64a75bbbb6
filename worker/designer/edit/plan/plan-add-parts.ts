import { whatsappAddress } from '#domain/reading/contact.ts';
import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import { ancestorsOf, attributeOf, childrenOf, elementsIn, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { applySplices, insertMarkup, removeAttribute, setAttribute } from '#domain/html/splice.ts';
import type { Splice } from '#domain/text/splices.ts';
import { isFrame, type PageSection } from '../page/find-sections.ts';
import type { PageModel } from '../page/page-model.ts';
import { fragmentOf, linkTargets } from '../page/page-texts.ts';
import { isButton } from '../page/find-elements.ts';
import { resolveSection, sectionOfKind } from '../page/section-of.ts';
import { planFact } from './plan-facts.ts';
import {
  askedFor,
  done,
  refuse,
  sectionLabel,
  type PlanContext,
  type Planner,
  type PlanResult,
} from './plan-types.ts';

interface NewLink {
  label: string;
  address: string;
}

/** A copy of a link or button with another label and address. */
function linkCopy({ html }: PageModel, model: IndexedElement, link: NewLink): string {
  return copyOf(model, html, [
    ...(model.tag === 'a' ? setAttribute(model, 'href', link.address) : []),
    ...['id', 'aria-current'].flatMap((name) => removeAttribute(html, model, name)),
    { ...model.inner, replacement: escapeText(link.label) },
  ]);
}

/** What stands in a list for a link: the entry that holds it, or the link itself. */
export function entryOf(link: IndexedElement): IndexedElement {
  return link.parent?.tag === 'li' ? link.parent : link;
}

/** Another entry behind that of a link, like it. */
export function entryLike(page: PageModel, model: IndexedElement, link: NewLink): Splice[] {
  const { html } = page;
  const entry = entryOf(model);
  const lead = html.slice(entry.range.start, model.range.start);
  const tail = html.slice(model.range.end, entry.range.end);
  const markup = lead + linkCopy(page, model, link) + tail;
  return insertMarkup(html, { element: entry, place: 'after' }, markup);
}

/** The markup of an element with these changes of its own. */
export function copyOf(
  { range: { start, end } }: IndexedElement,
  html: string,
  splices: readonly Splice[],
): string {
  const shifted = splices.map((splice) => ({
    ...splice,
    start: splice.start - start,
    end: splice.end - start,
  }));
  return applySplices(html.slice(start, end), shifted);
}

export const planAddButton: Planner<'add-button'> = (context, { label, href, target }) => {
  const { page, say } = context;
  const section = target && resolveSection(page, target);
  if (target && !section) return refuse(say.noPart(askedFor(context, target)));
  const own = section && elementsIn(section.element).find(isButton);
  const model = own ?? contentButton(page);
  const behind = section && !own ? lastLine(section.element) : model;
  if (!model || !behind) return refuse(say.noPart(say.elements.button.toLowerCase()));
  const address =
    href ??
    fragmentOf(sectionOfKind(page, 'contact')?.element) ??
    attributeOf(model, 'href') ??
    '#';
  const copy = linkCopy(page, model, { label, address });
  const markup = behind === model ? copy : `<p>${copy}</p>`;
  const splices = insertMarkup(page.html, { element: behind, place: 'after' }, markup);
  return done(splices, say.buttonAdded(label, address));
};

/** Where a section without buttons gets its first: behind its last paragraph, or its heading. */
function lastLine(section: IndexedElement): IndexedElement | undefined {
  const inside = elementsIn(section).filter(({ endTag }) => endTag !== undefined);
  return (
    inside.findLast(({ tag }) => tag === 'p') ?? inside.find(({ tag }) => /^h[1-6]$/.test(tag))
  );
}

function contentButton({ sections }: PageModel): IndexedElement | undefined {
  return sections
    .filter((section) => !isFrame(section) || section.kinds.has('footer'))
    .flatMap(({ element }) => elementsIn(element))
    .find((element) => isButton(element) && element.tag === 'a');
}

/** A fact that the page keeps a marked place for goes there; anything else becomes a line of the contacts. */
export const planAddContact: Planner<'add-contact'> = (context, { label, href, fact, isAtEnd }) => {
  const { page } = context;
  const isKnown = fact && linkTargets(page, fact === 'phone' ? 'tel:' : 'mailto:').length > 0;
  const filled =
    fact && !isKnown ? planFact(context, { kind: 'fact', fact, value: label }) : undefined;
  if (filled?.isDone) return filled;
  const isChat = href.startsWith('whatsapp:');
  const address = isChat ? whatsappAddress(href.slice('whatsapp:'.length), page.language) : href;
  return placeLink(context, { label, address }, isAtEnd === true);
};

function placeLink({ page, say }: PlanContext, link: NewLink, isAtEnd: boolean): PlanResult {
  const { label, address } = link;
  const footer = sectionOfKind(page, 'footer');
  const beside = besideLast(page, linksLike(page, link, isAtEnd ? footer : undefined), link);
  if (beside) return done(beside, say.linkAddedBeside(label));
  const holder = isAtEnd ? footer : (sectionOfKind(page, 'contact') ?? footer);
  if (!holder) return refuse(say.noPart(say.sections[isAtEnd ? 'footer' : 'contact']));
  const line = lineHolder(holder);
  const shown = `<a href="${escapeAttribute(address)}">${escapeText(label)}</a>`;
  return done(
    rowOf(page, line, link) ??
      insertMarkup(page.html, { element: line, place: 'after' }, `<p>${shown}</p>`),
    isAtEnd ? say.textAdded(sectionLabel(say, holder)) : say.contactAdded(label),
  );
}

/** A list of contacts gets another row like its last one: a line behind it would be a cell of the grid around. */
function rowOf({ html }: PageModel, list: IndexedElement, link: NewLink): Splice[] | undefined {
  const inside = list.tag === 'dl' ? elementsIn(list) : [];
  const [term, told] = ['dt', 'dd'].map((name) => inside.findLast(({ tag }) => tag === name));
  if (!term || !told) return undefined;
  const isCall = link.address.startsWith('tel:');
  const known = inside.findLast(
    (one) => one.tag === 'dd' && elementsIn(one).some((inner) => isTo(inner, 'tel:')),
  );
  const name = isCall && known ? inside[inside.indexOf(known) - 1] : undefined;
  const shown = isCall ? link.label : link.address.replace(/^https?:\/\/(?:www\.)?/, '');
  const written = [
    { ...term.inner, replacement: escapeText(name ? textOf(name) : link.label) },
    {
      ...told.inner,
      replacement: `<a href="${escapeAttribute(link.address)}">${escapeText(shown)}</a>`,
    },
  ];
  const row = term.parent === list ? undefined : term.parent;
  const markup = row
    ? copyOf(row, html, written)
    : [term, told].map((one, at) => copyOf(one, html, written.slice(at, at + 1))).join('');
  return insertMarkup(html, { element: row ?? told, place: 'after' }, markup);
}

function isTo(element: IndexedElement, scheme: string): boolean {
  return attributeOf(element, 'href')?.startsWith(scheme) === true;
}

const NETWORK =
  /^https?:\/\/(?:www\.)?(?:instagram|facebook|linkedin|tiktok|youtube|x|twitter)\.com\//;

/** Links to networks stand together; in a footer a new link stands with any others. */
function linksLike(
  page: PageModel,
  { address }: NewLink,
  footer: PageSection | undefined,
): IndexedElement[] {
  const links = (footer ? elementsIn(footer.element) : page.index.elements).filter(
    (one) => one.tag === 'a' && !/^(?:tel|mailto):/.test(attributeOf(one, 'href') ?? ''),
  );
  const networks = links.filter((one) => NETWORK.test(attributeOf(one, 'href') ?? ''));
  if (footer) return networks.length > 0 ? networks : links;
  return NETWORK.test(address) ? networks : [];
}

/** Follows the last of these links, in its shape. */
function besideLast(
  page: PageModel,
  links: readonly IndexedElement[],
  link: NewLink,
): Splice[] | undefined {
  const [before, last] = [links.at(-2), links.at(-1)];
  const hasIcon = last !== undefined && (childrenOf(last).length > 0 || textOf(last) === '');
  if (!last || hasIcon) return undefined;
  if (last.parent?.tag === 'li' && childrenOf(last.parent).length === 1)
    return entryLike(page, last, link);
  const copy = linkCopy(page, last, link);
  const gap =
    before?.parent === last.parent ? page.html.slice(before?.range.end, last.range.start) : ' ';
  const { end } = last.range;
  return [{ start: end, end, replacement: (gap.includes('<') ? ' ' : gap) + copy }];
}

/** The last paragraph of the section that is not part of a form, else its heading. */
function lineHolder({ element, heading }: PageSection): IndexedElement {
  const paragraphs = elementsIn(element).filter(
    (inside) =>
      ['p', 'address', 'dl'].includes(inside.tag) &&
      inside.endTag &&
      textOf(inside) !== '' &&
      ![...ancestorsOf(inside)].some(({ tag }) => tag === 'form' || tag === 'address'),
  );
  return paragraphs.at(-1) ?? heading ?? childrenOf(element).at(-1) ?? element;
}
