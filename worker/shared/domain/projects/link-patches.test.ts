import { expect, test } from 'vitest';
import { FrameModel, outlineOf } from '../../../testing/frame-model.ts';
import { randomOperation } from '../../../testing/random-operations.ts';
import { damage, realPages, seededRandom } from '../../../testing/real-pages.ts';
import { applyLive } from '../live-page/apply-live.ts';
import { elementOfKey, keyOf, openLivePage, type LivePage } from '../live-page/live-page.ts';
import { markedHtml } from '../live-page/mark-html.ts';
import type { LiveOperation } from '../page-operations/operation-types.ts';
import { linkedType } from './entry-kinds.ts';
import { inlineFiles, resolveReference, type LinkedFiles } from './link-files.ts';
import { inlineIntoPatch } from './link-patches.ts';
import { listReferences } from './page-references.ts';

const SEED = Number(process.env.SEED ?? 1);
const STEPS = Number(process.env.STEPS ?? 12);

const PIECES = [
  '<img src="own.png" srcset="own.png 1x, other.png 2x">',
  '<link rel="stylesheet" href="own.css">',
  '<style>p { background: url(own.png) }</style>',
  '<div style="background: url(&quot;own.png&quot;)"><script src="own.js"></script></div>',
  '<svg><image href="own.png"/><g><use href="own.png"/></g></svg>',
  '<table><tr style="background:url(own.png)"><td><img src="own.png"></td></tr></table>',
  '<textarea><img src="own.png"></textarea>',
  '<template><img src="own.png"></template>',
];
const VALUES = [
  ['src', 'own.png'],
  ['href', 'own.css'],
  ['rel', 'stylesheet'],
  ['rel', 'author'],
  ['style', 'background: url(own.png)'],
  ['src', 'https://example.com/own.png'],
  ['src', null],
] as const;

/** The page's project: every file that it names and could show, and a few more. */
function projectOf(html: string): LinkedFiles {
  const named = listReferences(html).map((url) => resolveReference('index.html', url));
  const paths = [...named, 'own.png', 'own.css', 'own.js'].filter(
    (path) => path !== null && linkedType(path) !== null,
  );
  const files = new Map(paths.map((path) => [path ?? '', { text: `/* "${path}" & more */` }]));
  return { path: 'index.html', files };
}

function linkedOperation(page: LivePage, random: () => number): LiveOperation {
  const of = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const at = { key: keyOf(page, of(page.index.elements)) };
  if (random() < 0.4) return randomOperation(page.index, random);
  if (random() < 0.5)
    return { kind: 'insert', at, place: of(['after', 'end'] as const), markup: of(PIECES) };
  const [name, value] = of(VALUES);
  const links = page.index.elements.filter(({ tag }) => /^(?:link|img|script)$/.test(tag));
  const target = links.length > 0 && random() < 0.7 ? { key: keyOf(page, of(links)) } : at;
  return { kind: 'set-attribute', at: target, name, value };
}

const PAGES = realPages();

test.each([...PAGES, ...PAGES.map(({ name, html }) => ({ name: `broken ${name}`, html }))])(
  'a frame that shows the files of a project follows the changes of $name',
  ({ name, html }) => {
    const random = seededRandom(SEED + name.length);
    const page = openLivePage(name.startsWith('broken') ? damage(html, random) : html);
    const linked = projectOf(html);
    let frame = new FrameModel(inlineFiles(markedHtml(page), linked));
    let followed = 0;
    for (let step = 0; step < STEPS; step += 1) {
      const operation = linkedOperation(page, random);
      const applied = applyLive(page, operation);
      if (!applied.ok) continue;
      if (applied.patches === null) frame = new FrameModel(inlineFiles(markedHtml(page), linked));
      else {
        followed += 1;
        frame.apply(
          applied.patches.map((patch) =>
            inlineIntoPatch(patch, linked, (key) => elementOfKey(page, key)),
          ),
        );
      }
      expect(
        frame.outline === outlineOf(inlineFiles(page.html, linked)),
        JSON.stringify({ operation, applied }).slice(0, 3_000),
      ).toBe(true);
    }
    expect(followed).toBeGreaterThan(0);
  },
);
