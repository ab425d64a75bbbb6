import { expect, test } from 'vitest';
import { indexHtml } from '../html/source-index.ts';
import { applyInverse, applyOperation, applyOperations } from './apply.ts';
import { locate } from './locate.ts';
import { OPERATION_LIMITS, type PageOperation } from './operation-types.ts';

const PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
  <title>Bar</title>
  <style>
    :root {
      --ink: #111;
    }
    .card { color: red; }
    @media (max-width: 600px) { .card { color: blue } }
  </style>
</head>
<body>
  <main id="top">
    <h1>Hello <em>dear</em> guests</h1>
    <p class="card">First &amp; best</p>
    <p class="card">Second</p>
    <label for="mail">Mail</label><input id="mail" placeholder="Second">
    <img src="a.png" alt="Second">
  </main>
  <script>const text = 'Second';</script>
</body>
</html>
`;

function change(...operations: PageOperation[]): string {
  const applied = applyOperations(PAGE, operations);
  if (!applied.ok) throw new Error(JSON.stringify(applied));
  const undone = applyInverse(applied.html, applied.inverse);
  expect(undone.ok && undone.html).toBe(PAGE);
  return applied.html;
}

function reasonOf(operation: PageOperation, html = PAGE): string {
  const applied = applyOperation(html, operation);
  return applied.ok ? 'done' : applied.reason;
}

function swap(from: string, to: string): string {
  expect(PAGE.split(from).length).toBe(2);
  return PAGE.replace(from, () => to);
}

test('a new text keeps inline markup, and one run can be named', () => {
  const at = { selector: 'h1' };
  expect(change({ kind: 'set-text', at, text: 'Hello dear friends' })).toBe(
    swap('guests', 'friends'),
  );
  expect(change({ kind: 'set-text', at, text: 'sweet', run: 1 })).toBe(swap('dear', 'sweet'));
  expect(reasonOf({ kind: 'set-text', at, text: 'Goodbye' })).toBe('text-spans-markup');
  expect(change({ kind: 'set-text', at: { text: 'First & best' }, text: 'First & last' })).toBe(
    swap('best', 'last'),
  );
});

test('styles go to the element, to a rule, or to a block that a person can read', () => {
  const at = { selector: 'p:nth-of-type(2)' };
  const red = { property: 'color', value: 'green' };
  expect(change({ kind: 'set-style', scope: { kind: 'element', at }, ...red })).toContain(
    '<p class="card" style="color: green;">Second</p>',
  );
  expect(
    change({ kind: 'set-style', scope: { kind: 'rule', selector: '.card', nth: 0 }, ...red }),
  ).toBe(swap('color: red', 'color: green'));
  expect(change({ kind: 'set-style', scope: { kind: 'rule', selector: '.card' }, ...red })).toBe(
    swap('color: red', 'color: green'),
  );
  const heading = { kind: 'width', at: { selector: 'h1' }, maxWidthPx: 640 } as const;
  const once = change({ kind: 'set-style', scope: heading, ...red });
  expect(once).toContain(
    '<style data-edits>\n@media (max-width: 640px) { h1 { color: green; } }\n</style>',
  );
  const twice = change(
    { kind: 'set-style', scope: heading, ...red },
    { kind: 'set-style', scope: heading, property: 'color', value: 'navy' },
  );
  expect(twice).toBe(once.replace('h1 { color: green', 'h1 { color: navy'));
  const gone = change(
    { kind: 'set-style', scope: heading, ...red },
    { kind: 'set-style', scope: heading, property: 'color', value: null },
  );
  expect(gone).not.toContain('@media (max-width: 640px)');
});

test('of several rules with one selector, the one that decides the property everywhere is changed', () => {
  const rules = [
    '.a { color: red; padding: 1px; }',
    '.a { background: none; }',
    '@media (max-width: 600px) { .a { color: #000; } }',
    '@media (prefers-color-scheme: dark) { .a { color: #fff; } }',
  ];
  const page = (...styles: string[]) => `<style>\n${styles.join('\n')}\n</style><p class="a">x</p>`;
  const set = (property: string, value: string | null, styles = rules) => {
    const scope = { kind: 'rule', selector: '.a' } as const;
    const done = applyOperation(page(...styles), { kind: 'set-style', scope, property, value });
    return done.ok ? done.html : done.reason;
  };
  const [first = '', second = '', ...conditional] = rules;
  const isFirst = (rule: string) => page(rule, second, ...conditional);
  const isSecond = (rule: string) => page(first, rule, ...conditional);
  expect(set('color', 'green')).toBe(isFirst('.a { color: green; padding: 1px; }'));
  expect(set('padding-top', '2px')).toBe(
    isFirst('.a { color: red; padding: 1px; padding-top: 2px; }'),
  );
  expect(set('margin', '0')).toBe(isSecond('.a { background: none; margin: 0; }'));
  expect(set('color', null)).toBe(isFirst('.a { padding: 1px; }'));
  expect(set('color', null, [first, '.a { color: blue; }'])).toBe('ambiguous');
  expect(set('color', 'green', conditional)).toBe('ambiguous');
});

test('a text with a tag names the nearest element of the tag around it', () => {
  const page = '<ul><li><h3>Cut</h3><b>9</b></li><li><h3>Colour</h3></li></ul><p>Colour</p>';
  const remove = (text: string, tag: string) => {
    const done = applyOperation(page, { kind: 'delete', at: { text, tag } });
    return done.ok ? done.html : done.reason;
  };
  expect(remove('Cut', 'li')).toBe('<ul><li><h3>Colour</h3></li></ul><p>Colour</p>');
  expect(remove('Colour', 'li')).toBe('<ul><li><h3>Cut</h3><b>9</b></li></ul><p>Colour</p>');
  expect(remove('Colour', 'p')).toBe(page.replace('<p>Colour</p>', ''));
  expect(remove('Colour', 'section')).toBe('not-found');
});

test('tokens are set where they are, or added to the root rule', () => {
  expect(change({ kind: 'set-token', name: '--ink', value: '#222' })).toBe(swap('#111', '#222'));
  expect(change({ kind: 'set-token', name: '--paper', value: '#fff' })).toBe(
    swap('--ink: #111;', '--ink: #111;\n      --paper: #fff;'),
  );
});

test('head data is set in place or made in the right place', () => {
  expect(change({ kind: 'set-head', field: 'title', value: 'Café & bar' })).toBe(
    swap('<title>Bar', '<title>Café &amp; bar'),
  );
  expect(change({ kind: 'set-head', field: 'language', value: 'it' })).toBe(
    swap('lang="en"', 'lang="it"'),
  );
  expect(change({ kind: 'set-head', field: 'picture', value: '/a.png' })).toBe(
    swap('</style>\n</head>', '</style>\n  <meta property="og:image" content="/a.png">\n</head>'),
  );
  const bare = applyOperation('<p>Hi</p>', { kind: 'set-head', field: 'title', value: 'T' });
  expect(bare).toMatchObject({ ok: true, html: '\n<title>T</title><p>Hi</p>' });
});

test('a copy gets ids of its own and its labels follow', () => {
  const html =
    '<main><div><label for="a">A</label><input id="a"><a href="#a">x</a></div><p id="a-2"></p></main>';
  const applied = applyOperation(html, { kind: 'duplicate', at: { selector: 'div' } });
  expect(applied).toMatchObject({
    ok: true,
    html: html.replace(
      '</div>',
      '</div><div><label for="a-3">A</label><input id="a-3"><a href="#a-3">x</a></div>',
    ),
    changes: [{ key: 'duplicate', renamedIds: ['a-3'] }],
  });
});

test('replacing everywhere leaves scripts and styles alone', () => {
  const html = change({ kind: 'replace-everywhere', from: 'Second', to: 'Third' });
  expect(html).toContain('<p class="card">Third</p>');
  expect(html).toContain('placeholder="Third"');
  expect(html).toContain('alt="Third"');
  expect(html).toContain("const text = 'Second';");
});

test('what cannot be done is refused with its reason', () => {
  const h1 = { selector: 'h1' };
  const refusals: [PageOperation, string][] = [
    [{ kind: 'delete', at: { selector: '.none' } }, 'not-found'],
    [{ kind: 'delete', at: { selector: '.card' } }, 'ambiguous'],
    [{ kind: 'delete', at: { selector: 'a:hover' } }, 'bad-locator'],
    [{ kind: 'delete', at: { selector: 'body' } }, 'page-root'],
    [{ kind: 'set-text', at: { selector: 'img' }, text: 'x' }, 'no-text'],
    [{ kind: 'set-text', at: { selector: 'script' }, text: 'x' }, 'no-text'],
    [{ kind: 'insert', at: { selector: 'img' }, place: 'end', markup: '<b>x</b>' }, 'no-content'],
    [{ kind: 'insert', at: h1, place: 'after', markup: '<div><p>x</div>' }, 'done'],
    [{ kind: 'insert', at: h1, place: 'after', markup: '<div><b>x</div>' }, 'unbalanced'],
    [{ kind: 'insert', at: h1, place: 'after', markup: 'x</main>' }, 'unbalanced'],
    [{ kind: 'insert', at: h1, place: 'after', markup: '<!-- x' }, 'unbalanced'],
    [{ kind: 'insert', at: h1, place: 'after', markup: '<tr><td>x</td></tr>' }, 'breaks-page'],
    [
      { kind: 'insert', at: { text: 'Second' }, place: 'start', markup: '<div>x</div>' },
      'breaks-page',
    ],
    [{ kind: 'insert', at: h1, place: 'after', markup: '<script>x()</script>' }, 'unsafe'],
    [
      { kind: 'insert', at: h1, place: 'after', markup: '<a href=" java\nscript:x()">x</a>' },
      'unsafe',
    ],
    [{ kind: 'insert', at: h1, place: 'after', markup: '<b onclick="x()">x</b>' }, 'unsafe'],
    [{ kind: 'insert', at: h1, place: 'after', markup: '<body class="x">' }, 'page-root'],
    [{ kind: 'set-attribute', at: h1, name: 'onclick', value: 'x()' }, 'unsafe'],
    [{ kind: 'set-attribute', at: h1, name: 'href', value: 'JavaScript:x()' }, 'unsafe'],
    [{ kind: 'set-attribute', at: h1, name: 'a b', value: '' }, 'bad-name'],
    [{ kind: 'move', at: { selector: 'main' }, to: h1, place: 'after' }, 'into-itself'],
    [{ kind: 'set-token', name: '--ink', value: '#111; } body { color: red' }, 'bad-value'],
    [{ kind: 'set-token', name: '--ink', value: '"</style>"' }, 'bad-value'],
    [{ kind: 'set-token', name: 'ink', value: 'x' }, 'bad-name'],
    [
      {
        kind: 'set-style',
        scope: { kind: 'rule', selector: '.x' },
        property: 'color',
        value: 'red',
      },
      'no-rule',
    ],
    [
      { kind: 'set-style', scope: { kind: 'element', at: h1 }, property: 'color;x', value: 'red' },
      'bad-name',
    ],
    [{ kind: 'replace-everywhere', from: 'nowhere', to: 'x' }, 'not-found'],
  ];
  expect(refusals.map(([operation]) => reasonOf(operation))).toEqual(
    refusals.map(([, reason]) => reason),
  );
  const misNested = '<p>1<b>2<i>3</b>4</i>5</p>';
  expect(reasonOf({ kind: 'delete', at: { selector: 'i' } }, misNested)).toBe('mis-nested');
  const large = `<p>${'x'.repeat(OPERATION_LIMITS.characters)}</p>`;
  expect(reasonOf({ kind: 'delete', at: { selector: 'p' } }, large)).toBe('too-large');
});

test('no depth and no length makes an operation throw', () => {
  const deep = `${'<div>'.repeat(6_000)}x${'</div>'.repeat(6_000)}`;
  expect(
    reasonOf({ kind: 'insert', at: { selector: 'h1' }, place: 'after', markup: deep }),
  ).toMatch(/done|breaks/);
  expect(reasonOf({ kind: 'set-text', at: { text: 'x' }, text: 'y' }, deep)).toMatch(
    /done|ambiguous|not-found/,
  );
});

test('all operations are done or none, each locator in the text it was made for', () => {
  const index = indexHtml(PAGE);
  const cards = index.elements
    .filter(({ tag }) => tag === 'p')
    .map((element) => locate(index, element));
  const [first, second] = cards;
  if (!first || !second) throw new Error('The page has two cards.');
  const html = change(
    { kind: 'duplicate', at: first },
    { kind: 'delete', at: first },
    { kind: 'set-text', at: second, text: 'Last' },
  );
  expect(html).toContain('<p class="card">First &amp; best</p>\n    <p class="card">Last</p>');
  expect(
    applyOperations(PAGE, [
      { kind: 'delete', at: first },
      { kind: 'set-text', at: first, text: 'x' },
    ]),
  ).toMatchObject({ ok: false, reason: 'not-found', operation: 1 });
});

test('a rule of a linked style sheet is changed in the block of edits, where it is one of the page', () => {
  const linked = PAGE.replace('  <style>', '  <link rel="stylesheet" href="style.css">\n  <style>');
  const change = (selector: string, value: string | null): PageOperation => ({
    kind: 'set-style',
    scope: { kind: 'rule', selector },
    property: 'color',
    value,
  });
  const changed = applyOperation(linked, change('main > h1', 'green'));
  expect(changed.ok && changed.html).toBe(
    linked.replace(
      '</head>',
      '  <style data-edits>\nmain > h1 { color: green; }\n</style>\n</head>',
    ),
  );
  const reasons = [
    change('.nobody', 'green'),
    change('main > h1', null),
    change('h1 {', 'red'),
  ].map((operation) => {
    const refused = applyOperation(linked, operation);
    return refused.ok ? 'done' : refused.reason;
  });
  expect(reasons).toEqual(['no-rule', 'no-rule', 'no-rule']);
});
