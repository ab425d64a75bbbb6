import { escapeAttribute, escapeText } from '../html/escape.ts';
import { attributeOf, childrenOf, findByTag } from '../html/query.ts';
import type { IndexedElement } from '../html/source-index.ts';
import { keyOf, type LivePage } from '../live-page/live-page.ts';
import type { PageOperation } from '../page-operations/operation-types.ts';
import { readHead } from '../page-operations/plan-head.ts';

/** Whom a page names for a photograph. Links are https; `authorUrl` is empty where nothing is to be linked. */
export interface PhotoCredit {
  title: string;
  author: string;
  authorUrl: string;
  licence: string;
  licenceUrl: string;
  source: string;
  sourceUrl: string;
}

/** The line of a page's credits, and one of them: the name of its picture. */
const LINE = 'data-photo-credits';
const ENTRY = 'data-credit';
const LINE_STYLE =
  'grid-column: 1 / -1; flex-basis: 100%; margin: 1rem 0 0; font-size: 0.8125rem; overflow-wrap: anywhere';

const WORDS = {
  en: {
    photos: 'Photos: ',
    quote: ['“', '”'],
    photo: 'Photo',
    by: 'by',
    from: 'from',
    changed: 'resized',
  },
  it: {
    photos: 'Foto: ',
    quote: ['«', '»'],
    photo: 'Foto',
    by: 'di',
    from: 'da',
    changed: 'ridimensionata',
  },
} as const;

/** What writes the credits of pictures into a page that is going to show them; those that it has stay as they are. */
export function planCredits(
  page: LivePage,
  shown: readonly { name: string; credit: PhotoCredit | null }[],
): PageOperation[] {
  const known = new Set(entriesOf(page).map(({ name }) => name));
  const isItalian = /^it\b/i.test(readHead(page.index, 'language') ?? '');
  const words = WORDS[isItalian ? 'it' : 'en'];
  const entries = shown.flatMap(({ name, credit }) =>
    credit === null || known.has(name) ? [] : [entryMarkup(name, credit, words)],
  );
  if (entries.length === 0) return [];
  const line = page.index.elements.find((element) => attributeOf(element, LINE) !== undefined);
  const [at, place] = line === undefined ? placeOfLine(page) : [line, 'end' as const];
  if (at === undefined) return [];
  const all = entries.join(' ');
  const markup =
    line === undefined ? `<p ${LINE} style="${LINE_STYLE}">${words.photos}${all}</p>` : ` ${all}`;
  return [{ kind: 'insert', at: { key: keyOf(page, at) }, place, markup }];
}

/** What takes the credits of pictures off a page that shows them no longer. */
export function planStaleCredits(page: LivePage): PageOperation[] {
  if (!page.html.includes(ENTRY)) return [];
  const entries = entriesOf(page);
  const stale = entries.filter(({ name }) => !page.html.includes(`/pictures/${name}`));
  const gone =
    stale.length === entries.length
      ? [...new Set(stale.map(({ element }) => lineAround(element)))]
      : stale.map(({ element }) => element);
  return gone.map((element) => ({ kind: 'delete', at: { key: keyOf(page, element) } }));
}

function entriesOf({ index }: LivePage): { name: string; element: IndexedElement }[] {
  return index.elements.flatMap((element) => {
    const name = attributeOf(element, ENTRY);
    return name === undefined ? [] : [{ name, element }];
  });
}

function lineAround(element: IndexedElement): IndexedElement {
  const { parent } = element;
  return parent !== undefined && attributeOf(parent, LINE) !== undefined ? parent : element;
}

/** At the end of what the page closes with, inside what keeps its texts off the edge of the window. */
function placeOfLine({
  index,
}: LivePage): [at: IndexedElement | undefined, place: 'end' | 'after'] {
  const footer = findByTag(index, 'footer').at(-1);
  if (footer !== undefined) return [innermost(footer), 'end'];
  const body = findByTag(index, 'body')[0];
  if (body !== undefined) return [body, 'end'];
  return [index.elements.findLast(({ parent }) => parent === undefined), 'after'];
}

function innermost(element: IndexedElement): IndexedElement {
  const [only, second] = childrenOf(element);
  return only?.tag === 'div' && second === undefined ? innermost(only) : element;
}

function entryMarkup(
  name: string,
  { title, author, authorUrl, licence, licenceUrl, source, sourceUrl }: PhotoCredit,
  { quote: [open, close], photo, by, from, changed }: (typeof WORDS)['en' | 'it'],
): string {
  const picture = title === '' ? photo : `${open}${title}${close}`;
  const named = authorUrl === '' ? escapeText(author) : link(author, authorUrl);
  const licensed = `${link(licence, licenceUrl)}, ${from} ${escapeText(source)}, ${changed}`;
  return `<span ${ENTRY}="${escapeAttribute(name)}">${link(picture, sourceUrl)} ${by} ${named} (${licensed}).</span>`;
}

function link(text: string, address: string): string {
  return `<a href="${escapeAttribute(address)}">${escapeText(text)}</a>`;
}
