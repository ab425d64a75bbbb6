import { parse, type DefaultTreeAdapterMap } from 'parse5';
import type { DesignedPage } from '../design-page.ts';
import { CONTRAST_PAIRS, PALETTE_TOKENS, type PaletteToken } from '../look/palette.ts';
import { contrastRatio } from '#domain/colour/oklch.ts';

type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['childNode'];

/** All elements of a page, and the codes of its parse errors. */
export function readDocument(html: string): { elements: Element[]; errors: string[] } {
  const errors: string[] = [];
  const document = parse(html, { onParseError: (error) => errors.push(error.code) });
  const elements: Element[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) elements.push(node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  document.childNodes.forEach(visit);
  return { elements, errors };
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((entry) => entry.name === name)?.value;
}

export function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** What must hold for every page that the designer makes; an empty list when it does. */
export function findFaults(page: DesignedPage): string[] {
  const { elements, errors } = readDocument(page.html);
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
  const known = new Set(ids);
  const hrefs = elements.flatMap((element) => attribute(element, 'href') ?? []);
  const labels = elements
    .filter(({ tagName }) => tagName === 'label')
    .map((label) => attribute(label, 'for'));
  const fields = elements.filter(({ tagName }) => tagName === 'input' || tagName === 'textarea');
  const count = (tagName: string): number =>
    elements.filter((element) => element.tagName === tagName).length;
  return [
    ...errors,
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice: ${id}`),
    ...hrefs
      .filter((href) => href.startsWith('#') && !known.has(href.slice(1)))
      .map((href) => `dead: ${href}`),
    ...hrefs.filter(
      (href) => /^https?:/.test(href) && !href.startsWith('https://www.openstreetmap.org/search'),
    ),
    ...elements
      .filter((element) => attribute(element, 'src') ?? attribute(element, 'srcset'))
      .map(() => 'loads a resource'),
    ...(/url\((?!["']?(?:data:|#))|@import/.test(page.html) ? ['CSS loads a resource'] : []),
    ...fields
      .filter((field) => !labels.includes(attribute(field, 'id')))
      .map(() => 'unlabelled field'),
    ...(['h1', 'main', 'title', 'nav', 'header'] as const)
      .filter((tag) => tag !== 'header' && count(tag) !== 1)
      .map((tag) => `${count(tag)} ${tag}`),
    ...(Buffer.byteLength(page.html) > 70_000 ? [`${Buffer.byteLength(page.html)} bytes`] : []),
    ...(/undefined|\[object|\{(?:name|place|inPlace|speciality)\}|\bNaN\b|lorem ipsum/.test(
      page.html.replace(/<script>[\s\S]*?<\/script>/, ''),
    )
      ? ['unfilled text']
      : []),
    ...(page.chunks.join('') === page.html ? [] : ['chunks differ']),
    ...page.sections
      .filter((id) => !page.html.includes(`<!-- section: ${id} -->`))
      .map((id) => `no comment for ${id}`),
  ];
}

const PICTURE_LIMIT_BYTES = 25_000;

function readTokens(css: string): Partial<Record<PaletteToken, string>> {
  return Object.fromEntries(
    PALETTE_TOKENS.flatMap((token) => {
      const value = new RegExp(`--color-${token}: (#[0-9a-f]{6});`).exec(css)?.[1];
      return value ? [[token, value]] : [];
    }),
  );
}

/** Pairs of text and ground whose contrast is too low, read from the page's own tokens, in light and in dark. */
export function findContrastFaults({ html }: DesignedPage): string[] {
  const [light = '', dark] = html.split('@media (prefers-color-scheme: dark)');
  return [light, ...(dark ? [dark] : [])].flatMap((css, index) => {
    const tokens = readTokens(css);
    return CONTRAST_PAIRS.flatMap(([text, ground, least]) => {
      const ratio = contrastRatio(tokens[text] ?? '#000000', tokens[ground] ?? '#000000');
      return ratio >= least ? [] : [`${index ? 'dark' : 'light'} ${text} on ${ground}: ${ratio}`];
    });
  });
}

/** A fault when all pictures of the page together weigh more than they may. */
export function findPictureFaults({ html }: DesignedPage): string[] {
  const bytes = [...html.matchAll(/<svg[\s\S]*?<\/svg>/g)].reduce(
    (sum, [picture]) => sum + Buffer.byteLength(picture),
    0,
  );
  return bytes > PICTURE_LIMIT_BYTES ? [`${bytes} bytes of pictures`] : [];
}
