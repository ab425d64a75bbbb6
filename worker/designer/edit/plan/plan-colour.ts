import { TEXT_CONTRAST } from '#domain/colour/css-colour.ts';
import { winnerOf } from '#domain/css/style-sheet.ts';
import { mergeWishes, writeStyles, type StyleWish } from '#domain/css/write-styles.ts';
import { ancestorsOf, classesOf, elementsIn, isPageRoot } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { inkOn, LARGE_TEXT_CONTRAST, readableOn } from '#domain/colour/choose-colour.ts';
import { backgroundBehind, fontSizePx, ownBackground, textColour } from '#domain/css/computed.ts';
import type { PageModel } from '../page/page-model.ts';
import { isButton } from '../page/find-elements.ts';
import { papersOf } from '../page/grounds.ts';
import { resolveTarget, type Resolved } from '../page/resolve-target.ts';
import {
  brandSplices,
  hueSplices,
  lightened,
  mainColour,
  shadeSplices,
} from '#domain/css/brand-colour.ts';
import {
  askedFor,
  done,
  labelOf,
  onTarget,
  refuse,
  type IntentOf,
  type PlanContext,
  type Planner,
  type PlanResult,
} from './plan-types.ts';

type Paint = IntentOf<'recolour'>['colour'];

const TEXTUAL = new Set(
  'headline heading headings lead text link links nav-links logo phone prices names'.split(' '),
);

const TEXT_TAGS = /^(?:h[1-6]|p|a|span|strong|em|b|i|small|blockquote|label|figcaption)$/;

/** A colour of something that is only text is the text's. */
function isTextual({ element, section, elements: [first] }: Resolved): boolean {
  if (element !== undefined || section) return TEXTUAL.has(element ?? '');
  return TEXT_TAGS.test(first.tag) && !isButton(first);
}

export const planRecolour: Planner<'recolour'> = (context, intent) => {
  const { target, property, colour } = intent;
  const isPage = !target || target.element === 'page';
  return property === 'brand' || (isPage && property === 'auto')
    ? paintBrand(context, colour)
    : paintPart(context, intent);
};

const paintPart = onTarget<'recolour'>({
  otherwise: () => ({ element: 'page' }),
  plan: (context, { property, colour }, resolved) => {
    const isText = property === 'text' || (property === 'auto' && isTextual(resolved));
    return (isText ? paintText : paintBackground)(context, resolved, colour);
  },
});

/** Looks at the colours that the page shows, whatever its source calls them. */
export const planSwapColour: Planner<'swap-colour'> = ({ page, say }, { from, to }) => {
  const splices = hueSplices(page, from.hex, to.hex);
  return splices.length > 0
    ? { ...done(splices, say.colourSwapped(from.words, to.words)), changesColours: true }
    : refuse(say.noSuchColour(from.words));
};

/** All colours of one name a step darker or lighter. */
export const planShadeColour: Planner<'shade-colour'> = ({ page, say }, { from, direction }) => {
  const splices = shadeSplices(page, from.hex, direction * SHADE_STEP);
  const note = page.sheet.hasDarkRules ? ` ${say.lightOnly}` : '';
  return splices.length > 0
    ? { ...done(splices, say.colourShaded(from.words, direction) + note), changesColours: true }
    : refuse(say.noSuchColour(from.words));
};

function paintBrand({ page, say }: PlanContext, { hex, words }: Paint): PlanResult {
  const own = brandSplices(page, hex);
  const splices = own.length > 0 ? own : writeStyles(page, primaryWishes(page, hex));
  return splices.length === 0
    ? refuse(noColour(page, say))
    : { ...done(splices, say.brand(words)), changesColours: true };
}

function noColour({ sheet }: PageModel, say: PlanContext['say']): string {
  return sheet.hasLinkedSheets ? say.noTokens : say.noMainColour;
}

/** Where linked sheets keep the colours, the parts that theme classes or buttons mark as primary. */
function primaryWishes({ index }: PageModel, hex: string): StyleWish[] {
  const hasClass = (element: IndexedElement, pattern: RegExp): boolean =>
    classesOf(element).some((name) => pattern.test(name));
  const solid = index.elements.filter(
    (element) =>
      hasClass(element, /^(?:btn|bg|badge)-primary$/) ||
      (isButton(element) && !hasClass(element, /secondary|outline|link|light|dark|quiet|ghost/i)),
  );
  const text = index.elements.filter(
    (element) => hasClass(element, /^(?:text|link)-primary$/) && !solid.includes(element),
  );
  const filled = { 'background-color': hex, 'border-color': hex, color: inkOn(hex) };
  return [
    { elements: solid, declarations: filled },
    { elements: text, declarations: { color: readableOn(hex, '#ffffff') } },
  ].filter(({ elements }) => elements.length > 0);
}

/** Pictures and gradients have to go for a plain colour to show; a page's colour is that of its parts, too. */
function paintBackground(
  context: PlanContext,
  resolved: Resolved,
  { hex, words }: Paint,
): PlanResult {
  const { page, say } = context;
  const isPage = resolved.elements.some(isPageRoot);
  const wishesFor = (elements: readonly IndexedElement[]): StyleWish[] =>
    mergeWishes(
      elements.map((element) => {
        const hasImage = ownBackground(page.sheet, element) === 'image';
        return {
          elements: [element],
          declarations: { [hasImage ? 'background' : 'background-color']: hex },
        };
      }),
    );
  const splices = writeStyles(page, [
    ...wishesFor(resolved.elements),
    ...wishesFor(isPage ? papersOf(page) : []),
  ]);
  return {
    ...done(splices, say.background(labelOf(context, resolved), words)),
    changesColours: true,
  };
}

function paintText(context: PlanContext, resolved: Resolved, { hex, words }: Paint): PlanResult {
  const { page, say } = context;
  const holders = resolved.elements.flatMap((element) => withOwnColours(page, element));
  const wishes = holders.map((holder) => {
    const behind = backgroundBehind(page.sheet, holder);
    const least = fontSizePx(page.sheet, holder) >= 24 ? LARGE_TEXT_CONTRAST : TEXT_CONTRAST;
    const color = readableOn(hex, behind === 'image' ? undefined : behind, least);
    return { elements: [holder], declarations: { color } };
  });
  const isShaded = wishes.some(({ declarations }) => declarations.color !== hex);
  const note = isShaded ? ` ${say.shaded(words)}` : '';
  return done(
    writeStyles(page, mergeWishes(wishes)),
    say.textColour(labelOf(context, resolved), words) + note,
  );
}

/** The element and those inside it whose own colour would hide the new one. Buttons keep theirs. */
function withOwnColours({ sheet }: PageModel, root: IndexedElement): IndexedElement[] {
  const isPainted = (element: IndexedElement): boolean =>
    [element, ...ancestorsOf(element)].some(
      (at) => at.range.start > root.range.start && ownBackground(sheet, at) !== undefined,
    );
  const inner = elementsIn(root).filter(
    (element) =>
      (element.tag === 'a' || winnerOf(sheet, element, ['color']) !== undefined) &&
      !isPainted(element),
  );
  return [root, ...inner];
}

/** A step of OKLCH lightness for "darker" and "lighter". */
const SHADE_STEP = 0.12;

export const planShade: Planner<'shade'> = (context, { target, property, direction }) => {
  const { page, say } = context;
  const resolved = resolveTarget(page, target);
  if (target && !resolved) return refuse(say.noPart(askedFor(context, target)));
  const part = property === 'brand' ? undefined : resolved;
  const isText = property === 'text' || TEXTUAL.has(part?.element ?? '');
  const present = part ? presentColour(page, part.elements[0], isText) : mainColour(page);
  if (present === undefined || present === 'image') return refuse(noColour(page, say));
  const hex = lightened(present, direction * SHADE_STEP);
  const colour = { hex, words: hex };
  if (!part) return paintBrand(context, colour);
  const painted = (isText ? paintText : paintBackground)(context, part, colour);
  const change = say.shade(labelOf(context, part), direction);
  return painted.isDone ? { ...painted, change } : painted;
};

function presentColour({ sheet }: PageModel, element: IndexedElement, isText: boolean): string {
  return isText ? (textColour(sheet, element) ?? '#222222') : backgroundBehind(sheet, element);
}
