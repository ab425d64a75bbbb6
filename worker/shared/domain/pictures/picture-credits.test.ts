import { expect, test } from 'vitest';
import { applyAllLive } from '../live-page/apply-live.ts';
import { openLivePage } from '../live-page/live-page.ts';
import type { PageOperation } from '../page-operations/operation-types.ts';
import { planCredits, planStaleCredits, type PhotoCredit } from './picture-credits.ts';

const CREDIT: PhotoCredit = {
  title: 'Bread <fresh>',
  author: 'Ada & Co',
  authorUrl: 'https://photos.example/ada',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  source: 'Openverse',
  sourceUrl: 'https://photos.example/bread?a=1&b=2',
};
const PLAIN = { ...CREDIT, title: '', author: 'Ugo', authorUrl: '' };
const ENTRY =
  '<a href="https://photos.example/bread?a=1&amp;b=2">“Bread &lt;fresh&gt;”</a> by <a href="https://photos.example/ada">Ada &amp; Co</a> (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, from Openverse, resized).';

function photo(name: string): string {
  return `<img src="/s/x/pictures/${name}-480x320.webp" alt="">`;
}

function changed(html: string, plan: (page: ReturnType<typeof openLivePage>) => PageOperation[]) {
  const page = openLivePage(html);
  expect(applyAllLive(page, plan(page))).toMatchObject({ ok: true });
  return page.html;
}

test('a credit names picture, author, licence and source at the end of the footer', () => {
  const html = `<html lang="en"><body>${photo('a1')}<footer><div><p>© Forno</p></div></footer></body></html>`;
  const credited = changed(html, (page) => planCredits(page, [{ name: 'a1', credit: CREDIT }]));
  expect(credited).toContain('<p>© Forno</p>');
  expect(credited).toMatch(/<p data-photo-credits style="[^"<>]+">Photos: <span data-credit="a1">/);
  expect(credited).toContain(ENTRY);
  expect(credited.indexOf(ENTRY)).toBeLessThan(credited.indexOf('</div></footer>'));
});

test('a second credit joins the first, none is written twice, and a picture without one writes nothing', () => {
  const html = `<html lang="it"><body>${photo('a1')}${photo('b2')}</body></html>`;
  const shown = { name: 'a1', credit: CREDIT };
  const first = changed(html, (page) => planCredits(page, [shown]));
  const both = changed(first, (page) =>
    planCredits(page, [shown, { name: 'b2', credit: PLAIN }, { name: 'c3', credit: null }]),
  );
  expect(both.match(/data-photo-credits/g)).toHaveLength(1);
  expect(both.match(/data-credit="\w+"/g)).toEqual(['data-credit="a1"', 'data-credit="b2"']);
  expect(both).toContain('>Foto</a> di Ugo (<a');
});

test('a credit goes with its picture, and the line with the last credit', () => {
  const html = `<body>${photo('a1')}${photo('b2')}</body>`;
  const both = changed(html, (page) =>
    planCredits(page, [
      { name: 'a1', credit: CREDIT },
      { name: 'b2', credit: PLAIN },
    ]),
  );
  expect(planStaleCredits(openLivePage(both))).toEqual([]);
  const one = changed(both.replace(photo('a1'), ''), planStaleCredits);
  expect(one.match(/data-credit="\w+"/g)).toEqual(['data-credit="b2"']);
  const none = changed(one.replace(photo('b2'), ''), planStaleCredits);
  expect(none).toBe('<body></body>');
});

test('a page without a body takes the line behind what it has', () => {
  const credited = changed(photo('a1'), (page) =>
    planCredits(page, [{ name: 'a1', credit: CREDIT }]),
  );
  expect(credited).toContain(photo('a1'));
  expect(credited).toContain(ENTRY);
});
