import { elementsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import { fromLch, toLch } from '../css/colour.ts';
import { winnerOf } from '#domain/css/style-sheet.ts';
import { writeStyles, type StyleWish } from '#domain/css/write-styles.ts';
import { MOODS, type Mood } from '../lexicon/moods.ts';
import type { PageModel } from '../page/page-model.ts';
import { isButton } from '../page/resolve-target.ts';
import { brandSplices, mainColour } from './brand-colour.ts';
import { planScale } from './plan-look.ts';
import { refuse, type PlanContext, type Planner } from './plan-types.ts';

export const planMood: Planner<'mood'> = (context, { mood }) => {
  const { page, say } = context;
  const wanted = MOODS[mood];
  const splices = dropOverlaps([
    ...tokenSplices(page, wanted),
    ...ruleSplices(context, wanted),
    ...chromaSplices(page, wanted),
  ]);
  if (splices.length === 0) return refuse(say.already(mood));
  return { isDone: true, splices, change: say.mood(mood), changesColours: true };
};

/** Fonts and corners the page keeps in custom properties. */
function tokenSplices(page: PageModel, mood: Mood): Splice[] {
  const wanted: readonly (readonly [RegExp, string])[] = [
    [
      /^--(?:font|ff|family|typeface)[\w-]*(?:display|heading|head|title|serif)|^--(?:display|heading|title)[\w-]*font/i,
      mood.display,
    ],
    [
      /^--(?:font|ff|family|typeface)[\w-]*(?:text|body|base|sans|copy)|^--(?:body|text|base)[\w-]*font/i,
      mood.text,
    ],
    [
      /^--(?:[\w-]*-)?(?:radius|corner|rounded)(?:-(?:md|base|card|default))?$/i,
      mood.radius < 0 ? '' : `${mood.radius}px`,
    ],
  ];
  return page.sheet.rules.flatMap(({ declarations }) =>
    declarations.flatMap(({ name, value, valueStart, valueEnd }) => {
      const next = wanted.find(([pattern]) => pattern.test(name))?.[1];
      return next && next !== value
        ? [{ start: valueStart, end: valueEnd, replacement: next }]
        : [];
    }),
  );
}

function usesToken(
  page: PageModel,
  element: IndexedElement | undefined,
  property: string,
): boolean {
  return (
    element !== undefined &&
    (winnerOf(page.sheet, element, [property])?.declaration.value.includes('var(') ?? false)
  );
}

function ruleSplices(context: PlanContext, mood: Mood): Splice[] {
  const { page } = context;
  const inside = page.body ? elementsIn(page.body) : [];
  const headings = inside.filter(({ tag }) => /^h[1-3]$/.test(tag));
  const buttons = inside.filter(isButton);
  const wishes: StyleWish[] = [];
  if (mood.display && headings.length > 0) {
    const family = usesToken(page, headings[0], 'font-family')
      ? undefined
      : { 'font-family': mood.display };
    wishes.push({
      elements: headings,
      declarations: {
        ...family,
        'letter-spacing': mood.letterSpacing,
        'font-weight': String(mood.headingWeight),
      },
    });
  }
  if (mood.text && page.body && !usesToken(page, page.body, 'font-family'))
    wishes.push({ elements: [page.body], declarations: { 'font-family': mood.text } });
  if (mood.radius >= 0 && buttons.length > 0 && !usesToken(page, buttons[0], 'border-radius'))
    wishes.push({ elements: buttons, declarations: { 'border-radius': `${mood.radius}px` } });
  return [...writeStyles(page, wishes), ...spaceSplices(context, mood)];
}

/** Only moods of space change the space between sections by much. */
function spaceSplices(context: PlanContext, { space, display }: Mood): Splice[] {
  if (display !== '' || space === 1) return [];
  const scaled = planScale(context, {
    kind: 'scale',
    target: undefined,
    measure: 'space',
    direction: space > 1 ? 1 : -1,
  });
  return scaled.isDone ? scaled.splices : [];
}

function chromaSplices(page: PageModel, { chroma }: Mood): Splice[] {
  const main = chroma === 1 ? undefined : mainColour(page);
  if (!main) return [];
  const lch = toLch(main);
  return brandSplices(page, fromLch({ ...lch, c: lch.c * chroma }));
}

function dropOverlaps(splices: readonly Splice[]): Splice[] {
  const kept: Splice[] = [];
  for (const splice of splices)
    if (!kept.some((other) => splice.start < other.end && other.start < splice.end))
      kept.push(splice);
  return kept;
}
