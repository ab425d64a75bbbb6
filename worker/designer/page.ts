import { PRINTS, writeSprite } from './art/prints.ts';
import { html, indentLines, trusted, type Html } from './html.ts';
import { BASE_CSS, writeTokens } from './look/base-css.ts';
import { pageScripts } from './page-script.ts';
import { chooseLayout, findLayout } from './sections/choose-layout.ts';
import { FOOTER_LAYOUTS } from './sections/footers.ts';
import { faviconHref, HEADER_LAYOUTS } from './sections/headers.ts';
import { platesCss } from './sections/hero-parts.ts';
import { LARGE_SLOT_CSS } from './sections/photo-slot.ts';
import { HERO_LAYOUTS } from './sections/heroes.ts';
import { heroesOf } from './sections/choose-hero.ts';
import { opensWithShot, SHOT_CSS } from './sections/hero-shot.ts';
import { plateCss, type Plate } from './plates/plate.ts';
import { panelCss } from './sections/panels.ts';
import { MORE_CSS } from './sections/more.ts';
import { signatureCss } from './sections/own-words.ts';
import { type Layout, type Page, type Section } from './sections/section.ts';
import { findHalves, halvesCss } from './sections/thin.ts';
import { pageDescription, pageTitle, writeStructuredData } from './structured-data.ts';

interface Part {
  comment: string;
  markup: string;
  css: string;
}

function chooseFrom(
  layouts: Readonly<Record<string, Layout<Page>>>,
  ids: readonly string[],
  page: Page,
): Layout<Page> {
  const [first = '', ...rest] = ids;
  const id = page.random.pick([first, ...rest]);
  const layout = layouts[id];
  if (!layout) throw new Error(`no layout "${id}"`);
  return layout;
}

function renderPart(comment: string, layout: Layout<Page>, page: Page): Part {
  return { comment, css: layout.css, markup: layout.render(page, page).html };
}

function rulesFor({ css, groupsCss = '' }: Layout<Section>, markup: string): string {
  return markup.includes('class="groups"') ? `${css}\n${groupsCss}` : css;
}

function renderSections(page: Page): Part[] {
  const used = new Set<string>();
  const halves = findHalves(page);
  return page.sections.map((found) => {
    const half = halves.get(found);
    const section = half ? { ...found, half } : found;
    if (section.kind === 'hero') {
      return renderPart('hero', chooseFrom(HERO_LAYOUTS, heroesOf(page), page), page);
    }
    const layout = findLayout(section.kind, chooseLayout(section, page, used));
    if (section.example) page.missing.add(section.example);
    const { html: markup } = layout.render(section, page);
    return { comment: section.kind, css: rulesFor(layout, markup), markup };
  });
}

function usedMotifs(parts: readonly Part[]): Set<string> {
  return new Set(
    parts.flatMap(({ markup }) =>
      [...markup.matchAll(/href="#art-([a-z]+)"/g)].map(([, id = '']) => id),
    ),
  );
}

function tidyCss(css: string): string {
  const lines = css.split('\n').filter((line) => line.trim());
  return lines.join('\n');
}

function writeHead(page: Page, css: string): Html {
  const title = pageTitle(page);
  const description = pageDescription(page);
  return html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <meta name="description" content="${description}" />
    <meta name="theme-color" content="${page.look.light.ground}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:locale" content="${page.language === 'it' ? 'it_IT' : 'en_GB'}" />
    <link rel="icon" href="${trusted(faviconHref(page))}" />
    <style>
      ${trusted(css)}
    </style>
    ${writeStructuredData(page, description)}`;
}

function indentHead(head: string): string {
  let isRaw = false;
  return head
    .split('\n')
    .map((line) => {
      if (line === '</style>' || line === '</script>') isRaw = false;
      const shown = isRaw ? line : `  ${line}`;
      if (/^<(?:style|script)/.test(line)) isRaw = true;
      return shown;
    })
    .join('\n');
}

function partText({ comment, markup }: Part, depth: number): string {
  return `${'  '.repeat(depth)}<!-- section: ${comment} -->\n${indentLines(markup, depth)}\n`;
}

function opensMore({ sections }: Page): boolean {
  return sections.some(({ items }) => items.some(({ body = [] }) => body.length > 0));
}

function platesOf({ sections, opening = [] }: Page): Plate[] {
  const items = [...opening, ...sections.flatMap((section) => section.items)];
  return items.flatMap(({ plate }) => plate ?? []);
}

/** A page as heavy as this has its sections one below the other, also those of a few lines. */
const MOST_LETTERS = 63_500;

/**
 * The document cut for streaming: head with header, each section, footer with script. Joined they are the page.
 * With `inline` styles the head has no rules of sections: each brings its own.
 */
export function renderPage(page: Page, styles: 'head' | 'inline' = 'head'): string[] {
  const { direction } = page.look;
  const header = renderPart('header', chooseFrom(HEADER_LAYOUTS, direction.headers, page), page);
  const sections = renderSections(page);
  const footer = renderPart('footer', chooseFrom(FOOTER_LAYOUTS, direction.footers, page), page);
  const parts = [header, ...sections, footer];
  const inHead = styles === 'head' ? parts : [header, footer];
  const rules = [...new Set(inHead.map(({ css }) => css))].join('\n');
  const plates = platesOf(page);
  const opensWithPhoto = page.opening?.some(({ isPhoto }) => isPhoto) ?? false;
  const css = tidyCss(
    [
      writeTokens(page.look),
      BASE_CSS,
      PRINTS[direction.print].css,
      rules,
      signatureCss(page),
      direction.css,
      opensMore(page) ? MORE_CSS : '',
      plates.length > 0 ? plateCss(plates) : '',
      plates.length > 0 || opensWithPhoto ? platesCss(page) : '',
      opensWithPhoto ? LARGE_SLOT_CSS : '',
      opensWithShot(page) ? SHOT_CSS : '',
      page.panel ? panelCss(page.panel) : '',
    ].join('\n'),
  );
  const halves = findHalves(page).size > 0 ? tidyCss(halvesCss(direction)) : '';
  const sprite = writeSprite(usedMotifs(parts), direction.print);
  const start = (rules: string): string => `<!doctype html>
<html lang="${page.language}">
<head>
${indentHead(writeHead(page, rules).html)}
</head>
<body class="${direction.id}">
<a class="skip" href="#main">${page.words.skip}</a>
${sprite && `${indentLines(sprite, 0)}\n`}${partText(header, 0)}<main id="main" tabindex="-1">
`;
  const script = pageScripts(page.sections.map(({ kind }) => kind));
  const last = `</main>
${partText(footer, 0)}<script>
${tidyCss(script)}
</script>
</body>
</html>
`;
  const own = ({ css }: Part): string =>
    styles === 'inline' ? `<style>\n${tidyCss(css)}\n</style>\n` : '';
  const rest = [...sections.map((part) => own(part) + partText(part, 1)), last];
  const full = [start(`${css}\n${halves}`), ...rest];
  return full.join('').length > MOST_LETTERS ? [start(css), ...rest] : full;
}
