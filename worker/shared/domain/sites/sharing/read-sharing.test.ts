import { expect, test } from 'vitest';
import { hasOwnPicture, readSharing } from './read-sharing.ts';

const LONG = 'Pane a lievito madre, ogni mattina dalle sei, nel cuore di Torino.';

test('title, description, metas and icon of the head are read as they are written', () => {
  const page = readSharing(`<!doctype html><html><head><title>Forno &amp; Figli</title>
    <META NAME="Description" content="Pane &quot;vero&quot;"><meta property=og:image content=a.jpg>
    <link rel="shortcut icon" href="/f.ico"></head><body><h1>Ciao</h1><p>${LONG}</p></body></html>`);
  expect(page).toEqual({
    title: 'Forno & Figli',
    description: 'Pane "vero"',
    metas: new Set(['description', 'og:image']),
    hasIcon: true,
  });
  expect(hasOwnPicture(page)).toBe(true);
});

test('without them the first heading and the first paragraph of some length speak for the page', () => {
  const page = readSharing(
    `<nav><p>${'Menu '.repeat(20)}</p></nav><svg><title>Drawing</title></svg><h1>Forno<br>Rossi</h1><p>Torino</p><p>${LONG}<p>More of it, which is not the first one.`,
  );
  expect(page).toEqual({
    title: 'Forno Rossi',
    description: LONG,
    metas: new Set(),
    hasIcon: false,
  });
});

test('what only looks like a head is none: comments, scripts, empty values', () => {
  const page = readSharing(
    `<!-- <meta property="og:image" content="x"> --><script>"<link rel=icon href=x>"</script><meta property="og:image" content=" "><link rel="icon"><title></title>`,
  );
  expect([page, hasOwnPicture(page)]).toEqual([
    { title: '', description: '', metas: new Set(), hasIcon: false },
    false,
  ]);
});

test('a long text is cut between words', () => {
  const { description } = readSharing(`<p>${'parola '.repeat(100)}</p>`);
  expect(description).toBe(`${'parola '.repeat(28).trim()}…`);
});
