import { fromHex } from '#domain/colour/oklch.ts';
import { ownBackground } from '#domain/css/computed.ts';
import { ancestorsOf } from '#domain/html/query.ts';
import type { Target } from '../intents/edit-intent.ts';
import { groundsOf } from '../page/grounds.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveTarget } from '../page/resolve-target.ts';

/** Whether a new ground is written, and that of the whole page seen behind half of its parts at least. */
export function showsGround(page: PageModel, target: Target | undefined, hex: string): boolean {
  if (!page.html.toLowerCase().includes(hex.toLowerCase())) return false;
  const resolved = resolveTarget(page, target ?? { element: 'page' });
  if (!resolved?.elements.some(({ tag }) => tag === 'body' || tag === 'html')) return true;
  const grounds = groundsOf(page);
  const same = grounds.filter((ground) => ground.toLowerCase() === hex.toLowerCase());
  return same.length * 2 >= grounds.length;
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
