import { expect, test } from 'vitest';
import { placeLinks } from './place-links.ts';

const PATHS = new Set(['index.html', 'about.html', 'blog/index.html', 'style.css', 'img/map.svg']);

test('links from the root and to folders hold below the site’s address; the rest stays byte for byte', () => {
  const text = `<!doctype html><link rel=stylesheet href=/style.css><a href="/">Home</a>
    <a  href='../about.html#us'>About</a> <a href="/about?x=1#us">About</a> <a href="/blog/">Blog</a>
    <img src="../img/map.svg"><a href="#top">Up</a><a href="mailto:a@b.it">Mail</a>
    <a href="https://example.com/x">Out</a><img src="/s/1/pictures/a.webp">`;
  expect(placeLinks({ path: 'blog/index.html', text }, PATHS)).toEqual({
    text: text
      .replace('href=/style.css', 'href="../style.css"')
      .replace('href="/"', 'href="../index.html"')
      .replace('/about?x=1#us', '../about.html?x=1#us')
      .replace('"/blog/"', '"../blog/index.html"'),
    deadLinks: [],
  });
});

test('links to what the project lacks are named once and stay as they are', () => {
  const text =
    '<a href="shop.html">Shop</a><a href="shop.html">Shop</a><script src="/app.js"></script><a href="../../x">Up</a>';
  expect(placeLinks({ path: 'index.html', text }, PATHS)).toEqual({
    text,
    deadLinks: [
      { from: 'index.html', to: 'shop.html' },
      { from: 'index.html', to: '../../x' },
      { from: 'index.html', to: '/app.js' },
    ],
  });
});

test('a link to the folder above leads to its page, one out of the project nowhere', () => {
  const text = '<a href="..">Home</a><a href="../../index.html">Out</a>';
  expect(placeLinks({ path: 'blog/index.html', text }, PATHS)).toEqual({
    text: text.replace('".."', '"../index.html"'),
    deadLinks: [{ from: 'blog/index.html', to: '../../index.html' }],
  });
});

test('style sheets are placed, scripts and pages with a base of their own are left alone', () => {
  const css = placeLinks({ path: 'style.css', text: 'a{background:url(/img/map.svg)}' }, PATHS);
  expect(css).toEqual({ text: 'a{background:url("img/map.svg")}', deadLinks: [] });
  for (const file of [
    { path: 'app.js', text: "location.href = '/about.html'" },
    { path: 'index.html', text: '<base href="/x/"><a href="/about.html">About</a>' },
  ])
    expect(placeLinks(file, PATHS)).toEqual({ text: file.text, deadLinks: [] });
});
