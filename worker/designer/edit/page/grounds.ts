import { fromHex } from '#domain/colour/oklch.ts';
import { backgroundBehind, ownBackground } from '#domain/css/computed.ts';
import { ancestorsOf, elementsIn, isPageRoot } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { isFrame, type PageSection } from './find-sections.ts';
import type { PageModel } from './page-model.ts';

/** What fills a part is seen in place of the part. */
function shownIn({ element }: PageSection): IndexedElement {
  const [only, another] = elementsIn(element).filter(({ parent }) => parent === element);
  return only && !another && /^(?:div|section)$/.test(only.tag) ? only : element;
}

/** What visitors see behind the parts of a page; pictures tell no colour. */
export function groundsOf({ sections, sheet }: PageModel): string[] {
  return sections
    .filter((section) => !isFrame(section))
    .map((section) => backgroundBehind(sheet, shownIn(section)))
    .filter((ground) => ground !== 'image');
}

/** Widest distance in OKLCH lightness between tints of one paper, and the chroma above which a ground is a colour. */
const SAME_PAPER = 0.14;
const COLOURED = 0.07;

/** The parts that paint the page's ground, or a tint of it, over the body's; bands of a colour are none. */
export function papersOf(page: PageModel): IndexedElement[] {
  const { sheet } = page;
  const paper = mostOf(groundsOf(page)) ?? '#ffffff';
  const painters = page.sections.flatMap((section) => {
    const shown = shownIn(section);
    const painter = [shown, ...ancestorsOf(shown)].find((one) => ownBackground(sheet, one));
    const ground = painter && ownBackground(sheet, painter);
    if (!painter || !ground || ground === 'image' || isPageRoot(painter)) return [];
    return ground === paper || (!isFrame(section) && isTintOf(ground, paper)) ? [painter] : [];
  });
  return [...new Set(painters)];
}

function isTintOf(ground: string, paper: string): boolean {
  const [one, other] = [fromHex(ground), fromHex(paper)];
  return Math.abs(one.lightness - other.lightness) <= SAME_PAPER && one.chroma <= COLOURED;
}

function mostOf(grounds: readonly string[]): string | undefined {
  const [most] = [...Map.groupBy(grounds, (ground) => ground).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  return most?.[0];
}
