import { expect, test } from 'vitest';
import { findByTag } from '#domain/html/query.ts';
import { indexHtml, type IndexedElement } from '#domain/html/source-index.ts';
import { openLivePage } from '#domain/live-page/live-page.ts';
import { planHide } from './hide-element.ts';
import { layerAction } from './layer-keys.ts';
import { layerName } from './layer-name.ts';
import { findByTyping, keysToOpen, layerRows } from './layer-rows.ts';
import { dropOn, planDrop } from './plan-drop.ts';

function first(html: string): IndexedElement | undefined {
  return indexHtml(`<!doctype html><body>${html}`).elements.find(({ tag }) => tag !== 'body');
}

test.each([
  ['<section data-name="Top" aria-label="Intro" id="hero"><h1>Hi</h1></section>', 'Top'],
  ['<section aria-label="Intro" id="hero"><h1>Hi</h1></section>', 'Intro'],
  ['<section id="hero"><h1>Hi</h1></section>', 'Hi'],
  ['<section id="hero"><div></div></section>', 'hero'],
  ['<section><div><h2>Our <b>prices</b></h2></div></section>', 'Our prices'],
  ['<p>  Some\n <i>words</i> </p>', 'Some words'],
  ['<img alt="A boat">', 'A boat'],
  ['<input placeholder="Your mail">', 'Your mail'],
  ['<div><span>x</span></div>', undefined],
  ['<section aria-label=" "><script>const h = "<h1>no</h1>"</script></section>', undefined],
])('%s is called %s', (html, name) => {
  const element = first(html);
  expect(element && layerName(element)).toBe(name);
});

test('a long name is shortened', () => {
  const element = first(`<p>${'word '.repeat(40)}</p>`);
  expect(element && layerName(element)?.length).toBeLessThanOrEqual(60);
});

const PAGE = `<!doctype html><html><head><title>T</title><style>.row { display: flex }</style></head><body>
<header><h1>Shop</h1></header><script>1</script>
<main><section id="a" class="row"><p>One</p><p>Two</p></section><section id="b" hidden><img alt="Boat"></section></main>
</body></html>`;

function open(search = '', opened: readonly string[] = []) {
  const page = openLivePage(PAGE);
  const toggled = new Set<number>();
  for (const { element, key } of everyRow(page)) if (opened.includes(element.tag)) toggled.add(key);
  return { page, rows: layerRows(page, { toggled, search }) };
}

function everyRow(page: ReturnType<typeof openLivePage>) {
  return layerRows(page, { toggled: new Set(), search: 'a' }).concat(
    layerRows(page, { toggled: new Set(), search: 'e' }),
  );
}

const shape = (rows: ReturnType<typeof layerRows>) =>
  rows.map(({ element, level, position, count, isOpen }) => [
    element.tag,
    level,
    `${position}/${count}`,
    isOpen,
  ]);

test('the page is open at first, and shows what a visitor can see', () => {
  expect(shape(open().rows)).toEqual([
    ['body', 1, '1/1', true],
    ['header', 2, '1/2', false],
    ['main', 2, '2/2', false],
  ]);
});

test('an opened layer shows what is in it', () => {
  expect(shape(open('', ['main']).rows).slice(2)).toEqual([
    ['main', 2, '2/2', true],
    ['section', 3, '1/2', false],
    ['section', 3, '2/2', false],
  ]);
});

test('a search shows what has the words and all that it stands in', () => {
  expect(open('boat').rows.map(({ element }) => element.tag)).toEqual([
    'body',
    'main',
    'section',
    'img',
  ]);
  expect(open('nothing').rows).toEqual([]);
});

test('a source without a body has its elements at the top', () => {
  const page = openLivePage('<p>One</p><p>Two</p>');
  expect(shape(layerRows(page, { toggled: new Set(), search: '' }))).toEqual([
    ['p', 1, '1/2', null],
    ['p', 1, '2/2', null],
  ]);
});

test('an element is shown when what it stands in is open', () => {
  const { page } = open();
  const [image] = findByTag(page.index, 'img');
  const keys = image ? keysToOpen(page, image) : [];
  const rows = layerRows(page, { toggled: new Set(keys), search: '' });
  expect(rows.at(-1)?.element.tag).toBe('img');
});

test('typing goes to the next row with that name, round from the end', () => {
  const { rows } = open('', ['main', 'section']);
  expect(findByTyping(rows, 0, 's')?.element.tag).toBe('header');
  expect(findByTyping(rows, rows.length - 1, 'tw')?.element.tag).toBe('p');
  expect(findByTyping(rows, 0, 'zzz')).toBeUndefined();
});

test('arrow keys walk the tree as its pattern says', () => {
  const { rows } = open('', ['main']);
  const press = (key: string, at: number, more = {}) =>
    layerAction(
      { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...more },
      rows,
      at,
    );
  const go = { kind: 'go', isExtending: false, isOnlyPointing: false };
  expect(press('ArrowDown', 0)).toEqual({ ...go, to: 1 });
  expect(press('ArrowUp', 0)).toEqual({ ...go, to: 0 });
  expect(press('End', 0)).toEqual({ ...go, to: rows.length - 1 });
  expect(press('ArrowRight', 1)).toEqual({ kind: 'toggle' });
  expect(press('ArrowRight', 2)).toEqual({ ...go, to: 3 });
  expect(press('ArrowLeft', 2)).toEqual({ kind: 'toggle' });
  expect(press('ArrowLeft', 4)).toEqual({ ...go, to: 2 });
  expect(press('ArrowUp', 2, { altKey: true })).toEqual({ kind: 'move', step: 'up' });
  expect(press('ArrowDown', 2, { shiftKey: true })).toEqual({ ...go, to: 3, isExtending: true });
  expect(press('d', 2, { ctrlKey: true })).toEqual({ kind: 'duplicate' });
  expect(press('z', 2, { ctrlKey: true })).toBeUndefined();
  expect(press('d', 2)).toEqual({ kind: 'type', character: 'd' });
});

test('a drop goes before, behind or into a row, and never into what is dragged', () => {
  const { rows } = open('', ['main', 'section']);
  const named = (tag: string) => rows.find(({ element }) => element.tag === tag);
  const [header, main, text, body] = ['header', 'main', 'p', 'body'].map(named);
  if (!header || !main || !text || !body) throw new Error('rows are missing');
  expect(dropOn(header, 0.1, [])?.place).toBe('before');
  expect(dropOn(header, 0.5, [])?.place).toBe('end');
  expect(dropOn(header, 0.9, [])?.place).toBe('after');
  expect(dropOn(main, 0.9, [])?.place).toBe('start');
  expect(dropOn(text, 0.6, [])?.place).toBe('after');
  expect(dropOn(body, 0.2, [])?.place).toBe('start');
  expect(dropOn(text, 0.6, [main.element])).toBeUndefined();
  expect(dropOn(main, 0.5, [main.element])).toBeUndefined();
});

test('several dragged elements keep their order', () => {
  const { page, rows } = open('', ['main']);
  const [one, two] = rows.filter(({ element }) => element.tag === 'section');
  const header = rows.find(({ element }) => element.tag === 'header');
  if (!one || !two || !header) throw new Error('rows are missing');
  const moved = planDrop(page, { row: header, place: 'after' }, [one.element, two.element]);
  expect(moved.map((operation) => 'at' in operation && operation.at)).toEqual([
    { key: two.key },
    { key: one.key },
  ]);
});

test('hiding sets the attribute, and makes it count where the page sets a display', () => {
  const { page } = open();
  const [row, hidden] = findByTag(page.index, 'section');
  const [header] = findByTag(page.index, 'header');
  if (!row || !hidden || !header) throw new Error('elements are missing');
  expect(planHide(page, header).map(({ kind }) => kind)).toEqual(['set-attribute']);
  expect(planHide(page, row).map(({ kind }) => kind)).toEqual(['insert', 'set-attribute']);
  expect(planHide(page, hidden)).toEqual([
    { kind: 'set-attribute', at: expect.anything(), name: 'hidden', value: null },
  ]);
});

test('20,000 elements are listed quickly', () => {
  const page = openLivePage(`<!doctype html><body>${'<div><p>Word</p></div>'.repeat(10_000)}`);
  const startedMs = performance.now();
  expect(layerRows(page, { toggled: new Set(), search: 'word' })).toHaveLength(20_001);
  expect(layerRows(page, { toggled: new Set(), search: '' })).toHaveLength(10_001);
  expect(performance.now() - startedMs).toBeLessThan(2_000);
});
