import { escapeAttribute, escapeText } from '../html/escape.ts';
import { ancestorsOf, attributeOf, findByTag, textOf } from '../html/query.ts';
import type { IndexedElement, SourceIndex } from '../html/source-index.ts';
import { insertMarkup, replaceText, setAttribute } from '../html/splice.ts';
import type { Splice } from '../text/splices.ts';
import { checkAttribute, refusal } from './guards.ts';
import type { HeadField, SetHead } from './operation-types.ts';
import { collapse, type Planned, type PlanPage } from './plan.ts';

/** Metas that repeat a field for search engines and social networks; the first is made when missing. */
const METAS: Readonly<Record<'title' | 'description' | 'picture', readonly string[]>> = {
  title: ['og:title', 'twitter:title'],
  description: ['description', 'og:description', 'twitter:description'],
  picture: ['og:image', 'twitter:image'],
};

export function planHead(page: PlanPage, { field, value }: SetHead): Planned {
  const wanted = value.trim();
  if (wanted === '') return refusal('bad-value', value);
  if (field === 'language' && !/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(wanted)) {
    return refusal('bad-value', value);
  }
  const refused = checkAttribute('content', wanted);
  if (refused) return refused;
  const from = readHead(page.index, field);
  return {
    ok: true,
    splices: WRITERS[field](page, wanted),
    change: { key: 'head', field, from, to: wanted },
    holds: ({ index }) =>
      readHead(index, field) === (field === 'title' ? collapse(wanted) : wanted),
  };
}

/** What the page says of itself, or null where it says nothing. */
export function readHead(index: SourceIndex, field: HeadField): string | null {
  switch (field) {
    case 'title': {
      const title = titleOf(index);
      return title ? textOf(title) : null;
    }
    case 'language': {
      const [html] = findByTag(index, 'html');
      return (html && attributeOf(html, 'lang')) ?? null;
    }
    case 'icon': {
      const icon = iconOf(index);
      return (icon && attributeOf(icon, 'href')) ?? null;
    }
    case 'description':
    case 'picture': {
      const [meta] = metasOf(index, METAS[field].slice(0, 1));
      return (meta && attributeOf(meta, 'content')) ?? null;
    }
  }
}

const WRITERS: Readonly<Record<HeadField, (page: PlanPage, value: string) => Splice[]>> = {
  title: (page, value) => {
    const title = titleOf(page.index);
    const social = metasOf(page.index, METAS.title).flatMap((meta) =>
      setAttribute(meta, 'content', value),
    );
    if (!title) return [...headInsert(page, `<title>${escapeText(value)}</title>`), ...social];
    return textOf(title) === value ? social : [...replaceText(title, value), ...social];
  },
  description: (page, value) =>
    metaSplices(page, value, {
      names: METAS.description,
      missing: `<meta name="description" content="${escapeAttribute(value)}">`,
    }),
  picture: (page, value) =>
    metaSplices(page, value, {
      names: METAS.picture,
      missing: `<meta property="og:image" content="${escapeAttribute(value)}">`,
    }),
  language: (page, value) => {
    const [html] = findByTag(page.index, 'html');
    if (html) return setAttribute(html, 'lang', value);
    const at = startOfPage(page);
    return [{ start: at, end: at, replacement: `<html lang="${escapeAttribute(value)}">\n` }];
  },
  icon: (page, value) => {
    const icon = iconOf(page.index);
    return icon
      ? setAttribute(icon, 'href', value)
      : headInsert(page, `<link rel="icon" href="${escapeAttribute(value)}">`);
  },
};

function titleOf(index: SourceIndex): IndexedElement | undefined {
  return findByTag(index, 'title').find(
    (title) => ![...ancestorsOf(title)].some(({ tag }) => tag === 'svg'),
  );
}

function iconOf(index: SourceIndex): IndexedElement | undefined {
  return findByTag(index, 'link').find((link) =>
    (attributeOf(link, 'rel') ?? '').toLowerCase().split(/\s+/).includes('icon'),
  );
}

function metasOf(index: SourceIndex, names: readonly string[]): IndexedElement[] {
  return findByTag(index, 'meta').filter((meta) =>
    names.includes(attributeOf(meta, 'name') ?? attributeOf(meta, 'property') ?? ''),
  );
}

function metaSplices(
  page: PlanPage,
  value: string,
  { names, missing }: { names: readonly string[]; missing: string },
): Splice[] {
  const present = metasOf(page.index, names).flatMap((meta) =>
    setAttribute(meta, 'content', value),
  );
  const hasFirst = metasOf(page.index, names.slice(0, 1)).length > 0;
  return hasFirst ? present : [...headInsert(page, missing), ...present];
}

/** Without a head in the source its parts stand at the beginning, where a parser makes the head of them. */
function headInsert(page: PlanPage, markup: string): Splice[] {
  const [head] = findByTag(page.index, 'head');
  if (head?.endTag) return insertMarkup(page.html, { element: head, place: 'end' }, markup);
  const at =
    head?.startTag.end ?? findByTag(page.index, 'html')[0]?.startTag.end ?? startOfPage(page);
  return [{ start: at, end: at, replacement: `\n${markup}` }];
}

/** Behind the byte order mark, comments and the doctype. */
function startOfPage({ html }: PlanPage): number {
  const comments = /\s*<!--[^]*?-->/y;
  let start = html.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    comments.lastIndex = start;
    if (!comments.test(html)) break;
    start = comments.lastIndex;
  }
  const doctype = /\s*<!doctype[^>]*>\s*/iy;
  doctype.lastIndex = start;
  return doctype.test(html) ? doctype.lastIndex : 0;
}
