import type { CssDeclaration } from '#domain/css/parse-css.ts';
import { winnerOf } from '#domain/css/style-sheet.ts';
import { type StyleWish, addRules, mergeWishes, writeStyles } from '#domain/css/write-styles.ts';
import { elementsIn, findByTag } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import { fontSizePx, resolveVars, toPx } from '#domain/css/computed.ts';
import type { Measure, Target } from '../intents/edit-intent.ts';
import { sectionAt } from '../page/section-of.ts';
import { isFrame } from '../page/find-sections.ts';
import type { PageModel } from '../page/page-model.ts';
import { isButton } from '../page/find-elements.ts';
import { type Resolved } from '../page/resolve-target.ts';
import { isAtLimit, limitedToken } from './limited-size.ts';
import { declarationOf, rewriteValue, wholeVar } from './plan-look.ts';
import {
  done,
  labelOf,
  onTarget,
  refuse,
  type IntentOf,
  type PlanContext,
  type PlanResult,
} from './plan-types.ts';

type Scale = IntentOf<'scale'>;
type Declarations = StyleWish['declarations'];

interface ScaleInput {
  page: PageModel;
  intent: Scale;
  resolved: Resolved;
}

interface MeasureRule {
  target: Target;
  up: 'bigger' | 'moreSpace' | 'rounder';
  down: 'smaller' | 'lessSpace' | 'squarer';
  /** Where the page itself scales all of it in one place. Empty when it does not. */
  atOnce?: (input: ScaleInput) => Splice[];
  /** The elements that get the declarations; by default those that are asked for. */
  holders?: (element: IndexedElement, resolved: Resolved) => IndexedElement[];
  declare: (page: PageModel, element: IndexedElement, intent: Scale) => Declarations;
}

const TEXT_STEP = 1.25;
/** "A touch". */
const SLIGHT_STEP = 1.08;
const SPACE_STEP = 1.5;
const DEFAULT_SPACE_PX = 48;

const MEASURES: Record<Measure, MeasureRule> = {
  text: {
    target: { element: 'text' },
    up: 'bigger',
    down: 'smaller',
    atOnce: scalePageText,
    holders: textHolders,
    declare: (page, element, intent) => {
      const { sheet } = page;
      const { px } = intent;
      const factor = textFactor(intent, TEXT_STEP);
      const token = px === undefined ? limitedToken(page, element) : undefined;
      if (token !== undefined) return scaledToken(page, element, { token, factor });
      const value = winnerOf(sheet, element, ['font-size'])?.declaration.value;
      const size = px === undefined ? scaled(value, factor) : rem(px);
      return { 'font-size': size ?? rem(fontSizePx(sheet, element) * factor) };
    },
  },
  space: {
    target: { element: 'sections' },
    up: 'moreSpace',
    down: 'lessSpace',
    atOnce: scaleSpaceToken,
    declare: (page, element, intent) => {
      const sides = ['padding-top', 'padding-bottom'] as const;
      const isFramed = isFrame(sectionAt(page, element) ?? { kinds: new Set() });
      if (isFramed && !intent.target?.section) return {};
      const values = sides.map((side) => [side, scaledPadding(page, element, { side, intent })]);
      return Object.fromEntries(values.filter(([, value]) => value !== undefined));
    },
  },
  lines: {
    target: { element: 'text' },
    up: 'moreSpace',
    down: 'lessSpace',
    declare: (_page, _element, { direction }) => ({
      'line-height': direction > 0 ? '1.8' : '1.35',
    }),
  },
  corners: {
    target: { element: 'buttons' },
    up: 'rounder',
    down: 'squarer',
    declare: ({ sheet }, element, { direction, px }) => {
      const claim = winnerOf(sheet, element, ['border-radius']);
      const present = claim && toPx(resolveVars(sheet, element, claim.declaration.value), 16);
      const wanted = direction > 0 ? Math.max(12, (present ?? 0) * 2) : 0;
      return { 'border-radius': `${px ?? wanted}px` };
    },
  },
  width: {
    target: { element: 'image' },
    up: 'bigger',
    down: 'smaller',
    // A picture of a set size keeps its shape; any other takes a part of the width it is in.
    declare: ({ sheet }, element, { direction, px }) => {
      const [width, height] = ['width', 'height'].map((name) => {
        const { value = '' } = winnerOf(sheet, element, [name])?.declaration ?? {};
        const size = value.endsWith('px') ? Number.parseFloat(value) * TEXT_STEP ** direction : 0;
        return size > 0 ? `${Math.round(size)}px` : undefined;
      });
      if (px) return { width: `${px}px`, height: 'auto' };
      if (width) return { width, height: height ?? 'auto' };
      // What fills its place cannot grow there.
      const isFull = winnerOf(sheet, element, ['width'])?.declaration.value === '100%';
      const none: Declarations = {};
      if (direction > 0 && isFull) return none;
      return { width: direction > 0 ? '100%' : '60%', height: 'auto' };
    },
  },
};

export const planScale = onTarget<'scale'>({
  otherwise: ({ measure }) => MEASURES[measure].target,
  plan: (context: PlanContext, asked, resolved) => {
    const { page, say } = context;
    const intent = ofPictures(asked, resolved);
    const { up, down, atOnce, holders, declare } = MEASURES[intent.measure];
    const sentence = say[intent.direction > 0 ? up : down](labelOf(context, resolved));
    if (isKeptInPlace(page, intent, resolved))
      return refuse(say.atLimit(labelOf(context, resolved)));
    if (intent.isOnPhones) return scaleOnPhones(context, intent, resolved);
    const whole = atOnce?.({ page, intent, resolved }) ?? [];
    if (whole.length > 0) return done(whole, sentence);
    const wishes = resolved.elements
      .flatMap((element) => holders?.(element, resolved) ?? [element])
      .map((element) => ({ elements: [element], declarations: declare(page, element, intent) }));
    return done(writeStyles(page, mergeWishes(wishes)), sentence);
  },
});

/** A headline that fills its panel would run out of it. */
function isKeptInPlace(page: PageModel, intent: Scale, { elements }: Resolved): boolean {
  const { measure, direction, isOnPhones } = intent;
  return (
    measure === 'text' &&
    direction > 0 &&
    !isOnPhones &&
    elements.every((element) => isAtLimit(page, element))
  );
}

/** The text's own share of a size of the page: rules that keep it inside its place still do. */
function scaledToken(
  { sheet }: PageModel,
  element: IndexedElement,
  { token, factor }: { token: string; factor: number },
): Declarations {
  const value = resolveVars(sheet, element, `var(${token})`);
  return { [token]: scaled(value, factor) ?? `calc(${value} * ${factor})` };
}

function textFactor({ direction, isSlight }: Scale, step: number): number {
  return (isSlight ? SLIGHT_STEP : step) ** direction;
}

/** A picture grows by its width. */
function ofPictures(intent: Scale, { elements }: Resolved): Scale {
  const arePictures = elements.every(({ tag }) => tag === 'img' || tag === 'svg');
  return arePictures && intent.measure === 'text' ? { ...intent, measure: 'width' } : intent;
}

/** A rule for narrow screens alone; what has no name that a rule could use stays as it is. */
function scaleOnPhones(context: PlanContext, intent: Scale, resolved: Resolved): PlanResult {
  const { page, say } = context;
  const { elements } = resolved;
  const tags = [...new Set(elements.map(({ tag }) => tag))];
  const areAll = tags.every((tag) =>
    findByTag(page.index, tag).every((element) => elements.includes(element)),
  );
  if (!areAll || tags.some((tag) => !/^(?:h[1-6]|p|li|a|button|footer|header|nav)$/.test(tag)))
    return refuse(say.next.which);
  const rules = tags.map((tag) => {
    const [first] = findByTag(page.index, tag);
    const value = first && winnerOf(page.sheet, first, ['font-size'])?.declaration.value;
    const size = value ?? (first ? rem(fontSizePx(page.sheet, first)) : '1em');
    return `:root ${tag} { font-size: calc(${size} * ${rounded(textFactor(intent, TEXT_STEP), 1000)}); }`;
  });
  const rule = `@media (max-width: 40rem) { ${rules.join(' ')} }`;
  return done(addRules(page, [rule]), say.onPhones(labelOf(context, resolved), intent.direction));
}

function rem(px: number): string {
  return `${rounded(px / 16, 1000)}rem`;
}

function rounded(value: number, parts = 100): number {
  return Math.round(value * parts) / parts;
}

/** A length that depends on the window or on a custom property keeps doing so. */
function scaled(value: string | undefined, factor: number): string | undefined {
  if (!value || !/^(?:var|clamp|min|max|calc)\([^]*\)$/i.test(value)) return undefined;
  const [, inner, old] = /^calc\(([^]*) \* ([\d.]+)\)$/.exec(value) ?? [];
  return `calc(${inner ?? value} * ${rounded(Number(old ?? 1) * factor, 1000)})`;
}

/** Texts of a section whose size the page sets itself follow one by one; a menu grows by its links. */
function textHolders(root: IndexedElement, { element }: Resolved): IndexedElement[] {
  if (element) return [root];
  const texts = textsOf(root);
  return texts.length > 0 ? texts : elementsIn(root).filter(({ tag }) => tag === 'a');
}

function textsOf(element: IndexedElement): IndexedElement[] {
  const says = element.nodes.some((node) => node.kind === 'text' && node.value.trim() !== '');
  if (!says) return element.nodes.flatMap((node) => (node.kind === 'element' ? textsOf(node) : []));
  return element.tag === 'a' && !isButton(element) ? [] : [element];
}

/** The custom property that most sections take their padding from, scaled where it is set. */
function scaleSpaceToken({ page, intent: { direction, px }, resolved }: ScaleInput): Splice[] {
  if (resolved.element !== 'sections') return [];
  const names = page.sections
    .filter((section) => !isFrame(section))
    .map(({ element }) => winnerOf(page.sheet, element, paddings('padding-bottom')))
    .map((claim) => wholeVar(claim?.declaration.value ?? ''));
  const most = names.find(
    (name) => name && names.filter((other) => other === name).length * 2 > names.length,
  );
  const declared = most && declarationOf(page, most);
  if (!declared) return [];
  const factor = SPACE_STEP ** direction;
  const { value } = declared;
  const wanted =
    px === undefined ? (scaled(value, factor) ?? `calc(${value} * ${factor})`) : rem(px);
  return [rewriteValue(declared, wanted)];
}

type Side = 'padding-top' | 'padding-bottom';

function paddings(side: Side): string[] {
  return [side, 'padding', 'padding-block'];
}

function scaledPadding(
  { sheet }: PageModel,
  element: IndexedElement,
  { side, intent: { direction, px } }: { side: Side; intent: Scale },
): string | undefined {
  if (px !== undefined) return rem(px);
  const factor = SPACE_STEP ** direction;
  const declaration = winnerOf(sheet, element, paddings(side))?.declaration;
  const part = declaration ? partOf(declaration, side) : '0px';
  const isNone = /^0(?:px|rem|em)?$/.test(part);
  if (declaration && isNone && !declaration.name.endsWith('padding')) return undefined;
  const present = toPx(resolveVars(sheet, element, part), fontSizePx(sheet, element)) ?? 0;
  const isFixed = scaled(part, factor) === undefined;
  if (direction < 0 && present === 0 && isFixed) return undefined;
  const least = direction > 0 ? DEFAULT_SPACE_PX / SPACE_STEP : 0;
  return scaled(part, factor) ?? rem(Math.max(present, least) * factor);
}

/** The part of a `padding` shorthand that is about one side. */
function partOf({ name, value }: CssDeclaration, side: Side): string {
  const parts = value.match(/[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s]+/g) ?? [];
  const bottom = name === 'padding-block' ? parts[1] : parts[2];
  return (side === 'padding-bottom' ? bottom : undefined) ?? parts[0] ?? value;
}

/** One step for all texts at once is smaller than for a single one. */
const PAGE_STEP = 1.15;
const SIZED = new Set(['font-size', 'font']);
const PIXELS = /(?<![\w.-])(\d+(?:\.\d+)?)(px|pt)(?=[\s/,);]|$)/;

/** All texts of a page grow or shrink together: sizes in `rem` by the root, those in pixels where they are written. */
function scalePageText({ page, intent, resolved }: ScaleInput): Splice[] {
  const { element, section, elements } = resolved;
  const isWhole = !section && /^(?:page|text)$/.test(element ?? '') && elements[0].tag === 'body';
  if (!isWhole || intent.px !== undefined) return [];
  const factor = textFactor(intent, PAGE_STEP);
  const declarations = page.sheet.rules.flatMap((rule) => rule.declarations);
  const tokens = declarations
    .filter(({ name }) => SIZED.has(name))
    .flatMap(({ value }) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const sized = new Set([...SIZED, ...tokens]);
  const inPixels = declarations
    .filter(({ name, value }) => sized.has(name) && PIXELS.test(value))
    .map((declaration) =>
      rewriteValue(
        declaration,
        declaration.value.replace(
          PIXELS,
          (_whole, size: string, unit: string) => `${rounded(Number(size) * factor)}${unit}`,
        ),
      ),
    );
  const isRelative = declarations.some(
    ({ name, value }) =>
      /(?<![\w.])\d*\.?\d+rem\b/.test(value) && (SIZED.has(name) || name.startsWith('--')),
  );
  const hasRoot = findByTag(page.index, 'html').length > 0;
  if (!hasRoot || (inPixels.length > 0 && !isRelative)) return inPixels;
  const root = `html { font-size: ${rounded(rootPercent(page) * factor)}%; }`;
  return [...inPixels, ...addRules(page, [root])];
}

/** What earlier edits made of the root's size. */
function rootPercent({ sheet }: PageModel): number {
  const written = sheet.rules
    .filter(({ selector }) => selector === 'html')
    .flatMap(({ declarations }) => declarations)
    .findLast(({ name, value }) => name === 'font-size' && value.endsWith('%'));
  return written ? Number.parseFloat(written.value) : 100;
}
