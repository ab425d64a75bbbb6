import { attributeOf, findByTag, textOf } from '#domain/html/query.ts';
import { indexHtml, type IndexedElement, type SourceIndex } from '#domain/html/source-index.ts';
import { readStyleSheet, type StyleSheet } from '../css/style-sheet.ts';
import type { EditLanguage } from '../edit-types.ts';
import type { PageVocabulary } from '../request/clause.ts';
import { findSections, type PageSection } from './find-sections.ts';

/** A page read once for one edit: where things stand, how they look, what its sections are. */
export interface PageModel {
  html: string;
  index: SourceIndex;
  sheet: StyleSheet;
  /** Top to bottom. */
  sections: readonly PageSection[];
  language: EditLanguage;
  body: IndexedElement | undefined;
}

export function readPage(html: string, fallback: EditLanguage): PageModel {
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
  };
}

/** The words of the page that a request may quote. */
export function vocabularyOf(page: PageModel): PageVocabulary {
  const texts = new Set(page.index.elements.flatMap(ownTexts));
  return {
    sectionNames: [...new Set(page.sections.flatMap(({ names }) => names))],
    kinds: new Set(page.sections.flatMap(({ kinds }) => [...kinds])),
    texts: [...texts].filter((text) => text.length > 2).sort((a, b) => b.length - a.length),
  };
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
  return hasBlocks ? pieces : [...pieces, textOf(element)];
}

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
