import { html, type Html } from '../html.ts';
import { plainText, writeText, type Item, type Page } from './section.ts';

/** Fewer lines would leave the window empty. */
const FEWEST_LINES = 2;
const MOST_LINES = 6;
const MOST_VIEWS = 5;

/** Openings whose picture is large enough for a window of the product. */
const WITH_SHOT: ReadonlySet<string> = new Set([
  'split',
  'columns',
  'tiles',
  'gate',
  'stage',
  'story',
  'panel',
  'cover',
  'horizon',
  'poster',
]);

/** Works that can be drawn say more of a page than its screens. */
function viewsOf({ sections, opening = [] }: Page): readonly Item[] {
  if (opening.length > 0) return [];
  const screens = sections.find(({ kind }) => kind === 'screens');
  const [first] = screens?.items ?? [];
  return (first?.points ?? []).length >= FEWEST_LINES ? (screens?.items ?? []) : [];
}

/** Whether the page opens with the product itself, drawn from the lines of its first screen. */
export function opensWithShot(page: Page): boolean {
  return viewsOf(page).length > 0;
}

/** The openings among these that can show the product; all of them where none can, or where there is nothing to show. */
export function withShot(heroes: readonly string[], page: Page): readonly string[] {
  const fitting = opensWithShot(page) ? heroes.filter((id) => WITH_SHOT.has(id)) : [];
  return fitting.length > 0 ? fitting : heroes;
}

function group(view: Item, page: Page): Html {
  return html`<p class="view">${writeText(view.name, page)}</p>
    <ul class="lines">
      ${(view.points ?? []).slice(0, MOST_LINES).map((point) => html`<li>${point}</li>`)}
    </ul>`;
}

/** A window of the product: its views on the left, their lines beside, as far as there is room. */
export function writeShot(page: Page): Html | undefined {
  const views = viewsOf(page);
  if (views.length === 0) return undefined;
  const shown = views.slice(0, MOST_VIEWS);
  return html`<div class="picture shot" aria-hidden="true">
    <div class="window">
      <p class="bar">${plainText(page.name)}</p>
      <div class="panes">
        <ul class="views">
          ${shown.map((view) => html`<li>${writeText(view.name, page)}</li>`)}
        </ul>
        <div class="groups">
          ${shown.filter(({ points }) => points).map((view) => group(view, page))}
        </div>
      </div>
    </div>
  </div>`;
}

export const SHOT_CSS = `
.hero .shot { display: grid; grid-template: minmax(0, 1fr) / minmax(0, 46rem); justify-content: center; background: var(--color-tint); border: 0; padding: clamp(1.4rem, 5vw, 3.5rem) clamp(1.2rem, 5vw, 3.5rem) 0; container-type: inline-size; }
.shot .window { display: grid; grid-template-rows: auto 1fr; background: var(--color-surface); color: var(--color-ink); border-radius: calc(var(--radius) + 6px) calc(var(--radius) + 6px) 0 0; box-shadow: 0 0 0 1px var(--color-line), 0 2rem 5rem -1.5rem rgb(0 0 0 / 0.45); overflow: hidden; }
.shot .bar { max-width: none; margin: 0; padding: 0.9rem 1.2rem; background: var(--color-brand); color: var(--color-on-brand); font: 600 1rem/1 var(--font-label); }
.shot .panes { display: grid; min-height: 0; }
.shot ul { margin: 0; padding: 0; list-style: none; }
.shot .views { display: none; font: 500 1rem/1.3 var(--font-label); color: var(--color-muted); }
.shot .views li:first-child { color: var(--color-brand-text); font-weight: 700; }
.shot .groups { padding: 1.1rem 1.2rem 1.4rem; overflow: hidden; min-height: 0; mask: linear-gradient(#000 calc(100% - 3rem), transparent); }
.shot .view { max-width: none; margin: 0; font: 700 1.05rem/1.3 var(--font-label); color: var(--color-brand-text); }
.shot .lines + .view { margin-top: 1.4rem; }
.shot .lines li { display: flex; gap: 0.8rem; align-items: baseline; padding: 0.75rem 0; border-bottom: 1px solid var(--color-line); font: 500 1rem/1.35 var(--font-label); }
.shot .lines li::before { content: ''; flex: none; width: 0.75rem; height: 0.75rem; border-radius: min(var(--radius), 4px); box-shadow: inset 0 0 0 2px var(--color-brand); }
.shot .lines li:first-child::before { background: var(--color-brand); }
@container (min-width: 34rem) { .shot .panes { grid-template-columns: minmax(9rem, 1fr) 2.2fr; } .shot .views { display: grid; align-content: start; gap: 0.9rem; padding: 1.2rem; border-right: 1px solid var(--color-line); } }
@container (min-width: 44rem) { .shot .bar { padding: 1.15rem 1.5rem; font-size: 1.15rem; } .shot .views { padding: 1.6rem 1.5rem; gap: 1.2rem; } .shot .groups { padding: 1.5rem 1.5rem 1.4rem; } .shot .lines li { padding: 0.9rem 0; font-size: 1.1rem; } }
@media (max-width: 55.99rem) { .hero .picture.shot { aspect-ratio: auto; height: auto; min-height: 0; } .shot :is(.view, .lines):nth-of-type(n + 2), .shot .lines li:nth-child(n + 5) { display: none; } .shot .groups { mask: none; } }`;
