import { expect, test } from 'vitest';
import { attributeOf } from '../html/query.ts';
import { indexHtml } from '../html/source-index.ts';
import { namedSections } from './named-sections.ts';

const PAGE = `<!doctype html>
<html lang="en">
<body>
<header id="top"><a href="/">Oven</a></header>
<section id="gallery"><header><h2>Pictures</h2></header></section>
<section id="events"><h2>What is on</h2></section>
<section id="process"><h2>One night in the bakery</h2></section>
<section id="about"><h2>Us</h2></section>
<section id="contact"><h2>Write to us</h2><form></form></section>
</body>
</html>`;

test.each<[request: string, named: string[]]>([
  ['make the gallery a carousel', ['gallery']],
  ['trasforma la galleria in un carosello', ['gallery']],
  ['replace the events section', ['events']],
  ['drop "One night in the bakery"', ['process']],
  ['move the gallery above the contact form', ['gallery', 'contact']],
  ['make the header sticky', ['top']],
  ['the focaccia is 3.80 now', []],
  ['drop the question about parking', []],
  ['make the about section shorter', ['about']],
  ['what is wrong with the process and the eventsheet', ['process']],
])('"%s" names %j', (request, named) => {
  const found = namedSections(indexHtml(PAGE), request);
  expect(found.map((element) => attributeOf(element, 'id'))).toEqual(named);
});

test('a request that names most parts names none', () => {
  const request = 'gallery, events, process, contact and the footer';
  const page = PAGE.replace('</body>', '<footer id="footer">Bye</footer></body>');
  expect(namedSections(indexHtml(page), request)).toEqual([]);
});
