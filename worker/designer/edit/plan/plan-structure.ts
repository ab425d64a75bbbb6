import { winnerOf } from '#domain/css/style-sheet.ts';
import { addRules } from '#domain/css/write-styles.ts';
import {
  ancestorsOf,
  attributeOf,
  childrenOf,
  isPageRoot,
  listBehind,
  outermost,
  textOf,
} from '#domain/html/query.ts';
import type { IndexedElement, SourceRange } from '#domain/html/source-index.ts';
import {
  deleteLines,
  insertMarkup,
  moveRange,
  removeAttribute,
  setAttribute,
} from '#domain/html/splice.ts';
import { copyWithFreshIds } from '#domain/page-operations/copy-ids.ts';
import type { Place, Target } from '../intents/edit-intent.ts';
import { isFrame } from '../page/find-sections.ts';
import type { PageModel } from '../page/page-model.ts';
import { sectionAt } from '../page/section-of.ts';
import { nameOf } from '../page/name-of.ts';
import { resolveTarget, type Resolved } from '../page/resolve-target.ts';
import { countLeft } from './count-left.ts';
import { nameLeft } from './name-left.ts';
import { menusInOrder } from './menu-order.ts';
import {
  askedFor,
  done,
  labelOf,
  onTarget,
  refuse,
  sectionLabel,
  type PlanContext,
  type Planner,
} from './plan-types.ts';

/** What stands on a page as one; the range of a section takes in the comment that introduces it. */
interface Block {
  element: IndexedElement;
  range: SourceRange;
}

function blockOf(page: PageModel, element: IndexedElement): Block {
  const list = listBehind(element);
  return (
    sectionAt(page, element) ?? {
      element,
      range: { start: element.range.start, end: (list ?? element).range.end },
    }
  );
}

/** Menu entries that lead to one of the elements, with their list items. */
function linksTo(page: PageModel, elements: readonly IndexedElement[]): IndexedElement[] {
  const ids = new Set(elements.map((element) => attributeOf(element, 'id')).filter(Boolean));
  return page.index.elements
    .filter((link) => {
      const href = link.tag === 'a' ? (attributeOf(link, 'href') ?? '') : '';
      return href.startsWith('#') && ids.has(href.slice(1)) && isMenuEntry(page, link);
    })
    .map((link) =>
      link.parent && ['li', 'td'].includes(link.parent.tag) && textOf(link.parent) === textOf(link)
        ? link.parent
        : link,
    );
}

function isMenuEntry({ sections }: PageModel, link: IndexedElement): boolean {
  const frames = sections.filter(isFrame).map(({ element }) => element);
  const isInFrame = [...ancestorsOf(link)].some(
    (at) => ['nav', 'header', 'footer'].includes(at.tag) || frames.includes(at),
  );
  return isInFrame && !/btn|button|cta/i.test(attributeOf(link, 'class') ?? '');
}

export const planRemove = onTarget<'remove'>({
  isStrict: true,
  plan: (context, _intent, resolved) => {
    const { page, say } = context;
    const links = linksTo(page, resolved.elements);
    const gone = outermost([...new Set([...resolved.elements.map(holderOf), ...links])]);
    const label = labelOf(context, resolved);
    const plan = done(
      gone.flatMap((element) => deleteLines(page.html, blockOf(page, element).range)),
      links.length > 0 ? say.removedWithLinks(label, links.length) : say.removed(label),
    );
    const counted = countLeft(page, resolved.elements[0]);
    const named = nameLeft(page, gone);
    const left = [
      ...(counted === undefined ? [] : [say.countLeft(counted)]),
      ...(named ? [say.nameLeft(named.name, named.where, named.isPicture)] : []),
    ].join(' ');
    return left === '' ? plan : { ...plan, left };
  },
});

const PICTURES = new Set(['img', 'svg', 'picture']);

/** A picture goes with the frame that holds nothing else. */
function holderOf(element: IndexedElement): IndexedElement {
  const cell = /^(?:t[dh]|d[td])$/.test(element.tag) ? element.parent : undefined;
  if (cell && cell.tag !== 'dl') return cell;
  const figure = [...ancestorsOf(element)].find(({ tag }) => tag === 'figure');
  if (PICTURES.has(element.tag) && figure) return figure;
  let at = element;
  while (
    PICTURES.has(element.tag) &&
    at.parent &&
    ['div', 'figure', 'picture', 'a'].includes(at.parent.tag) &&
    childrenOf(at.parent).length === 1 &&
    textOf(at.parent) === textOf(element)
  )
    at = at.parent;
  return at;
}

export const planHide = onTarget<'hide'>({
  isStrict: true,
  plan: (context, _intent, resolved) => {
    const { page, say } = context;
    const hidden = [...resolved.elements, ...linksTo(page, resolved.elements)];
    const splices = hidden.flatMap((element) => setAttribute(element, 'hidden', ''));
    const needsRule =
      page.sheet.hasLinkedSheets ||
      hidden.some((element) => winnerOf(page.sheet, element, ['display']));
    const rule =
      needsRule && splices.length > 0
        ? addRules(page, ['[hidden] { display: none !important; }'])
        : [];
    return done([...splices, ...rule], say.hidden(labelOf(context, resolved)));
  },
});

export const planShow = onTarget<'show'>({
  plan: (context, _intent, resolved) => {
    const { page, say } = context;
    const shown = [...resolved.elements, ...linksTo(page, resolved.elements)];
    return done(
      shown.flatMap((element) => removeAttribute(page.html, element, 'hidden')),
      say.shown(labelOf(context, resolved)),
    );
  },
});

export const planDuplicate = onTarget<'duplicate'>({
  isStrict: true,
  plan: (context, _intent, resolved) => {
    const { page, say } = context;
    const [element] = resolved.elements;
    if (element.isSplit) return refuse(say.noPart(labelOf(context, resolved)));
    const comment = page.html.slice(blockOf(page, element).range.start, element.range.start);
    const { markup } = copyWithFreshIds(page.index, element);
    return done(
      insertMarkup(page.html, { element, place: 'after' }, comment + markup),
      say.duplicated(labelOf(context, resolved)),
    );
  },
});

function meantBy(page: PageModel, target: Target): IndexedElement[] {
  const found = resolveTarget(page, target);
  return found && !isPageRoot(found.elements[0]) ? [found.elements[0]] : [];
}

/** The first two of these that stand side by side; a section stands beside what another one holds. */
function siblingsOf(
  page: PageModel,
  ones: readonly IndexedElement[],
  others: readonly IndexedElement[],
): [IndexedElement, IndexedElement] | undefined {
  for (const one of ones)
    for (const other of others) {
      const beside = [other, ...ancestorsOf(other)].find(({ parent }) => parent === one.parent);
      const isFit = beside === other || sectionAt(page, one) !== undefined;
      if (beside && isFit && beside !== one) return [one, beside];
    }
  return undefined;
}

export const planMove: Planner<'move'> = (context, { target, to }) => {
  const { page, say } = context;
  const movers = meantBy(page, target);
  if (movers.length === 0) return refuse(say.noPart(askedFor(context, target)));
  const pair =
    'target' in to
      ? siblingsOf(page, movers, meantBy(page, to.target))
      : movers.slice(0, 1).map((mover) => [mover, neighbour(page, mover, to)?.element] as const)[0];
  if (!pair) return refuse(say.noPart(askedFor(context, 'target' in to ? to.target : target)));
  const [element, anchor] = pair;
  const place = ['before', 'up', 'top'].includes(to.side) ? 'before' : 'after';
  const splices = anchor
    ? moveRange(page.html, blockOf(page, element).range, {
        element: { ...anchor, range: blockOf(page, anchor).range },
        place,
      })
    : [];
  const label = nameOfBlock(context, element);
  if (!anchor || splices.length === 0) return refuse(say.already(label));
  const menus =
    sectionAt(page, element) && sectionAt(page, anchor)
      ? menusInOrder(page, linksTo(page, [element]), { anchor, place })
      : [];
  return done([...splices, ...menus], say.moved(label));
};

function nameOfBlock(context: PlanContext, element: IndexedElement): string {
  const section = sectionAt(context.page, element);
  if (section) return sectionLabel(context.say, section);
  const text = textOf(nameOf(element) ?? element);
  return text ? `“${text.slice(0, 60)}”` : labelOf(context, resolvedOf(element));
}

function resolvedOf(element: IndexedElement): Resolved {
  return { elements: [element], section: undefined, element: undefined };
}

/** The block to stand beside. Sections stay between the page's header and footer; other parts among their siblings. */
function neighbour(
  page: PageModel,
  element: IndexedElement,
  to: Exclude<Place, { target: Target }>,
): Block | undefined {
  const isSection = sectionAt(page, element) !== undefined;
  const siblings = element.parent ? childrenOf(element.parent) : [];
  const blocks: readonly Block[] = isSection
    ? page.sections.filter((section) => !isFrame(section) || section.element === element)
    : siblings.map((sibling) => blockOf(page, sibling));
  const hero = isSection ? page.sections.find(({ kinds }) => kinds.has('hero')) : undefined;
  const below = blocks.filter((block) => block.element !== hero?.element);
  const at = blocks.findIndex((block) => block.element === element);
  const before = blocks[at - 1];
  const found = {
    up: before?.element === hero?.element ? undefined : before,
    down: blocks[at + 1],
    top: below[0],
    bottom: blocks.at(-1),
  }[to.side];
  return found?.element === element ? undefined : found;
}

/** Two things take each other's place, their comments with them; what stands between stays. */
export const planSwap: Planner<'swap'> = (context, { first, second }) => {
  const { page, say } = context;
  const [ones, others] = [first, second].map((target) => meantBy(page, target));
  const pair = ones && others && siblingsOf(page, ones, others);
  if (!pair) {
    const missing = ones?.length === 0 ? first : second;
    return refuse(say.noPart(askedFor(context, missing)));
  }
  const [one, two] = pair
    .map((element) => blockOf(page, element))
    .sort((a, b) => a.range.start - b.range.start);
  if (!one || !two || one.range.end > two.range.start)
    return refuse(say.noPart(askedFor(context, second)));
  const textOfRange = ({ range }: Block): string => page.html.slice(range.start, range.end);
  return done(
    [
      { ...one.range, replacement: textOfRange(two) },
      { ...two.range, replacement: textOfRange(one) },
    ],
    say.swapped([one, two].map(({ element }) => nameOfBlock(context, element)).join(', ')),
  );
};
