import { attributeOf, findByTag, textOf } from '#domain/html/query.ts';
import {
  indexHtml,
  indexHtmlSteps,
  type IndexedElement,
  type SourceIndex,
} from '#domain/html/source-index.ts';
import { finishSteps, type Steps } from '#domain/text/steps.ts';
import { readStyleSheet, type StyleSheet } from '#domain/css/style-sheet.ts';
import type { EditLanguage } from '../intents/edit-intent.ts';
import { findSections, type PageSection } from './find-sections.ts';
import type { ElementKind } from './parts.ts';

/** What words of a request stand for while the page changes. */
export interface Pin {
  elements: readonly IndexedElement[];
  /** The kind of thing that was asked for by its kind. */
  element?: ElementKind | undefined;
}

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
  /** The selected element where nothing else may change. */
  limit: IndexedElement | undefined;
  /** What the words of the request meant before anything changed, where it still stands. */
  pins: ReadonlyMap<string, Pin>;
}

/** The element selected in the editor. */
export interface PageSelection {
  /** Its outer HTML. */
  html?: string | undefined;
  /** Where it begins, in UTF-16 units, when nothing else may change. */
  start?: number | undefined;
}

export function readPage(
  html: string,
  fallback: EditLanguage,
  selected?: PageSelection,
): PageModel {
  return finishSteps(readPageSteps(html, fallback, selected));
}

/** The same in steps, none of which grows with the page. */
export function* readPageSteps(
  html: string,
  fallback: EditLanguage,
  { html: selectionHtml, start }: PageSelection = {},
): Steps<PageModel> {
  const index = yield* indexHtmlSteps(html);
  const root = findByTag(index, 'html')[0];
  const limit = index.elements.find(({ range }) => range.start === start);
  const lang = root && attributeOf(root, 'lang')?.slice(0, 2).toLowerCase();
  const sheet = readStyleSheet(index);
  yield;
  const sections = yield* findSections(index);
  yield;
  return {
    html,
    index,
    sheet,
    sections,
    language: lang === 'it' || lang === 'en' ? lang : fallback,
    body: findByTag(index, 'body')[0],
    selection: limit ?? (selectionHtml ? findSelection(index, selectionHtml) : undefined),
    limit,
    pins: new Map(),
  };
}

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
