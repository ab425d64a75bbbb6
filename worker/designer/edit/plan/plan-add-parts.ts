import { attributeOf, childrenOf, elementsIn, textOf } from '#domain/html/query.ts';
import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import { applySplices, insertMarkup, setAttribute } from '#domain/html/splice.ts';
import type { PageModel } from '../page/page-model.ts';
import { isButton, resolveSection, sectionOfKind } from '../page/resolve-target.ts';
import { planFact } from './plan-facts.ts';
import { askedFor, done, refuse, type Planner } from './plan-types.ts';

export const planAddButton: Planner<'add-button'> = (context, { label, href, target }) => {
  const { page, say } = context;
  const section = target && resolveSection(page, target)?.section;
  if (target && !section) return refuse(say.noPart(askedFor(context, target)));
  const own = section && firstButton(page, section.element);
  const model = own ?? firstButton(page, undefined);
  const behind = section && !own ? lastLine(section.element) : model;
  if (!model || !behind) return refuse(say.noPart(say.elements.button.toLowerCase()));
  const address = href ?? contactAddress(page) ?? attributeOf(model, 'href') ?? '#';
  const copy = buttonCopy(page, model, { label, address });
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

function firstButton(
  page: PageModel,
  section: IndexedElement | undefined,
): IndexedElement | undefined {
  if (section) return elementsIn(section).find(isButton);
  const content = page.sections.filter(
    ({ kinds }) => kinds.has('hero') || !(kinds.has('header') || kinds.has('nav')),
  );
  return content
    .flatMap(({ element }) => elementsIn(element))
    .find((element) => isButton(element) && element.tag === 'a');
}

function contactAddress(page: PageModel): string | undefined {
  const contact = sectionOfKind(page, 'contact');
  const id = contact && attributeOf(contact.element, 'id');
  return id ? `#${id}` : undefined;
}

function buttonCopy(
  page: PageModel,
  model: IndexedElement,
  { label, address }: { label: string; address: string },
): string {
  const splices: Splice[] = [
    ...(model.tag === 'a' ? setAttribute(model, 'href', address) : []),
    { ...model.inner, replacement: escapeText(label) },
    ...model.attributes
      .filter(({ name }) => name === 'id')
      .map(({ range }) => ({ start: range.start - 1, end: range.end, replacement: '' })),
  ];
  const { start, end } = model.range;
  return applySplices(
    page.html.slice(start, end),
    splices.map((splice) => ({ ...splice, start: splice.start - start, end: splice.end - start })),
  );
}

/** A fact that the page keeps a marked place for goes there; anything else becomes a line of the contacts. */
export const planAddContact: Planner<'add-contact'> = (context, { label, href, fact }) => {
  const { page, say } = context;
  const isMissing =
    fact &&
    !page.index.elements.some(
      ({ tag, ...element }) =>
        tag === 'a' &&
        attributeOf({ tag, ...element }, 'href')?.startsWith(fact === 'phone' ? 'tel:' : 'mailto:'),
    );
  const filled = isMissing ? planFact(context, { kind: 'fact', fact, value: label }) : undefined;
  if (filled?.isDone) return filled;
  const beside = besideNetworks(page, { label, address: href });
  if (beside) return done(beside, say.linkAddedBeside(label));
  const holder = sectionOfKind(page, 'contact') ?? sectionOfKind(page, 'footer');
  if (!holder) return refuse(say.noPart(say.sections.contact));
  const address = href.startsWith('whatsapp:') ? whatsappAddress(page, href.slice(9)) : href;
  const markup = `<p><a href="${escapeAttribute(address)}">${escapeText(label)}</a></p>`;
  const place = lineHolder(holder.element, holder.heading);
  return done(
    insertMarkup(page.html, { element: place, place: 'after' }, markup),
    say.contactAdded(label),
  );
};

const NETWORK =
  /^https?:\/\/(?:www\.)?(?:instagram|facebook|linkedin|tiktok|youtube|x|twitter)\.com\//;

/** Links to networks stand together: a new one follows the last of them, in its shape. */
function besideNetworks(
  page: PageModel,
  link: { label: string; address: string },
): Splice[] | undefined {
  const links = page.index.elements.filter(
    (element) => element.tag === 'a' && NETWORK.test(attributeOf(element, 'href') ?? ''),
  );
  const [before, last] = [links.at(-2), links.at(-1)];
  const hasIcon = last !== undefined && (childrenOf(last).length > 0 || textOf(last) === '');
  if (!last || hasIcon || !NETWORK.test(link.address)) return undefined;
  const copy = buttonCopy(page, last, link);
  const entry = last.parent;
  if (entry?.tag === 'li' && childrenOf(entry).length === 1) {
    const lead = page.html.slice(entry.range.start, last.range.start);
    const tail = page.html.slice(last.range.end, entry.range.end);
    return insertMarkup(page.html, { element: entry, place: 'after' }, lead + copy + tail);
  }
  const gap =
    before?.parent === last.parent ? page.html.slice(before?.range.end, last.range.start) : ' ';
  const { end } = last.range;
  return [{ start: end, end, replacement: (gap.includes('<') ? ' ' : gap) + copy }];
}

/** wa.me wants the number with its country code; numbers without one are taken as those of the page's language. */
export function whatsappAddress(page: PageModel, number: string): string {
  const digits = number.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const full = digits.startsWith('+')
    ? digits.slice(1)
    : page.language === 'it' || /^3\d{8,9}$/.test(digits)
      ? `39${digits}`
      : digits.replace(/^0/, '44');
  return `https://wa.me/${full}`;
}

/** The last paragraph of the section that is not part of a form, else its heading. */
function lineHolder(section: IndexedElement, heading: IndexedElement | undefined): IndexedElement {
  const paragraphs = elementsIn(section).filter(
    (element) =>
      (element.tag === 'p' || element.tag === 'address' || element.tag === 'dl') &&
      element.endTag &&
      !isInForm(element) &&
      textOf(element) !== '',
  );
  return paragraphs.at(-1) ?? heading ?? childrenOf(section).at(-1) ?? section;
}

function isInForm(element: IndexedElement): boolean {
  for (let at = element.parent; at; at = at.parent)
    if (at.tag === 'form' || at.tag === 'address') return true;
  return false;
}
