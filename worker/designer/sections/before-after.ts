import type { MotifId } from '../art/motifs.ts';
import { html, trusted, type Html } from '../html.ts';
import { balanced, name, platePicture, text } from './list-parts.ts';
import { photoSlot } from './photo-slot.ts';
import {
  frameSection,
  idOf,
  plainText,
  type Item,
  type Layout,
  type Page,
  type Section,
} from './section.ts';

type Side = 'before' | 'after';

const WIDTH = 640;
const HEIGHT = 420;
const OBJECT = 300;

/** An object as an outline before the work, in its colours after it. */
function drawState(motif: MotifId, side: Side, label: string): Html {
  const [tone, ground] = side === 'before' ? ['f0 outlined', 'c0'] : ['f1', 'c1'];
  const left = (WIDTH - OBJECT) / 2;
  const top = (HEIGHT - OBJECT) / 2;
  return html`<svg
    class="art"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label="${label}"
  >
    ${trusted(`<rect class="${ground}" width="${WIDTH}" height="${HEIGHT}"/>
<g class="${tone}"><use href="#art-${motif}" x="${left}" y="${top}" width="${OBJECT}" height="${OBJECT}"/></g>`)}
  </svg>`;
}

/** What is drawn from its words, as it was or as it is now. */
function platedState(item: Item, page: Page, side: Side): Html | undefined {
  if (!item.plate) return undefined;
  const plate = { ...item.plate, what: [...(item.plate.what ?? []), side] };
  return platePicture({ ...item, plate }, page, { width: WIDTH, height: HEIGHT });
}

function plate(item: Item, page: Page, side: Side): Html {
  const { name: shown, motif } = item;
  const title = plainText(shown);
  const slot = { width: WIDTH, height: HEIGHT, shows: title };
  return html`<div class="plate ${side}" data-placeholder="photos">
    ${
      platedState(item, page, side) ??
      (motif ? drawState(motif, side, `${page.words[side]}: ${title}`) : photoSlot(page, slot))
    }
    <span class="tag">${page.words[side]}</span>
  </div>`;
}

function pair(item: Item, id: string, page: Page): Html {
  return html`<figure class="compare">
    <label for="${id}">${page.words.compare}: ${plainText(item.name)}</label>
    <div class="stage">
      ${plate(item, page, 'after')} ${plate(item, page, 'before')}
      <input id="${id}" type="range" min="0" max="100" value="50" hidden />
    </div>
    <figcaption>${name(item, page)} ${text(item, page)}</figcaption>
  </figure>`;
}

/** Drawings only where every pair has one: next to a place for a photo a drawing would look like the work itself. */
function alike(items: readonly Item[]): Item[] {
  const isDrawn = items.every(({ motif }) => motif);
  return items.map((item) => (isDrawn ? item : { ...item, motif: undefined }));
}

/** Where the divider stands: the middle of the slider's thumb, which never leaves the picture. */
const AT = 'calc(1.375rem + (100% - 2.75rem) * var(--part, 0.5))';
const THUMB =
  'appearance: none; width: 2.75rem; height: 2.75rem; border: 0; border-radius: 50%; background: none; box-shadow: none; pointer-events: auto; cursor: ew-resize;';

/** Two pictures of one thing, and a divider that is dragged or moved with the arrow keys. Without scripts they stand side by side. */
export const BEFORE_AFTER_LAYOUTS = {
  'before-after': {
    css: `
.before-after .pairs { display: grid; gap: 3rem var(--gutter); }
.compare label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.compare .stage { position: relative; display: grid; grid-template-columns: 1fr 1fr; gap: 0.4rem; border-radius: var(--radius); overflow: hidden; }
.compare .plate { position: relative; aspect-ratio: 3 / 4; --slot: color-mix(in oklab, var(--bg, var(--color-ground)) 84%, var(--fg-brand)); background: var(--slot); }
.compare .before { order: -1; --slot: color-mix(in oklab, var(--bg, var(--color-ground)) 90%, var(--fg)); }
.compare .plate :is(img, picture) { display: block; width: 100%; height: 100%; object-fit: cover; }
.compare .slot { background: none; }
@media (max-width: 47.99rem) { .compare .slot tspan:not(.slot-kind) { display: none; } }
.compare .tag { position: absolute; top: 0.8rem; left: 0.8rem; padding: 0.45em 0.8em; border-radius: var(--radius-button); background: var(--bg, var(--color-ground)); color: var(--fg); font: 600 0.9rem/1 var(--font-label); }
.compare .after .tag { left: auto; right: 0.8rem; }
.outlined { --art-a: transparent; --art-b: transparent; --art-c: transparent; --art-key: var(--art-o); --art-key-width: 1.2px; }
.compare figcaption { margin-top: 0.9rem; }
.compare input { position: absolute; inset: auto 0 0.9rem; width: 100%; height: 2.75rem; min-height: 0; margin: 0; padding: 0; border: 0; background: none; appearance: none; outline: 0; pointer-events: none; touch-action: pan-y; }
.compare input::-webkit-slider-runnable-track { background: none; }
.compare input::-webkit-slider-thumb { ${THUMB} }
.compare input::-moz-range-thumb { ${THUMB} }
.compare.is-live .stage { display: block; aspect-ratio: 3 / 2; }
.compare.is-live .plate { position: absolute; inset: 0; aspect-ratio: auto; }
.compare.is-live .before { clip-path: inset(0 calc(100% - ${AT}) 0 0); }
.compare.is-live .slot { width: 50%; }
.compare.is-live .after .slot { margin-left: 50%; }
.compare.is-live .stage::before, .compare.is-live .stage::after { position: absolute; z-index: 1; left: ${AT}; translate: -50% 0; pointer-events: none; }
.compare.is-live .stage::before { content: ''; inset-block: 0; width: 3px; background: var(--color-surface); }
.compare.is-live .stage::after { content: '‹ ›'; content: '‹ ›' / ''; bottom: 0.9rem; display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border-radius: 50%; background: var(--color-surface); color: var(--color-ink); box-shadow: 0 1px 6px rgb(0 0 0 / 0.3); font: 700 1.3rem/1 var(--font-label); }
.compare:has(input:focus-visible) .stage::after { outline: 3px solid var(--color-brand); outline-offset: 2px; }
@media (min-width: 60rem) { ${balanced('.before-after .pairs')} }`,
    render: (section, page) => {
      page.missing.add('photos');
      return frameSection({
        section,
        layout: 'before-after wide',
        body: html`<div class="pairs">
          ${alike(section.items).map((item, index) => pair(item, `${idOf(section)}-compare-${index + 1}`, page))}
        </div>`,
      });
    },
  },
} as const satisfies Record<string, Layout<Section>>;
