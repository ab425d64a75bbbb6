import { expect, test } from 'vitest';
import { changedEnough, checkEdit, checkEditSteps } from './check-edit.ts';
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

function failures(after: string, prompt = '') {
  return checkEdit({ before: PAGE, after, fileType: 'html', prompt })
    .filter(({ ok }) => !ok)
    .map(({ id }) => id);
}

test('white space alone is no change', () => {
  expect(changedEnough('<p>One</p>', '<p>\n  One\n</p>')).toBe(false);
  expect(changedEnough('<p>One</p>', '<p>Two</p>')).toBe(true);
});

test('a fault that was there before does not count against an edit', () => {
  expect(failures(PAGE.replace('<h1>Shop</h1>', '<h1>Store</h1>'), 'the header')).toEqual([]);
});

test('a fault that the edit brings is named', () => {
  const after = PAGE.replace('<h1>Shop</h1>', '<h1>Shop</h1><a href="#nowhere">Go</a>');
  expect(failures(after)).toEqual(['anchors']);
});

test('a page that an edit breaks off is worthless', () => {
  const checks = checkEdit({
    before: PAGE,
    after: PAGE.slice(0, 300),
    fileType: 'html',
    prompt: '',
  });
  expect(checks.find(({ id }) => id === 'complete')).toMatchObject({ ok: false, weight: 'hard' });
  expect(isUsable(checks)).toBe(false);
});

test('a part of a page need not become a whole one', () => {
  const part = { before: '<p>Part</p>', after: '<p>Other</p>', fileType: 'html' as const };
  expect(isUsable(checkEdit({ ...part, prompt: '' }))).toBe(true);
});

test('a page too large to be parsed twice must still end as one', () => {
  const before = PAGE.replace('</main>', `${'<p>More</p>\n'.repeat(30_000)}</main>`);
  const edit = { before, fileType: 'html' as const, prompt: '' };
  expect(isUsable(checkEdit({ ...edit, after: before.slice(0, -20) }))).toBe(false);
  expect(isUsable(checkEdit({ ...edit, after: before.replace('More', 'Less') }))).toBe(true);
});

test('a page may be emptied on request', () => {
  const after = PAGE.replace(/<body>[^]*<\/body>/, '<body></body>');
  const checks = checkEdit({ before: PAGE, after, fileType: 'html', prompt: '' });
  expect(checks.find(({ id }) => id === 'content')).toMatchObject({ ok: false, weight: 'soft' });
  expect(isUsable(checks)).toBe(true);
});

test('an edit must leave JSON readable', () => {
  const edit = { before: '{"a":1}', fileType: 'json' as const, prompt: '' };
  expect(checkEdit({ ...edit, after: '{"a":2}' })[0]?.ok).toBe(true);
  expect(checkEdit({ ...edit, after: '{"a":2,}' })[0]?.ok).toBe(false);
});

test('a longer page is checked in more steps, not in longer ones', () => {
  const countSteps = (count: number) => {
    const before = PAGE.replace('<main>', `<main>${'<p>ab'.repeat(count)}`);
    const after = before.replace('<h1>Shop', '<h1>Bakery');
    return [...checkEditSteps({ before, after, fileType: 'html', prompt: '' })].length;
  };
  const [long, longer] = [countSteps(20_000), countSteps(40_000)];
  expect(long).toBeGreaterThan(60);
  expect(longer / long).toBeGreaterThan(1.5);
});
