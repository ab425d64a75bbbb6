import { html, type Html } from '../html.ts';
import { linkGap, name, platePicture, text, writeList } from './list-parts.ts';
import { writeText, type Item, type Layout, type Page, type Section } from './section.ts';

function cutting(item: Item, page: Page): Html {
  const source = html`<cite>${writeText(item.name, page)}</cite>`;
  const more = item.note !== undefined && html`, ${writeText(item.note, page)}`;
  return item.text
    ? html`<blockquote>
        <p>${item.text}</p>
        <footer>${source}${more}</footer>
      </blockquote>`
    : html`<p class="source">${source}${more}</p>`;
}

/** What newspapers wrote: their words first, then who they are. */
export const PRESS_LAYOUTS = {
  'press-quotes': {
    css: `
.press-quotes .list { display: grid; gap: 2.6rem var(--gutter); }
.press-quotes blockquote p { font: var(--weight-display) clamp(1.3rem, 2.4vw, 2.1rem)/1.25 var(--font-display); letter-spacing: -0.01em; max-width: 34em; }
.press-quotes blockquote footer { margin-top: 0.8rem; }
.press-quotes cite { font: 600 1rem var(--font-label); color: var(--fg-brand); }
.press-quotes .source cite { font-size: clamp(1.3rem, 2.4vw, 2rem); }
:is(.heritage, .luxury, .neon) .press-quotes .list:has(> li:only-child) { justify-items: center; text-align: center; }
@media (min-width: 60rem) { .press-quotes .list:has(> li:nth-child(2)) { grid-template-columns: 1fr 1fr; } .press-quotes .list:has(> li:nth-child(odd):last-child) > li:first-child { grid-column: 1 / -1; } }`,
    render: (section, page) =>
      writeList(section, page, { layout: 'press-quotes wide', item: cutting }),
  },
} as const satisfies Record<string, Layout<Section>>;

/** Who takes part, as names on a wall. */
export const PARTNER_LAYOUTS = {
  'partners-wall': {
    css: `
.partners-wall .list { display: flex; flex-wrap: wrap; gap: 0.8rem clamp(1.6rem, 5vw, 4.5rem); align-items: baseline; }
.partners-wall .name { font-size: clamp(1.3rem, 2.8vw, 2.4rem); line-height: 1.1; letter-spacing: var(--tracking-display); }
.partners-wall .name a { color: inherit; }`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'partners-wall wide',
        item: (item) => html`${name(item, page)} ${text(item, page)}`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;

const PLAY_CSS = `
.play { flex: none; width: 3rem; height: 3rem; display: grid; place-items: center; border-radius: 50%; background: var(--button); color: var(--on-button); text-decoration: none; }
.cover { flex: none; width: clamp(4.2rem, 8vw, 6rem); aspect-ratio: 1; border-radius: min(var(--radius), 10px); overflow: hidden; }
.episodes-newest .list > li:first-child .cover { width: clamp(8rem, 24vw, 20rem); }
@media (max-width: 39.99rem) { .episodes-newest .list > li:first-child { flex-wrap: wrap; } .episodes-newest .list > li:first-child > div:last-child { flex-basis: 100%; } }
.play::before { content: ''; border-left: 0.9rem solid; border-block: 0.55rem solid transparent; margin-left: 0.2rem; }`;

function play(item: Item, page: Page): Html | undefined {
  const label = `${page.words.listenTo}: ${typeof item.name === 'string' ? item.name : item.name.shown}`;
  return item.link
    ? html`<a class="play" href="${item.link}" rel="noopener" aria-label="${label}"></a>`
    : undefined;
}

function withoutLink({ link: _link, ...item }: Item): Item {
  return item;
}

/** Whether the owner still has to say where it is heard: the newest episode, and places without an address. */
function isUnheard({ link, note }: Item, index: number, kind: Section['kind']): boolean {
  return link === undefined && (kind === 'episodes' ? index === 0 : note === undefined);
}

function hear({ kind }: Section): (item: Item, page: Page, index: number) => Html {
  return (item, page, index) =>
    html`${heard(item, page)} ${isUnheard(item, index, kind) && linkGap(page)}`;
}

const COVER = { width: 200, height: 200 };

function cover(item: Item, page: Page): Html | undefined {
  return item.plate && html`<div class="cover">${platePicture(item, page, COVER)}</div>`;
}

function heard(item: Item, page: Page): Html {
  return html`${cover(item, page)} ${play(item, page)}
    <div>
      ${item.note !== undefined && html`<p class="label">${writeText(item.note, page)}</p>`}
      ${name(item.link ? withoutLink(item) : item, page)} ${text(item, page)}
    </div>`;
}

/** Episodes: the newest large, the others below. */
export const EPISODE_LAYOUTS = {
  'episodes-newest': {
    css: `${PLAY_CSS}
.episodes-newest .list { display: grid; gap: 0 var(--gutter); }
.episodes-newest .list > li { display: flex; gap: 1.2rem; align-items: center; border-top: var(--stroke) solid var(--rule); padding-block: 1.3rem 1.5rem; }
.episodes-newest .list > li > div { flex: 1; }
.episodes-newest .label { color: var(--fg-brand); font-variant-numeric: tabular-nums; }
.episodes-newest .list > li:first-child { border: 0; padding-block: 0 clamp(2rem, 4vw, 3.4rem); }
.episodes-newest .list > li:first-child .name { font-size: clamp(2rem, 5.4vw, 4.6rem); line-height: 1.02; letter-spacing: var(--tracking-display); }
.episodes-newest .list > li:first-child p:not(.label) { font-size: 1.15em; margin-top: 0.8rem; }
@media (max-width: 39.99rem) { .episodes-newest .list > li:not(:has(.play)) { display: grid; gap: 0.6rem; } }
@media (min-width: 60rem) { .episodes-newest .list:has(> li:nth-child(3)) { grid-template-columns: 1fr 1fr; } .episodes-newest .list > li:first-child { grid-column: 1 / -1; } .episodes-newest .list > li:last-child:nth-child(even):not(:nth-child(2)) { grid-column: 1 / -1; } }`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'episodes-newest wide',
        element: 'ol',
        item: hear(section),
      }),
  },
  'episodes-index': {
    css: `${PLAY_CSS}
.episodes-index .list > li { display: flex; gap: 1.2rem; align-items: center; border-top: var(--stroke) solid var(--fg); padding-block: 1rem 1.2rem; }
.episodes-index .list > li > div { flex: 1; display: grid; gap: 0.1rem 2rem; }
.episodes-index .name { font-size: clamp(1.4rem, 3.2vw, 2.7rem); line-height: 1.08; letter-spacing: var(--tracking-display); }
.episodes-index .label { color: var(--fg-brand); font-variant-numeric: tabular-nums; }
@media (min-width: 52rem) { .episodes-index .list > li > div { grid-template-columns: 11rem 1fr; align-items: baseline; } .episodes-index .list > li > div > :not(.label) { grid-column: 2; } }`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'episodes-index wide',
        element: 'ol',
        item: hear(section),
      }),
  },
} as const satisfies Record<string, Layout<Section>>;

/** Songs, or the places where there is something to hear or to see. */
export const LISTEN_LAYOUTS = {
  'listen-tracks': {
    css: `${PLAY_CSS}
.listen-tracks .list { counter-reset: track; }
.listen-tracks .list > li { counter-increment: track; display: flex; gap: 1.2rem; align-items: center; border-top: 1px solid var(--rule); padding-block: 0.9rem; }
.listen-tracks .list > li:not(:has(.play)):has(.label)::before { content: counter(track); min-width: 3rem; font-family: var(--font-label); font-variant-numeric: tabular-nums; color: var(--fg-muted); text-align: center; }
.listen-tracks .list > li > div { flex: 1; display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0.1rem 2rem; }
.listen-tracks .list > li > div > .label { order: 2; }
.listen-tracks .list > li > div > p:not(.label) { flex-basis: 100%; order: 3; }
.listen-tracks .name { font-size: clamp(1.2rem, 2vw, 1.6rem); }
@media (min-width: 64rem) { .listen-tracks .list:has(> li:nth-child(7)) { columns: 2; column-gap: var(--gutter); } .listen-tracks .list > li { break-inside: avoid; } }`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'listen-tracks wide',
        element: 'ol',
        item: hear(section),
      }),
  },
} as const satisfies Record<string, Layout<Section>>;
