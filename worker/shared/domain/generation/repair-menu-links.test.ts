import { expect, test } from 'vitest';
import { repairMenuLinks } from './repair-menu-links.ts';

const EVENTS = '<section id="events"><h2>Events</h2><a href="#news">News</a></section>\n';
const NEWS = '<section id="news"><h2>What is new</h2></section>\n';
const PAGE = `<!doctype html>
<html lang="en">
<body>
<nav>
  <ul>
    <li><a href="#events">Events</a></li>
    <li><a href="#news">News</a></li>
  </ul>
  <a class="button" href="#events">Come</a>
</nav>
<main>
<p>See <a href="#events">our events</a>.</p>
${EVENTS}${NEWS}</main>
<footer><a href="#events">Dates</a></footer>
</body>
</html>
`;

test('menu entries go with the part they led to; buttons and links in texts stay', () => {
  const after = PAGE.replace(EVENTS, '');
  const mended = repairMenuLinks(PAGE, after);
  expect(mended.html).toBe(
    after
      .replace('    <li><a href="#events">Events</a></li>\n', '')
      .replace('<footer><a href="#events">Dates</a>', '<footer>'),
  );
  expect(mended.changes.map(({ key }) => key)).toEqual(['delete', 'delete']);
});

test('menu entries lead to the part that came instead, under its name where they had the old one', () => {
  const delivery = '<section id="delivery"><h2>Delivery</h2></section>\n';
  const after = PAGE.replace(EVENTS, delivery);
  expect(repairMenuLinks(PAGE, after).html).toBe(
    after
      .replace('<li><a href="#events">Events</a>', '<li><a href="#delivery">Delivery</a>')
      .replace('<footer><a href="#events">', '<footer><a href="#delivery">'),
  );
});

test('links that were dead before, and pages without any, stay as they are', () => {
  const dead = PAGE.replace(EVENTS, '');
  const changed = dead.replace('What is new', 'Latest');
  expect(repairMenuLinks(dead, changed)).toEqual({ html: changed, changes: [] });
  const other = PAGE.replace('What is new', 'Latest');
  expect(repairMenuLinks(PAGE, other)).toEqual({ html: other, changes: [] });
});

test('two parts that went leave no entries, whatever came', () => {
  const after = PAGE.replace(EVENTS + NEWS, '<section id="all"><h2>All</h2></section>\n');
  const { html } = repairMenuLinks(PAGE, after);
  expect(html).toContain('<ul>\n  </ul>');
  expect(html).toContain('<footer></footer>');
});
