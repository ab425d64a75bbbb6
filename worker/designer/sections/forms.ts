import { toPhoneLink } from '#domain/reading/contact.ts';
import type { PlanField } from '#domain/page-plan/plan-types.ts';
import { html, trusted, type Html } from '../html.ts';
import {
  frameSection,
  idOf,
  plainText,
  ON_PANEL,
  writeText,
  type Layout,
  type Page,
  type Section,
} from './section.ts';

const INPUT_TYPES = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  date: 'date',
  time: 'time',
  number: 'number',
} as const;

function control(field: PlanField, id: string): Html {
  const needed = field.isRequired ? html` required` : '';
  switch (field.type) {
    case 'long':
      return html`<textarea id="${id}" name="${field.label}" rows="5" ${needed}></textarea>`;
    case 'choice':
      return html`<select id="${id}" name="${field.label}" ${needed}>
        ${(field.options ?? []).map((option) => html`<option>${option}</option>`)}
      </select>`;
    case 'tick':
      return html`<input id="${id}" name="${field.label}" type="checkbox" ${needed} />`;
    default:
      return html`<input
        id="${id}"
        name="${field.label}"
        type="${INPUT_TYPES[field.type]}"
        ${needed}
      />`;
  }
}

/** Where answers go: to the mail address, else as a text message to the phone. */
function answerAddress({ facts: { mail, phone } }: Page): string {
  if (mail === undefined && phone !== undefined) return toPhoneLink(phone).replace('tel:', 'sms:');
  return `mailto:${mail ?? ''}`;
}

/** What its owner has to add, where a form would write to nobody: it stands in place of what the button does. */
export function ownersGap(page: Page): Html | undefined {
  if (page.facts.mail !== undefined) return undefined;
  return writeText({ missing: 'mail', shown: page.words.toAdd.mail }, page);
}

/** A form with the fields that the owner named; it opens the visitor's mail program, or the messages of the phone. */
export function ownForm(section: Section, page: Page): Html {
  const { mail, phone } = page.facts;
  const { form: words } = page.words;
  const isByText = !mail && phone !== undefined;
  const isAsked = page.action.href === `#${idOf(section)}`;
  return html`<form
    class="form"
    action="${answerAddress(page)}"
    method="get"
    data-mail-form="labels"
    aria-label="${plainText(section.title)}"
  >
    ${(section.fields ?? []).map((field, index) => {
      const id = `${idOf(section)}-field-${index + 1}`;
      return html`<p class="${trusted(field.type === 'tick' ? 'field tick' : 'field')}">
        <label for="${id}">${field.label}</label>
        ${control(field, id)}
      </p>`;
    })}
    <p><button class="button" type="submit">${isAsked ? page.action.label : words.send}</button></p>
    <p class="hint">
      ${isByText ? words.noteByText : mail && words.note} ${!phone && ownersGap(page)}
    </p>
  </form>`;
}

const FORM_CSS = `
:is(input:not([type='checkbox'], [type='range']), select) { min-height: 3.1rem; }
select { appearance: none; padding-right: 2.6rem; background: linear-gradient(45deg, transparent 50%, currentColor 0) right 1.25rem center / 0.4rem 0.4rem no-repeat, linear-gradient(-45deg, transparent 50%, currentColor 0) right 0.85rem center / 0.4rem 0.4rem no-repeat, var(--color-surface); }
.field.tick { display: flex; flex-direction: row-reverse; justify-content: flex-end; gap: 0.7rem; align-items: center; }
.field.tick input { width: 1.2rem; height: 1.2rem; flex: none; }
@media (min-width: 40rem) { .in-pairs .form { grid-template-columns: 1fr 1fr; align-items: end; } .in-pairs .form > :is(:has(textarea), .tick, .hint, :has(.button)) { grid-column: 1 / -1; } }`;

/** A request with the fields that the owner named. */
export const BOOKING_LAYOUTS = {
  'booking-split': {
    css: `${FORM_CSS}
@media (min-width: 60rem) { .section.booking-split > .wrap { display: grid; grid-template-columns: 1fr 1.6fr; gap: var(--gutter); align-items: start; } }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'booking-split in-pairs wide',
        body: ownForm(section, page),
      }),
  },
  'booking-panel': {
    css: `${FORM_CSS}
.booking-panel .panel { ${ON_PANEL} border-radius: var(--radius); padding: clamp(1.4rem, 4vw, 3.5rem); }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'booking-panel in-pairs wide',
        body: html`<div class="panel">${ownForm(section, page)}</div>`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;

/** What an invitation asks when its owner names no fields. */
function rsvpFields({ words: { form, rsvp } }: Page): PlanField[] {
  return [
    { label: form.name, type: 'text', isRequired: true },
    { label: rsvp.coming, type: 'choice', options: [rsvp.yes, rsvp.no], isRequired: true },
    { label: rsvp.guests, type: 'number' },
    { label: rsvp.notes, type: 'long' },
  ];
}

function rsvp(section: Section, page: Page): Html {
  return ownForm({ ...section, fields: section.fields ?? rsvpFields(page) }, page);
}

/** The answer to an invitation, like the card that comes with one. */
export const RSVP_LAYOUTS = {
  'rsvp-card': {
    css: `${FORM_CSS}
.rsvp-card .card { ${ON_PANEL} border-radius: var(--radius); padding: clamp(1.5rem, 5vw, 4rem); max-width: 46rem; margin-inline: auto; box-shadow: inset 0 0 0 0.6rem var(--panel), inset 0 0 0 calc(0.6rem + 1px) var(--rule); }
.rsvp-card .head { text-align: center; margin-inline: auto; justify-items: center; }
.rsvp-card .form > p:has(.button), .rsvp-card .hint { text-align: center; justify-self: center; }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'rsvp-card in-pairs wide',
        body: html`<div class="card">${rsvp(section, page)}</div>`,
      }),
  },
  'rsvp-split': {
    css: `${FORM_CSS}
.rsvp-split .head h2 { font-size: clamp(2.4rem, 6vw, 5.4rem); }
@media (min-width: 60rem) { .section.rsvp-split > .wrap { display: grid; grid-template-columns: 1fr 1.2fr; gap: var(--gutter); align-items: start; } }`,
    render: (section, page) =>
      frameSection({ section, layout: 'rsvp-split in-pairs wide', body: rsvp(section, page) }),
  },
} as const satisfies Record<string, Layout<Section>>;
