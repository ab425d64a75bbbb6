import { expect, test } from 'vitest';
import { realPages, seededRandom } from '../../../testing/real-pages.ts';
import { ancestorsOf, attributeOf, elementsIn, findById } from '../html/query.ts';
import { indexHtml, type IndexedElement } from '../html/source-index.ts';
import { applyLive } from '../live-page/apply-live.ts';
import { keyOf, openLivePage } from '../live-page/live-page.ts';
import { placeMarkup, type MarkupToPlace } from './place-markup.ts';

const SEED = Number(process.env.SEED ?? 1);
const STEPS = Number(process.env.STEPS ?? 25);

const PAGE = `<!doctype html><html><head><title>T</title></head><body>
<main><section id="s"><p id="p">One <a id="a" href="#">link <b id="b">bold</b></a></p>
<ul id="list"><li id="one">1</li><li id="two"><p id="in">2</p></li></ul>
<dl id="terms"><dt id="term">a</dt><dd id="told">b</dd></dl>
<table id="table"><tr id="row"><td id="cell"><i id="i">x</i></td></tr></table></section></main>
</body></html>`;

/** The page with the markup placed by what has this id, or why it could not be. */
function place(id: string | null, wish: MarkupToPlace): string {
  const page = openLivePage(PAGE);
  const placement = placeMarkup(
    page.index,
    id === null ? undefined : findById(page.index, id),
    wish,
  );
  if (!placement) return 'nowhere';
  const { target, ...rest } = placement;
  const applied = applyLive(page, { kind: 'insert', at: { key: keyOf(page, target) }, ...rest });
  return applied.ok ? page.html.replace(/\n\s*/g, '') : applied.reason;
}

test.each([
  ['p', '<p>new</p>', '</p><p>new</p><ul'],
  ['b', '<p>new</p>', '</p><p>new</p><ul'],
  ['b', '<i>new</i>', '</b><i>new</i></a>'],
  ['b', '<a href="/">new</a>', '</a><a href="/">new</a></p>'],
  ['one', '<li>new</li>', '</li><li>new</li><li id="two">'],
  ['in', '<li>new</li>', '</p></li><li>new</li></ul>'],
  ['list', '<li>new</li>', '</p></li><li>new</li></ul>'],
  ['p', '<li>new</li>', '</p><ul><li>new</li></ul><ul'],
  ['one', '<p>new</p>', '</ul><p>new</p><dl'],
  ['in', '<p>new</p>', '</p><p>new</p></li>'],
  ['told', '<dt>c</dt><dd>d</dd>', '</dd><dt>c</dt><dd>d</dd></dl>'],
  ['p', '<dt>c</dt><dd>d</dd>', '</p><dl><dt>c</dt><dd>d</dd></dl><ul'],
  ['i', '<tr><td>new</td></tr>', '</tr><tr><td>new</td></tr></table>'],
  ['cell', '<p>new</p>', '</table><p>new</p></section>'],
  ['p', '<p id="p">new <a href="#p">to it</a></p>', '<p id="p-2">new <a href="#p-2">to it</a></p>'],
] as const)('beside #%s: %s', (id, markup, expected) => {
  expect(place(id, { markup })).toContain(expected);
});

test('a copied item brings the kind of its list along, a section stands beside sections', () => {
  expect(place('p', { markup: '<li>new</li>', list: 'ol' })).toContain('</p><ol><li>new</li></ol>');
  expect(place(null, { markup: '<li>new</li>', list: 'nav' })).toContain(
    '<ul><li>new</li></ul></body>',
  );
  expect(place('b', { markup: '<section>new</section>', isSection: true })).toContain(
    '</section><section>new</section></main>',
  );
});

const PIECES = [
  '<p>new <b>words</b></p>',
  '<h2 id="about">new</h2>',
  '<section><h2>new</h2><a href="#">x</a></section>',
  '<li>new</li>',
  '<li>new</li>\n<li><a href="#">x</a></li>',
  '<a href="#">new</a>',
  '<span>new</span>',
  '<img src="a.png" alt="">',
  '<button>new</button>',
  '<form><input name="a"></form>',
  '<tr><td>new</td></tr>',
  '<dt>new</dt><dd>x</dd>',
];

const BLOCK = /^(?:p|h2|section|form|ul|dl|table|div)$/;

/** What is wrong with where an element stands; empty when nothing is. */
function misplaced(element: IndexedElement, known: ReadonlySet<string | undefined>): string[] {
  const around = [...ancestorsOf(element)].map(({ tag }) => tag);
  const id = attributeOf(element, 'id');
  const isClickable = /^(?:a|button)$/;
  const faults: Record<string, boolean> = {
    'an id twice': id !== undefined && known.has(id),
    'an item outside of a list': element.tag === 'li' && !/^(?:ul|ol|menu)$/.test(around[0] ?? ''),
    'a block in a paragraph': BLOCK.test(element.tag) && around.includes('p'),
    'a link in a link':
      isClickable.test(element.tag) && around.some((tag) => isClickable.test(tag)),
  };
  return Object.keys(faults).filter((fault) => faults[fault]);
}

test.each(realPages())('all markup finds a place beside anything of $name', ({ html }) => {
  const random = seededRandom(SEED);
  const of = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const page = openLivePage(html);
  let placed = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const before = indexHtml(page.html);
    const body = page.index.elements.find(({ tag }) => tag === 'body');
    const shown = body ? elementsIn(body) : [];
    const known = new Set(page.index.elements.map((element) => keyOf(page, element)));
    const markup = of(PIECES);
    const chosen = of(shown);
    const placement = placeMarkup(page.index, chosen, { markup, isSection: random() < 0.2 });
    expect(placement).toBeDefined();
    if (!placement) continue;
    const { target, ...rest } = placement;
    const applied = applyLive(page, { kind: 'insert', at: { key: keyOf(page, target) }, ...rest });
    expect(applied.ok ? 'placed' : `${applied.reason} ${markup} by ${chosen.tag}`).toBe('placed');
    placed += 1;
    const ids = new Set(before.elements.map((element) => attributeOf(element, 'id')));
    const added = page.index.elements.filter((element) => !known.has(keyOf(page, element)));
    expect(added).toHaveLength(page.index.elements.length - before.elements.length);
    expect(added.flatMap((element) => misplaced(element, ids))).toEqual([]);
  }
  expect(placed).toBe(STEPS);
});
