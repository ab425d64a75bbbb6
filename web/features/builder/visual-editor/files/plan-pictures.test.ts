import { expect, test } from 'vitest';
import { findById } from '#domain/html/query.ts';
import { applyAllLive } from '#domain/live-page/apply-live.ts';
import { keyOf, openLivePage } from '#domain/live-page/live-page.ts';
import { pictureAt } from '../inspector/show-picture.ts';
import { planPictures, type PicturesPlace } from './plan-pictures.ts';

const page = (body: string) => `<!doctype html><html><head></head><body>${body}</body></html>`;
const HOUSE = '<section id="s"><h2>The house</h2><p id="p">Old walls.</p></section>';
const PHOTO = '<figure><img id="i" src="/old.jpg" alt="Oven"></figure>';

function shown(body: string, place: PicturesPlace['place'], id: string, names: string[]): string {
  const live = openLivePage(page(body));
  const element = findById(live.index, id);
  const at = element && { key: keyOf(live, element), place };
  const made = names.map((name) => () => pictureAt(`/${name}.webp`, 2));
  const { operations } = planPictures(live, at, made);
  expect(applyAllLive(live, operations)).toMatchObject({ ok: true });
  return live.html.slice(page('').indexOf('<body>') + 6, -'</body></html>'.length);
}

const made = (name: string, alt: string) =>
  `<figure style="max-width: min(100%, 170vh); margin: 1.5rem auto"><img alt="${alt}" src="/${name}.webp" style="display: block; max-width: 100%; height: auto"></figure>`;

test('a file on a picture takes its place, and keeps what was said of it', () => {
  expect(shown(PHOTO, 'on', 'i', ['a'])).toBe(PHOTO.replace('/old.jpg', '/a.webp'));
});

test('of several files on a picture the first takes its place, the others stand behind the figure', () => {
  expect(shown(`<section>${PHOTO}</section>`, 'on', 'i', ['a', 'b', 'c'])).toBe(
    `<section>${PHOTO.replace('/old.jpg', '/a.webp')}${made('b', '')}\n${made('c', '')}</section>`,
  );
});

test.each(['before', 'after'] as const)('a file dropped %s a block stands there', (place) => {
  const words = '<p id="p">Old walls.</p>';
  const photo = made('a', 'The house');
  const wanted = place === 'before' ? photo + words : words + photo;
  expect(shown(HOUSE, place, 'p', ['a'])).toBe(HOUSE.replace(words, wanted));
});

test('a file pasted with words selected stands behind them, not in them', () => {
  expect(shown(HOUSE, 'on', 'p', ['a'])).toBe(
    HOUSE.replace('walls.</p>', `walls.</p>${made('a', 'The house')}`),
  );
});

test('a place that is gone gives way to the end of the page', () => {
  expect(shown(HOUSE, 'after', 'gone', ['a'])).toBe(`${HOUSE}${made('a', '')}`);
});
