import { attributeOf, findByTag, textOf } from '#domain/html/query.ts';
import { indexHtml, type IndexedElement, type SourceIndex } from '#domain/html/source-index.ts';
import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import { applySplices } from '#domain/html/splice.ts';
import type { Splice } from '#domain/text/splices.ts';
import { createRandom } from '../random.ts';
import { artPalette } from './art-palette.ts';
import { ART_CSS } from './art-css.ts';
import { findMotif, isMotif } from './motif-words.ts';
import { MOTIFS, type MotifId } from './motifs.ts';
import { writeSprite } from './prints.ts';
import { drawInside, SCENE_IDS, type SceneId } from './scenes.ts';

/** A page whose drawings by name are drawn, and the names that nobody could draw. */
export interface ExpandedArt {
  html: string;
  unknown: readonly string[];
}

/** What a page can name. */
export const ART_NAMES = { objects: Object.keys(MOTIFS), scenes: SCENE_IDS };

const MOST = 40;
const WIDTH = 800;
const HEIGHT = 600;

interface Drawing {
  element: IndexedElement;
  name: string;
  scene: SceneId | undefined;
  motif: MotifId | undefined;
}

function isScene(word: string): word is SceneId {
  return SCENE_IDS.some((id) => id === word);
}

/** Reads "grapes" and "scene:window grapes". */
function readDrawing(element: IndexedElement): Drawing {
  const name = (attributeOf(element, 'data-art') ?? '').trim().slice(0, 60);
  const words = name.toLowerCase().replaceAll(/[:,]/g, ' ').split(/\s+/);
  const [first = '', second = '', third = ''] = words;
  const scene = first === 'scene' && isScene(second) ? second : undefined;
  const motif = [scene ? third : first].find(isMotif);
  return { element, name, scene, motif };
}

function isEmpty({ nodes, isSplit }: IndexedElement): boolean {
  return !isSplit && nodes.every((node) => node.kind === 'text' && node.value.trim() === '');
}

function drawingsOf(index: SourceIndex): Drawing[] {
  return findByTag(index, 'svg')
    .filter((svg) => attributeOf(svg, 'data-art') !== undefined && isEmpty(svg))
    .slice(0, MOST)
    .map(readDrawing);
}

/** What the page is about, as an object that we can draw. */
function subjectOf(index: SourceIndex, drawings: readonly Drawing[]): MotifId | undefined {
  const titles = [...findByTag(index, 'title'), ...findByTag(index, 'h1')].map(textOf).join(' ');
  return drawings.find(({ motif }) => motif)?.motif ?? findMotif(titles);
}

/** What stands where nothing can be drawn: it says what belongs there. */
function writePlaceholder(name: string, language: 'en' | 'it'): string {
  const words = `${language === 'it' ? 'Immagine' : 'Picture'}: ${name || '…'}`;
  return `<rect class="c0" width="${WIDTH}" height="${HEIGHT}"/><rect class="ink" fill="none" x="24" y="24" width="${WIDTH - 48}" height="${HEIGHT - 48}" stroke-width="3" stroke-dasharray="14 12"/><text x="${WIDTH / 2}" y="${HEIGHT / 2}" text-anchor="middle" font-size="34" dominant-baseline="middle" fill="currentColor">${escapeText(words)}</text>`;
}

interface Drawn {
  viewBox: string;
  inside: string;
  isUnknown: boolean;
}

function draw(
  { name, scene, motif }: Drawing,
  subject: MotifId | undefined,
  input: DrawInput,
): Drawn {
  const object = motif ?? subject;
  if (scene && object) {
    const random = createRandom(name, input.nth);
    const inside = drawInside(scene, { motifs: [object], width: WIDTH, height: HEIGHT, random });
    return { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, inside, isUnknown: false };
  }
  if (motif) {
    const inside = `<g class="f0"><use href="#art-${motif}" width="100" height="100"/></g>`;
    return { viewBox: '0 0 100 100', inside, isUnknown: false };
  }
  const inside = writePlaceholder(name, input.language);
  return { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, inside, isUnknown: true };
}

interface DrawInput {
  nth: number;
  language: 'en' | 'it';
}

/** Attributes that the drawing has of its own; a label of the model's would claim what the drawing is not. */
const REPLACED = /^(?:viewbox|role|aria-.*|preserveaspectratio|xmlns)$/i;

function writeTag({ element, name }: Drawing, { viewBox, isUnknown }: Drawn): string {
  const kept = element.attributes.filter((one) => !REPLACED.test(one.name));
  const own = [
    { name: 'viewBox', value: viewBox },
    { name: 'aria-hidden', value: 'true' },
    ...(isUnknown ? [{ name: 'data-placeholder', value: name }] : []),
  ];
  const attributes = [...kept, ...own].map((one) => `${one.name}="${escapeAttribute(one.value)}"`);
  return `<svg ${attributes.join(' ')}>`;
}

/** Drawings have short class names, which a page may use for something else. */
function ownClasses(markup: string): string {
  return markup.replaceAll(
    /class="([^"]+)"/g,
    (_, names: string) => `class="${names.replaceAll(/\S+/g, 'art-$&')}"`,
  );
}

/** The designer's rules for drawings, with the page's own colours. */
function writeStyle(index: SourceIndex): string {
  const rules = ART_CSS.split('\n').flatMap((line) => {
    const at = line.indexOf('{');
    const selector = line.slice(0, at).trim();
    if (at < 0 || /^\.(?:art|type|on\d|band)/.test(selector)) return [];
    return [`${selector.replaceAll(/\.(?=[a-z])/g, '.art-')} ${line.slice(at)}`];
  });
  return [
    '<style>',
    `svg[data-art] { ${artPalette(index)} }`,
    ':where(svg[data-art]) { display: block; width: 100%; height: auto; overflow: hidden; }',
    ...rules,
    '</style>',
  ].join('\n');
}

/**
 * Draws the pictures that a page names (`<svg data-art="grapes">`, `<svg data-art="scene:window grapes">`) in the
 * page's own colours. What has content already stays; an unknown name becomes a field that says what belongs there.
 */
export function expandArt(html: string): ExpandedArt {
  if (!html.includes('data-art')) return { html, unknown: [] };
  const index = indexHtml(html);
  const drawings = drawingsOf(index);
  if (drawings.length === 0) return { html, unknown: [] };
  const subject = subjectOf(index, drawings);
  const [root] = findByTag(index, 'html');
  const language = root && /^it\b/i.test(attributeOf(root, 'lang') ?? '') ? 'it' : 'en';
  const drawn = drawings.map((drawing, nth) => draw(drawing, subject, { nth, language }));
  const used = drawn.flatMap(({ inside }) =>
    [...inside.matchAll(/href="#art-([a-z]+)"/g)].map(([, id = '']) => id),
  );
  const sprite = ownClasses(writeSprite(new Set(used), 'flat'));
  const splices: Splice[] = drawings.map((drawing, nth) => {
    const { start, end } = drawing.element.range;
    const one = drawn[nth];
    const replacement = one ? `${writeTag(drawing, one)}\n${ownClasses(one.inside)}\n</svg>` : '';
    return { start, end, replacement };
  });
  const body = findByTag(index, 'body')[0]?.inner.start ?? 0;
  const head = findByTag(index, 'head')[0]?.inner.end ?? body;
  splices.push({ start: head, end: head, replacement: `${writeStyle(index)}\n` });
  if (sprite) splices.push({ start: body, end: body, replacement: `\n${sprite}` });
  const unknown = drawings.filter((_, nth) => drawn[nth]?.isUnknown).map(({ name }) => name);
  return { html: applySplices(html, splices), unknown };
}
