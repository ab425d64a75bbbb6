import { TEXT_CONTRAST } from '#domain/colour/css-colour.ts';
import { classesOf, elementsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { fromLch, inkOn, LARGE_TEXT_CONTRAST, readableOn, toLch } from '../css/colour.ts';
import { backgroundBehind, fontSizePx, ownBackground, textColour } from '../css/computed.ts';
import { winnerOf } from '#domain/css/style-sheet.ts';
import { writeStyles, type StyleWish } from '#domain/css/write-styles.ts';
import type { PageModel } from '../page/page-model.ts';
import { isButton, resolveTarget, type Resolved } from '../page/resolve-target.ts';
import { brandSplices, mainColour } from './brand-colour.ts';
import {
  askedFor,
  labelOf,
  refuse,
  standInNote,
  type IntentOf,
  type PlanContext,
  type Planner,
  type PlanResult,
} from './plan-types.ts';

const TEXTUAL = new Set([
  'headline',
  'heading',
  'headings',
  'lead',
  'text',
  'link',
  'links',
  'nav-links',
  'logo',
  'prices',
]);

export const planRecolour: Planner<'recolour'> = (context, { target, property, colour }) => {
  const isBrand = property === 'brand' || (!target && property === 'auto');
  if (isBrand) return paintBrand(context, colour);
  const resolved = resolveTarget(context.page, target ?? { element: 'page' });
  if (!resolved) return refuse(context.say.noPart(askedFor(context, target)));
  if (target?.element === 'page' && property === 'auto') return paintBrand(context, colour);
  const paintsText =
    property === 'text' || (property === 'auto' && TEXTUAL.has(resolved.element ?? ''));
  const painted = paintsText
    ? paintText(context, resolved, colour)
    : paintBackground(context, resolved, colour);
  return painted.isDone
    ? { ...painted, change: painted.change + standInNote(context, target, resolved) }
    : painted;
};

type Paint = IntentOf<'recolour'>['colour'];

function paintBrand({ page, say }: PlanContext, { hex, words }: Paint): PlanResult {
  const own = brandSplices(page, hex);
  const splices = own.length > 0 ? own : writeStyles(page, primaryWishes(page, hex));
  if (splices.length === 0) return refuse(noColour(page, say));
  return { isDone: true, splices, change: say.brand(words), changesColours: true };
}

function noColour({ sheet }: PageModel, say: PlanContext['say']): string {
  return sheet.hasLinkedSheets ? say.noTokens : say.noMainColour;
}

/** Where linked sheets keep the colours, the parts that theme classes or buttons mark as primary. */
function primaryWishes(page: PageModel, hex: string): StyleWish[] {
  const marked = (pattern: RegExp): IndexedElement[] =>
    page.index.elements.filter((element) => classesOf(element).some((name) => pattern.test(name)));
  const solid = [
    ...new Set([
      ...marked(/^(?:btn|bg|badge)-primary$/),
      ...page.index.elements.filter(isPrimaryButton),
    ]),
  ];
  const text = marked(/^(?:text|link)-primary$/).filter((element) => !solid.includes(element));
  const wishes: StyleWish[] = [
    {
      elements: solid,
      declarations: { 'background-color': hex, 'border-color': hex, color: inkOn(hex) },
    },
    { elements: text, declarations: { color: readableOn(hex, '#ffffff') } },
  ];
  return wishes.filter(({ elements }) => elements.length > 0);
}

function isPrimaryButton(element: IndexedElement): boolean {
  return (
    isButton(element) &&
    !classesOf(element).some((name) => /secondary|outline|link|light|dark|quiet|ghost/i.test(name))
  );
}

function paintBackground(
  context: PlanContext,
  resolved: Resolved,
  { hex, words }: Paint,
): PlanResult {
  const { page, say } = context;
  const wishes = resolved.elements.map((element) => backgroundWish(page, element, hex));
  const merged = mergeWishes(wishes);
  const splices = writeStyles(page, merged);
  if (splices.length === 0) return refuse(say.already(labelOf(context, resolved)));
  return {
    isDone: true,
    splices,
    change: say.background(labelOf(context, resolved), words),
    changesColours: true,
  };
}

/** Pictures and gradients have to go for a plain colour to show. */
function backgroundWish(page: PageModel, element: IndexedElement, hex: string): StyleWish {
  const hasImage = ownBackground(page.sheet, element) === 'image';
  return {
    elements: [element],
    declarations: { [hasImage ? 'background' : 'background-color']: hex },
  };
}

export function mergeWishes(wishes: readonly StyleWish[]): StyleWish[] {
  const merged = new Map<string, StyleWish>();
  for (const wish of wishes) {
    const key = JSON.stringify(wish.declarations);
    merged.set(key, {
      ...wish,
      elements: [...(merged.get(key)?.elements ?? []), ...wish.elements],
    });
  }
  return [...merged.values()];
}

function paintText(context: PlanContext, resolved: Resolved, { hex, words }: Paint): PlanResult {
  const { page, say } = context;
  let isShaded = false;
  const wishes = resolved.elements.flatMap((element) =>
    withOwnColours(page, element).map((holder) => {
      const behind = backgroundBehind(page.sheet, holder);
      const least = fontSizePx(page.sheet, holder) >= 24 ? LARGE_TEXT_CONTRAST : TEXT_CONTRAST;
      const readable = behind === 'image' ? hex : readableOn(hex, behind, least);
      isShaded ||= readable !== hex;
      return { elements: [holder], declarations: { color: readable } };
    }),
  );
  const splices = writeStyles(page, mergeWishes(wishes));
  if (splices.length === 0) return refuse(say.already(labelOf(context, resolved)));
  const note = isShaded ? ` ${say.shaded(words)}` : '';
  return {
    isDone: true,
    splices,
    change: say.textColour(labelOf(context, resolved), words) + note,
  };
}

/** The element and those inside it whose own colour would hide the new one. Buttons keep theirs. */
function withOwnColours(page: PageModel, element: IndexedElement): IndexedElement[] {
  const inner = elementsIn(element).filter((inside) => {
    const hasBackground =
      ownBackground(page.sheet, inside) !== undefined || hasPaintedParent(page, inside, element);
    return (
      !hasBackground &&
      (inside.tag === 'a' || winnerOf(page.sheet, inside, ['color']) !== undefined)
    );
  });
  return [element, ...inner];
}

function hasPaintedParent(page: PageModel, element: IndexedElement, root: IndexedElement): boolean {
  for (let at = element.parent; at && at !== root; at = at.parent)
    if (ownBackground(page.sheet, at)) return true;
  return false;
}

/** Steps of OKLCH lightness for "darker" and "lighter". */
const SHADE_STEP = 0.12;

export const planShade: Planner<'shade'> = (context, { target, property, direction }) => {
  const { page, say } = context;
  const resolved = resolveTarget(page, target);
  const shift = (hex: string): string => {
    const lch = toLch(hex);
    return fromLch({ ...lch, l: Math.min(0.98, Math.max(0.05, lch.l + direction * SHADE_STEP)) });
  };
  if (property === 'brand' || !resolved) {
    const main = mainColour(page);
    if (target && !resolved) return refuse(say.noPart(askedFor(context, target)));
    return main
      ? paintBrand(context, { hex: shift(main), words: shift(main) })
      : refuse(noColour(page, say));
  }
  const [element] = resolved.elements;
  const paintsText = property === 'text' || TEXTUAL.has(resolved.element ?? '');
  const present = paintsText
    ? (textColour(page.sheet, element) ?? '#222222')
    : backgroundBehind(page.sheet, element);
  if (present === 'image') return refuse(noColour(page, say));
  const wanted = shift(present);
  const colour = { hex: wanted, words: wanted };
  return paintsText
    ? paintText(context, resolved, colour)
    : paintBackground(context, resolved, colour);
};
