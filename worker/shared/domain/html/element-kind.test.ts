import { expect, test } from 'vitest';
import { kindOf, kindOfTag } from './element-kind.ts';
import type { ElementKind } from './element-kinds.ts';
import { ownNameOf, titleOf } from './element-name.ts';
import { attributeOf } from './query.ts';
import { indexHtml, type IndexedElement } from './source-index.ts';

/** The element that is asked about has `id="it"`. */
function asked(body: string): IndexedElement {
  const { elements } = indexHtml(`<!doctype html><html><body>${body}</body></html>`);
  const found = elements.find((element) => attributeOf(element, 'id') === 'it');
  if (found === undefined) throw new Error('nothing is asked about');
  return found;
}

test.each<[string, ElementKind]>([
  ['<h1 id="it">Bread</h1>', 'mainTitle'],
  ['<h2 id="it">Bread</h2>', 'title'],
  ['<div role="heading" id="it">Bread</div>', 'title'],
  ['<p id="it">Bread</p>', 'text'],
  ['<p><b id="it">Bread</b></p>', 'text'],
  ['<div id="it">Bread and <b>oil</b></div>', 'text'],
  ['<p class="price" id="it">5 €</p>', 'price'],
  ['<span class="menu-price" id="it">5 €</span>', 'price'],
  ['<span class="badge" id="it">New</span>', 'badge'],
  ['<a href="#" id="it">Bread</a>', 'link'],
  ['<a href="#" class="btn btn-primary" id="it">Book</a>', 'button'],
  ['<a href="#" class="hero-cta" id="it">Book</a>', 'button'],
  ['<a href="#" class="logo" id="it">Forno</a>', 'logo'],
  ['<a href="#" id="it"><h3>Bread</h3><p>5 €</p></a>', 'card'],
  ['<button id="it">Book</button>', 'button'],
  ['<input type="submit" id="it">', 'button'],
  ['<div role="button" id="it">Book</div>', 'button'],
  ['<input id="it">', 'field'],
  ['<img id="it">', 'picture'],
  ['<picture id="it"><img></picture>', 'picture'],
  ['<figure id="it"><img><figcaption>Oven</figcaption></figure>', 'picture'],
  ['<svg viewBox="0 0 480 600" role="img" id="it"></svg>', 'picture'],
  ['<svg viewBox="0 0 24 24" id="it"></svg>', 'icon'],
  ['<svg viewBox="0 0 24 24"><path id="it"/></svg>', 'shape'],
  ['<i class="fa fa-bread" id="it"></i>', 'icon'],
  ['<span id="it"><svg viewBox="0 0 24 24"></svg></span>', 'icon'],
  ['<div style="background:url(oven.jpg)" id="it"></div>', 'picture'],
  ['<nav id="it"><a href="#">Bread</a></nav>', 'menu'],
  ['<div class="navbar" id="it"><a href="#">Bread</a></div>', 'menu'],
  ['<header id="it"><h1>Bread</h1></header>', 'header'],
  ['<section><header id="it"><h2>Bread</h2></header></section>', 'group'],
  ['<div class="site-footer" id="it"><p>Forno</p></div>', 'footer'],
  ['<footer id="it">Forno</footer>', 'footer'],
  ['<main id="it"></main>', 'content'],
  ['<section class="menu" id="it"><h2>Menu</h2></section>', 'section'],
  ['<div id="it"><h2>Hours</h2></div><div><h2>Prices</h2></div>', 'section'],
  ['<div id="it"><section><h2>Hours</h2></section></div>', 'group'],
  ['<section><div class="card" id="it"><h3>Bread</h3></div></section>', 'card'],
  ['<section><div class="card-title" id="it"><p>A</p><p>B</p></div></section>', 'group'],
  [
    '<section><div class="item" id="it"><h3>A</h3></div><div class="item"><h3>B</h3></div></section>',
    'card',
  ],
  ['<main><article id="it"></article></main>', 'section'],
  ['<main><article id="it"></article><article></article></main>', 'card'],
  ['<ul id="it"><li>Bread</li></ul>', 'list'],
  ['<ul><li id="it">Bread</li></ul>', 'entry'],
  ['<div class="gallery" id="it"><img><img></div>', 'gallery'],
  ['<div class="testimonial" id="it"><p>Good</p></div>', 'review'],
  ['<iframe src="https://maps.example/x" id="it"></iframe>', 'map'],
  ['<iframe src="https://www.youtube.com/embed/x" id="it"></iframe>', 'video'],
  ['<iframe src="https://example.com" id="it"></iframe>', 'embed'],
  ['<details id="it"><summary>Why?</summary></details>', 'foldout'],
  ['<details><summary id="it">Why?</summary></details>', 'title'],
  ['<section><div id="it"></div></section>', 'box'],
  ['<x-card id="it"><p>A</p><p>B</p></x-card>', 'group'],
  ['<constructor id="it"><p>A</p><p>B</p></constructor>', 'group'],
])('%s is a %s', (html, kind) => {
  expect(kindOf(asked(html))).toBe(kind);
});

test.each<[string, string | undefined, string | undefined]>([
  ['<section data-name="Top" aria-label="Intro" id="it"><h1>Hi</h1></section>', 'Top', 'Top'],
  ['<section aria-label="Intro" id="it"><h1>Hi</h1></section>', 'Intro', 'Intro'],
  ['<section id="it"><div><h2>Our <b>prices</b></h2></div></section>', 'Our prices', 'Our prices'],
  ['<section id="it"><div></div></section>', undefined, undefined],
  ['<section><div id="it"><h2>Hi</h2></div></section>', undefined, undefined],
  ['<p id="it">  Some\n <i>words</i> </p>', 'Some words', undefined],
  ['<img alt="A boat" id="it">', 'A boat', undefined],
  ['<input placeholder="Your mail" id="it">', 'Your mail', undefined],
  [
    '<section aria-label=" " id="it"><script>const h = "<h1>no</h1>"</script></section>',
    undefined,
    undefined,
  ],
])('%s is told from others by %s, and its label says %s', (html, own, title) => {
  const element = asked(html);
  expect([ownNameOf(element), titleOf(element)]).toEqual([own, title]);
});

test('the id of a section is its name when it is made of words', () => {
  const [, , named, coded] = indexHtml(
    '<html><body><section id="opening-hours"></section><section id="s1"></section></body></html>',
  ).elements;
  expect([named, coded].map((section) => section && titleOf(section))).toEqual([
    'Opening hours',
    undefined,
  ]);
});

test('a long name is shortened', () => {
  expect(ownNameOf(asked(`<p id="it">${'word '.repeat(40)}</p>`))?.length).toBeLessThanOrEqual(60);
});

test('a tag alone says less', () => {
  expect(['h2', 'section', 'strong', 'div', 'x-card', 'constructor'].map(kindOfTag)).toEqual([
    'title',
    'section',
    'text',
    'group',
    undefined,
    undefined,
  ]);
});
