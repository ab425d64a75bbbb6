import { expect, test } from 'vitest';
import { damage, realPages, seededRandom } from '../../../testing/real-pages.ts';
import { randomOperation } from '../../../testing/random-operations.ts';
import {
  changeWatched,
  expectTrue,
  followChange,
  watchPage,
  type WatchedPage,
} from '../../../testing/watch-page.ts';
import { applySplices, invertSplices } from '../html/splice.ts';
import { applyOperation } from '../page-operations/apply.ts';
import { find } from '../page-operations/locate.ts';
import type { Locator, PageOperation } from '../page-operations/operation-types.ts';
import type { Splice } from '../text/splices.ts';
import { applyAllLive, applyLive } from './apply-live.ts';
import { keyOf, type LivePage } from './live-page.ts';

const SEED = Number(process.env.SEED ?? 1);
const STEPS = Number(process.env.STEPS ?? 6);
const PAGES = realPages();
const BROKEN = PAGES.map(({ name, html }, at) => ({
  name: `broken ${name}`,
  html: damage(html, seededRandom(SEED * 1_000 + at)),
}));

const TYPED =
  `< > " ' <div> </div> <p <!-- --> a &amp =x\u00a0 </p> <b> </b> <tr> <li> <a\u00a0href=x> </a> <table> <form>
  / <svg> </svg> <script> </script> <br> <td>x <select> <option>y <h2> </html> <body\u00a0class=x> <template> \r`
    .split(/[ \n]+/)
    .map((typed) => typed.replaceAll('\u00a0', ' '));

function typedSplices(html: string, random: () => number): Splice[] {
  const at = Math.floor(random() * html.length);
  const length = random() < 0.4 ? 0 : Math.floor(random() * (random() < 0.3 ? 300 : 8));
  const replacement = random() < 0.3 ? '' : (TYPED[Math.floor(random() * TYPED.length)] ?? '');
  const first = { start: at, end: Math.min(html.length, at + length), replacement };
  if (random() < 0.7) return [first];
  const from = first.end + Math.floor(random() * (html.length - first.end));
  return [first, { start: from, end: from, replacement: 'x<i>y</i>' }];
}

test.each([...PAGES, ...BROKEN])(
  'typing into the source of $name keeps the page true',
  ({ html }) => {
    const random = seededRandom(SEED);
    const watched = watchPage(html);
    for (let step = 0; step < STEPS; step += 1) {
      const before = watched.page.html;
      const splices = typedSplices(before, random);
      changeWatched(watched, splices);
      if (random() < 0.6) changeWatched(watched, invertSplices(before, splices));
    }
    expect(watched.count).toBeGreaterThan(0);
  },
);

/** The page is as it was, keys included. */
function expectUntouched(
  watched: WatchedPage,
  { html, keys }: { html: string; keys: readonly number[] },
  context: () => string,
): void {
  const { page } = watched;
  expect(page.html).toBe(html);
  expect(page.index.elements.map((element) => keyOf(page, element))).toEqual(keys);
  expectTrue(watched, context);
}

/** The same with keys for locators. */
function withKeys(page: LivePage, operation: PageOperation): PageOperation {
  const keyed = (locator: Locator): Locator => {
    const element = find(page.index, locator);
    return 'ok' in element ? locator : { key: keyOf(page, element) };
  };
  if (operation.kind === 'set-style' && 'at' in operation.scope)
    return { ...operation, scope: { ...operation.scope, at: keyed(operation.scope.at) } };
  if (operation.kind === 'move')
    return { ...operation, at: keyed(operation.at), to: keyed(operation.to) };
  return 'at' in operation ? { ...operation, at: keyed(operation.at) } : operation;
}

test.each([...PAGES, ...BROKEN])(
  'operations on live $name do what they do on its text',
  ({ html }) => {
    const random = seededRandom(SEED + 5);
    const watched = watchPage(html);
    const { page } = watched;
    for (let step = 0; step < STEPS; step += 1) {
      const before = page.html;
      const operation = randomOperation(page.index, random);
      const wanted = applyOperation(before, operation);
      const keyed = withKeys(page, operation);
      const keys = page.index.elements.map((element) => keyOf(page, element));
      const applied = applyLive(page, keyed);
      const context = (): string => JSON.stringify({ keyed, applied });
      expect(applied.ok ? 'done' : applied.reason, context()).toBe(
        wanted.ok ? 'done' : wanted.reason,
      );
      if (!applied.ok || !wanted.ok) {
        expectUntouched(watched, { html: before, keys }, context);
        continue;
      }
      expect(applied.splices).toEqual(wanted.splices);
      expect(applied.changes).toEqual(wanted.changes);
      expect(applySplices(page.html, applied.inverse)).toBe(before);
      followChange(watched, applied, context);
      if (random() < 0.3) changeWatched(watched, applied.inverse);
    }
    expect(watched.count).toBeGreaterThan(0);
  },
);

test('operations together are all done or none, keys included', () => {
  let together = 0;
  for (const [at, { html }] of [...PAGES, ...BROKEN].entries()) {
    const random = seededRandom(SEED + 200 + at);
    const watched = watchPage(html);
    const { page } = watched;
    const keys = page.index.elements.map((element) => keyOf(page, element));
    const operations = Array.from({ length: 4 }, () => randomOperation(page.index, random, 2)).map(
      (operation) => withKeys(page, operation),
    );
    const refused = applyAllLive(page, [...operations, { kind: 'delete', at: { key: 9_999_999 } }]);
    expect(refused).toMatchObject({ ok: false });
    expect(page.html).toBe(html);
    expect(page.index.elements.map((element) => keyOf(page, element))).toEqual(keys);
    expectTrue(watched, () => 'refused');
    const applied = applyAllLive(page, operations);
    if (!applied.ok) continue;
    together += 1;
    expect(applySplices(html, applied.splices)).toBe(page.html);
    expect(applySplices(page.html, applied.inverse)).toBe(html);
    followChange(watched, applied, () => JSON.stringify(applied));
  }
  expect(together).toBeGreaterThan(8);
});
