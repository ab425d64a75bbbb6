import { html, trusted, type Html } from '../html.ts';
import { emptyFrame, platePicture } from './list-parts.ts';
import { photoSlot } from './photo-slot.ts';
import {
  frameSection,
  hasFreshPicture,
  idOf,
  nextPicture,
  writeHead,
  sectionClass,
  writeText,
  type Layout,
  type Page,
  type Section,
} from './section.ts';
import { VIEWER_CSS, viewerData } from './viewer.ts';

/** Up to here a text is set large: alone in running size it would be lost. */
const SHORT_TEXT = 220;

function paragraphs(section: Section, page: Page): Html {
  const length = section.items.reduce((sum, { text = '' }) => sum + text.length, 0);
  return html`<div class="${trusted(length <= SHORT_TEXT ? 'about-text is-short' : 'about-text')}">
    ${section.items.map((item) => html`<p>${item.text ?? writeText(item.name, page)}</p>`)}
  </div>`;
}

/** Whose photograph belongs beside a text about the owner. */
function portrayed(page: Page): string {
  const { portrait, author, place } = page.words.photoOf;
  if (page.sections.some(({ kind }) => kind === 'blog')) return author;
  return page.subject.isOnePerson ? portrait : place;
}

/** An object of the page that has not been shown yet; else a place for a photograph of the owner, which people rather see. */
function aboutPicture(
  { items }: Section,
  page: Page,
  size: { width: number; height: number },
): Html {
  const drawn = items.find(({ plate }) => plate);
  if (drawn) {
    page.missing.add('photos');
    return html`<div class="picture" data-placeholder="photos">
      ${platePicture(drawn, page, size)}
    </div>`;
  }
  const isDrawn = hasFreshPicture(page) && !page.subject.isOnePerson;
  if (isDrawn)
    return html`<div class="picture">${nextPicture(page, size.width, size.height)}</div>`;
  page.missing.add('photos');
  return html`<div class="picture" data-placeholder="photos">
    ${photoSlot(page, { ...size, shows: portrayed(page) })}
  </div>`;
}

/** Who speaks for themselves signs; what is told of somebody is nobody's letter. */
const OWN_VOICE =
  /(?<![\p{L}\d])(?:I|[Ww]e|[Mm]y|[Oo]ur|[Ii]o|[Nn]oi|[Ss]ono|[Ss]iamo|[Hh]o|[Aa]bbiamo|[Mm]io|[Mm]ia|[Mm]iei|[Nn]ostr[oaei]|\p{L}{2,}iamo)(?![\p{L}\d])/u;

function isSigned({ items }: Section): boolean {
  return items.some(({ text = '' }) => OWN_VOICE.test(text));
}

const SHORT_CSS = `
.section .about-text.is-short p { font: var(--weight-display) clamp(1.4rem, 2.5vw, 2.15rem)/1.3 var(--font-display); letter-spacing: -0.01em; max-width: 30em; }
.about-text.is-short::first-letter { all: unset; }`;

export const ABOUT_LAYOUTS = {
  'about-picture': {
    css: `${SHORT_CSS}
.about-picture .two { display: grid; gap: 2rem clamp(2rem, 6vw, 6rem); }
.about-picture .picture { aspect-ratio: 4 / 3; }
.about-picture .about-text { font-size: clamp(1.12rem, 0.95rem + 0.6vw, 1.45rem); }
@media (min-width: 52rem) { .about-picture .two { grid-template-columns: 1fr 1fr; align-items: center; } .about-picture .picture { aspect-ratio: 1; } }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'about-picture wide',
        body: html`<div class="two">
          ${aboutPicture(section, page, { width: 560, height: 560 })} ${paragraphs(section, page)}
        </div>`,
      }),
  },
  'about-statement': {
    css: `${SHORT_CSS}
.about-statement .about-text p:first-child { font: var(--weight-display) clamp(1.4rem, 2.9vw, 2.3rem)/1.28 var(--font-display); letter-spacing: -0.012em; max-width: 38em; text-wrap: pretty; }
.about-statement .about-text p + p { margin-top: 1.5rem; max-width: 38rem; }
.about-statement .about-text::first-letter { all: unset; }
:is(.heritage, .luxury, .neon) .about-statement .about-text:has(> p:only-child) { text-align: center; justify-items: center; } :is(.heritage, .luxury, .neon) .about-statement .about-text > p:only-child { text-wrap: balance; }`,
    render: (section, page) =>
      frameSection({ section, layout: 'about-statement', body: paragraphs(section, page) }),
  },
  'about-letter': {
    css: `${SHORT_CSS}
.about-letter .letter { display: grid; gap: 2rem var(--gutter); }
.about-letter .about-text { max-width: 38rem; font-size: clamp(1.12rem, 0.95rem + 0.6vw, 1.45rem); }
.about-letter .sign { margin-top: 1.8rem; font: italic 1.5rem var(--font-display); }
.about-letter .picture { aspect-ratio: 4 / 3; }
@media (min-width: 60rem) {
  .section.about-letter > .wrap { display: grid; grid-template-columns: 1.3fr 1fr; grid-template-rows: auto 1fr; gap: 0 clamp(2rem, 6vw, 6rem); }
  .about-letter .letter { display: contents; }
  .about-letter .words { display: flex; flex-direction: column; }
  .about-letter .sign { margin-top: auto; padding-top: 1.8rem; }
  .about-letter .words:has(.is-short) { align-self: center; }
  .about-letter .picture { grid-area: 1 / 2 / 3 / 3; aspect-ratio: 5 / 6; }
}`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'about-letter wide',
        body: html`<div class="letter">
          <div class="words">
            ${paragraphs(section, page)}
            ${isSigned(section) && html`<p class="sign">${writeText(page.facts.person ?? page.name, page)}</p>`}
          </div>
          ${aboutPicture(section, page, { width: 500, height: 600 })}
        </div>`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;

function questions(section: Section, page: Page, openFirst: boolean): Html {
  return html`<div class="questions">
    ${section.items.map(
      (item, index) =>
        html`<details${openFirst && index === 0 ? html` open` : ''}>
<summary>${writeText(item.name, page)}</summary>
<p>${item.text ?? ''}</p>
</details>`,
    )}
  </div>`;
}

export const FAQ_LAYOUTS = {
  'faq-lines': {
    css: `
.heritage .faq-lines .questions { max-width: 56rem; margin-inline: auto; }`,
    render: (section, page) =>
      frameSection({ section, layout: 'faq-lines', body: questions(section, page, true) }),
  },
  'faq-split': {
    css: `
@media (min-width: 60rem) { .section.faq-split > .wrap { display: grid; grid-template-columns: 1fr 1.7fr; gap: var(--gutter); align-items: start; } .faq-split .head { position: sticky; top: 6rem; } }`,
    render: (section, page) =>
      frameSection({ section, layout: 'faq-split wide', body: questions(section, page, true) }),
  },
  'faq-columns': {
    css: `
@media (min-width: 60rem) { .faq-columns .questions { display: grid; grid-template-columns: 1fr 1fr; gap: 0 var(--gutter); align-items: start; } .faq-columns .questions:has(> :last-child:nth-child(odd)) { display: block; } }`,
    render: (section, page) =>
      frameSection({ section, layout: 'faq-columns wide', body: questions(section, page, false) }),
  },
} as const satisfies Record<string, Layout<Section>>;

interface FigureSize {
  width: number;
  height: number;
}

type SizeOf = (index: number) => FigureSize;

function figure(section: Section, page: Page, index: number, sizeOf: SizeOf): Html {
  const item = section.items[index];
  return html`<figure>
    ${item && emptyFrame(item, page, sizeOf(index))}
    <figcaption>${item && writeText(item.name, page)}</figcaption>
  </figure>`;
}

function figures(section: Section, page: Page, sizeOf: SizeOf): Html[] {
  page.missing.add('photos');
  return section.items.map((_, index) => figure(section, page, index, sizeOf));
}

/** One tall, two small, one wide. */
const MOSAIC_SIZES: readonly FigureSize[] = [
  { width: 520, height: 640 },
  { width: 480, height: 360 },
  { width: 480, height: 360 },
  { width: 880, height: 400 },
];

export const GALLERY_LAYOUTS = {
  'gallery-mosaic': {
    css: `${VIEWER_CSS}
.gallery-mosaic .set { display: grid; gap: 1rem; grid-template-columns: 1fr 1fr; }
.gallery-mosaic .picture { aspect-ratio: 4 / 3; }
@media (max-width: 51.99rem) { .gallery-mosaic figure:last-child:nth-child(odd) { grid-column: 1 / -1; } }
.gallery-mosaic figcaption { padding-top: 0.5rem; font-size: 0.95rem; color: var(--fg-muted); }
@media (min-width: 52rem) { .gallery-mosaic .set { grid-template-columns: 1.3fr 1fr 1fr; } .gallery-mosaic figure:first-child { grid-row: span 2; } .gallery-mosaic figure:first-child .picture { aspect-ratio: auto; height: calc(100% - 2rem); } .gallery-mosaic .set:has(> :nth-child(3):last-child) { grid-template-columns: 1.5fr 1fr; } .gallery-mosaic figure:nth-child(4) { grid-column: 2 / -1; } .gallery-mosaic figure:nth-child(4) .picture { aspect-ratio: 2.2; } }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'gallery-mosaic wide',
        body: html`<div class="set" ${viewerData(page)}>
          ${figures(section, page, (index) => MOSAIC_SIZES[index] ?? { width: 480, height: 360 })}
        </div>`,
      }),
  },
  'gallery-strip': {
    css: `${VIEWER_CSS}
.gallery-strip .set { display: flex; gap: 1.2rem; overflow-x: auto; scroll-snap-type: x proximity; padding-bottom: 1rem; margin-inline: calc(-1 * var(--gutter)); padding-inline: var(--gutter); scrollbar-color: var(--fg-brand) transparent; }
.gallery-strip figure { flex: 0 0 min(78vw, 26rem); scroll-snap-align: center; }
.gallery-strip figure:nth-child(even) { flex-basis: min(78vw, 36rem); }
.gallery-strip .picture { height: clamp(16rem, 32vw, 26rem); }
.gallery-strip figcaption { padding-top: 0.7rem; color: var(--fg-muted); }`,
    render: (section, page) =>
      html`<section
        id="${idOf(section)}"
        class="${sectionClass(section, 'gallery-strip wide')}"
        aria-labelledby="${idOf(section)}-title"
      >
        <div class="wrap">
          ${writeHead(section)}
          <div
            class="set"
            tabindex="0"
            role="group"
            aria-labelledby="${idOf(section)}-title"
            ${viewerData(page)}
          >
            ${figures(section, page, (index) => ({ width: index % 2 ? 580 : 420, height: 420 }))}
          </div>
        </div>
      </section>`,
  },
  'gallery-captions': {
    css: `${VIEWER_CSS}
.gallery-captions .set { display: grid; gap: 2.5rem var(--gutter); }
.gallery-captions .picture { aspect-ratio: 3 / 2; }
.gallery-captions figcaption { padding-top: 0.8rem; font: var(--weight-display) 1.3rem/1.2 var(--font-display); }
@media (min-width: 40rem) { .gallery-captions .set { grid-template-columns: 1fr 1fr; } .gallery-captions figure:nth-child(even) { margin-top: clamp(2rem, 6vw, 5rem); } }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'gallery-captions wide',
        body: html`<div class="set" ${viewerData(page)}>
          ${figures(section, page, () => ({ width: 600, height: 400 }))}
        </div>`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;

function quotes(section: Section, page: Page): Html[] {
  return section.items.map(
    (item) =>
      html`<blockquote>
        <p>${writeText(item.name, page)}</p>
        <footer>${item.note && writeText(item.note, page)}</footer>
      </blockquote>`,
  );
}

/** Frames for reviews. They hold marked gaps only: the designer writes no review. */
export const TESTIMONIAL_LAYOUTS = {
  'voices-wide': {
    css: `
.voices-wide blockquote p { font: var(--weight-display) clamp(1.6rem, 3.6vw, 2.8rem)/1.2 var(--font-display); }
.voices-wide blockquote + blockquote { margin-top: 2.5rem; padding-top: 2.5rem; border-top: var(--stroke) solid var(--rule); }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'voices-wide',
        body: html`<div class="voices">${quotes(section, page)}</div>`,
      }),
  },
  'voices-pair': {
    css: `
.voices-pair .pair { display: grid; gap: 1.5rem; }
.voices-pair blockquote p { font: var(--weight-display) clamp(1.3rem, 2.2vw, 1.9rem)/1.3 var(--font-display); }
.voices-pair blockquote { padding: 2rem; display: grid; gap: 1.4rem; align-content: space-between; border: var(--stroke) solid var(--rule); border-radius: var(--radius); }
@media (min-width: 52rem) { .voices-pair .pair { grid-template-columns: 1.4fr 1fr; } }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'voices-pair wide',
        body: html`<div class="pair">${quotes(section, page)}</div>`,
      }),
  },
  'voices-rail': {
    css: `
.voices-rail .rail { display: grid; gap: 2rem var(--gutter); }
.voices-rail blockquote { border-top: calc(var(--stroke) * 3) solid var(--fg-brand); padding-top: 1.3rem; font-size: 1.25em; line-height: 1.4; }
.voices-rail footer { margin-top: 1rem; font-size: 1rem; }
@media (min-width: 52rem) { .voices-rail .rail { grid-template-columns: 1fr 1fr; } }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'voices-rail wide',
        body: html`<div class="rail">${quotes(section, page)}</div>`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;
