import { html, trusted, type Html } from '../html.ts';
import { ownersGap } from './forms.ts';
import { linkGap } from './list-parts.ts';
import { writePhone } from './phone.ts';
import {
  frameSection,
  missing,
  nextPicture,
  writeText,
  writeWhole,
  type Layout,
  type Page,
  type Section,
  ON_PANEL,
} from './section.ts';

function phoneValue(page: Page): Html {
  const { phone } = page.facts;
  return phone ? writePhone(page.facts) : writeText(missing('phone', page), page);
}

function mailValue(page: Page): Html {
  const { mail } = page.facts;
  return mail ? writeWhole(mail, `mailto:${mail}`) : writeText(missing('mail', page), page);
}

/** Nobody can write or call yet; an address alone answers no question. */
function isUnknown({ facts: { phone, mail, links = [] } }: Page): boolean {
  return (phone ?? mail) === undefined && links.length === 0;
}

/** Whether a way of contact has a line: every known one, and all as gaps where none is known. */
function isShown(value: string | undefined, page: Page): boolean {
  return value !== undefined || isUnknown(page);
}

function line(label: string, value: Html): Html {
  return html`<div>
    <dt class="label">${label}</dt>
    <dd>${value}</dd>
  </div>`;
}

function ways(page: Page): Html {
  const { words, facts } = page;
  const links = facts.links ?? [];
  return html`<dl class="ways">
    ${isShown(facts.phone, page) && line(words.phone, phoneValue(page))}
    ${isShown(facts.mail, page) && line(words.mail, mailValue(page))}
    ${showsAddress(page) && line(words.address, html`${facts.address}`)}
    ${asksHours(page) && line(words.hours, writeText(missing('hours', page), page))}
    ${
      links.length > 0 &&
      html`<div>
        <dt class="label">${words.elsewhere}</dt>
        ${links.map(({ name, link }) => html`<dd>${writeWhole(name, link)}</dd>`)}
      </div>`
    }
  </dl>`;
}

/** A form of its own asks more than this one; without an address to write to, it would send nothing. */
function hasForm(page: Page): boolean {
  const isAsked = page.sections.some(({ kind }) => kind === 'booking' || kind === 'rsvp');
  const isAnswered = page.facts.mail !== undefined || isUnknown(page);
  return isAnswered && !isAsked && !page.subject.writesDirectly;
}

function waysAndForm(page: Page, box: 'two' | 'panel'): Html {
  return html`<div class="${trusted(box)}">${ways(page)} ${hasForm(page) && form(page)}</div>`;
}

/** Without a form beside them, the ways to reach somebody stand large. */
const ALONE_CSS = `
.ways:only-child { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 1.8rem clamp(2rem, 6vw, 6rem); }
.section .ways:only-child dd { font: var(--weight-display) clamp(1.35rem, 3vw, 2.5rem)/1.2 var(--font-display); letter-spacing: var(--tracking-display); }`;

/** A page with a map says there where to find the place. */
function showsAddress(page: Page): boolean {
  const hasMap = page.sections.some(({ kind }) => kind === 'map');
  return Boolean(page.facts.address) && !hasMap;
}

/** A place with opening hours whose brief gives none keeps a marked gap among the contact lines. */
function asksHours(page: Page): boolean {
  const isTold = page.sections.some(({ kind }) => kind === 'hours');
  return !isTold && page.subject.hasHours;
}

/** Without an address nobody gets what a form sends: whoever gives only a telephone number is called. */
function takesMail({ facts: { mail, phone } }: Page): boolean {
  return mail !== undefined || phone === undefined;
}

/** One form is enough. */
export function showsForm(page: Page): boolean {
  return takesMail(page) && !page.sections.some(({ kind }) => kind === 'booking');
}

function form(page: Page): Html | undefined {
  if (!showsForm(page)) return undefined;
  const { form: words } = page.words;
  return html`<form
    class="form"
    action="mailto:${page.facts.mail ?? ''}"
    method="get"
    data-mail-form
  >
    <p class="field">
      <label for="contact-name">${words.name}</label>
      <input id="contact-name" name="name" autocomplete="name" required />
    </p>
    <p class="field">
      <label for="contact-reply">${words.reply}</label>
      <input id="contact-reply" name="reply" autocomplete="email" required />
    </p>
    <p class="field">
      <label for="contact-message">${words.message}</label>
      <textarea id="contact-message" name="body" rows="5" required></textarea>
    </p>
    <p><button class="button" type="submit">${words.send}</button></p>
    <p class="hint">${page.facts.mail && words.note} ${ownersGap(page)}</p>
  </form>`;
}

export const CONTACT_LAYOUTS = {
  'contact-split': {
    css: `${ALONE_CSS}
.contact-split .two { display: grid; gap: 2.5rem var(--gutter); }
@media (min-width: 56rem) { .contact-split .two { grid-template-columns: 1fr 1.4fr; } }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'contact-split wide',
        body: waysAndForm(page, 'two'),
      }),
  },
  'contact-panel': {
    css: `${ALONE_CSS}
.contact-panel .panel { display: grid; gap: 2rem; ${ON_PANEL} border-radius: var(--radius); padding: clamp(1.4rem, 4vw, 3.5rem); }
.contact-panel .ways { display: flex; flex-wrap: wrap; gap: 1.5rem 4rem; }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'contact-panel wide',
        body: waysAndForm(page, 'panel'),
      }),
  },
  'contact-large': {
    css: `${ALONE_CSS}
.contact-large .ways dd { --glyph: var(--glyph-display); font: var(--weight-display) clamp(1.5rem, 4.4vw, 3.4rem)/1.15 var(--font-display); letter-spacing: var(--tracking-display); overflow-wrap: anywhere; }
.contact-large .ways dd:has(> [data-placeholder]) { font: inherit; letter-spacing: 0; }
.contact-large .ways a { color: inherit; text-decoration-thickness: 2px; }
.contact-large .two { display: grid; gap: 3rem var(--gutter); }
@media (min-width: 60rem) { .contact-large .two { grid-template-columns: 1.2fr 1fr; } }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'contact-large wide',
        body: waysAndForm(page, 'two'),
      }),
  },
} as const satisfies Record<string, Layout<Section>>;

/** The owner's own buttons, else the page's. */
function callActions({ items }: Section, page: Page): Html {
  if (items.length === 0) {
    return html`<p class="actions">
      <a class="button" href="${page.action.href}">${page.action.label}</a>
    </p>`;
  }
  return html`<p class="actions">
    ${items.map((item) =>
      item.link
        ? html`<a class="button" href="${item.link}">${writeText(item.name, page)}</a>`
        : html`<span class="button">${writeText(item.name, page)} ${linkGap(page)}</span>`,
    )}
  </p>`;
}

export const CTA_LAYOUTS = {
  'cta-line': {
    css: `
.cta-line .wrap { display: grid; gap: 1.5rem; justify-items: start; }
.cta-line .head { margin: 0; text-align: left; --ornament: 0; }
@media (min-width: 52rem) { .section.cta-line > .wrap { grid-template-columns: 1fr auto; align-items: end; } }`,
    render: (section, page) =>
      frameSection({ section, layout: 'cta-line wide', body: callActions(section, page) }),
  },
  'cta-giant': {
    css: `
.cta-giant .head { margin: 0 0 2rem; text-align: left; --ornament: 0; }
.cta-giant .head h2 { font-size: clamp(2.6rem, 8vw, 7rem); line-height: 0.98; max-width: 16ch; }`,
    render: (section, page) =>
      frameSection({ section, layout: 'cta-giant wide', body: callActions(section, page) }),
  },
  'cta-picture': {
    css: `
.cta-picture .two { display: grid; gap: 2rem var(--gutter); }
.cta-picture .picture { aspect-ratio: 16 / 9; }
@media (min-width: 52rem) {
  .section.cta-picture > .wrap { display: grid; grid-template-columns: 1fr 1.5fr; grid-template-rows: 1fr auto auto 1fr; gap: 0 clamp(2rem, 6vw, 6rem); }
  .cta-picture .head { grid-area: 2 / 1; margin-bottom: 0; }
  .cta-picture .two { display: contents; }
  .cta-picture .actions { grid-area: 3 / 1; }
  .cta-picture .picture { grid-area: 1 / 2 / 5 / 3; }
}`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'cta-picture wide',
        body: html`<div class="two">
          ${callActions(section, page)}
          <div class="picture">${nextPicture(page, 800, 450)}</div>
        </div>`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;

function subscribeForm(page: Page): Html {
  const { form: words } = page.words;
  return html`<form
    class="form inline"
    action="mailto:${page.facts.mail ?? ''}"
    method="get"
    data-mail-form
  >
    <p class="field">
      <label for="newsletter-mail">${words.mail}</label>
      <input id="newsletter-mail" name="body" type="email" autocomplete="email" required />
    </p>
    <p><button class="button" type="submit">${words.subscribe}</button></p>
    <p class="hint">${page.facts.mail && words.consent} ${ownersGap(page)}</p>
  </form>`;
}

export const NEWSLETTER_LAYOUTS = {
  'newsletter-line': {
    css: `
.newsletter-line .form { max-width: 40rem; }
:is(.heritage, .luxury, .neon) .newsletter-line .form { margin-inline: auto; }`,
    render: (section, page) =>
      frameSection({ section, layout: 'newsletter-line', body: subscribeForm(page) }),
  },
  'newsletter-split': {
    css: `
@media (min-width: 52rem) { .section.newsletter-split > .wrap { display: grid; grid-template-columns: 1fr 1fr; gap: var(--gutter); align-items: start; } .newsletter-split .head { margin: 0; } }`,
    render: (section, page) =>
      frameSection({ section, layout: 'newsletter-split wide', body: subscribeForm(page) }),
  },
  'newsletter-box': {
    css: `
.newsletter-box .box { border: var(--stroke) solid var(--fg); border-radius: var(--radius); padding: clamp(1.4rem, 4vw, 3rem); }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'newsletter-box wide',
        body: html`<div class="box">${subscribeForm(page)}</div>`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;
