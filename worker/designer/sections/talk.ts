import { toPhoneLink } from '#domain/reading/contact.ts';
import { html, type Html } from '../html.ts';
import {
  frameSection,
  missing,
  nextPicture,
  writeActions,
  writeText,
  type Layout,
  type Page,
  type Section,
  ON_PANEL,
} from './section.ts';

function phoneValue(page: Page): Html {
  const { phone } = page.facts;
  return phone
    ? html`<a href="${toPhoneLink(phone)}">${phone}</a>`
    : writeText(missing('phone', page), page);
}

function mailValue(page: Page): Html {
  const { mail } = page.facts;
  return mail ? html`<a href="mailto:${mail}">${mail}</a>` : writeText(missing('mail', page), page);
}

function ways(page: Page): Html {
  return html`<dl class="ways">
    <div>
      <dt class="label">${page.words.phone}</dt>
      <dd>${phoneValue(page)}</dd>
    </div>
    <div>
      <dt class="label">${page.words.mail}</dt>
      <dd>${mailValue(page)}</dd>
    </div>
    ${
      showsAddress(page) &&
      html`<div>
        <dt class="label">${page.words.address}</dt>
        <dd>${page.facts.address}</dd>
      </div>`
    }
    ${
      asksHours(page) &&
      html`<div>
        <dt class="label">${page.words.hours}</dt>
        <dd>${writeText(missing('hours', page), page)}</dd>
      </div>`
    }
  </dl>`;
}

/** A page with a map says there where to find the place. */
function showsAddress(page: Page): boolean {
  const hasMap = page.sections.some(({ kind }) => kind === 'map');
  return Boolean(page.facts.address) && !hasMap;
}

/** A place with opening hours whose brief gives none keeps a marked gap among the contact lines. */
function asksHours(page: Page): boolean {
  const isShown = page.sections.some(({ kind }) => kind === 'hours');
  return !isShown && page.subject.hasHours;
}

function form(page: Page): Html {
  const { form: words } = page.words;
  if (!page.facts.mail) page.missing.add('mail');
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
    <p class="hint">${words.note}</p>
  </form>`;
}

export const CONTACT_LAYOUTS = {
  'contact-split': {
    css: `
.contact-split .two { display: grid; gap: 2.5rem var(--gutter); }
@media (min-width: 56rem) { .contact-split .two { grid-template-columns: 1fr 1.4fr; } }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'contact-split wide',
        body: html`<div class="two">${ways(page)} ${form(page)}</div>`,
      }),
  },
  'contact-panel': {
    css: `
.contact-panel .panel { display: grid; gap: 2rem; ${ON_PANEL} border-radius: var(--radius); padding: clamp(1.4rem, 4vw, 3.5rem); }
.contact-panel .ways { display: flex; flex-wrap: wrap; gap: 1.5rem 4rem; }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'contact-panel wide',
        body: html`<div class="panel">${ways(page)} ${form(page)}</div>`,
      }),
  },
  'contact-large': {
    css: `
.contact-large .ways dd { font: var(--weight-display) clamp(1.5rem, 4.4vw, 3.4rem)/1.15 var(--font-display); letter-spacing: var(--tracking-display); overflow-wrap: anywhere; }
.contact-large .ways dd:has(> [data-placeholder]) { font: inherit; letter-spacing: 0; }
.contact-large .ways a { color: inherit; text-decoration-thickness: 2px; }
.contact-large .two { display: grid; gap: 3rem var(--gutter); }
@media (min-width: 60rem) { .contact-large .two { grid-template-columns: 1.2fr 1fr; } }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'contact-large wide',
        body: html`<div class="two">${ways(page)} ${form(page)}</div>`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;

export const CTA_LAYOUTS = {
  'cta-line': {
    css: `
.cta-line .wrap { display: grid; gap: 1.5rem; justify-items: start; }
.cta-line .head { margin: 0; text-align: left; --ornament: 0; }
@media (min-width: 52rem) { .section.cta-line > .wrap { grid-template-columns: 1fr auto; align-items: end; } }`,
    render: (section, page) =>
      frameSection({ section, layout: 'cta-line wide', body: writeActions(page) }),
  },
  'cta-giant': {
    css: `
.cta-giant .head { margin: 0 0 2rem; text-align: left; --ornament: 0; }
.cta-giant .head h2 { font-size: clamp(2.6rem, 8vw, 7rem); line-height: 0.98; max-width: 16ch; }`,
    render: (section, page) =>
      frameSection({ section, layout: 'cta-giant wide', body: writeActions(page) }),
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
          ${writeActions(page)}
          <div class="picture">${nextPicture(page, 800, 450)}</div>
        </div>`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;

function subscribeForm(page: Page): Html {
  const { form: words } = page.words;
  if (!page.facts.mail) page.missing.add('mail');
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
    <p class="hint">${words.consent}</p>
  </form>`;
}

export const NEWSLETTER_LAYOUTS = {
  'newsletter-line': {
    css: `
.newsletter-line .form { max-width: 40rem; }`,
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
