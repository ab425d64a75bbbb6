import { expect, test } from 'vitest';
import { seededRandom } from '../../../testing/real-pages.ts';
import { changeWatched, watchPage } from '../../../testing/watch-page.ts';
import { invertSplices } from '../html/splice.ts';

const SEED = Number(process.env.SEED ?? 1);
const ROUNDS = Number(process.env.ROUNDS ?? 60);
const TAGS =
  'table tr td tbody caption select option optgroup p li ul a b i div svg g math mi template pre textarea script style form button h1 h2 span title foreignObject'.split(
    ' ',
  );
const ODD = [
  '<!-- c -->',
  '<![CDATA[x]]>',
  '<br>',
  '</p>',
  '</br>',
  '<hr/>',
  '&amp;',
  '&copy',
  '\n',
  '<input type=hidden>',
  '<!-- ',
  '<col>',
  '<img src=x>',
  '\r\n',
  '</',
];

function nastyMarkup(random: () => number, length: number): string {
  const of = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  let markup = '';
  for (let at = 0; at < length; at += 1) {
    const kind = random();
    if (kind < 0.35) markup += `<${of(TAGS)}>`;
    else if (kind < 0.55) markup += `</${of(TAGS)}>`;
    else if (kind < 0.75)
      markup += `<${of(['div', 'p', 'b', 'li', 'td', 'section'])} class=c>w</div>`;
    else if (kind < 0.85) markup += of(ODD);
    else markup += 'words ';
  }
  return markup;
}

test('a page of troublesome markup stays true under any change', () => {
  let patched = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const random = seededRandom(SEED * 1_000 + round);
    const body = `<main>${nastyMarkup(random, 12)}</main><div><ul><li>one<li>two</ul></div><p>end</p>`;
    const watched = watchPage(`<!doctype html><html><head></head><body>${body}</body></html>`);
    for (let step = 0; step < 12; step += 1) {
      const { html } = watched.page;
      const start = 40 + Math.floor(random() * (html.length - 60));
      const end = start + (random() < 0.5 ? 0 : Math.floor(random() * 12));
      const splices = [{ start, end, replacement: nastyMarkup(random, Math.floor(random() * 3)) }];
      changeWatched(watched, splices);
      if (random() < 0.5) changeWatched(watched, invertSplices(html, splices));
    }
    patched += watched.patched;
  }
  expect(patched).toBeGreaterThan(ROUNDS);
});
