import {
  everyFace,
  type FaceFilter,
  firstFontFile,
  fontFaceCss,
  servedFont,
  standInName,
  type FontAddress,
} from './font-faces.ts';
import { FONT_IDS, sourceOf, type FontId } from './font-families.ts';

/** A page whose families have their stand-ins, and what its head needs beside that. */
export interface PageFonts {
  html: string;
  /** In the order in which the page names them. */
  families: readonly FontId[];
}

/** Increase it whenever what serving does to fonts changes, so that browsers fetch pages again. */
export const FONTS_VERSION = 4;

const BY_NAME = new Map(FONT_IDS.map((id) => [sourceOf(id).family.toLowerCase(), id]));
/** Longer names first: "Roboto Condensed" is not Roboto. */
const NAMES = [...BY_NAME.keys()].sort((a, b) => b.length - a.length).join('|');
const QUOTE = `["']|&quot;|&#39;|&#34;`;
const FAMILY = new RegExp(
  `(?<![\\w-])(?<quote>${QUOTE}|)(?<name>${NAMES})\\k<quote>(?=\\s*(?:[,;!}"'&]|$))`,
  'gi',
);
const DECLARATION =
  /(?<![\w-])(?:font(?:-family)?|--[\w-]+)\s*:\s*(?:&(?:quot|#39|#34);|[^;{}])*/gi;
const STYLE_ATTRIBUTE = /\sstyle\s*=\s*(?:"[^"]*"|'[^']*')/gi;

/** The family of this name, however it is quoted. */
export function findFamily(name: string): FontId | undefined {
  return BY_NAME.get(
    name
      .trim()
      .replaceAll(/^["']|["']$/g, '')
      .toLowerCase(),
  );
}

/** The first name of a list of families, when it is one of ours. */
export function firstFamily(stack: string): FontId | undefined {
  return findFamily(stack.split(',', 1)[0] ?? '');
}

/** The families that a page declares itself: their faces are its own business. */
function declaredFaces(css: string): string[] {
  const blocks = css.split(/@font-face/i).slice(1);
  return blocks.map((block) => block.split('}', 1)[0]?.toLowerCase() ?? '');
}

/** Where the style sheets of a page lie. */
function* styleSheets(html: string): Generator<{ start: number; end: number }> {
  const folded = html.toLowerCase();
  let at = 0;
  for (;;) {
    const start = folded.indexOf('<style', at);
    const end = start < 0 ? -1 : folded.indexOf('</style', start);
    if (end < 0) return;
    yield { start, end };
    at = end;
  }
}

/** Names the stand-in behind every family of ours in a style sheet or style attribute. */
function addStandIns(css: string, found: Set<FontId>): string {
  const own = declaredFaces(css);
  return css.replace(DECLARATION, (declaration) =>
    declaration.replace(FAMILY, (whole: string, ...rest: unknown[]) => {
      // The last argument of a replacer is the object of named groups.
      const { name } = rest.at(-1) as { name: string };
      const id = BY_NAME.get(name.toLowerCase());
      if (id === undefined || own.some((block) => block.includes(name.toLowerCase()))) return whole;
      found.add(id);
      return `${whole}, ${standInName(id)}`;
    }),
  );
}

/**
 * Finds the families of ours that a page's styles name, and names the face behind each that holds its place while it
 * loads. Linear in the page's length.
 */
export function readPageFonts(html: string): PageFonts {
  const found = new Set<FontId>();
  const pieces: string[] = [];
  let at = 0;
  const keep = (markup: string): void => {
    pieces.push(markup.replace(STYLE_ATTRIBUTE, (attribute) => addStandIns(attribute, found)));
  };
  for (const { start, end } of styleSheets(html)) {
    keep(html.slice(at, start));
    pieces.push(addStandIns(html.slice(start, end), found));
    at = end;
  }
  keep(html.slice(at));
  return { html: pieces.join(''), families: [...found] };
}

/** Titles and text: what the first screen is set in. */
const PRELOADED = 2;

/** What goes into the head of a page that we serve; `html` says which weights it is set in. */
export function servedFontHead(families: readonly FontId[], html = ''): string {
  if (families.length === 0) return '';
  const preloads = families.slice(0, PRELOADED).flatMap((id) => firstFontFile(id) ?? []);
  const links = preloads.map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2" href="${servedFont(file)}" crossorigin>`,
  );
  return `${links.join('')}<style>${fontFaceCss(families, servedFont, { html })}</style>`;
}

/** The page with the faces of its families in its head, for where nobody adds them. */
export function withFontFaces(
  html: string,
  address: FontAddress,
  takes: FaceFilter = everyFace,
): string {
  const { html: page, families } = readPageFonts(html);
  if (families.length === 0) return html;
  const faces = `<style>\n${fontFaceCss(families, address, { takes, html })}\n</style>\n`;
  const at = /<\/head\s*>|<body[\s>]/i.exec(page)?.index ?? 0;
  return page.slice(0, at) + faces + page.slice(at);
}
