import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  allowScript,
  fillAppShell,
  fillPage,
  findStylesheet,
  inlineFirstScript,
  inlineStylesheet,
  makeSitemap,
  type RenderedPage,
  stripComments,
} from './prerender-files.ts';

const TEMPLATE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Bluewave</title>
    <meta
      name="description"
      content="Old"
    />
    <script type="module" src="/a.js"></script>
    <link rel="modulepreload" href="/b.js">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const PAGE: RenderedPage = {
  address: '/it/pricing',
  addresses: { en: '/pricing', it: '/it/pricing' },
  language: 'it',
  title: 'Prezzi & crediti',
  description: 'Da "2,99 €" <b>',
  html: '<h1>$& Prezzi</h1>',
};
const ORIGIN = 'https://bluewave.example';

test('a page gets its language, title, addresses, picture and content, escaped', () => {
  const html = fillPage({ template: TEMPLATE, page: PAGE, origin: ORIGIN });
  for (const part of [
    '<html lang="it">',
    '<title>Prezzi &amp; crediti</title>',
    '<meta name="description" content="Da &quot;2,99 €&quot; &lt;b&gt;" />',
    `<link rel="canonical" href="${ORIGIN}/it/pricing" />`,
    `<link rel="alternate" hreflang="en" href="${ORIGIN}/pricing" />`,
    `<link rel="alternate" hreflang="it" href="${ORIGIN}/it/pricing" />`,
    `<meta property="og:image" content="${ORIGIN}/images/share-it.png" />`,
    '<div id="root" data-address="/it/pricing"><h1>$& Prezzi</h1></div>',
    '<link rel="app" href="/a.js" />',
    '<link rel="app-part" href="/b.js">',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain('content="Old"');
  expect(html).not.toMatch(/type="module"|modulepreload/);
});

test('without an origin there is no canonical address, and the others are relative', () => {
  const html = fillPage({ template: TEMPLATE, page: PAGE, origin: null });
  expect(html).not.toContain('canonical');
  expect(html).toContain('<link rel="alternate" hreflang="it" href="/it/pricing" />');
});

test('a template of another shape is refused', () => {
  expect(() => fillPage({ template: '<html></html>', page: PAGE, origin: null })).toThrow(/<html/);
});

test('the shell of the app is not for search engines, and asks for its scripts at once, each one time', () => {
  const scripts = { code: ['/b.js', '/c.js'], texts: { en: ['/en.js'], it: ['/it.js'] } };
  const noScript = { en: 'Needs scripts', it: 'Servono gli script' };
  const html = fillAppShell({ template: TEMPLATE, scripts, noScript });
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html.match(/rel="modulepreload"[^>]*href="[^"]*"/g)).toEqual([
    'rel="modulepreload" crossorigin href="/c.js"',
    'rel="modulepreload" href="/b.js"',
  ]);
  expect(html.match(/<link data-texts[^>]*>/g)).toEqual([
    '<link data-texts="en" crossorigin href="/en.js">',
    '<link data-texts="it" crossorigin href="/it.js">',
  ]);
  expect(html).toMatch(/<noscript>.*<p lang="en">Needs scripts <a [^>]*href="\/">/);
  expect(html).toMatch(/<p lang="it">Servono gli script <a [^>]*href="\/it">.*<\/noscript>/);
});

test('the sitemap names the page with its other language', () => {
  const sitemap = makeSitemap([PAGE], ORIGIN);
  expect(sitemap).toContain(`<loc>${ORIGIN}/it/pricing</loc>`);
  expect(sitemap).toContain(`hreflang="x-default" href="${ORIGIN}/pricing"`);
});

test('the stylesheet goes into the page as it is, and never ends its own element', () => {
  const template = '<head><link rel="stylesheet" crossorigin href="/assets/index-a1.css"></head>';
  expect(findStylesheet(template)).toBe('/assets/index-a1.css');
  expect(inlineStylesheet(template, 'a::before{content:"$&"}\n')).toBe(
    '<head><style>a::before{content:"$&"}</style></head>',
  );
  expect(() => inlineStylesheet(template, '</style>')).toThrow('end its own element');
});

test('the script of the first paint stands in the page, and the policy allows that one', () => {
  const script = stripComments('// why\n  // and how\nrun("$&");\n');
  expect(script).toBe('run("$&");\n');
  const page = inlineFirstScript('<script src="/first-paint.js"></script>', script);
  expect(page).toBe(`<script>${script}</script>`);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(allowScript("/*\n  script-src 'self'; img-src 'self'", script)).toBe(
    `/*\n  script-src 'self' 'sha256-${hash}'; img-src 'self'`,
  );
});

test('a script that would end its own element is refused', () => {
  expect(() => inlineFirstScript('', 'write("</script>")')).toThrow('its own element');
});
