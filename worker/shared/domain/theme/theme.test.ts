import { expect, test } from 'vitest';
import { indexHtml } from '../html/source-index.ts';
import { applyOperations } from '../page-operations/apply.ts';
import { locate } from '../page-operations/locate.ts';
import { findPairs } from './find-pairs.ts';
import { applyPairing, derivePairings, nextPairing } from './font-pairings.ts';
import { pageColours, planRecolour, usedColours } from './page-colours.ts';
import { readTheme, setThemeTokens, tokenLabel, tokensInForce } from './read-theme.ts';
import { applyPalette, palettesOf } from './repaint.ts';

const PAGE = `<!doctype html>
<html lang="en"><head><title>T</title><style>
:root { --color-ground: #fffdf8; --color-ink: #1d1b16; --color-brand: #a33b20; --color-on-brand: #fff;
  --accent: var(--color-brand); --font-display: Didot, serif; --font-text: Seravek, sans-serif; --font-size: 1rem;
  --radius: 6px; --space-section: clamp(3rem, 8vw, 6rem); --leading: 1.2; --error: #c00; }
@media (prefers-color-scheme: dark) { :root { --color-ground: #14120e; --color-ink: #f4efe4; } }
body { background: var(--color-ground); color: var(--color-ink); }
.note { background: #ffee88; color: #ffdd66; }
.tag { background: var(--accent); color: #ffffff; border: 1px solid #ffee88; }
</style></head><body><p style="color: #ffee88">Hi</p></body></html>`;
const index = indexHtml(PAGE);
const tokens = readTheme(index);

test('reads the tokens of a page by kind, those for dark screens apart', () => {
  const kinds = tokens.map(({ name, kind, scheme }) => `${scheme} ${name} ${kind}`);
  expect(kinds).toEqual([
    'base --color-ground colour',
    'base --color-ink colour',
    'base --color-brand colour',
    'base --color-on-brand colour',
    'base --accent colour',
    'base --font-display font',
    'base --font-text font',
    'base --font-size other',
    'base --radius radius',
    'base --space-section spacing',
    'base --leading other',
    'base --error colour',
    'dark --color-ground colour',
    'dark --color-ink colour',
  ]);
  expect(tokens.find(({ name }) => name === '--accent')?.colour?.hex).toBe('#a33b20');
});

test('writes each token where the page declares it, for dark screens too', () => {
  const changes = tokens
    .filter(({ name }) => name === '--color-ink')
    .map((token) => ({ token, value: token.scheme === 'dark' ? '#ffffff' : '#000000' }));
  const applied = applyOperations(PAGE, setThemeTokens(changes));
  expect(applied.ok && applied.html).toBe(
    PAGE.replace('#1d1b16', '#000000').replace('#f4efe4', '#ffffff'),
  );
});

test('in the dark the base holds for what the dark does not say', () => {
  const dark = tokensInForce(tokens, 'dark').map(({ name, scheme }) => `${scheme} ${name}`);
  expect(dark.slice(0, 3)).toEqual([
    'dark --color-ground',
    'dark --color-ink',
    'base --color-brand',
  ]);
  expect(new Set(tokensInForce(tokens, 'base').map(({ scheme }) => scheme))).toEqual(
    new Set(['base']),
  );
});

test('reads both sides of light-dark() and writes the changed ones', () => {
  const style = ':root { --bg: light-dark(rgb(1, 2, 3), #222222); --odd: light-dark(#fff); }';
  const html = `<style>${style}</style>`;
  const found = readTheme(indexHtml(html)).filter(({ name }) => name === '--bg');
  expect(found.map(({ scheme, value, colour }) => [scheme, value, colour?.hex])).toEqual([
    ['base', 'rgb(1, 2, 3)', '#010203'],
    ['dark', '#222222', '#222222'],
  ]);
  const change = (schemes: string[]) => {
    const changes = found
      .filter(({ scheme }) => schemes.includes(scheme))
      .map((token) => ({ token, value: token.scheme === 'dark' ? 'black' : 'white' }));
    const applied = applyOperations(html, setThemeTokens(changes));
    return applied.ok && /--bg: ([^;]+);/.exec(applied.html)?.[1];
  };
  expect(change(['dark'])).toBe('light-dark(rgb(1, 2, 3), black)');
  expect(change(['base', 'dark'])).toBe('light-dark(white, black)');
});

test('finds the pairs of text and background, the least readable first', () => {
  const named = findPairs(index, tokens, 'base').map(({ text, background, ratio }) => [
    text.token ?? text.hex,
    background.token ?? background.hex,
    Math.round(ratio),
  ]);
  expect(named).toEqual([
    ['--color-on-brand', '--color-brand', 7],
    ['#ffffff', '--color-brand', 7],
    ['--color-ink', '--color-ground', 17],
  ]);
  const [dark] = findPairs(index, tokens, 'dark').filter(
    ({ text }) => text.token === '--color-ink',
  );
  expect(dark?.text.hex).toBe('#f4efe4');
});

test('a palette changes the colours of both schemes and leaves signals and references alone', () => {
  const [palette] = palettesOf(index, tokens);
  const changed = palette ? applyPalette(tokens, palette) : [];
  const names = changed.map(({ token }) => `${token.scheme} ${token.name}`);
  expect(names).toContain('base --color-brand');
  expect(names).toContain('dark --color-ground');
  expect(names).not.toContain('base --error');
  expect(names).not.toContain('base --accent');
  expect(applyOperations(PAGE, setThemeTokens(changed)).ok).toBe(true);
});

test('a pairing gives titles and text their faces and touches no size', () => {
  const [pairing] = derivePairings(tokens);
  const changed = pairing ? applyPairing(tokens, pairing) : [];
  expect(changed.map(({ token, value }) => [token.name, value])).toEqual([
    ['--font-display', pairing?.display],
    ['--font-text', pairing?.text],
  ]);
});

test('offers six pairings, and not the one that the page has', () => {
  const ids = (html: string) => derivePairings(readTheme(indexHtml(html))).map(({ id }) => id);
  const [first] = derivePairings(tokens);
  expect(ids(PAGE)).toEqual(['book', 'gazette', 'studio', 'workshop', 'museum', 'friendly']);
  const page = `<style>:root{--font-display:${first?.display};--font-text:${first?.text}}</style>`;
  expect(ids(page)).toEqual(['gazette', 'studio', 'workshop', 'museum', 'friendly', 'engineer']);
});

test('offers tokens first and then the colours that the styles say themselves, by use', () => {
  const offered = pageColours(index, 'base').map(({ value, uses }) => `${value} ${uses}`);
  expect(offered.slice(0, 2)).toEqual(['var(--color-ground) 1', 'var(--color-ink) 1']);
  expect(offered.slice(-3)).toEqual(['#ffee88 3', '#ffdd66 1', '#ffffff 1']);
});

test('changes a colour everywhere, in rules and in elements, and nothing else', () => {
  const [most] = usedColours(index);
  const operations = planRecolour(index, { from: most?.value ?? '', to: '#00ff00' }, (element) =>
    locate(index, element),
  );
  const applied = applyOperations(PAGE, operations);
  expect(applied.ok && applied.html).toBe(PAGE.replaceAll('#ffee88', '#00ff00'));
});

test('names tokens in words', () => {
  expect(tokenLabel('--color-on-brand')).toBe('On brand');
  expect(tokenLabel('--bgColor')).toBe('Bg color');
  expect(tokenLabel('--font')).toBe('Font');
});

test('the next pairing has other faces for titles and text, of the kind that the page has, and goes round', () => {
  const walk = (display: string, text: string) => {
    const seen = [];
    let now = { display, text };
    for (let step = 0; step < 7; step += 1) {
      const next = nextPairing(now);
      seen.push(next.id);
      now = next;
    }
    return seen.join(' ');
  };
  expect(walk('Georgia, serif', 'Arial, sans-serif')).toBe(
    'book gazette studio workshop museum engineer book',
  );
  expect(walk('Arial, sans-serif', 'Lato, sans-serif')).toMatch(/^studio workshop/);
  expect(walk('Caveat, cursive', 'Lora, serif')).toMatch(/^friendly engineer/);
});
