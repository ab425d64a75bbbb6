import { expect, test } from 'vitest';
import { readPageFonts, servedFontHead, withFontFaces } from './page-fonts.ts';

const PAGE = `<!doctype html><html><head><meta charset="utf-8"><style>
:root { --font-display: 'Playfair Display', Georgia, serif; }
body { font: 400 1rem/1.5 Inter, Arial, sans-serif; }
code { font-family: "JetBrains Mono", monospace }
</style></head><body><h1 style="font-family:&quot;Open Sans&quot;, Arial">Inter, Lato</h1></body></html>`;

test('a page names its families, and each gets the face that holds its place', () => {
  expect(readPageFonts(PAGE)).toEqual({
    families: ['playfair', 'inter', 'jetBrainsMono', 'openSans'],
    html: PAGE.replace("'Playfair Display',", "'Playfair Display', bw-playfair-display,")
      .replace('Inter, Arial', 'Inter, bw-inter, Arial')
      .replace('"JetBrains Mono",', '"JetBrains Mono", bw-jetbrains-mono,')
      .replace('&quot;Open Sans&quot;,', '&quot;Open Sans&quot;, bw-open-sans,'),
  });
});

test('names in running text, in scripts and in longer names are no families', () => {
  const page = `<style>.inter{color:red} p{content:"Inter";font-family:'Roboto Slab',serif}</style><p>font: Inter</p><script>var a={style:"font-family:Lato"}</script>`;
  expect(readPageFonts(page)).toEqual({ html: page, families: [] });
});

test('a family that the page declares itself stays the page’s own', () => {
  const page = `<style>@font-face{font-family:'Inter';src:url(data:,)}body{font-family:Inter,Lato,serif}</style>`;
  const { families, html } = readPageFonts(page);
  expect({ families, html }).toEqual({
    families: ['lato'],
    html: page.replace('Lato,', 'Lato, bw-lato,'),
  });
});

test('a page without families of ours is served and exported as it is', () => {
  const page = '<style>body{font-family:Georgia}</style>';
  expect([servedFontHead([]), withFontFaces(page, (file) => file)]).toEqual(['', page]);
});

test('two families are preloaded, in the order in which the page names them', () => {
  const head = servedFontHead(['playfair', 'inter', 'lato']);
  expect(head.match(/<link[^>]+href="[^"]+"/g)).toEqual([
    expect.stringMatching(/as="font".*href="\/fonts\/playfair-display-[0-9a-f]{10}\.woff2"/),
    expect.stringMatching(/href="\/fonts\/inter-[0-9a-f]{10}\.woff2"/),
  ]);
});

test('the stand-in of a face that is set in capitals has narrower ones, behind all its other faces, in groups that are as wide as its own', () => {
  const faces = servedFontHead(['anton']).match(/@font-face\{font-family:bw-anton[^}]+\}/g) ?? [];
  const ranges = faces.map((face) => /unicode-range:([^}]+)/.exec(face)?.[1]?.split(','));
  expect(ranges.slice(0, 4)).toEqual(Array.from({ length: 4 }));
  const [usual = [], narrow = [], wide = []] = ranges.slice(4);
  expect(usual.at(-1)).toBe('U+C0-DE');
  const letters = [...usual.slice(0, -1), ...narrow, ...wide].toSorted();
  expect(letters).toEqual(Array.from({ length: 26 }, (_, at) => `U+${(0x41 + at).toString(16)}`));
  expect(narrow).toContain('U+54');
  expect(wide).toContain('U+4d');
  const heights = faces.map((face) => {
    const [size = 0, ascent = 0] = [...face.matchAll(/(?:adjust|ascent-override):([\d.]+)/g)].map(
      ([, number]) => Number(number),
    );
    return { size, height: Math.round(size * ascent) / 10_000 };
  });
  const [roboto, , , , capitals] = heights;
  expect(capitals?.size).toBeLessThan((roboto?.size ?? 0) * 0.9);
  expect(capitals?.height).toBeCloseTo(roboto?.height ?? 0, 2);
});

test('regular and bold stand in on every page, other weights where its styles name them', () => {
  const weights = (html: string) => {
    const css = servedFontHead(['inter'], html);
    return [...css.matchAll(/bw-inter;src:local\('Arial[^;]*;font-weight:([^;]+);[^}]*%\}/g)].map(
      ([, range]) => range,
    );
  };
  expect(weights('')).toEqual(['1 599', '600 1000']);
  expect(weights('<b>800</b><p data-size="500">font</p>')).toEqual(['1 599', '600 1000']);
  expect(weights('.a{font:600 1rem Inter}')).toEqual(['1 549', '550 649', '650 1000']);
  expect(weights('<p style="font-weight: 800">')).toEqual(['1 599', '600 749', '750 1000']);
});

test('the faces of an exported page stand behind its charset, with the addresses of the export', () => {
  const page = withFontFaces(PAGE, (file) => `assets/${file}`);
  expect(page.indexOf('<meta charset')).toBeLessThan(page.indexOf('@font-face'));
  expect(page).toMatch(/src:url\(assets\/inter-[0-9a-f]{10}\.woff2\)/);
  expect(page).not.toContain('/fonts/');
});

test.each([
  ['openings without an end', '<style'],
  ['dashes', '--a'],
  ['declarations', 'font:'],
  ['attributes', ' style="'],
  ['quotes in a declaration', `<style>p{font:'`],
])('reading is linear in %s', (_, piece) => {
  const page = `<style>p{}</style>${piece.repeat(200_000)}`;
  expect(readPageFonts(page).families).toEqual([]);
  expect(readPageFonts(`<style>${piece.repeat(200_000)}</style>`).families).toEqual([]);
});
