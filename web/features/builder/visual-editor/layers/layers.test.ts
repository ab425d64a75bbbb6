import { expect, test } from 'vitest';
import { findByTag } from '#domain/html/query.ts';
import { openLivePage } from '#domain/live-page/live-page.ts';
import { planHide } from './hide-element.ts';
import { layerAction } from './layer-keys.ts';
import { findByTyping, keysToOpen, layerRows } from './layer-rows.ts';
import { dropOn, planDrop } from './plan-drop.ts';

const PAGE = `<!doctype html><html><head><title>T</title><style>.row { display: flex }</style></head><body>
<header><h1>Shop</h1></header><script>1</script>
<main><section id="a" class="row"><p>One</p><p>Two</p></section><section id="b" hidden><img alt="Boat"></section></main>
</body></html>`;

function open(search = '', opened: readonly string[] = []) {
  const page = openLivePage(PAGE);
  const toggled = new Set<number>();
  for (const { element, key } of everyRow(page)) if (opened.includes(element.tag)) toggled.add(key);
  return { page, rows: layerRows(page, { toggled, search, locale: 'en' }) };
}

function everyRow(page: ReturnType<typeof openLivePage>) {
  return layerRows(page, { toggled: new Set(), search: 'a', locale: 'en' }).concat(
    layerRows(page, { toggled: new Set(), search: 'e', locale: 'en' }),
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
  expect(shape(layerRows(page, { toggled: new Set(), search: '', locale: 'en' }))).toEqual([
    ['p', 1, '1/2', null],
    ['p', 1, '2/2', null],
  ]);
});

test('an element is shown when what it stands in is open', () => {
  const { page } = open();
  const [image] = findByTag(page.index, 'img');
  const keys = image ? keysToOpen(page, image) : [];
  const rows = layerRows(page, { toggled: new Set(keys), search: '', locale: 'en' });
  expect(rows.at(-1)?.element.tag).toBe('img');
});

test('typing goes to the next row with that name, round from the end', () => {
  const { rows } = open('', ['main', 'section']);
  expect(findByTyping(rows, { from: 0, typed: 'h', locale: 'en' })?.element.tag).toBe('header');
  expect(
    findByTyping(rows, { from: rows.length - 1, typed: 'tw', locale: 'en' })?.element.tag,
  ).toBe('p');
  expect(findByTyping(rows, { from: 0, typed: 'zzz', locale: 'en' })).toBeUndefined();
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

test('20,000 elements are listed', () => {
  const page = openLivePage(`<!doctype html><body>${'<div><p>Word</p></div>'.repeat(10_000)}`);
  expect(layerRows(page, { toggled: new Set(), search: 'word', locale: 'en' })).toHaveLength(
    20_001,
  );
  expect(layerRows(page, { toggled: new Set(), search: '', locale: 'en' })).toHaveLength(10_001);
});
