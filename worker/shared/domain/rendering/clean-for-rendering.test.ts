import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from 'vitest';
import { damage, realPages, seededRandom } from '../../../testing/real-pages.ts';
import { indexHtml } from '../html/source-index.ts';
import { applySplices } from '../html/splice.ts';
import { mapOffsets } from '../page-operations/track.ts';
import { cleanForRendering } from './clean-for-rendering.ts';
import { removeBrokenAttributes } from './broken-attributes.ts';
import { removeContentEditable } from './contenteditable.ts';
import { removeDuplicateStyles } from './duplicate-styles.ts';
import { removeEmptyAttributes } from './empty-attributes.ts';
import { mergeInlineStyles } from './inline-styles.ts';
import { limitStyles } from './limit-styles.ts';
import { mendBrokenTail } from './broken-tail.ts';
import { closeContainers } from './close-containers.ts';
import { endDocument } from './end-document.ts';
import { mayNeedCleaning } from './may-need-cleaning.ts';

const SEED = Number(process.env.SEED ?? 1);
const PAGES = realPages();
const RULES = [
  removeDuplicateStyles,
  limitStyles,
  removeBrokenAttributes,
  removeContentEditable,
  removeEmptyAttributes,
  mergeInlineStyles,
  closeContainers,
  endDocument,
];

/** What builders and hands leave behind, each inserted or done at a random tag. */
const FAULTS: readonly ((tag: string) => string)[] = [
  (tag) => tag.replace(/^<(\w+)/, '<$1 contenteditable="true"'),
  (tag) => tag.replace(/^<(\w+)/, '<$1 title="" id="" id="x"'),
  (tag) => tag.replace(/^<(\w+)/, '<$1 style="color:red;top:0;color:blue;top:1px"'),
  (tag) => tag.replace(/^<(\w+)/, '<$1 title="lost <b class='),
  (tag) => tag.replace(/"/, ''),
  (tag) => `<div><section>${tag}`,
  (tag) => `</section></div>${tag}`,
  (tag) => `<style>p{}</style>${tag}<style>p{}</style>`,
  (tag) => `${tag}<template><div contenteditable title="">`,
  (tag) => `<table><tr><td><div>${tag}`,
  (tag) => `<svg><foreignObject><div>${tag}`,
  (tag) => `<select><option>${tag}`,
  (tag) => `${tag}<b><i><div></b>`,
  (tag) => `<button><a href=x><a href=y>${tag}`,
  (tag) =>
    `${Array.from({ length: 14 }, (_, at) => `<style>b${at % 12}{}</style>`).join('')}${tag}`,
];

function spoil(html: string, random: () => number, times: number): string {
  let spoiled = html;
  for (let time = 0; time < times; time += 1) {
    const tags = [...spoiled.matchAll(/<[a-z][^<>]*>/g)];
    const found = tags[Math.floor(random() * tags.length)];
    const fault = FAULTS[Math.floor(random() * FAULTS.length)];
    if (!found || !fault) continue;
    const end = found.index + found[0].length;
    spoiled = spoiled.slice(0, found.index) + fault(found[0]) + spoiled.slice(end);
  }
  return random() < 0.3 ? spoiled.slice(0, Math.floor(random() * spoiled.length)) : spoiled;
}

const SPOILED = PAGES.flatMap(({ name, html }, at) =>
  Array.from({ length: 3 }, (_, round) => {
    const random = seededRandom(SEED * 10_000 + at * 10 + round);
    const broken = round % 2 === 0 ? damage(html, random) : html;
    return { name: `${round} ${name}`, html: spoil(broken, random, 1 + round * 2) };
  }),
);

test.each(SPOILED)('cleaning $name twice is cleaning it once', ({ html }) => {
  const once = cleanForRendering(html);
  expect(applySplices(html, once.splices)).toBe(once.html);
  expect(once.applied.length > 0).toBe(once.html !== html);
  const twice = cleanForRendering(once.html);
  expect(twice.applied).toEqual([]);
  expect(twice.html).toBe(once.html);
  const index = indexHtml(once.html);
  expect(RULES.flatMap((rule) => rule(index))).toEqual([]);
});

test.each(SPOILED)(
  'closing what is open in $name gives the tree that browsers make',
  ({ html: cut }) => {
    const html = withoutCutTags(cut);
    for (const rule of [closeContainers, endDocument]) {
      const closed = applySplices(html, rule(indexHtml(html)));
      expect(outline(parse(closed))).toEqual(outline(parse(html)));
      expect(rule(indexHtml(closed))).toEqual([]);
    }
  },
);

/** The rules are asked about pages that do not end inside a tag. */
function withoutCutTags(html: string): string {
  const splices = mendBrokenTail(indexHtml(html));
  return splices.length === 0 ? html : withoutCutTags(applySplices(html, splices));
}

test('a clean page stays as it is, to the byte', () => {
  for (const { html } of PAGES) {
    expect(mayNeedCleaning(html)).toBe(false);
    expect(cleanForRendering(html)).toEqual({ html, splices: [], applied: [] });
  }
});

test('offsets of a cleaned page are found in its source, and the other way round', () => {
  let followed = 0;
  for (const { html } of SPOILED) {
    const clean = cleanForRendering(html);
    const toClean = mapOffsets(clean.splices);
    for (const { startTag, tag } of indexHtml(html).elements) {
      const at = toClean(startTag.start);
      if (at === undefined) continue;
      followed += 1;
      expect(clean.html.slice(at, at + 1 + tag.length).toLowerCase()).toBe(`<${tag.toLowerCase()}`);
    }
  }
  expect(followed).toBeGreaterThan(5_000);
});

test.each([[''], ['  \n '], ['<p contenteditable>']])('%j is too short to be cleaned', (html) => {
  expect(cleanForRendering(html)).toEqual({ html, splices: [], applied: [] });
});

test('all rules work together', () => {
  const html =
    '<!doctype html><html><body><style contenteditable>a{}</style><style>a{}</style>' +
    '<div title="" contenteditable="" class="x <b y="><p style="color:red;color:blue">a<i class="u';
  expect(cleanForRendering(html)).toMatchObject({
    html: '<!doctype html><html><body><style>a{}</style><div><p style="color:blue">a</div>\n</body>\n</html>\n',
    applied: [
      'broken-tail',
      'duplicate-styles',
      'broken-attributes',
      'contenteditable',
      'empty-attributes',
      'inline-styles',
      'close-containers',
      'end-document',
    ],
  });
});

test('a page of nothing but open quotes ends', () => {
  const html = `<p>${`<div class="a <i>' `.repeat(20_001)}`;
  const once = cleanForRendering(html);
  expect(cleanForRendering(once.html).html).toBe(once.html);
});

/** Texts without their white space, and without the bold and italics that browsers open again around blanks. */
function outline(node: DefaultTreeAdapterTypes.Node): unknown {
  if ('value' in node) return node.value.replace(/\s+/g, '');
  if (!('childNodes' in node)) return node.nodeName;
  const inside = 'content' in node ? node.content.childNodes : node.childNodes;
  const children = inside.map(outline).filter((child) => child !== '');
  if (children.length === 0 && /^[bi]$/.test(node.nodeName)) return '';
  return 'attrs' in node ? [node.tagName, node.attrs.length, children] : children;
}
