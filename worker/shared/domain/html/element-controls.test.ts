import { expect, test } from 'vitest';
import { controlsOf, pictureIn, type ElementControls } from './element-controls.ts';
import { attributeOf } from './query.ts';
import { indexHtml, type IndexedElement } from './source-index.ts';

/** The element that is asked about has `id="it"`. */
function asked(body: string): IndexedElement {
  const { elements } = indexHtml(`<!doctype html><html><body>${body}</body></html>`);
  const found = elements.find((element) => attributeOf(element, 'id') === 'it');
  if (found === undefined) throw new Error('nothing is asked about');
  return found;
}

function namesOf(controls: ElementControls): string {
  return Object.entries(controls)
    .flatMap(([name, is]) => (is === true ? [name] : []))
    .join(' ');
}

test.each([
  ['<h1 id="it">Bread <b>and</b> oil</h1>', 'text typing layout box'],
  ['<p id="it"></p>', 'text typing layout box'],
  ['<a id="it" href="#">Book <svg></svg></a>', 'text typing layout box'],
  ['<section id="it"><h2>Bread</h2></section>', 'text layout box'],
  ['<div id="it"> <p>Bread</p> </div>', 'text layout box'],
  ['<svg id="it"><text>Bread</text></svg>', 'box'],
  ['<svg><circle id="it"></circle></svg>', ''],
  ['<img id="it">', 'fit box'],
  ['<video id="it"></video>', 'fit box'],
  ['<canvas id="it"></canvas>', 'fit box'],
  ['<iframe id="it"></iframe>', 'box'],
  ['<hr id="it">', 'box'],
  ['<br id="it">', ''],
  ['<input id="it">', 'text box'],
  ['<input type="checkbox" id="it">', 'box'],
  ['<select id="it"><option>1</option></select>', 'text box'],
  ['<textarea id="it">x</textarea>', 'text box'],
  ['<a id="it" href="#"><svg></svg></a>', 'layout box'],
  ['<figure id="it"><svg></svg></figure>', 'layout box'],
])('%s has these controls: %s', (markup, names) => {
  expect(namesOf(controlsOf(asked(markup)))).toBe(names);
});

test.each([
  ['<img id="it">', 'img'],
  ['<svg id="it"><circle/></svg>', 'svg'],
  ['<picture id="it"><source srcset="a"><img></picture>', 'img'],
  ['<figure id="it">\n<div><svg></svg></div><figcaption>The oven</figcaption></figure>', 'svg'],
  ['<a id="it" href="#"><img></a>', 'img'],
  ['<a id="it" href="#">Home <svg></svg></a>', undefined],
  ['<div id="it"><img><img></div>', undefined],
  ['<div id="it"><img><video></video></div>', undefined],
  ['<div id="it"></div>', undefined],
  ['<video id="it"></video>', undefined],
])('of %s the picture is %s', (markup, tag) => {
  expect(pictureIn(asked(markup))?.tag).toBe(tag);
});

test('a page of many boxes is not searched through', () => {
  const many = '<div><p></p></div>'.repeat(5_000);
  expect(pictureIn(asked(`<main id="it">${many}<img></main>`))).toBeUndefined();
});
