import type { ArtColours } from '#domain/theme/art-colours.ts';
import { createRandom } from '../random.ts';
import { ART_CSS } from './art-css.ts';
import { paletteOf } from './art-palette.ts';
import { listMotifs } from './motif-words.ts';
import { MOTIFS, type MotifId } from './motifs.ts';
import { writeSprite } from './prints.ts';
import { drawInside, type SceneId } from './scenes.ts';

const WIDTH = 1200;
const HEIGHT = 900;

const PLAIN: ArtColours = {
  ground: '#fbfaf7',
  ink: '#22262e',
  brand: '#2f5d62',
  accent: '#e0a458',
};

type Scenes = readonly [SceneId, SceneId, SceneId];

/** Scenes that need no object, by what a description says; beginnings of words in both languages. */
const PLACES: readonly (readonly [scenes: Scenes, words: RegExp])[] = [
  [
    ['waves', 'horizon', 'contours'],
    /(?<![a-zà-ÿ])(?:sea|ocean|beach|wave|coast|lake|mare(?![a-z])|spiagg|onde|costa|lago)/i,
  ],
  [
    ['hills', 'contours', 'horizon'],
    /(?<![a-zà-ÿ])(?:hill|mountain|valley|countryside|field|landscape|collin|montagn|valle|campagn|camp[io](?![a-z])|paesagg)/i,
  ],
  [
    ['botanic', 'bloom', 'hills'],
    /(?<![a-zà-ÿ])(?:garden|flower|plant|tree|forest|wood|giardin|fior[ei]|piant|alber|bosc)/i,
  ],
  [
    ['street', 'window', 'cubes'],
    /(?<![a-zà-ÿ])(?:street|city|town|shop|building|architect|strad|citt|negozi|edific|palazz)/i,
  ],
  [
    ['light', 'horizon', 'arcs'],
    /(?<![a-zà-ÿ])(?:sun|light|morning|evening|night|sky|sole(?![a-z])|luce|mattin|sera|notte|ciel)/i,
  ],
];
const WITH_OBJECT: Scenes = ['still-life', 'window', 'pattern'];
const ABSTRACT: Scenes = ['light', 'contours', 'bloom'];
/** Stands in scenes that draw an object where a description names none. */
const ANY_OBJECT: MotifId = 'leaf';

/**
 * Three drawings of the designer for a description, as SVG documents of their own in the page's colours. The words
 * decide what is drawn; the same words draw the same.
 */
export function drawDescription(description: string, colours: ArtColours = PLAIN): string[] {
  const motif = listMotifs(description)[0] ?? namedMotif(description);
  const place = PLACES.find(([, words]) => words.test(description))?.[0];
  const scenes = motif === undefined ? (place ?? ABSTRACT) : WITH_OBJECT;
  return scenes.map((scene, nth) => {
    const random = createRandom(description, nth);
    const motifs = [motif ?? ANY_OBJECT] as const;
    return writeDocument(
      drawInside(scene, { motifs, width: WIDTH, height: HEIGHT, random }),
      colours,
    );
  });
}

/** An object by the name that we have for it: “grapes”. */
function namedMotif(description: string): MotifId | undefined {
  const words = description.toLowerCase().split(/[^a-z]+/);
  return words.find((word): word is MotifId => Object.hasOwn(MOTIFS, word));
}

function writeDocument(inside: string, colours: ArtColours): string {
  const used = [...inside.matchAll(/href="#art-([a-z]+)"/g)].map(([, id = '']) => id);
  const rules = ART_CSS.split('\n').filter((line) => /^\.(?!art|sprite|type|on\d|band)/.test(line));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<style>svg { ${paletteOf(colours)} }`,
    ...rules,
    '</style>',
    writeSprite(new Set(used), 'flat').replace('<svg class="sprite"', '<svg width="0" height="0"'),
    `<rect class="c0" width="${WIDTH}" height="${HEIGHT}"/>`,
    inside,
    '</svg>',
  ].join('\n');
}
