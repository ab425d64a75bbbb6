import { expect, test } from 'vitest';
import type { PreviewCommand, PreviewEvent } from '#contract/preview.ts';
import { findById } from '#domain/html/query.ts';
import { applySplices } from '#domain/html/splice.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
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
  const document = { text: PAGE, isOpen: true };
  const host: EditingHost = {
    accepts: (html) => document.isOpen && html === document.text,
    commit(commit) {
      document.text = applySplices(document.text, commit.splices);
      commits.push(commit);
    },
    undo: () => asked.push('undo'),
    redo: () => asked.push('redo'),
    save: () => asked.push('save'),
    openPalette: () => asked.push('palette'),
    showShortcuts: () => asked.push('shortcuts'),
    ask: () => asked.push('ask'),
    sayCopied: () => undefined,
    refuse: (reason) => refused.push(reason),
  };
  const session = openEditingSession(PAGE, host);
  session.draw(PAGE, (command) => sent.push(command));
  const keyed = (id: string) => {
    const element = findById(session.page().index, id);
    if (!element) throw new Error(`No #${id}`);
    return keyOf(session.page(), element);
  };
  const hear = (event: Record<string, unknown> & { t: PreviewEvent['t'] }) =>
    session.handle({ n: 'n'.repeat(16), ...event } as PreviewEvent);
  const sentOf = <T extends PreviewCommand['t']>(t: T) =>
    sent.filter((command): command is Extract<PreviewCommand, { t: T }> => command.t === t);
  return { session, document, commits, refused, asked, sent, sentOf, keyed, hear };
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
  const { session, sentOf, keyed } = stage();
  const key = keyed('b');
  session.select([key]);
  expect(session.follow(PAGE.replace('One', 'Ten')).kind).toBe('told');
  expect(sentOf('patch')).toHaveLength(1);
  expect(session.store.getState().selection).toEqual([key]);
  expect(session.follow(session.page().html)).toEqual({ kind: 'same' });
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
