import { html, trusted, type Html } from '../html.ts';
import type { DrawScene, SceneInput } from './scene.ts';
import {
  drawBloom,
  drawBotanic,
  drawContours,
  drawCubes,
  drawLight,
  drawWaves,
} from './scenes-abstract.ts';
import {
  drawBlueprint,
  drawFlatLay,
  drawGiant,
  drawPattern,
  drawRays,
  drawShelf,
  drawStillLife,
} from './scenes-objects.ts';
import {
  drawArch,
  drawCounter,
  drawHills,
  drawHorizon,
  drawStreet,
  drawWindow,
} from './scenes-places.ts';
import { drawEmblem } from './scene-emblem.ts';
import { drawObject } from './scene-object.ts';
import { drawArcs, drawBars, drawTiles } from './scenes-posters.ts';

const DRAW = {
  'still-life': drawStillLife,
  'flat-lay': drawFlatLay,
  object: drawObject,
  giant: drawGiant,
  rays: drawRays,
  pattern: drawPattern,
  shelf: drawShelf,
  blueprint: drawBlueprint,
  emblem: drawEmblem,
  counter: drawCounter,
  street: drawStreet,
  window: drawWindow,
  hills: drawHills,
  horizon: drawHorizon,
  arch: drawArch,
  tiles: drawTiles,
  arcs: drawArcs,
  bars: drawBars,
  contours: drawContours,
  botanic: drawBotanic,
  light: drawLight,
  waves: drawWaves,
  bloom: drawBloom,
  cubes: drawCubes,
} as const satisfies Record<string, DrawScene>;

export type SceneId = keyof typeof DRAW;
export const SCENE_IDS = Object.keys(DRAW) as SceneId[];

/** A scene without its `svg` element. */
export function drawInside(scene: SceneId, input: SceneInput): string {
  return DRAW[scene](input);
}

/** Scenes that show a shop, for trades whose customers come in. */
export const SHOP_SCENES: ReadonlySet<SceneId> = new Set(['counter', 'shelf', 'street']);

/** Scenes whose objects stand on a ledge at the bottom, so that they may only be cropped at the top. */
const ON_A_LEDGE: ReadonlySet<SceneId> = new Set(['window', 'still-life', 'arch', 'street']);

/**
 * A picture of the trade in the page's own colours: inline SVG of 1–4 KB that needs the page's sprite and art
 * CSS.
 */
export function drawScene(scene: SceneId, input: SceneInput, label: string): Html {
  const { width, height } = input;
  return html`<svg
    class="art"
    viewBox="0 0 ${width} ${height}"
    preserveAspectRatio="xMid${ON_A_LEDGE.has(scene) ? 'YMax' : 'YMid'} slice"
    role="img"
    aria-label="${label}"
  >
    ${trusted(drawInside(scene, input))}
  </svg>`;
}
