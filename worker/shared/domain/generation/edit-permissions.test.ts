import { expect, test } from 'vitest';
import { applyDiff } from '#domain/diff/apply-blocks.ts';
import { editPermissions } from './edit-permissions.ts';

const PARAGRAPHS = '<p>Words about the shop and its things.</p>\n'.repeat(60);
const PAGE = `<!doctype html>\n<html lang="en">\n<body>\n<main id="m">\n${PARAGRAPHS}</main>\n</body>\n</html>\n`;

const NEW_PAGE = `<!doctype html>\n<html lang="en">\n<head>\n<title>New</title>\n</head>\n<body>\n<p>New</p>\n</body>\n</html>`;

function shrink(prompt: string) {
  const blocks = [
    { search: ['<main id="m">', ...PARAGRAPHS.trimEnd().split('\n')], replace: ['<main id="x">'] },
  ];
  return applyDiff({ original: PAGE, blocks, ...editPermissions(prompt, PAGE) });
}

test.each([
  'Remove everything under the title',
  'clear the page, keep only the heading',
  'Togli tutto il testo',
  'elimina le sezioni sotto il titolo',
  'svuotala',
])('"%s" may take most of the page', (prompt) => {
  expect(shrink(prompt).applied).toHaveLength(1);
});

test.each(['Make the title blue', 'Rendi il titolo blu'])(
  '"%s" may not take most of the page',
  (prompt) => {
    expect(shrink(prompt).failed).toMatchObject([{ reason: 'shrinks-page' }]);
  },
);

test('quoted words are content and permit nothing', () => {
  expect(editPermissions('Change the button to "Delete my account"', PAGE).allowShrink).toBe(false);
});

test('only over the starter page may an empty SEARCH write', () => {
  const starter = PAGE.replace(
    '<main id="m">',
    '<main id="m"><button type="button" data-bluewave-prompt="A bakery">Bakery</button>',
  );
  const blocks = [{ search: [], replace: NEW_PAGE.split('\n') }];
  const asked = 'A bakery in Turin';
  const overStarter = applyDiff({ original: starter, blocks, ...editPermissions(asked, starter) });
  expect(overStarter.text.trim()).toBe(NEW_PAGE);
  expect(
    applyDiff({ original: PAGE, blocks, ...editPermissions(asked, PAGE) }).failed,
  ).toMatchObject([{ reason: 'empty-search' }]);
});
