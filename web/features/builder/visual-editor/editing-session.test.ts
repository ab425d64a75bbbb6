import { expect, test, vi } from 'vitest';
import type { PreviewCommand, PreviewEvent } from '#contract/preview.ts';
import { findById } from '#domain/html/query.ts';
import type { Arrival } from '#domain/edit-history/edit-history.ts';
import { applySplices } from '#domain/html/splice.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import { markedHtml } from '#domain/live-page/mark-html.ts';
import { doAction } from './do-action.ts';
import type { EditingHost, PageCommit, RefusedGesture } from './editing-host.ts';
import { openEditingSession } from './editing-session.ts';

const PAGE =
  '<!doctype html><html><head><title>T</title></head><body><section id="s"><h2 id="a">One &amp; two</h2><p id="b">Three <b>four</b></p></section></body></html>';

/** A session with a document and a frame that only listens. */
function stage() {
  const commits: PageCommit[] = [];
  const refused: RefusedGesture[] = [];
  const sent: PreviewCommand[] = [];
  const asked: string[] = [];
  const document: { text: string; isOpen: boolean; arrival: Arrival | null } = {
    text: PAGE,
    isOpen: true,
    arrival: null,
  };
  const host: EditingHost = {
    textToChange: () => (document.isOpen ? document.text : null),
    arrival: (from, to) =>
      document.arrival?.from === from && document.text === to ? document.arrival.splices : null,
    commit(commit) {
      document.text = applySplices(document.text, commit.splices);
      expect(commit.text).toBe(document.text);
      commits.push(commit);
    },
    undo: () => asked.push('undo'),
    redo: () => asked.push('redo'),
    save: () => asked.push('save'),
    stop: () => asked.push('stop'),
    showScheme: () => undefined,
    openPalette: () => asked.push('palette'),
    showShortcuts: () => asked.push('shortcuts'),
    locale: () => 'en',
    ask: () => asked.push('ask'),
    isolate: (range) => asked.push(range === null ? 'all' : `only ${range.start}`),
    sayCopied: () => undefined,
    refuse: (reason) => refused.push(reason),
  };
  const session = openEditingSession(PAGE, host);
  session.draw({ html: PAGE, linked: null }, (command) => sent.push(command));
  const follow = (html: string) => session.follow({ html, linked: null });
  const keyed = (id: string) => {
    const element = findById(session.page().index, id);
    if (!element) throw new Error(`No #${id}`);
    return keyOf(session.page(), element);
  };
  const hear = (event: Record<string, unknown> & { t: PreviewEvent['t'] }) =>
    session.handle({ n: 'n'.repeat(16), ...event } as PreviewEvent);
  const sentOf = <T extends PreviewCommand['t']>(t: T) =>
    sent.filter((command): command is Extract<PreviewCommand, { t: T }> => command.t === t);
  return { session, follow, document, commits, refused, asked, sent, sentOf, keyed, hear };
}

const PRESSED = { code: '', ctrl: false, meta: false, shift: false, alt: false };

test('a style is written for the selected element, told to the frame and to the document', () => {
  const { session, document, commits, sentOf, keyed } = stage();
  session.select([keyed('a')]);
  expect(session.setStyle('color', 'red')).toBe(true);
  expect(document.text).toBe(PAGE.replace('id="a"', 'id="a" style="color: red;"'));
  expect(session.page().html).toBe(document.text);
  expect(sentOf('patch').at(-1)?.patches[0]).toMatchObject({ t: 'attributes', key: keyed('a') });
  expect(commits[0]?.changes[0]).toMatchObject({ key: 'style', property: 'color' });
});

test('typed words go into the page without a patch under the caret, which comes at the end', () => {
  const { document, commits, sentOf, keyed, hear } = stage();
  const key = keyed('b');
  const bold = key + 1;
  hear({ t: 'text-began', key });
  const typed = (text: string) =>
    hear({
      t: 'typed',
      key,
      pieces: [
        { t: 'text', text },
        { t: 'kept', key: bold, pieces: [{ t: 'text', text: 'four' }] },
      ],
    });
  typed('Thr ');
  typed('Thirty ');
  expect(document.text).toBe(PAGE.replace('Three', 'Thirty'));
  expect(sentOf('patch')).toEqual([]);
  expect(new Set(commits.map(({ group }) => group)).size).toBe(1);
  hear({ t: 'text-ended', key, isKept: true });
  expect(sentOf('patch')).toHaveLength(1);
});

test('words that the page cannot take are told of, and the frame shows the page again at the end', () => {
  const { document, refused, sentOf, keyed, hear } = stage();
  const key = keyed('b');
  hear({ t: 'text-began', key });
  hear({ t: 'typed', key, pieces: [{ t: 'kept', key: 9_999, pieces: [] }] });
  expect(document.text).toBe(PAGE);
  expect(refused).toMatchObject([{ kind: 'operation', about: 'content' }]);
  hear({ t: 'text-ended', key, isKept: true });
  expect(sentOf('patch').at(-1)?.patches[0]).toMatchObject({ t: 'between', parent: key });
});

test('words of an element that nobody edits are not taken', () => {
  const { document, keyed, hear } = stage();
  hear({ t: 'typed', key: keyed('a'), pieces: [{ t: 'text', text: 'Forged' }] });
  expect(document.text).toBe(PAGE);
});

test('nothing is changed while the document does not accept it', () => {
  const { session, document, commits, keyed } = stage();
  document.isOpen = false;
  session.select([keyed('a')]);
  expect(session.setStyle('color', 'red')).toBe(false);
  expect(session.page().html).toBe(PAGE);
  expect(commits).toEqual([]);
});

test('after a deletion the neighbour is selected; the page itself is not deleted', () => {
  const { session, document, refused, keyed, hear } = stage();
  session.select([keyed('a')]);
  hear({ t: 'key', ...PRESSED, key: 'Delete' });
  expect(document.text).not.toContain('id="a"');
  expect(session.store.getState().selection).toEqual([keyed('b')]);
  const body = session.page().index.elements.find(({ tag }) => tag === 'body');
  if (!body) throw new Error('No body');
  session.select([keyOf(session.page(), body)]);
  hear({ t: 'key', ...PRESSED, key: 'Delete' });
  expect(refused).toEqual([{ kind: 'operation', reason: 'page-root' }]);
});

test('an undo asked for in a text waits until its words are in the page', () => {
  const { asked, sentOf, keyed, hear } = stage();
  const key = keyed('a');
  hear({ t: 'text-began', key });
  hear({ t: 'key', ...PRESSED, key: 'z', ctrl: true });
  expect(asked).toEqual([]);
  expect(sentOf('end-text')).toEqual([{ t: 'end-text', isKept: true }]);
  hear({ t: 'text-ended', key, isKept: true });
  expect(asked).toEqual(['undo']);
});

test('Ctrl+K asks for a link in a text, and for the palette elsewhere', () => {
  const { session, asked, keyed, hear } = stage();
  hear({ t: 'key', ...PRESSED, key: 'k', ctrl: true });
  expect(asked).toEqual(['palette']);
  hear({ t: 'text-began', key: keyed('a') });
  hear({ t: 'key', ...PRESSED, key: 'k', ctrl: true });
  expect(session.store.getState().isLinking).toBe(true);
});

test('a text from elsewhere is followed; the selection stays where its element stays', () => {
  const { session, follow, sentOf, keyed } = stage();
  const key = keyed('b');
  session.select([key]);
  expect(follow(PAGE.replace('One', 'Ten')).kind).toBe('told');
  expect(sentOf('patch')).toHaveLength(1);
  expect(session.store.getState().selection).toEqual([key]);
  expect(follow(session.page().html)).toEqual({ kind: 'same' });
});

test('what was typed in code a moment ago is in the page before a gesture changes it', () => {
  const { session, document, commits, refused, sentOf, keyed } = stage();
  document.text = PAGE.replace('One', 'Ten');
  expect(session.run([{ kind: 'delete', at: { key: keyed('b') } }])).toBe(true);
  expect(document.text).toBe(PAGE.replace('One', 'Ten').replace(/<p.*<\/p>/, ''));
  expect(session.page().html).toBe(document.text);
  expect(sentOf('patch')).toHaveLength(2);
  document.text = document.text.replace('</body>', '<script>go()</script></body>');
  expect(session.run([{ kind: 'delete', at: { key: keyed('a') } }])).toBe(false);
  expect(refused).toEqual([{ kind: 'other-text' }]);
  expect(commits).toHaveLength(1);
});

test('an undo is followed by the way the document took, not by the difference of the texts', () => {
  const { session, follow, document, keyed } = stage();
  const twice = PAGE.replace('<p ', '<h2 id="a">One &amp; two</h2><p ');
  const start = twice.indexOf('<h2');
  const second = twice.indexOf('<h2', start + 1);
  follow(twice);
  const [first = 0, other = 0] = session
    .page()
    .index.elements.filter(({ tag }) => tag === 'h2')
    .map((element) => keyOf(session.page(), element));
  // Both look the same: only the splices tell which one went.
  const splices = [{ start, end: second, replacement: '' }];
  document.text = PAGE;
  document.arrival = { from: twice, splices };
  session.select([other]);
  expect(follow(PAGE)).toEqual({ kind: 'told' });
  expect(keyed('a')).toBe(other);
  expect(keyed('a')).not.toBe(first);
});

test('a page of a project is shown with its files, and its source keeps its links', () => {
  const { session, document, sent, sentOf, keyed } = stage();
  const page = PAGE.replace('</head>', '<link rel="stylesheet" href="style.css"></head>');
  const linked = (css: string) => ({
    path: 'index.html',
    files: new Map([['style.css', { text: css }]]),
  });
  document.text = page;
  const markup = session.draw({ html: page, linked: linked('h2{color:red}') }, (it) => {
    sent.push(it);
  });
  expect(markup).toContain('href="data:text/css;charset=utf-8,h2%7Bcolor%3Ared%7D"');
  session.select([keyed('a')]);
  const picture = '<link rel="icon" href="style.css"><p>Five</p>';
  session.run([{ kind: 'insert', at: { key: keyed('a') }, place: 'after', markup: picture }]);
  expect(document.text).toBe(page.replace('</h2>', `</h2>${picture}`));
  expect(JSON.stringify(sentOf('patch').at(-1))).toContain('data:text/css');
  const same = { html: document.text, linked: linked('h2{color:red}') };
  expect(session.follow(same)).toEqual({ kind: 'same' });
  const followed = session.follow({ ...same, linked: linked('h2{color:blue}') });
  expect(followed).toMatchObject({ kind: 'redraw' });
  expect('markup' in followed && followed.markup).toContain('h2%7Bcolor%3Ablue%7D');
});

test('a frame that lost its step is drawn again', () => {
  const { sentOf, hear } = stage();
  hear({ t: 'out-of-step' });
  expect(sentOf('morph')).toHaveLength(1);
});

test('what a script made is not selected itself, and that is said', () => {
  const { session, refused, keyed, hear } = stage();
  hear({ t: 'pick', key: keyed('s'), isAdded: false, isMade: true });
  expect(refused).toEqual([{ kind: 'made-by-script' }]);
  expect(session.store.getState().selection).toEqual([keyed('s')]);
});

test('several elements are chosen together and taken out again', () => {
  const { session, keyed, hear } = stage();
  hear({ t: 'pick', key: keyed('a'), isAdded: false, isMade: false });
  hear({ t: 'pick', key: keyed('b'), isAdded: true, isMade: false });
  expect(session.store.getState().selection).toEqual([keyed('a'), keyed('b')]);
  hear({ t: 'pick', key: keyed('a'), isAdded: true, isMade: false });
  expect(session.store.getState().selection).toEqual([keyed('b')]);
});

test('several elements are styled, copied and deleted together, each as one change', () => {
  const { session, document, commits, keyed, hear } = stage();
  const both = [keyed('a'), keyed('b')];
  session.select(both);
  session.setStyle('color', 'red');
  const styled = PAGE.replace('id="a"', 'id="a" style="color: red;"').replace(
    'id="b"',
    'id="b" style="color: red;"',
  );
  expect(document.text).toBe(styled);
  hear({ t: 'key', ...PRESSED, key: 'd', ctrl: true });
  expect(document.text.match(/One &amp; two|Three/g)).toEqual([
    'One &amp; two',
    'One &amp; two',
    'Three',
    'Three',
  ]);
  expect(session.store.getState().selection).toHaveLength(2);
  hear({ t: 'key', ...PRESSED, key: 'Delete' });
  expect(document.text).toBe(styled);
  session.select(both);
  hear({ t: 'key', ...PRESSED, key: 'Delete' });
  expect(document.text).not.toMatch(/One|Three/);
  expect(commits).toHaveLength(4);
});

test('a copied list item is pasted into the list beside the selected one, with an id of its own', async () => {
  vi.stubGlobal('navigator', {});
  const list = '<ol><li id="x">One</li><li>Two</li></ol>';
  const page = PAGE.replace('<p id="b">', `${list}<p id="b">`);
  const { session, follow, document, sentOf, keyed } = stage();
  await vi.waitFor(() => expect(sentOf('select')).toHaveLength(1));
  document.text = page;
  follow(page);
  session.select([keyed('x')]);
  doAction(session, { kind: 'copy' });
  doAction(session, { kind: 'paste' });
  await vi.waitFor(() => expect(document.text).not.toBe(page));
  const pasted = page.replace('One</li>', 'One</li><li id="x-2">One</li>');
  expect(document.text).toBe(pasted);
  session.select([keyed('b')]);
  doAction(session, { kind: 'paste' });
  await vi.waitFor(() => expect(document.text).not.toBe(pasted));
  expect(document.text).toContain('</p><ol>\n<li id="x-3">One</li>\n</ol></section>');
  vi.unstubAllGlobals();
});

test('the styles are asked for again when the selected element has another size', () => {
  const { session, hear, sentOf, keyed } = stage();
  const key = keyed('a');
  session.select([key]);
  const still = (width: number) =>
    hear({ t: 'boxes', boxes: [{ key, x: 0, y: 0, width, height: 20 }], isMoving: false });
  const asked = () => sentOf('inspect').length;
  const before = asked();
  still(300);
  still(300);
  expect(asked()).toBe(before);
  still(240);
  expect(asked()).toBe(before + 1);
  session.tryStyles({ 'font-size': '30px' });
  still(200);
  expect(asked()).toBe(before + 1);
});

test('boxes that stayed where they are change nothing around the page', () => {
  const { session, hear, keyed } = stage();
  const key = keyed('a');
  session.select([key]);
  const stand = (x: number) =>
    hear({ t: 'boxes', boxes: [{ key, x, y: 0, width: 10, height: 20 }], isMoving: false });
  stand(0);
  const before = session.store.getState();
  stand(0);
  expect(session.store.getState()).toBe(before);
  stand(5);
  expect(session.store.getState().boxes).toEqual([{ key, x: 5, y: 0, width: 10, height: 20 }]);
});

test('a page that is used has nothing selected, in the frame neither', () => {
  const { session, sentOf, keyed } = stage();
  session.setMode('select');
  session.select([keyed('a')]);
  session.setMode('use');
  expect(session.store.getState().selection).toEqual([]);
  expect(sentOf('mode').at(-1)).toEqual({ t: 'mode', mode: 'use' });
  expect(sentOf('select').at(-1)).toEqual({ t: 'select', keys: [], scrollTo: false });
});

test('an isolated element is shown alone in the frame and in the code, and the page stays as it is', () => {
  const { session, document, asked, commits, sentOf, keyed, hear } = stage();
  session.select([keyed('b')]);
  session.isolate(keyed('b'));
  expect(sentOf('isolate').at(-1)).toEqual({ t: 'isolate', key: keyed('b') });
  expect(asked).toEqual([`only ${PAGE.indexOf('<p id="b"')}`]);
  hear({ t: 'key', key: 'Escape', ...PRESSED });
  expect(sentOf('isolate').at(-1)).toEqual({ t: 'isolate', key: null });
  expect(session.store.getState()).toMatchObject({ isolated: null, selection: [keyed('b')] });
  expect([asked.at(-1), document.text, commits]).toEqual(['all', PAGE, []]);
});

test('an isolation ends with a selection beside the element, with the element, and with the mode', () => {
  const { session, sentOf, keyed, hear } = stage();
  const alone = () => session.store.getState().isolated;
  session.select([keyed('s')]);
  session.isolate(keyed('s'));
  hear({ t: 'pick', key: keyed('a'), isAdded: false, isMade: false });
  expect(alone()).toBe(keyed('s'));
  session.isolate(keyed('a'));
  hear({ t: 'pick', key: keyed('b'), isAdded: false, isMade: false });
  expect(alone()).toBe(null);
  session.isolate(keyed('b'));
  doAction(session, { kind: 'delete' });
  expect(alone()).toBe(null);
  session.select([keyed('a')]);
  session.isolate(keyed('a'));
  session.setMode('text');
  expect(alone()).toBe(null);
  expect(sentOf('isolate').at(-1)).toEqual({ t: 'isolate', key: null });
});

test('an element inside a template is changed in the source like any other', () => {
  const { session, follow, document, keyed } = stage();
  document.text = PAGE.replace('<p id="b">', '<template><i id="t">x</i></template><p id="b">');
  follow(document.text);
  session.select([keyed('t')]);
  expect(session.setStyle('color', 'red')).toBe(true);
  expect(document.text).toContain('<template><i id="t" style="color: red;">x</i></template>');
  session.isolate(keyed('t'));
  doAction(session, { kind: 'delete' });
  expect(document.text).toBe(PAGE.replace('<p id="b">', '<template></template><p id="b">'));
  expect(session.store.getState().isolated).toBe(null);
});

test('a page that was read before its frame came is drawn once, unless it was changed meanwhile', () => {
  const { session, follow, document, keyed, sent } = stage();
  const send = (command: PreviewCommand) => void sent.push(command);
  session.prepare({ html: PAGE, linked: null });
  const page = session.page();
  expect(session.draw({ html: PAGE, linked: null }, send)).toBe(markedHtml(page));
  expect(session.page()).toBe(page);
  session.prepare({ html: PAGE, linked: null });
  session.run([{ kind: 'delete', at: { key: keyed('a') } }]);
  document.text = PAGE;
  follow(PAGE);
  // What comes back has other keys than what went.
  expect(session.draw({ html: PAGE, linked: null }, send)).toBe(markedHtml(session.page()));
});

test('the credit of a picture goes with it, in the same step of the history', () => {
  const { session, follow, document, commits, keyed } = stage();
  const photo = '<img id="p" src="/s/x/pictures/a1-480x320.webp" alt="">';
  const credit = '<p data-photo-credits>Photos: <span data-credit="a1">Ada</span></p>';
  document.text = PAGE.replace('</section>', `${photo}</section>${credit}`);
  follow(document.text);
  expect(session.run([{ kind: 'delete', at: { key: keyed('p') } }])).toBe(true);
  expect(document.text).toBe(PAGE);
  expect(commits).toHaveLength(2);
  expect(commits[0]?.group).toMatch(/^credits /);
  expect(commits[1]?.group).toBe(commits[0]?.group);
});

test('the outline of a missing photograph says which one belongs there', () => {
  const { session, follow, keyed, hear, sentOf } = stage();
  const gap =
    '<ul><li><div data-placeholder="photos"><svg id="gap" class="art" viewBox="0 0 600 400"></svg></div><h3 data-placeholder="photos">Photo: the first trays</h3></li></ul>';
  const html = PAGE.replace('</section>', `${gap}</section>`);
  follow(html);
  expect(session.page().html).toBe(html);
  hear({ t: 'unnamed', key: keyed('gap') });
  expect(sentOf('name').at(-1)?.label).toBe('A photo goes here: the first trays');
});
