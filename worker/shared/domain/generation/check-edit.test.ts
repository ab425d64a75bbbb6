import { expect, test } from 'vitest';
import { changedEnough, checkEdit } from './check-edit.ts';
import { isUsable } from './check-faults.ts';

const PAGE = `<!doctype html>
<html lang="en">
<head><title>Shop</title></head>
<body>
<header><h1>Shop</h1></header>
<main>${'<p>Words about the shop and its things for the people of the town.</p>\n'.repeat(12)}</main>
<footer><a href="#gone">Gone</a></footer>
</body>
</html>`;

function failures(after: string, target?: string) {
  return checkEdit({ before: PAGE, after, fileType: 'html', target })
    .filter(({ ok }) => !ok)
    .map(({ id }) => id);
}

test('white space alone is no change', () => {
  expect(changedEnough('<p>One</p>', '<p>\n  One\n</p>')).toBe(false);
  expect(changedEnough('<p>One</p>', '<p>Two</p>')).toBe(true);
});

test('a fault that was there before does not count against an edit', () => {
  expect(failures(PAGE.replace('<h1>Shop</h1>', '<h1>Store</h1>'), 'header')).toEqual([]);
});

test('a fault that the edit brings is named', () => {
  const after = PAGE.replace('<h1>Shop</h1>', '<h1>Shop</h1><a href="#nowhere">Go</a>');
  expect(failures(after)).toEqual(['anchors']);
});

test('an edit somewhere else than the named part is told', () => {
  const after = PAGE.replace('<p>Words', '<p>Other words');
  expect(failures(after, 'footer')).toEqual(['target']);
});

const SELECTION = '<h1 id="name" class="big bold">Shop</h1>';
const SELECTED = PAGE.replace('<h1>Shop</h1>', SELECTION).replace(
  '</head>',
  '<style>\n.bold { color: red; }\np { margin: 0; }\n</style>\n</head>',
);

test.each([
  ['in the element itself', 'Shop</h1>', 'Store</h1>', true],
  ['in a rule for one of its classes', '.bold { color: red', '.bold { color: blue', true],
  ['in a new rule for its id', 'p { margin: 0; }', 'p { margin: 0; }\n#name { top: 0; }', true],
  ['in another rule', 'p { margin: 0; }', 'p { margin: 1px; }', false],
  ['far from it', '<footer>', '<footer class="bolder" id="named">', false],
])('a change %s is one of the selected element or none', (_where, from, to, isOfIt) => {
  const after = SELECTED.replace(from, () => to);
  const edit = { before: SELECTED, after, fileType: 'html' as const, target: 'footer' };
  const check = checkEdit({ ...edit, selection: SELECTION }).find(({ id }) => id === 'target');
  const detail = '<h1 id="name" class="big bold">';
  expect(check).toEqual({ id: 'target', ok: isOfIt, weight: 'soft', detail });
});

test('a selection that the page does not hold is nothing to check by', () => {
  const edit = { before: PAGE, after: PAGE.replace('Words', 'Other'), fileType: 'html' as const };
  const checks = checkEdit({ ...edit, target: undefined, selection: '<b>Elsewhere</b>' });
  expect(checks.find(({ id }) => id === 'target')).toMatchObject({ ok: true });
});

test('a page that an edit breaks off is worthless', () => {
  const checks = checkEdit({
    before: PAGE,
    after: PAGE.slice(0, 300),
    fileType: 'html',
    target: undefined,
  });
  expect(checks.find(({ id }) => id === 'complete')).toMatchObject({ ok: false, weight: 'hard' });
  expect(isUsable(checks)).toBe(false);
});

test('a part of a page need not become a whole one', () => {
  const part = { before: '<p>Part</p>', after: '<p>Other</p>', fileType: 'html' as const };
  expect(isUsable(checkEdit({ ...part, target: undefined }))).toBe(true);
});

test('a page too large to be parsed twice must still end as one', () => {
  const before = PAGE.replace('</main>', `${'<p>More</p>\n'.repeat(30_000)}</main>`);
  const edit = { before, fileType: 'html' as const, target: undefined };
  expect(isUsable(checkEdit({ ...edit, after: before.slice(0, -20) }))).toBe(false);
  expect(isUsable(checkEdit({ ...edit, after: before.replace('More', 'Less') }))).toBe(true);
});

test('a page may be emptied on request', () => {
  const after = PAGE.replace(/<body>[^]*<\/body>/, '<body></body>');
  const checks = checkEdit({ before: PAGE, after, fileType: 'html', target: undefined });
  expect(checks.find(({ id }) => id === 'content')).toMatchObject({ ok: false, weight: 'soft' });
  expect(isUsable(checks)).toBe(true);
});

test('an edit must leave JSON readable', () => {
  const edit = { before: '{"a":1}', fileType: 'json' as const, target: undefined };
  expect(checkEdit({ ...edit, after: '{"a":2}' })[0]?.ok).toBe(true);
  expect(checkEdit({ ...edit, after: '{"a":2,}' })[0]?.ok).toBe(false);
});
