import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from 'vitest';
import { damage, largePage, realPages, seededRandom } from '../../../testing/real-pages.ts';
import { markOf, OPERATION_KINDS, randomOperation } from '../../../testing/random-operations.ts';
import { applySplices, setAttribute } from '../html/splice.ts';
import { indexHtml } from '../html/source-index.ts';
import { applyInverse, applyOperation, applyOperations } from './apply.ts';
import { find, locate } from './locate.ts';
import type { HistoryStep, Inverse, PageOperation } from './operation-types.ts';
import { printText } from './fingerprint.ts';

const PAGES = realPages();
const SEED = Number(process.env.SEED ?? 1);
const BROKEN = PAGES.map(({ name, html }, at) => ({
  name: `broken ${name}`,
  html: damage(html, seededRandom(SEED * 1_000 + at)),
}));

test('there are at least 20 real pages of 9 KB and more', () => {
  expect(PAGES.length).toBeGreaterThanOrEqual(20);
});

test.each([...PAGES, ...BROKEN])(
  'each kind of operation on $name is undone to the byte',
  ({ html }) => {
    const random = seededRandom(SEED);
    const index = indexHtml(html);
    const done = new Set<number>();
    for (let round = 0; round < 1; round += 1) {
      for (let kind = 0; kind < OPERATION_KINDS; kind += 1) {
        const operation = randomOperation(index, random, kind);
        const applied = applyOperation(html, operation, { index });
        if (!applied.ok) continue;
        done.add(kind);
        expect(applySplices(html, applied.splices)).toBe(applied.html);
        expect(applied.index.html).toBe(applied.html);
        const undone = applyInverse(applied.html, structuredClone(applied.inverse));
        expect(undone.ok && undone.html).toBe(html);
        expect(applied.changes.length > 0).toBe(applied.html !== html);
      }
    }
    expect(index.html).toBe(html);
    expect(done.size).toBeGreaterThan(OPERATION_KINDS / 3);
  },
);

test.each([...PAGES, ...BROKEN.filter((_page, at) => at % 8 === 0)])(
  '50 operations on $name and undoing all give the same bytes',
  ({ html }) => {
    const random = seededRandom(SEED + 7);
    const inverses: Inverse[] = [];
    let index = indexHtml(html);
    for (let tries = 0; inverses.length < 50 && tries < 200; tries += 1) {
      const applied = applyOperation(index.html, randomOperation(index, random), { index });
      if (!applied.ok || applied.splices.length === 0) continue;
      inverses.push(applied.inverse);
      index = applied.index;
    }
    expect(inverses.length).toBe(50);
    let text = index.html;
    for (const inverse of inverses.toReversed()) {
      const undone = applyInverse(text, inverse);
      if (!undone.ok) throw new Error(undone.reason);
      text = undone.html;
    }
    expect(text).toBe(html);
  },
);

test.each([...PAGES, ...BROKEN])(
  'locators on $name find their element after other operations, or refuse',
  ({ html }) => {
    const random = seededRandom(SEED + 11);
    const plain = indexHtml(html);
    const marked = applySplices(
      html,
      plain.elements
        .filter(({ isSplit }, at) => at > 3 && !isSplit && random() < 0.05)
        .flatMap((element, at) => setAttribute(element, 'data-mark', String(at))),
    );
    let index = indexHtml(marked);
    const wanted = index.elements
      .filter((element) => markOf(element) !== undefined)
      .map((element) => ({ mark: markOf(element), locator: locate(index, element) }));
    const history: HistoryStep[] = [];
    for (let step = 0; step < 12; step += 1) {
      const applied = applyOperation(index.html, randomOperation(index, random), {
        index,
        history,
      });
      if (!applied.ok) continue;
      history.push(...applied.steps);
      index = applied.index;
    }
    let found = 0;
    for (const { mark, locator } of wanted) {
      const element = find(index, locator, history);
      if ('ok' in element) continue;
      found += 1;
      expect(markOf(element)).toBe(mark);
    }
    expect(found).toBeGreaterThanOrEqual(wanted.length / 3);
  },
);

test('without a history a locator finds the same element or refuses', () => {
  let right = 0;
  let asked = 0;
  for (const [at, { html }] of [...PAGES, ...BROKEN].entries()) {
    const random = seededRandom(SEED + 100 + at);
    let index = indexHtml(html);
    const locators = index.elements
      .filter(({ isSplit }) => !isSplit && random() < 0.2)
      .map((element) => locate(index, element));
    const history: HistoryStep[] = [];
    for (let step = 0; step < 4; step += 1) {
      const applied = applyOperation(index.html, randomOperation(index, random), { index });
      if (!applied.ok) continue;
      history.push(...applied.steps);
      index = applied.index;
    }
    for (const locator of locators) {
      const recognised = find(index, locator);
      const truth = find(index, locator, history);
      asked += 1;
      if ('ok' in recognised) continue;
      right += 1;
      if ('ok' in truth) throw new Error(`${locator.path} was taken away and found again`);
      expect(recognised.startTag.start).toBe(truth.startTag.start);
    }
  }
  expect(right / asked).toBeGreaterThan(0.4);
});

/** The page as a browser's tree has it: white space collapsed, texts side by side as one. */
function outline(node: DefaultTreeAdapterTypes.Node): unknown {
  if (!('childNodes' in node)) return undefined;
  const children: unknown[] = [];
  let text = '';
  for (const child of ('content' in node ? node.content : node).childNodes) {
    if ('value' in child) text += child.value;
    if (!('childNodes' in child)) continue;
    children.push(text.replace(/\s+/g, ' ').trim(), outline(child));
    text = '';
  }
  children.push(text.replace(/\s+/g, ' ').trim());
  if (!('attrs' in node)) return children;
  const attributes = node.attrs.map(({ name, value }) => `${name}=${value}`);
  attributes.sort((a, b) => (a < b ? -1 : 1));
  return [node.tagName, attributes, children];
}

type ParsedElement = DefaultTreeAdapterTypes.Element;

function parsedAt(root: DefaultTreeAdapterTypes.Document, start: number): ParsedElement {
  const pending: DefaultTreeAdapterTypes.Node[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if ('tagName' in node && node.sourceCodeLocation?.startOffset === start) return node;
    if ('childNodes' in node) pending.push(...node.childNodes);
    if ('content' in node) pending.push(...node.content.childNodes);
  }
  throw new Error(`No element at ${start}`);
}

/** The same change made on the tree of a parser that knows nothing of the source. */
const ON_TREE: Record<string, (element: ParsedElement, operation: PageOperation) => void> = {
  delete: (element) => defaultTreeAdapter.detachNode(element),
  wrap: (element, operation) => {
    if (operation.kind !== 'wrap' || !element.parentNode) return;
    const attrs = Object.entries(operation.attributes ?? {}).map(([name, value]) => ({
      name,
      value,
    }));
    const wrapper = defaultTreeAdapter.createElement(operation.tag, element.namespaceURI, attrs);
    defaultTreeAdapter.insertBefore(element.parentNode, wrapper, element);
    defaultTreeAdapter.detachNode(element);
    defaultTreeAdapter.appendChild(wrapper, element);
  },
  'set-attribute': (element, operation) => {
    if (operation.kind !== 'set-attribute') return;
    const { name, value } = operation;
    element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
    if (value !== null) element.attrs.push({ name, value });
  },
};

test('the parsed page differs as the operation says and nowhere else', () => {
  let compared = 0;
  for (const [at, { html }] of [...PAGES, ...BROKEN].entries()) {
    const random = seededRandom(SEED + 300 + at);
    const index = indexHtml(html);
    for (const kind of [2, 2, 7, 7, 11, 11]) {
      const operation = randomOperation(index, random, kind);
      const applied = applyOperation(html, operation, { index });
      if (!applied.ok || !('at' in operation) || !('start' in operation.at)) continue;
      const tree = parse(html, { sourceCodeLocationInfo: true });
      ON_TREE[operation.kind]?.(parsedAt(tree, operation.at.start), operation);
      const name = `${at} ${JSON.stringify(operation)}`;
      expect(JSON.stringify(outline(parse(applied.html))), name).toBe(
        JSON.stringify(outline(tree)),
      );
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(150);
});

test('operations together are all done or none, and undone at once', () => {
  let together = 0;
  for (const [at, { html }] of [...PAGES, ...BROKEN].entries()) {
    const random = seededRandom(SEED + 200 + at);
    const index = indexHtml(html);
    const operations = Array.from({ length: 12 }, () => randomOperation(index, random)).filter(
      (operation) => applyOperation(html, operation, { index }).ok,
    );
    const applied = applyOperations(html, operations);
    if (!applied.ok) continue;
    together += 1;
    expect(applySplices(html, applied.splices)).toBe(applied.html);
    const undone = applyInverse(applied.html, applied.inverse);
    expect(undone.ok && undone.html).toBe(html);
    expect(applyInverse(`${applied.html} `, applied.inverse)).toMatchObject({
      reason: 'other-text',
    });
    expect(applied.inverse.page).toBe(printText(applied.html));
  }
  expect(together).toBeGreaterThan(8);
});

test('one operation on a page of 1 MB takes about as long as reading the page', () => {
  const html = largePage(1_000_000);
  const random = seededRandom(SEED);
  const started = performance.now();
  const index = indexHtml(html);
  const parseMs = performance.now() - started;
  for (let kind = 0; kind < OPERATION_KINDS; kind += 1) {
    const operation = randomOperation(index, random, kind);
    const from = performance.now();
    const applied = applyOperation(html, operation, { index });
    const took = performance.now() - from;
    const undone = applied.ok ? applyInverse(applied.html, applied.inverse) : { html };
    expect(undone).toMatchObject({ html });
    expect(took).toBeLessThan(parseMs * 8 + 1_000);
  }
});
