import { fromHex } from '#domain/colour/oklch.ts';
import { backgroundBehind, ownBackground } from '#domain/css/computed.ts';
import { ancestorsOf, elementsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Target } from '../intents/edit-intent.ts';
import { isFrame } from '../page/find-sections.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveTarget } from '../page/resolve-target.ts';

/** What visitors see behind the parts of a page; pictures tell no colour. */
function groundsOf({ sections, sheet }: PageModel): string[] {
  return sections
    .filter((section) => !isFrame(section))
    .map(({ element }) => backgroundBehind(sheet, shownIn(element)))
    .filter((ground) => ground !== 'image');
}

/** What fills a part is seen in place of the part. */
function shownIn(element: IndexedElement): IndexedElement {
  const [only, another] = elementsIn(element).filter(({ parent }) => parent === element);
  return only && !another && /^(?:div|section)$/.test(only.tag) ? only : element;
}

/** Whether a new ground is written, and that of the whole page seen behind a third of its parts at least. */
export function showsGround(page: PageModel, target: Target | undefined, hex: string): boolean {
  if (!page.html.toLowerCase().includes(hex.toLowerCase())) return false;
  const resolved = resolveTarget(page, target ?? { element: 'page' });
  if (!resolved?.elements.some(({ tag }) => tag === 'body' || tag === 'html')) return true;
  const grounds = groundsOf(page);
  const same = grounds.filter((ground) => ground.toLowerCase() === hex.toLowerCase());
  return same.length * 3 >= grounds.length;
}

/** OKLCH lightness below which a ground is dark, and above which it is light; bands of the page's own colour lie between. */
const DARK_GROUND = 0.45;
const LIGHT_GROUND = 0.8;

/** Whether a page shows dark: no part of it is light, and most are dark. What no rule paints has the scheme's colour. */
export function isDark(page: PageModel): boolean {
  const painted = page.sections.some(({ element }) =>
    [element, ...ancestorsOf(element)].some((one) => ownBackground(page.sheet, one)),
  );
  const lights = groundsOf(page).map((ground) => fromHex(ground).lightness);
  const dark = lights.filter((light) => light < DARK_GROUND);
  const isLight = lights.some((light) => light > LIGHT_GROUND);
  return !painted || (!isLight && dark.length * 2 >= lights.length);
}
