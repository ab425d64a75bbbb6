import { elementsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import { fontSizePx, resolveVars, toPx } from '../css/computed.ts';
import { winnerOf } from '#domain/css/style-sheet.ts';
import { writeStyles, type StyleWish } from '#domain/css/write-styles.ts';
import type { Measure } from '../intents/edit-intent.ts';
import type { PageModel } from '../page/page-model.ts';
import { isFrame } from './plan-structure.ts';
import { isButton, resolveTarget, type Resolved } from '../page/resolve-target.ts';
import { mergeWishes } from './plan-colour.ts';
import { scalePageText } from './scale-page-text.ts';
import {
  askedFor,
  done,
  labelOf,
  refuse,
  standInNote,
  type IntentOf,
  type PlanContext,
  type Planner,
} from './plan-types.ts';

export const planFont: Planner<'font'> = (context, { target, font }) => {
  const { page, say } = context;
  const resolved = resolveTarget(page, target ?? { element: 'page' });
  if (!resolved) return refuse(say.noPart(askedFor(context, target)));
  const isPage = resolved.element === 'page' || (resolved.element === 'text' && !resolved.section);
  const token = fontToken(page, resolved);
  if (token) {
    const splices = [{ start: token.valueStart, end: token.valueEnd, replacement: font.stack }];
    return done(splices, say.font(labelOf(context, resolved), font.words));
  }
  const wishes: StyleWish[] = [
    { elements: resolved.elements, declarations: { 'font-family': font.stack } },
  ];
  const splices = writeStyles(
    page,
    isPage ? [...wishes, ...fontOverrides(page, font.stack)] : wishes,
  );
  if (splices.length === 0) return refuse(say.already(labelOf(context, resolved)));
  return done(
    splices,
    say.font(labelOf(context, resolved), font.words) + standInNote(context, target, resolved),
  );
};

/** The custom property that gives all headings, or the whole page, its font and nothing else. */
function fontToken(
  page: PageModel,
  resolved: Resolved,
): { valueStart: number; valueEnd: number } | undefined {
  if (resolved.element !== 'headings' || resolved.section) return undefined;
  const name = /^var\((--[\w-]+)\)$/.exec(
    winnerOf(page.sheet, resolved.elements[0], ['font-family'])?.declaration.value ?? '',
  )?.[1];
  const users = page.sheet.rules.filter(({ declarations }) =>
    declarations.some(({ value }) => name !== undefined && value.includes(`var(${name})`)),
  );
  const onlyHeadings = users.every(({ selector }) =>
    selector.split(',').every((part) => /\bh[1-6]\b/.test(part)),
  );
  return onlyHeadings
    ? page.sheet.rules
        .flatMap(({ declarations }) => declarations)
        .find((declaration) => declaration.name === name)
    : undefined;
}

/** Elements that set a font of their own and would not follow the body. Code keeps its font. */
function fontOverrides(page: PageModel, stack: string): StyleWish[] {
  const own = page.index.elements.filter(
    (element) =>
      !['body', 'html', 'code', 'pre', 'kbd', 'samp', 'i'].includes(element.tag) &&
      page.body &&
      element.range.start > page.body.range.start &&
      winnerOf(page.sheet, element, ['font-family']),
  );
  return own.length > 0 ? [{ elements: own, declarations: { 'font-family': stack } }] : [];
}

const TEXT_STEP = 1.25;
const SPACE_STEP = 1.5;
const DEFAULT_SPACE_PX = 48;

export const planScale: Planner<'scale'> = (context, intent) => {
  const { page, say } = context;
  const { target, measure } = intent;
  const resolved = resolveTarget(page, target ?? SCALE_DEFAULTS[measure]);
  if (!resolved) return refuse(say.noPart(askedFor(context, target)));
  const token =
    measure === 'space' && resolved.element === 'sections' ? spaceToken(page, intent) : undefined;
  if (token) return done([token], sentence(context, intent, resolved));
  if (measure === 'text' && intent.px === undefined && isWholePage(resolved)) {
    const scaled = scalePageText(page, intent.direction);
    if (scaled.length > 0) return done(scaled, sentence(context, intent, resolved));
  }
  const wishes = resolved.elements.flatMap((element) =>
    WISHES[measure](page, element, { intent, resolved }),
  );
  const splices = writeStyles(page, mergeWishes(wishes));
  if (splices.length === 0) return refuse(say.already(labelOf(context, resolved)));
  return done(
    splices,
    sentence(context, intent, resolved) + standInNote(context, target, resolved),
  );
};

function isWholePage({ element, section, elements }: Resolved): boolean {
  return !section && (element === 'page' || element === 'text') && elements[0].tag === 'body';
}

const SCALE_DEFAULTS = {
  text: { element: 'text' },
  lines: { element: 'text' },
  space: { element: 'sections' },
  corners: { element: 'buttons' },
  width: { element: 'image' },
} as const;

interface ScaleInput {
  intent: IntentOf<'scale'>;
  resolved: Resolved;
}

function sentence(
  { say, ...context }: PlanContext,
  { measure, direction }: IntentOf<'scale'>,
  resolved: Resolved,
): string {
  const label = labelOf({ say, ...context }, resolved);
  const sentences: Record<Measure, readonly [(part: string) => string, (part: string) => string]> =
    {
      text: [say.bigger, say.smaller],
      width: [say.bigger, say.smaller],
      space: [say.moreSpace, say.lessSpace],
      lines: [say.moreSpace, say.lessSpace],
      corners: [say.rounder, say.squarer],
    };
  const [up, down] = sentences[measure];
  return (direction > 0 ? up : down)(label);
}

type WishMaker = (page: PageModel, element: IndexedElement, input: ScaleInput) => StyleWish[];

const scaleText: WishMaker = (page, element, { intent, resolved }) => {
  const texts = resolved.element ? [element] : textHolders(element);
  const holders = texts.length > 0 ? texts : linksIn(element);
  return holders.map((holder) => {
    const factor = TEXT_STEP ** intent.direction;
    const value = winnerOf(page.sheet, holder, ['font-size'])?.declaration.value;
    const size = intent.px === undefined ? scaled(value, factor) : rem(intent.px);
    return {
      elements: [holder],
      declarations: { 'font-size': size ?? rem(fontSizePx(page.sheet, holder) * factor) },
    };
  });
};

/** A length that depends on the window or on a custom property keeps doing so. */
function scaled(value: string | undefined, factor: number): string | undefined {
  if (!value || !/^(?:var|clamp|min|max|calc)\([^]*\)$/i.test(value)) return undefined;
  const [, inner, old] = /^calc\(([^]*) \* ([\d.]+)\)$/.exec(value) ?? [];
  const total = Math.round(Number(old ?? 1) * factor * 1000) / 1000;
  return `calc(${inner ?? value} * ${total})`;
}

/** A menu grows by its links. */
function linksIn(element: IndexedElement): IndexedElement[] {
  return elementsIn(element).filter(({ tag }) => tag === 'a');
}

/** Texts of a section whose size the page sets itself follow one by one. */
function textHolders(element: IndexedElement): IndexedElement[] {
  const inside = element.nodes.flatMap((node) =>
    node.kind === 'element' ? textHolders(node) : [],
  );
  const says = element.nodes.some((node) => node.kind === 'text' && node.value.trim() !== '');
  if (!says) return inside;
  return element.tag === 'a' && !isButton(element) ? [] : [element];
}

const scaleSpace: WishMaker = (page, element, { intent, resolved }) => {
  const section = resolved.section ?? page.sections.find((found) => found.element === element);
  if (resolved.element === 'sections' && section && isFrame(section)) return [];
  const declarations: Record<string, string> = {};
  for (const side of ['padding-top', 'padding-bottom'] as const) {
    const value = scaledPadding(page, element, { side, intent });
    if (value !== undefined) declarations[side] = value;
  }
  return [{ elements: [element], declarations }];
};

/** The custom property that most sections take their padding from, scaled where it is set. */
function spaceToken(page: PageModel, { direction, px }: IntentOf<'scale'>): Splice | undefined {
  const content = page.sections.filter((section) => !isFrame(section));
  const names = content
    .map(
      ({ element }) =>
        winnerOf(page.sheet, element, ['padding-bottom', 'padding', 'padding-block'])?.declaration
          .value,
    )
    .map((value) => /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1]);
  const name = names.find(
    (candidate) =>
      candidate !== undefined &&
      names.filter((other) => other === candidate).length * 2 > names.length,
  );
  const declared = page.sheet.rules
    .flatMap(({ declarations }) => declarations)
    .find((declaration) => declaration.name === name);
  if (!declared) return undefined;
  const factor = SPACE_STEP ** direction;
  const value =
    px === undefined
      ? (scaled(declared.value, factor) ?? `calc(${declared.value} * ${factor})`)
      : rem(px);
  return { start: declared.valueStart, end: declared.valueEnd, replacement: value };
}

interface PaddingInput {
  side: 'padding-top' | 'padding-bottom';
  intent: IntentOf<'scale'>;
}

function scaledPadding(
  page: PageModel,
  element: IndexedElement,
  { side, intent }: PaddingInput,
): string | undefined {
  if (intent.px !== undefined) return rem(intent.px);
  const factor = SPACE_STEP ** intent.direction;
  const claim = winnerOf(page.sheet, element, [side, 'padding', 'padding-block']);
  const part = claim ? partOf(claim.declaration.value, claim.declaration.name, side) : '0px';
  const px = toPx(resolveVars(page.sheet, element, part), fontSizePx(page.sheet, element)) ?? 0;
  if (claim && /^0(?:px|rem|em)?$/.test(part) && !claim.declaration.name.endsWith('padding'))
    return undefined;
  const least = intent.direction > 0 ? DEFAULT_SPACE_PX / SPACE_STEP : 0;
  return scaled(part, factor) ?? rem(Math.max(px, least) * factor);
}

/** The part of a `padding` shorthand that is about one side. */
function partOf(value: string, name: string, side: PaddingInput['side']): string {
  const parts = value.match(/[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s]+/g) ?? [];
  const bottom = name === 'padding-block' ? parts[1] : parts[2];
  return (side === 'padding-bottom' ? bottom : undefined) ?? parts[0] ?? value;
}

const scaleCorners: WishMaker = (page, element, { intent }) => {
  const claim = winnerOf(page.sheet, element, ['border-radius']);
  const value = claim && toPx(resolveVars(page.sheet, element, claim.declaration.value), 16);
  const wanted = intent.px ?? (intent.direction > 0 ? Math.max(12, (value ?? 0) * 2) : 0);
  return [{ elements: [element], declarations: { 'border-radius': `${wanted}px` } }];
};

const scaleLines: WishMaker = (_page, element, { intent }) => [
  { elements: [element], declarations: { 'line-height': intent.direction > 0 ? '1.8' : '1.35' } },
];

const scaleWidth: WishMaker = (_page, element, { intent }) => [
  {
    elements: [element],
    declarations: {
      width: intent.px ? `${intent.px}px` : intent.direction > 0 ? '100%' : '60%',
      height: 'auto',
    },
  },
];

const WISHES: Record<Measure, WishMaker> = {
  text: scaleText,
  space: scaleSpace,
  corners: scaleCorners,
  lines: scaleLines,
  width: scaleWidth,
};

function rem(px: number): string {
  return `${Math.round((px / 16) * 1000) / 1000}rem`;
}

const EXTRAS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sticky: { top: '0', 'z-index': '50' },
};

export const planDeclare: Planner<'declare'> = (context, { target, property, value }) => {
  const { page, say } = context;
  const resolved = resolveTarget(page, target);
  if (!resolved) return refuse(say.noPart(askedFor(context, target)));
  const declarations = { [property]: value, ...EXTRAS[value] };
  const splices = writeStyles(page, [{ elements: resolved.elements, declarations }]);
  if (splices.length === 0) return refuse(say.already(labelOf(context, resolved)));
  return done(
    splices,
    say.style(labelOf(context, resolved), property, value) + standInNote(context, target, resolved),
  );
};
