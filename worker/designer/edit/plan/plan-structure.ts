import { attributeOf, childrenOf, elementsIn, findById, textOf } from '#domain/html/query.ts';
import type { IndexedElement, SourceRange } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import {
  deleteLines,
  insertMarkup,
  moveRange,
  removeAttribute,
  setAttribute,
} from '#domain/html/splice.ts';
import type { Target } from '../intents/edit-intent.ts';
import { winnerOf } from '#domain/css/style-sheet.ts';
import { addRules } from '#domain/css/write-styles.ts';
import type { PageSection } from '../page/find-sections.ts';
import type { PageModel } from '../page/page-model.ts';
import {
  resolveSection,
  resolveTarget,
  sectionOfKind,
  type Resolved,
} from '../page/resolve-target.ts';
import {
  askedFor,
  done,
  labelOf,
  refuse,
  sectionLabel,
  standInNote,
  type PlanContext,
  type Planner,
  type PlanResult,
} from './plan-types.ts';

function rangeOf(resolved: Resolved, element: IndexedElement): SourceRange {
  return resolved.section && resolved.section.element === element
    ? resolved.section.range
    : element.range;
}

/** Menu entries that lead to the element, with their list items. */
function linksTo(page: PageModel, element: IndexedElement): IndexedElement[] {
  const id = attributeOf(element, 'id');
  if (!id) return [];
  return page.index.elements
    .filter(
      (link) => link.tag === 'a' && attributeOf(link, 'href') === `#${id}` && isInMenu(page, link),
    )
    .map((link) =>
      link.parent && ['li', 'td'].includes(link.parent.tag) && textOf(link.parent) === textOf(link)
        ? link.parent
        : link,
    );
}

function isInMenu(page: PageModel, link: IndexedElement): boolean {
  for (let at: IndexedElement | undefined = link; at; at = at.parent) {
    const ancestor = at;
    if (at.tag === 'nav' || at.tag === 'header' || at.tag === 'footer')
      return (
        attributeOf(link, 'class')?.match(/btn|button|cta/i) === null || !attributeOf(link, 'class')
      );
    const section = page.sections.find(({ element }) => element === ancestor);
    if (section)
      return section.kinds.has('header') || section.kinds.has('nav') || section.kinds.has('footer');
  }
  return false;
}

/** "Remove the text" names too little: the page itself is never taken for a part of it. */
function isWholePage({ elements }: Resolved): boolean {
  return elements.some(({ tag }) => ['html', 'body', 'main'].includes(tag));
}

/** "Remove the photos" is about the gallery where there is one; "remove the photo" must say which of several. */
function whichPictures(page: PageModel, target: Target): Target | undefined {
  const isPicture = target.element === 'image' || target.element === 'images';
  if (!isPicture || target.section || target.sectionName || target.ordinal !== undefined)
    return target;
  const all = resolveTarget(page, { element: 'images' })?.elements.length ?? 0;
  if (target.element === 'image') return all > 1 ? undefined : target;
  return sectionOfKind(page, 'gallery') ? { section: 'gallery' } : target;
}

export const planRemove: Planner<'remove'> = (context, { target: said }) => {
  const { page, say } = context;
  const target = whichPictures(page, said);
  if (!target) return refuse(say.severalPictures);
  const resolved = resolveTarget(page, target);
  if (!resolved || resolved.isStandIn || isWholePage(resolved))
    return refuse(say.noPart(askedFor(context, target)));
  const links = resolved.elements.flatMap((element) => linksTo(page, element));
  const splices = [
    ...resolved.elements.map((element) => rangeOf(resolved, element)),
    ...links.map(({ range }) => range),
  ].flatMap((range) => deleteLines(page.html, range));
  const label = labelOf(context, resolved);
  return done(
    withoutNested(splices),
    links.length > 0 ? say.removedWithLinks(label, links.length) : say.removed(label),
  );
};

function withoutNested(splices: readonly Splice[]): Splice[] {
  return splices.filter(
    (splice, position) =>
      !splices.some(
        (other, at) =>
          at !== position &&
          other.start <= splice.start &&
          splice.end <= other.end &&
          (other.end - other.start > splice.end - splice.start || at < position),
      ),
  );
}

export const planHide: Planner<'hide'> = (context, { target }) => {
  const { page, say } = context;
  const resolved = resolveTarget(page, target);
  if (!resolved || resolved.isStandIn || isWholePage(resolved))
    return refuse(say.noPart(askedFor(context, target)));
  const hidden = [
    ...resolved.elements,
    ...resolved.elements.flatMap((element) => linksTo(page, element)),
  ];
  const needsRule =
    page.sheet.hasLinkedSheets ||
    hidden.some((element) => winnerOf(page.sheet, element, ['display']));
  const splices = hidden.flatMap((element) => setAttribute(element, 'hidden', ''));
  const rule = needsRule ? addRules(page, ['[hidden] { display: none !important; }']) : [];
  if (splices.length === 0) return refuse(say.already(labelOf(context, resolved)));
  return done(
    [...splices, ...rule],
    say.hidden(labelOf(context, resolved)) + standInNote(context, target, resolved),
  );
};

export const planShow: Planner<'show'> = (context, { target }) => {
  const { page, say } = context;
  const resolved = resolveTarget(page, target);
  if (!resolved) return refuse(say.noPart(askedFor(context, target)));
  const shown = [
    ...resolved.elements,
    ...resolved.elements.flatMap((element) => linksTo(page, element)),
  ];
  const splices = shown.flatMap((element) => removeAttribute(page.html, element, 'hidden'));
  return splices.length > 0
    ? done(splices, say.shown(labelOf(context, resolved)))
    : refuse(say.already(labelOf(context, resolved)));
};

export const planDuplicate: Planner<'duplicate'> = (context, { target }) => {
  const { page, say } = context;
  const resolved = resolveTarget(page, target);
  const element = resolved?.elements[0];
  if (!resolved || !element || element.isSplit || isWholePage(resolved))
    return refuse(say.noPart(askedFor(context, target)));
  const range = rangeOf(resolved, element);
  const copy = withFreshIds(page, element, page.html.slice(range.start, range.end));
  return done(
    insertMarkup(page.html, { element, place: 'after' }, copy),
    say.duplicated(labelOf(context, resolved)),
  );
};

const ID_REFERENCES = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'href',
  'data-bs-target',
];

/** A copy's ids get a number behind them, and what refers to them inside the copy follows. */
function withFreshIds(page: PageModel, element: IndexedElement, markup: string): string {
  const ids = [element, ...elementsIn(element)]
    .map((inside) => attributeOf(inside, 'id'))
    .filter((id) => id !== undefined);
  return ids.reduce((html, id) => {
    const fresh = freshId(page, id);
    const own = new RegExp(`(\\sid\\s*=\\s*["']?)${escapePattern(id)}(?=["'\\s/>])`, 'gi');
    const references = new RegExp(
      `(\\s(?:${ID_REFERENCES.join('|')})\\s*=\\s*["']?#?)${escapePattern(id)}(?=["'\\s/>])`,
      'gi',
    );
    return html
      .replace(own, (_whole, lead: string) => lead + fresh)
      .replace(references, (_whole, lead: string) => lead + fresh);
  }, markup);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export function freshId(page: PageModel, id: string): string {
  let number = 2;
  while (findById(page.index, `${id}-${number}`)) number += 1;
  return findById(page.index, id) ? `${id}-${number}` : id;
}

export const planMove: Planner<'move'> = (context, { target, to }) => {
  const { page, say } = context;
  const resolved = resolveTarget(page, target);
  const element = resolved?.elements[0];
  if (!resolved || !element || resolved.isStandIn)
    return refuse(say.noPart(askedFor(context, target)));
  if (to.side === 'at') return moveTo(context, resolved, to.position);
  const anchor =
    'target' in to ? resolveSection(page, to.target)?.section : neighbour(page, element, to.side);
  if (!anchor)
    return refuse(
      'target' in to
        ? say.noPart(askedFor(context, to.target))
        : say.already(labelOf(context, resolved)),
    );
  const place = to.side === 'before' || to.side === 'up' || to.side === 'top' ? 'before' : 'after';
  const splices = moveBeside(page, rangeOf(resolved, element), { anchor, place });
  return splices.length > 0
    ? done(splices, say.moved(labelOf(context, resolved)))
    : refuse(say.already(labelOf(context, resolved)));
};

/** Among the sections below the opening, from 1. */
function moveTo({ page, say }: PlanContext, resolved: Resolved, position: number): PlanResult {
  const [element] = resolved.elements;
  const others = page.sections.filter(
    (section) => !isFrame(section) && !section.kinds.has('hero') && section.element !== element,
  );
  const label = say.moved(resolved.section ? sectionLabel(say, resolved.section) : '');
  const anchor = others[position - 1];
  if (!resolved.section || !anchor) return refuse(say.noPart(`${position}.`));
  const splices = moveBeside(page, resolved.section.range, { anchor, place: 'before' });
  return splices.length > 0 ? done(splices, label) : refuse(say.already(label));
}

function moveBeside(
  page: PageModel,
  range: SourceRange,
  { anchor, place }: { anchor: PageSection; place: 'before' | 'after' },
): Splice[] {
  const outer = { ...anchor.element, range: anchor.range };
  return moveRange(page.html, range, { element: outer, place });
}

/** Headers, navigation and footers frame the content; sections move and grow between them. */
export function isFrame({ kinds }: PageSection): boolean {
  return (kinds.has('header') && !kinds.has('hero')) || kinds.has('nav') || kinds.has('footer');
}

/** The section to stand beside; sections stay between the page's header and footer. */
function neighbour(
  page: PageModel,
  element: IndexedElement,
  side: 'up' | 'down' | 'top' | 'bottom',
): PageSection | undefined {
  const content = page.sections.filter(
    (section) => !isFrame(section) || section.element === element,
  );
  const at = content.findIndex((section) => section.element === element);
  if (at < 0) return siblingOf(element, side);
  const sides = {
    up: content[at - 1]?.kinds.has('hero') ? undefined : content[at - 1],
    down: content[at + 1],
    top: content.find(({ kinds }) => !kinds.has('hero')),
    bottom: content.at(-1),
  };
  const found = sides[side];
  return found?.element === element ? undefined : found;
}

/** Parts that are no sections move among their siblings. */
function siblingOf(
  element: IndexedElement,
  side: 'up' | 'down' | 'top' | 'bottom',
): PageSection | undefined {
  const siblings = element.parent ? childrenOf(element.parent) : [];
  const at = siblings.indexOf(element);
  const found = {
    up: siblings[at - 1],
    down: siblings[at + 1],
    top: siblings[0],
    bottom: siblings.at(-1),
  }[side];
  return found && found !== element
    ? {
        element: found,
        range: found.range,
        kinds: new Set(),
        ranks: new Map(),
        heading: undefined,
        names: [],
      }
    : undefined;
}

/** Two sections take each other's place, their comments with them; what stands between stays. */
export const planSwap: Planner<'swap'> = (context, { first, second }) => {
  const { page, say } = context;
  const sections = [first, second].map((target) => resolveSection(page, target));
  const missing = sections.findIndex((found) => !found || found.isStandIn);
  if (missing >= 0) return refuse(say.noPart(askedFor(context, missing === 0 ? first : second)));
  const [one, two] = sections
    .flatMap((found) => found?.section ?? [])
    .sort((a, b) => a.range.start - b.range.start);
  if (!one || !two || one.range.end > two.range.start)
    return refuse(say.noPart(askedFor(context, second)));
  const label = [one, two].map((section) => sectionLabel(say, section)).join(', ');
  return done(
    [
      { ...one.range, replacement: page.html.slice(two.range.start, two.range.end) },
      { ...two.range, replacement: page.html.slice(one.range.start, one.range.end) },
    ],
    say.swapped(label),
  );
};
