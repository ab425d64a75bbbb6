import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import { ancestorsOf, attributeOf, childrenOf, elementsIn, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { applySplices, insertMarkup, removeAttribute, setAttribute } from '#domain/html/splice.ts';
import type { Splice } from '#domain/text/splices.ts';
import { isFrame, type PageSection } from '../page/find-sections.ts';
import type { PageModel } from '../page/page-model.ts';
import { linkTargets } from '../page/page-texts.ts';
import { isButton, resolveSection, sectionOfKind } from '../page/resolve-target.ts';
import { planFact } from './plan-facts.ts';
import { askedFor, done, refuse, type Planner } from './plan-types.ts';

interface NewLink {
  label: string;
  address: string;
}

/** A copy of a link or button with another label and address. */
export function linkCopy({ html }: PageModel, model: IndexedElement, link: NewLink): string {
  const { start, end } = model.range;
  const splices = [
    ...(model.tag === 'a' ? setAttribute(model, 'href', link.address) : []),
    ...['id', 'aria-current'].flatMap((name) => removeAttribute(html, model, name)),
    { ...model.inner, replacement: escapeText(link.label) },
  ];
  const shifted = splices.map((splice) => ({
    ...splice,
    start: splice.start - start,
    end: splice.end - start,
  }));
  return applySplices(html.slice(start, end), shifted);
}

export const planAddButton: Planner<'add-button'> = (context, { label, href, target }) => {
  const { page, say } = context;
  const section = target && resolveSection(page, target)?.section;
  if (target && !section) return refuse(say.noPart(askedFor(context, target)));
  const own = section && elementsIn(section.element).find(isButton);
  const model = own ?? contentButton(page);
  const behind = section && !own ? lastLine(section.element) : model;
  if (!model || !behind) return refuse(say.noPart(say.elements.button.toLowerCase()));
  const address = href ?? contactAddress(page) ?? attributeOf(model, 'href') ?? '#';
  const copy = linkCopy(page, model, { label, address });
  const markup = behind === model ? copy : `<p>${copy}</p>`;
  const splices = insertMarkup(page.html, { element: behind, place: 'after' }, markup);
  return done(splices, say.buttonAdded(label, address));
};

function contactAddress(page: PageModel): string | undefined {
  const contact = sectionOfKind(page, 'contact');
  const id = contact && attributeOf(contact.element, 'id');
  return id && `#${id}`;
}

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
export const planAddContact: Planner<'add-contact'> = (context, { label, href, fact }) => {
  const { page, say } = context;
  const isKnown = fact && linkTargets(page, fact === 'phone' ? 'tel:' : 'mailto:').length > 0;
  const filled =
    fact && !isKnown ? planFact(context, { kind: 'fact', fact, value: label }) : undefined;
  if (filled?.isDone) return filled;
  const isChat = href.startsWith('whatsapp:');
  const address = isChat ? whatsappAddress(page, href.slice('whatsapp:'.length)) : href;
  const beside = besideNetworks(page, { label, address });
  if (beside) return done(beside, say.linkAddedBeside(label));
  const holder = sectionOfKind(page, 'contact') ?? sectionOfKind(page, 'footer');
  if (!holder) return refuse(say.noPart(say.sections.contact));
  const markup = `<p><a href="${escapeAttribute(address)}">${escapeText(label)}</a></p>`;
  return done(
    insertMarkup(page.html, { element: lineHolder(holder), place: 'after' }, markup),
    say.contactAdded(label),
  );
};

const NETWORK =
  /^https?:\/\/(?:www\.)?(?:instagram|facebook|linkedin|tiktok|youtube|x|twitter)\.com\//;

/** Links to networks stand together: a new one follows the last of them, in its shape. */
function besideNetworks(page: PageModel, link: NewLink): Splice[] | undefined {
  const { html } = page;
  const links = page.index.elements.filter(
    (element) => element.tag === 'a' && NETWORK.test(attributeOf(element, 'href') ?? ''),
  );
  const [before, last] = [links.at(-2), links.at(-1)];
  const hasIcon = last !== undefined && (childrenOf(last).length > 0 || textOf(last) === '');
  if (!last || hasIcon || !NETWORK.test(link.address)) return undefined;
  const copy = linkCopy(page, last, link);
  const entry = last.parent;
  if (entry?.tag === 'li' && childrenOf(entry).length === 1) {
    const lead = html.slice(entry.range.start, last.range.start);
    const tail = html.slice(last.range.end, entry.range.end);
    return insertMarkup(html, { element: entry, place: 'after' }, lead + copy + tail);
  }
  const gap =
    before?.parent === last.parent ? html.slice(before?.range.end, last.range.start) : ' ';
  const { end } = last.range;
  return [{ start: end, end, replacement: (gap.includes('<') ? ' ' : gap) + copy }];
}

/** wa.me wants the number with its country code; numbers without one are taken as those of the page's language. */
export function whatsappAddress({ language }: PageModel, number: string): string {
  const digits = number.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const isItalian = language === 'it' || /^3\d{8,9}$/.test(digits);
  const national = isItalian ? `39${digits}` : digits.replace(/^0/, '44');
  return `https://wa.me/${digits.startsWith('+') ? digits.slice(1) : national}`;
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
