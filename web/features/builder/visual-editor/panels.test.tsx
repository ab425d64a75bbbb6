import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fromHex } from '#domain/colour/oklch.ts';
import { findByTag } from '#domain/html/query.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { ColorField } from './color-field.tsx';
import type { EditingHost } from './editing-host.ts';
import type { EditingSession } from './editing-types.ts';
import { openEditingSession } from './editing-session.ts';
import { InsertPanel } from './insert/insert-panel.tsx';
import { LayersPanel } from './layers/layers-panel.tsx';
import { ThemePanel } from './theme/theme-panel.tsx';

const PAGE = `<!doctype html>
<html lang="en"><head><title>T</title><style>
:root { --bg: #ffffff; --text: #999999; --brand: #2563eb; --font-display: Georgia, serif; --radius: 8px; }
body { background: var(--bg); color: var(--text); }
</style></head><body>
<header><h1>Shop</h1></header>
<main><section id="menu"><p>One</p></section><section id="team"><p>Two</p></section></main>
</body></html>`;

function openSession(html = PAGE) {
  const host = {
    textToChange: () => session.page().html,
    arrival: () => null,
    locale: () => 'en',
    commit: vi.fn<EditingHost['commit']>(),
    refuse: vi.fn<EditingHost['refuse']>(),
  } as unknown as EditingHost;
  const session: EditingSession = openEditingSession(html, host);
  const sent: unknown[] = [];
  session.draw({ html, linked: null }, (command) => void sent.push(command));
  const key = (tag: string, at = 0): number => {
    const element = findByTag(session.page().index, tag)[at];
    return element ? keyOf(session.page(), element) : 0;
  };
  return { session, sent, host, key };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal('CSS', { supports: (_property: string, value: string) => /^#|^var/.test(value) });
});

const rowNames = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));

test('the tree opens to what was selected on the page', async () => {
  const { session, key } = openSession();
  await renderScreen(<LayersPanel session={session} onKeep={vi.fn<() => void>()} />);
  expect(rowNames()).toEqual(['Page', 'Header', 'Content']);
  act(() => session.select([key('p', 1)]));
  expect(screen.getByRole('treeitem', { name: 'Two, Text' }).getAttribute('aria-selected')).toBe(
    'true',
  );
});

test('keys walk, move, hide and delete layers, and each is a change of the source', async () => {
  const { session, host, key } = openSession();
  const user = await renderScreen(<LayersPanel session={session} onKeep={vi.fn<() => void>()} />);
  act(() => session.select([key('section', 1)]));
  await screen.findByRole('treeitem', { name: 'Team, Section' });
  screen.getByRole('tree').focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(session.page().html.indexOf('id="team"')).toBeLessThan(
    session.page().html.indexOf('id="menu"'),
  );
  await user.click(screen.getByRole('button', { name: 'Hide Team' }));
  expect(session.page().html).toContain('<section id="team" hidden');
  screen.getByRole('tree').focus();
  await user.keyboard('{Delete}');
  expect(session.page().html).not.toContain('id="team"');
  expect(host.commit).toHaveBeenCalledTimes(3);
});

test('a layer gets a name of its own, and Escape keeps the old one', async () => {
  const { session, key } = openSession();
  const user = await renderScreen(<LayersPanel session={session} onKeep={vi.fn<() => void>()} />);
  act(() => session.select([key('header')]));
  await screen.findByRole('treeitem', { name: 'Header', selected: true });
  screen.getByRole('tree').focus();
  await user.keyboard('{F2}Dropped{Escape}');
  expect(session.page().html).toBe(PAGE);
  await user.keyboard('{F2}Top{Enter}');
  expect(session.page().html).toContain('<header data-name="Top">');
  expect(await screen.findByRole('treeitem', { name: 'Top, Header' })).toBeTruthy();
});

test('only the rows that can be seen are drawn', async () => {
  const { session } = openSession(`<!doctype html><body>${'<p>Word</p>'.repeat(5_000)}</body>`);
  await renderScreen(<LayersPanel session={session} onKeep={vi.fn<() => void>()} />);
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(60);
});

test('the theme mends a text that is hard to read, in the token that holds it', async () => {
  const { session, host } = openSession();
  const user = await renderScreen(<ThemePanel session={session} />);
  const weak = screen.getByRole('region', { name: 'Hard to read' });
  expect(within(weak).getByText(/Text on Background: contrast 2.8/)).toBeTruthy();
  await user.click(within(weak).getByRole('button', { name: 'Mend' }));
  expect(session.page().html).toMatch(/--text: #7\w{5};/);
  expect(screen.queryByRole('region', { name: 'Hard to read' })).toBeNull();
  expect(host.commit).toHaveBeenCalledTimes(1);
});

test('a palette is tried without a change of the source and kept as one step', async () => {
  const html = PAGE.replace('--brand: #2563eb;', '--brand: #2563eb; --accent: #dc2626;');
  const { session, sent, host } = openSession(html);
  const user = await renderScreen(<ThemePanel session={session} />);
  const palettes = screen.getByRole('region', { name: 'Palettes' });
  const [palette] = within(palettes).getAllByRole('button');
  if (!palette) throw new Error('no palette');
  await user.hover(palette);
  expect(session.page().html).toBe(html);
  expect(sent).toContainEqual(
    expect.objectContaining({
      t: 'try-styles',
      styles: expect.objectContaining({
        '--brand': expect.any(String),
        '--accent': expect.any(String),
      }),
    }),
  );
  await user.click(palette);
  expect(session.page().html).not.toContain('#2563eb');
  expect(host.commit).toHaveBeenCalledTimes(1);
});

test('the palette that was chosen stays in its place, is marked and colours light and dark', async () => {
  const html = PAGE.replace(
    'body {',
    '@media (prefers-color-scheme: dark) { :root { --brand: #93b4fd } } body {',
  );
  const { session } = openSession(html);
  const user = await renderScreen(<ThemePanel session={session} />);
  const cards = () =>
    within(screen.getByRole('region', { name: 'Palettes' })).getAllByRole('button');
  const names = cards().map(({ textContent }) => textContent);
  const pressed = () =>
    cards().flatMap((card) => (card.ariaPressed === 'true' ? [card.textContent] : []));
  expect(pressed()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Amber' }));
  expect(cards().map(({ textContent }) => textContent)).toEqual(names);
  expect(pressed()).toEqual(['Amber']);
  const hues = [...session.page().html.matchAll(/--brand: (#\w{6})/g)].map(
    ([, hex = '']) => fromHex(hex).hue,
  );
  for (const hue of hues) expect(Math.abs(hue - 75)).toBeLessThan(12);
  await user.click(screen.getByRole('button', { name: 'Rose' }));
  expect(pressed()).toEqual(['Rose']);
});

test('the theme names colours by what they are for and changes the value that is in force', async () => {
  const html = PAGE.replace(
    'body {',
    '@media (prefers-color-scheme: dark) { :root { --bg: #101010 } } body {',
  );
  const { session, sent } = openSession(html);
  const showScheme = vi.fn<EditingHost['showScheme']>((scheme) => session.setScheme(scheme));
  Object.assign(session.host, { showScheme });
  const user = await renderScreen(<ThemePanel session={session} />);
  expect(screen.getByRole('button', { name: 'Background #ffffff' }).title).toBe('--bg');
  expect(screen.getByText(/as on light screens/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect(showScheme).toHaveBeenCalledWith('dark');
  expect(screen.getByText(/as on dark screens/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Main colour #2563eb' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Background #101010' }));
  const text = await screen.findByRole('textbox', { name: 'Colour as CSS' });
  await user.clear(text);
  await user.type(text, '#202020{Enter}');
  expect(session.page().html).toBe(html.replace('#101010', '#202020'));
  const [palette] = within(screen.getByRole('region', { name: 'Palettes' })).getAllByRole('button');
  if (palette) await user.hover(palette);
  const tried = sent.findLast((one) => (one as { t: string }).t === 'try-styles');
  expect(tried).toMatchObject({ styles: { '--brand': expect.any(String) } });
  expect((tried as { styles: object }).styles).not.toHaveProperty('--bg', '#ffffff');
});

test('a page without tokens offers its colours, each changed wherever it stands', async () => {
  const { session } = openSession(
    '<!doctype html><html><head><style>p { color: #aa0000 } b { color: #aa0000 }</style></head><body><p>x</p></body></html>',
  );
  const user = await renderScreen(<ThemePanel session={session} />);
  await user.click(screen.getByRole('button', { name: '2 places #aa0000' }));
  const text = await screen.findByRole('textbox', { name: 'Colour as CSS' });
  await user.clear(text);
  await user.type(text, '#00aa00{Enter}');
  expect(session.page().html).toContain('p { color: #00aa00 } b { color: #00aa00 }');
});

test('a page with no colours at all is told what a theme is', async () => {
  const { session } = openSession('<!doctype html><body><p>x</p></body>');
  await renderScreen(<ThemePanel session={session} />);
  expect(screen.getByText(/A theme is what all parts of a page share/)).toBeTruthy();
});

test('the colour field offers the page first, refuses what is no colour and mends contrast', async () => {
  const { session } = openSession();
  const onChange = vi.fn<(value: string) => void>();
  const user = await renderScreen(
    <ColorField
      session={session}
      label="Colour"
      value="rgb(153, 153, 153)"
      against="var(--bg)"
      onChange={onChange}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Colour #999999' }));
  await user.click(await screen.findByRole('button', { name: 'Main colour' }));
  expect(onChange).toHaveBeenLastCalledWith('var(--brand)');
  await user.click(screen.getByRole('button', { name: 'Mend' }));
  expect(onChange.mock.lastCall?.[0]).toMatch(/^#7/);
  const text = screen.getByRole('textbox', { name: 'Colour as CSS' });
  await user.clear(text);
  await user.type(text, 'nothing{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('This is not a colour.');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a heading goes behind the selected element, is selected and typed in', async () => {
  const { session, sent, key } = openSession();
  const user = await renderScreen(<InsertPanel session={session} userId="ada" />);
  act(() => session.select([key('section')]));
  await user.click(screen.getByRole('button', { name: 'Heading' }));
  expect(session.page().html).toMatch(/<\/section>\s*<h2>New heading<\/h2>/);
  expect(session.store.getState().selection).toEqual([key('h2')]);
  expect(sent).toContainEqual({ t: 'edit-text', key: key('h2'), caret: 'all' });
});

test('a block is not put into a text that is selected', async () => {
  const { session, key, host } = openSession();
  const user = await renderScreen(<InsertPanel session={session} userId="ada" />);
  act(() => session.select([key('h1')]));
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(session.page().html).toMatch(/<\/h1>\s*<ul>/);
  expect(host.refuse).not.toHaveBeenCalled();
});

test('a saved section is inserted on another page with ids that are new there', async () => {
  const first = openSession();
  const user = await renderScreen(<InsertPanel session={first.session} userId="ada" />);
  act(() => first.session.select([first.key('section')]));
  await user.click(await screen.findByRole('button', { name: 'Save the selection' }));
  act(() => first.session.select([]));
  const own = within(screen.getByRole('region', { name: 'My sections' }));
  await user.click(own.getByRole('button', { name: 'Menu' }));
  expect(first.session.page().html).toContain('<section id="menu-2"><p>One</p></section>');
  await user.click(screen.getByRole('button', { name: 'Delete Menu' }));
  expect(own.queryByRole('button', { name: 'Menu' })).toBeNull();
});
