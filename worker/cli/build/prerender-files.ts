import { createHash } from 'node:crypto';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/** The address of the app's stylesheet in the built index.html; null when there is none. */
export function findStylesheet(template: string): string | null {
  return STYLESHEET.exec(template)?.[1] ?? null;
}

/** Inlines the stylesheet in the template, which saves one request before the first paint. */
export function inlineStylesheet(template: string, css: string): string {
  if (css.includes('</style')) throw new Error('the stylesheet would end its own element');
  return replaceAll(template, [[STYLESHEET, `<style>${css.trim()}</style>`]]);
}

const FIRST_SCRIPT = '<script src="/first-paint.js"></script>';

/** Inlines `first-paint.js` in the template, because loading it would delay the first paint. */
export function inlineFirstScript(template: string, script: string): string {
  if (script.includes('</script')) throw new Error('the script would end its own element');
  return replaceAll(template, [[FIRST_SCRIPT, `<script>${script}</script>`]]);
}

/** Removes the comments of the script, each of which is on lines of its own. */
export function stripComments(script: string): string {
  return script.replaceAll(/^\s*\/\/.*\n/gm, '');
}

/** Adds the hash of this one inline script to the policy in `_headers`; no other inline script is allowed. */
export function allowScript(headers: string, script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return replaceAll(headers, [["script-src 'self'", `script-src 'self' 'sha256-${hash}'`]]);
}

/** A page as `web/prerender/render-page.tsx` renders it. */
export interface RenderedPage {
  address: string;
  addresses: Record<'en' | 'it', string>;
  language: 'en' | 'it';
  title: string;
  description: string;
  html: string;
}

const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

const LOCALES = { en: 'en_GB', it: 'it_IT' } as const;
const OTHER_LOCALE = { en: LOCALES.it, it: LOCALES.en } as const;

/** Fills a page into the built index.html. Throws when the template has an unexpected shape. */
export function fillPage({
  template,
  page,
  origin,
}: {
  template: string;
  page: RenderedPage;
  /**
   * Null when the address of the deployment is unknown: then links stay relative and there is no canonical
   * address.
   */
  origin: string | null;
}): string {
  const entry = ENTRY.exec(template)?.[1] ?? '';
  const filled = replaceAll(template, [
    ['<html lang="en">', `<html lang="${page.language}">`],
    [/<title>.*?<\/title>/s, `<title>${escapeHtml(page.title)}</title>`],
    [/<meta\s+name="description"\s+content="[^"]*"\s*\/?>/, describe(page, origin)],
    // The text is visible without the app. `first-paint.js` loads the app's files after the text is painted.
    [ENTRY, `<link rel="app" href="${entry}" />`],
    [/<link rel="modulepreload"/g, '<link rel="app-part"'],
    ['<div id="root"></div>', `<div id="root" data-address="${page.address}">${page.html}</div>`],
  ]);
  return filled;
}

/** The scripts that a screen of the app needs from its start, as addresses. */
export interface ScreenScripts {
  code: readonly string[];
  /** By language: the first script of the page chooses one. */
  texts: Readonly<Record<'en' | 'it', readonly string[]>>;
}

/** Shown without JavaScript, where the visitor's language is unknown. */
export type NoScriptTexts = Record<RenderedPage['language'], string>;

/**
 * The same for a screen that is rendered in the browser: without content, hidden from search engines, and with
 * all its scripts preloaded at once instead of one after the other.
 */
export function fillAppShell({
  template,
  scripts,
  noScript,
}: {
  template: string;
  scripts: ScreenScripts;
  noScript: NoScriptTexts;
}): string {
  const known = (href: string) => template.includes(`"${href}"`);
  const links = [
    ...scripts.code
      .filter((href) => !known(href))
      .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    ...Object.entries(scripts.texts).flatMap(([language, texts]) =>
      texts.map((href) => `<link data-texts="${language}" crossorigin href="${href}">`),
    ),
  ];
  const head = [
    '<meta charset="utf-8" />',
    '<meta name="robots" content="noindex" />',
    // Used by the app's first call (web/lib/session.ts).
    '<link rel="preload" as="fetch" crossorigin href="/api/auth/current-user">',
    ...links,
  ];
  return replaceAll(template, [
    ['<meta charset="utf-8" />', head.join('\n    ')],
    ['<div id="root"></div>', `<div id="root"></div>${sayWithoutScripts(noScript)}`],
  ]);
}

function sayWithoutScripts({ en, it }: NoScriptTexts): string {
  return (
    '<noscript><main class="mx-auto grid w-full max-w-xl gap-5 px-4 py-20 text-lg">' +
    `<p lang="en">${escapeHtml(en)} <a class="underline" href="/">Bluewave</a></p>` +
    `<p lang="it">${escapeHtml(it)} <a class="underline" href="/it">Bluewave</a></p></main></noscript>`
  );
}

export function makeSitemap(pages: readonly RenderedPage[], origin: string): string {
  const entries = pages.map(
    ({ address, addresses }) =>
      `  <url>\n    <loc>${origin}${address}</loc>\n${alternates(addresses)
        .map(
          ([language, path]) =>
            `    <xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}" />\n`,
        )
        .join('')}  </url>\n`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('')}</urlset>\n`
  );
}

function describe(page: RenderedPage, origin: string | null): string {
  const base = origin ?? '';
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}" />`;
  return [
    `<meta name="description" content="${escapeHtml(page.description)}" />`,
    ...(origin === null ? [] : [`<link rel="canonical" href="${origin}${page.address}" />`]),
    ...alternates(page.addresses).map(
      ([language, path]) => `<link rel="alternate" hreflang="${language}" href="${base}${path}" />`,
    ),
    property('og:type', 'website'),
    property('og:site_name', 'Bluewave'),
    property('og:title', page.title),
    property('og:description', page.description),
    ...(origin === null ? [] : [property('og:url', `${origin}${page.address}`)]),
    property('og:image', `${base}/images/share-${page.language}.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:locale', LOCALES[page.language]),
    property('og:locale:alternate', OTHER_LOCALE[page.language]),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}

function alternates(addresses: RenderedPage['addresses']): [language: string, path: string][] {
  return [...Object.entries(addresses), ['x-default', addresses.en]];
}

function replaceAll(text: string, replacements: readonly [string | RegExp, string][]): string {
  return replacements.reduce((before, [wanted, replacement]) => {
    const after = before.replace(wanted, () => replacement);
    if (after === before && !before.includes(replacement)) {
      throw new Error(`nothing to replace: ${String(wanted)}`);
    }
    return after;
  }, text);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
