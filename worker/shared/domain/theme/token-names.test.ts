import { expect, test } from 'vitest';
import { indexHtml } from '../html/source-index.ts';
import { readTheme } from './read-theme.ts';
import { nameTokens } from './token-names.ts';

/** Each token of a page with its role, its number when it is not the first, or the words of its own name. */
function namesOf(root: string, rules = ''): string[] {
  const index = indexHtml(`<style>:root{${root}}${rules}</style>`);
  return [...nameTokens(index, readTheme(index))].map(([token, name]) => {
    if (name.role === 'own') return `${token} "${name.words}"`;
    return `${token} ${name.role}${name.nth > 1 ? ` ${name.nth}` : ''}`;
  });
}

const colours = (names: string) =>
  names
    .split(' ')
    .map((name) => `${name}:#123456`)
    .join(';');

test.each([
  [
    'the built-in designer',
    '--color-ground --color-surface --color-tint --color-ink --color-muted --color-line --color-control --color-brand --color-on-brand --color-brand-text --color-accent --color-on-accent --color-deep --color-on-deep --color-deep-muted --color-deep-line --color-deep-brand --color-art-dark',
    'background surface tint text quiet lines fields main onMain mainText accent onAccent deep onDeep deepQuiet deepLine deepMain art',
  ],
  [
    'hands and models',
    '--bg --bg-alt --bgCard --text --text-light --textMuted --primary --primary-dark --primaryHover --primary-50-light --accent --accent-2 --secondary --btn-bg --btn-text --border --link-hover --heading-color --shadow-color --footer-bg --paper --ink-soft',
    'background tint surface text quiet quiet_2 main mainDark mainDark_2 mainLight accent accent_2 secondary buttons onButtons lines links headings shadow deep background_2 quiet_3',
  ],
  [
    'Italian hands',
    '--sfondo --testo --colore-principale --accento --bordo --pulsante --titoli --rosso',
    'background text main accent lines buttons headings red',
  ],
  [
    'shadcn',
    '--background --foreground --card --card-foreground --primary --primary-foreground --muted --muted-foreground --destructive --border --input --ring',
    'background text surface onSurface main onMain tint quiet danger lines fields focus',
  ],
  [
    'Bootstrap',
    '--bs-body-bg --bs-body-color --bs-secondary-bg --bs-primary --bs-primary-bg-subtle --bs-border-color --bs-link-color --bs-success --bs-blue --bs-gray-500',
    'background text tint main mainLight lines links success blue grey',
  ],
])('tells what colours are for by the names that %s give them', (_who, names, roles) => {
  const tokens = names.split(' ');
  const wanted = roles.split(' ').map((role, at) => `${tokens[at]} ${role.replace('_', ' ')}`);
  expect(namesOf(colours(names))).toEqual(wanted);
});

test('tells what colours are for by where they are used when their names say nothing', () => {
  const rules = `body { background: var(--a); color: var(--night-sky) }
    .btn { background: var(--green); color: var(--c) } .box { border: 1px solid var(--d) }
    h2 { color: var(--e) } nav a { color: var(--f) } .one, .two { background-color: var(--g) }
    svg path { fill: var(--h) } .raised { box-shadow: 0 1px 2px var(--i) } .x { color: var(--a) }`;
  const root = colours('--a --night-sky --green --c --d --e --f --g --h --i --lake-mist');
  expect(namesOf(root, rules)).toEqual([
    '--a background',
    '--night-sky text',
    '--green buttons',
    '--c onButtons',
    '--d lines',
    '--e headings',
    '--f links',
    '--g surface',
    '--h art',
    '--i shadow',
    '--lake-mist "Lake mist"',
  ]);
});

test('names fonts, corners and spacing', () => {
  const root = `--font-display: Didot, serif; --font-text: Optima, sans-serif; --font-label: Optima, sans-serif;
    --font-mono: Menlo, monospace; --radius: 4px; --radius-button: 9px; --radius-lg: 20px;
    --space-section: 5rem; --gutter: 2rem; --gap: 1rem; --space: 8px; --space-2: 9px`;
  expect(namesOf(root)).toEqual([
    '--font-display fontHeadings',
    '--font-text fontText',
    '--font-label fontLabels',
    '--font-mono fontCode',
    '--radius corners',
    '--radius-button cornersButtons',
    '--radius-lg cornersLarge',
    '--space-section spaceSections',
    '--gutter spaceSides',
    '--gap spaceGap',
    '--space space',
    '--space-2 space 2',
  ]);
});
