import { expect, test } from 'vitest';
import { followChange, watchPage } from '../../../testing/watch-page.ts';
import { findByTag } from '../html/query.ts';
import { applySplices } from '../html/splice.ts';
import type { ContentPiece } from '../page-operations/operation-types.ts';
import { applyLive } from './apply-live.ts';
import { keyOf } from './live-page.ts';

const INNER = `Caf&eacute; &amp; <b class='x'>bar</b>&mdash;  open <a href=/now>n&#111;w</a><br>every <img src=a.png> day & night`;
const PAGE = `<!doctype html><html><body><div><p id=one>${INNER}</p></div><p>other</p></body></html>`;

type Keys = Record<'p' | 'b' | 'a' | 'br' | 'img', number>;

/** What stands in the paragraph after it was edited, or why it was not. */
function edit(pieces: (keys: Keys) => ContentPiece[]): string {
  const watched = watchPage(PAGE);
  const { page } = watched;
  const key = (tag: string): number => {
    const [element] = findByTag(page.index, tag);
    return element ? keyOf(page, element) : 0;
  };
  const keys = { p: key('p'), b: key('b'), a: key('a'), br: key('br'), img: key('img') };
  const operation = { kind: 'set-content', at: { key: keys.p }, pieces: pieces(keys) } as const;
  const applied = applyLive(page, operation);
  if (!applied.ok) return page.html === PAGE ? applied.reason : 'changed all the same';
  followChange(watched, applied, () => JSON.stringify(applied));
  expect(applySplices(page.html, applied.inverse)).toBe(PAGE);
  const { html } = page;
  return html.slice(html.indexOf('<p id=one>') + 10, html.indexOf('</p>'));
}

const text = (words: string): ContentPiece => ({ t: 'text', text: words });

function unchanged({ b, a, br, img }: Keys): ContentPiece[] {
  return [
    text('Café & '),
    { t: 'kept', key: b, pieces: [text('bar')] },
    text('—  open '),
    { t: 'kept', key: a, pieces: [text('now')] },
    { t: 'kept', key: br, pieces: [] },
    text('every '),
    { t: 'kept', key: img, pieces: [] },
    text(' day & night'),
  ];
}

test('what was not edited stays to the byte', () => {
  expect(edit(unchanged)).toBe(INNER);
});

test('one changed word leaves references, quotes and blanks around it as they were', () => {
  const pieces = (keys: Keys): ContentPiece[] =>
    unchanged(keys).map((piece) =>
      piece.t === 'text' && piece.text === 'every ' ? text('each <') : piece,
    );
  expect(edit(pieces)).toBe(INNER.replace('every ', 'each &lt;'));
});

test('a bare ampersand does not become a reference by what is typed behind it', () => {
  const pieces = (keys: Keys): ContentPiece[] => [
    ...unchanged(keys).slice(0, -1),
    text(' day &copy'),
  ];
  expect(edit(pieces)).toBe(INNER.replace('& night', '&amp;copy'));
});

test('words become bold, italic and links around what was there', () => {
  const pieces = (keys: Keys): ContentPiece[] => {
    const [first = text(''), ...rest] = unchanged(keys);
    const day: ContentPiece = { t: 'made', tag: 'i', href: null, pieces: [text(' day & night')] };
    const link: ContentPiece = { t: 'made', tag: 'a', href: '/caf"e', pieces: [first] };
    return [link, ...rest.slice(0, -1), { t: 'made', tag: 'br', href: null, pieces: [] }, day];
  };
  expect(edit(pieces)).toBe(
    INNER.replace('Caf&eacute; &amp; ', '<a href="/caf&quot;e">Caf&eacute; &amp; </a>').replace(
      ' day & night',
      '<br><em> day & night</em>',
    ),
  );
});

test('an element that was taken away leaves its words', () => {
  const pieces = (keys: Keys): ContentPiece[] =>
    unchanged(keys).map((piece) =>
      piece.t === 'kept' && piece.key === keys.b ? text('bar') : piece,
    );
  expect(edit(pieces)).toBe(INNER.replace(`<b class='x'>bar</b>`, 'bar'));
});

test.each(['javascript:alert(1)', ' java\nscript:x', 'data:text/html,x', ''])(
  'a link to %j is refused',
  (href) => {
    expect(edit(() => [{ t: 'made', tag: 'a', href, pieces: [text('x')] }])).toMatch(
      /unsafe|bad-value/,
    );
  },
);

test('an element may be named once and has to stand inside', () => {
  expect(edit(({ b }) => [b, b].map((key) => ({ t: 'kept', key, pieces: [] })))).toBe('bad-input');
  expect(edit(({ p }) => [{ t: 'kept', key: p, pieces: [] }])).toBe('bad-input');
});
