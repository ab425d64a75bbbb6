import { attributeOf, findByTag, textOf } from '#domain/html/query.ts';
import { indexHtml, type IndexedElement, type SourceIndex } from '#domain/html/source-index.ts';
import { readStyleSheet, type StyleSheet } from '#domain/css/style-sheet.ts';
import type { EditLanguage } from '../edit-types.ts';
import { groupsIn, hasPrices, wordsOf } from './item-groups.ts';
import type { PageVocabulary } from '../request/clause.ts';
import { foldName } from '../request/fold.ts';
import { findSections, type PageSection } from './find-sections.ts';
import { waysToReach } from './ways-to-reach.ts';

/** A page read once for one edit: where things stand, how they look, what its sections are. */
export interface PageModel {
  html: string;
  index: SourceIndex;
  sheet: StyleSheet;
  /** Top to bottom. */
  sections: readonly PageSection[];
  language: EditLanguage;
  body: IndexedElement | undefined;
  /** The element that is selected in the editor. */
  selection: IndexedElement | undefined;
}

export function readPage(html: string, fallback: EditLanguage, selectionHtml?: string): PageModel {
  const index = indexHtml(html);
  const root = findByTag(index, 'html')[0];
  const lang = root && attributeOf(root, 'lang')?.slice(0, 2).toLowerCase();
  return {
    html,
    index,
    sheet: readStyleSheet(index),
    sections: findSections(index),
    language: lang === 'it' || lang === 'en' ? lang : fallback,
    body: findByTag(index, 'body')[0],
    selection: selectionHtml ? findSelection(index, selectionHtml) : undefined,
  };
}

/** The words of the page that a request may quote. */
export function vocabularyOf(page: PageModel): PageVocabulary {
  const texts = new Set(page.index.elements.flatMap(ownTexts));
  let priced: readonly string[] | undefined;
  return {
    isPriced: (name) => (priced ??= pricedWords(page)).some((words) => startsWith(words, name)),
    sectionNames: [...new Set(page.sections.flatMap(({ names }) => names))],
    hasSelection: page.selection !== undefined,
    kinds: new Set([
      ...page.sections.flatMap(({ kinds }) => [...kinds]),
      ...(waysToReach(page.sections) ? ['contact' as const] : []),
    ]),
    texts: [...texts].filter((text) => text.length > 2).sort((a, b) => b.length - a.length),
  };
}

/** What entries with a price say, for comparing names. */
function pricedWords({ sections }: PageModel): string[] {
  return sections
    .flatMap(({ element }) => groupsIn(element))
    .filter(hasPrices)
    .flatMap(({ items }) => items.map(wordsOf));
}

function startsWith(words: string, name: string): boolean {
  const wanted = foldName(name);
  return wanted !== '' && (words === wanted || words.startsWith(`${wanted} `));
}

const BLOCKS = new Set([
  'div',
  'section',
  'p',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'td',
  'article',
  'header',
  'footer',
  'nav',
  'form',
  'h1',
  'h2',
  'h3',
]);

/** What an element says by itself, and as a whole when nothing but inline markup is in it. */
function ownTexts(element: IndexedElement): string[] {
  const own = element.nodes.filter((node) => node.kind === 'text');
  if (own.length === 0 || NOT_TEXT.has(element.tag)) return [];
  const hasBlocks = element.nodes.some((node) => node.kind === 'element' && BLOCKS.has(node.tag));
  const pieces = own.map(({ value }) => value.replace(/\s+/g, ' ').trim());
  const texts = hasBlocks ? pieces : [...pieces, textOf(element)];
  return texts.flatMap((text) => [text, text.replace(ORNAMENT, '')]);
}

/** "✨ Facial" is called "Facial" in requests. */
const ORNAMENT = /^[^\p{L}\p{N}"'€$£+(]+\s/u;

const NOT_TEXT = new Set([
  'html',
  'body',
  'head',
  'script',
  'style',
  'title',
  'noscript',
  'template',
]);

/** The element whose markup was selected; what an editor adds to it or writes differently is looked through. */
function findSelection(index: SourceIndex, selectionHtml: string): IndexedElement | undefined {
  const at = index.html.indexOf(selectionHtml.trim());
  const exact = at >= 0 && index.elements.find((element) => element.range.start === at);
  if (exact) return exact;
  const [wanted] = indexHtml(`<body>${selectionHtml}`).elements.slice(1);
  if (!wanted) return undefined;
  const same = index.elements.filter((element) => element.tag === wanted.tag);
  const id = attributeOf(wanted, 'id');
  return (
    same.find((element) => id !== undefined && attributeOf(element, 'id') === id) ??
    same.find(
      (element) =>
        textOf(element) === textOf(wanted) &&
        attributeOf(element, 'src') === attributeOf(wanted, 'src'),
    )
  );
}
