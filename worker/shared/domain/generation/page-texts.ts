import { attributeOf } from '#domain/html/query.ts';
import {
  indexHtml,
  indexHtmlSteps,
  type IndexedElement,
  type IndexedNode,
  type SourceIndex,
} from '#domain/html/source-index.ts';
import { finishSteps, type Steps } from '#domain/text/steps.ts';
import { findDataTexts, findScriptTexts, writeScriptText } from './script-texts.ts';
import type { Splice } from '#domain/text/splices.ts';
import { applySplices, replaceTextNode, setAttribute } from '#domain/html/splice.ts';

/** A text of a page that a model may rewrite. Its markup is not sent. */
export interface PageText {
  /** Short and stable within one page: `t1`, `t2`, … */
  id: string;
  /** The element it belongs to, such as `h1` or `img alt`, which tells the model how long it may be. */
  role: string;
  text: string;
}

interface PlacedText extends PageText {
  write: (text: string) => Splice[];
}

const SILENT_TAGS = new Set(['script', 'style', 'template', 'noscript', 'code', 'pre']);
const SPOKEN_ATTRIBUTES = [
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'label',
];
const META_NAMES =
  /^(?:description|keywords|(?:og|twitter):(?:title|description|image:alt)|apple-mobile-web-app-title)$/i;
const BUTTON_TYPES = /^(?:submit|button|reset)$/i;

/** The texts of a page or of one element of it, in document order. */
export function extractTexts(html: string, within?: { start: number; end: number }): PageText[] {
  return finishSteps(extractTextsSteps(html, within));
}

/** The same in steps. */
export function* extractTextsSteps(
  html: string,
  within?: { start: number; end: number },
): Steps<PageText[]> {
  const index = yield* indexHtmlSteps(html);
  return placeTexts(index, within).map(({ id, role, text }) => ({ id, role, text }));
}

/**
 * Rewrites the texts with these ids in the page. White space at their ends is kept; unknown ids are ignored.
 */
export function rewriteTexts(
  html: string,
  texts: ReadonlyMap<string, string>,
  within?: { start: number; end: number },
): string {
  const splices = placeTexts(indexHtml(html), within).flatMap(({ id, text, write }) => {
    const wanted = texts.get(id)?.trim();
    return wanted === undefined || wanted === '' || wanted === text ? [] : write(wanted);
  });
  return applySplices(html, splices);
}

const LONGEST_DESCRIPTION = 8_000;

/** The texts of a page as lines of their roles and words, cut to 8,000 characters. */
export function describeTexts(html: string): string {
  const lines = extractTexts(html).map(({ role, text }) => `${role}: ${text}`);
  return lines.join('\n').slice(0, LONGEST_DESCRIPTION);
}

/** Sets the page's language, what it tells social networks of it, and the direction of its script. */
export function markLanguage(html: string, language: string): string {
  const { elements } = indexHtml(html);
  const root = elements.find(({ tag }) => tag === 'html');
  if (root === undefined) return html;
  const isRightToLeft = RIGHT_TO_LEFT.test(language);
  const hasDirection = attributeOf(root, 'dir') !== undefined;
  const locale = localeOf(language);
  const metas = elements.filter(
    (element) => element.tag === 'meta' && attributeOf(element, 'property') === 'og:locale',
  );
  const marked = applySplices(html, [
    ...setAttribute(root, 'lang', language),
    ...(locale === undefined ? [] : metas.flatMap((meta) => setAttribute(meta, 'content', locale))),
  ]);
  if (!isRightToLeft && !hasDirection) return marked;
  const again = indexHtml(marked).elements.find(({ tag }) => tag === 'html');
  if (again === undefined) return marked;
  return applySplices(marked, setAttribute(again, 'dir', isRightToLeft ? 'rtl' : 'ltr'));
}

/** A language with the region where most people speak it: `fr_FR` for `fr`. */
function localeOf(language: string): string | undefined {
  try {
    const { language: code, region } = new Intl.Locale(language).maximize();
    return region === undefined ? undefined : `${code}_${region}`;
  } catch {
    return undefined;
  }
}

const RIGHT_TO_LEFT = /^(?:ar|he|iw|fa|ur|yi|ps|sd|ug|dv|ckb)\b/i;

function placeTexts(
  { html, nodes }: SourceIndex,
  within = { start: 0, end: html.length },
): PlacedText[] {
  const placed: Texts = [];
  for (const node of nodes) collect(node, placed, { html, ...within });
  return placed.map((text, at) => ({ ...text, id: `t${at + 1}` }));
}

type Texts = Omit<PlacedText, 'id'>[];

interface Within {
  html: string;
  start: number;
  end: number;
}

function collect(node: IndexedNode, texts: Texts, within: Within): void {
  if (node.kind === 'comment') return;
  if (node.range.end <= within.start || node.range.start >= within.end) return;
  if (node.kind === 'element') {
    collectAttributes(node, texts);
    if (node.tag === 'script') {
      collectScript(node, within.html.slice(node.inner.start, node.inner.end), texts);
    }
    if (SILENT_TAGS.has(node.tag)) return;
    for (const child of node.nodes) collect(child, texts, within);
    return;
  }
  const { before, text, after } = splitBlanks(node.value);
  if (!/\p{L}/u.test(text)) return;
  texts.push({
    role: node.parent?.tag ?? 'text',
    text: text.replace(/\s+/g, ' '),
    write: (wanted) => replaceTextNode(node, `${before}${wanted}${after}`),
  });
}

/** A text without the white space at its ends. */
function splitBlanks(value: string): { before: string; text: string; after: string } {
  const text = value.trim();
  const start = value.length - value.trimStart().length;
  return { before: value.slice(0, start), text, after: value.slice(start + text.length) };
}

function collectAttributes(element: IndexedElement, texts: Texts): void {
  for (const name of spokenAttributes(element)) {
    const text = attributeOf(element, name)?.trim() ?? '';
    if (!/\p{L}/u.test(text)) continue;
    const write = (wanted: string): Splice[] => setAttribute(element, name, wanted);
    texts.push({ role: `${element.tag} ${name}`, text, write });
  }
}

function spokenAttributes(element: IndexedElement): readonly string[] {
  if (element.tag === 'meta') {
    const name = attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? '';
    return META_NAMES.test(name) ? ['content'] : [];
  }
  const isButton = element.tag === 'input' && BUTTON_TYPES.test(attributeOf(element, 'type') ?? '');
  return isButton ? [...SPOKEN_ATTRIBUTES, 'value'] : SPOKEN_ATTRIBUTES;
}

/** The texts that a script shows, and the texts in JSON-LD. */
function collectScript(element: IndexedElement, code: string, texts: Texts): void {
  const type = (attributeOf(element, 'type') ?? '').toLowerCase();
  const isData = type === 'application/ld+json';
  if (!isData && type !== '' && !/javascript|module/.test(type)) return;
  const { start: offset } = element.inner;
  for (const { start, end, quote, text } of isData ? findDataTexts(code) : findScriptTexts(code)) {
    const { before, text: words, after } = splitBlanks(text);
    const place = { start: offset + start, end: offset + end };
    const write = (wanted: string): Splice[] => [
      { ...place, replacement: `${before}${writeScriptText(wanted, quote)}${after}` },
    ];
    texts.push({ role: 'script', text: words, write });
  }
}
